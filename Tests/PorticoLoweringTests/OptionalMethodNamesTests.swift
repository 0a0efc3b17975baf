import Foundation
import XCTest

@testable import PorticoLowering

/// The names of optional methods, beside the protocols that have them here.
final class OptionalMethodNamesTests: XCTestCase {
    /// Methods with a stand-in for a delegate that lacks them, in the sources of UIKit: `textView(_:primaryActionFor:defaultAction:)`.
    private func declared() throws -> Set<String> {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        var names: Set<String> = []
        for module in ["UIKitBase", "UIKitLists", "UIKit"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(module), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                guard text.contains("OptionalCall.missing") else { continue }
                // A body of one line, behind parameters without functions among them.
                let methods = text.matches(
                    of: /public func (\w+)\(([^(){}]*)\)(?: -> [^{}]*)? \{\s*OptionalCall\.missing/)
                for method in methods {
                    let labels = method.2.split(separator: ",").map {
                        $0.split(separator: ":")[0].split(whereSeparator: \.isWhitespace)[0] + ":"
                    }
                    names.insert("\(method.1)(\(labels.joined()))")
                }
            }
        }
        return names
    }

    /// `delegate?.textView?(text, primaryActionFor: item, defaultAction: action)` didn't compile.
    func testEachOptionalMethodOfADelegateIsKnown() throws {
        let declared = try declared()
        XCTAssertGreaterThan(declared.count, 250)
        XCTAssertEqual(declared.subtracting(SDKNames.optionalMethods).sorted(), [])
    }

    func testADelegateThatForwardsIsAskedForWhatItMayLack() throws {
        let source = """
            import UIKit
            final class Proxy: NSObject, UITextViewDelegate, UITabBarControllerDelegate {
                weak var next: (any UITextViewDelegate)?
                weak var tabs: (any UITabBarControllerDelegate)?
                func textViewWritingToolsWillBegin(_ textView: UITextView) {
                    next?.textViewWritingToolsWillBegin?(textView)
                }
                func tabBarController(_ controller: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                    tabs?.tabBarController?(controller, shouldSelectTab: tab) ?? true
                }
            }
            """
        let text = try lower(source)[0].text
        XCTAssertFalse(text.contains("WillBegin?("), text)
        XCTAssertFalse(text.contains("tabBarController?("), text)
    }
}
