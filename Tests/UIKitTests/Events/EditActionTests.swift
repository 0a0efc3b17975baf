import PorticoObjC
import TestSupport
import UIKit
import XCTest

/// Has a say in every standard edit action, with a diary.
@MainActor private final class Clerk: UIView {
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override func cut(_ sender: Any?) { log.append("cut:") }
    override func copy(_ sender: Any?) { log.append("copy:") }
    override func paste(_ sender: Any?) { log.append("paste:") }
    override func select(_ sender: Any?) { log.append("select:") }
    override func selectAll(_ sender: Any?) { log.append("selectAll:") }
    override func delete(_ sender: Any?) { log.append("delete:") }
    override func toggleBoldface(_ sender: Any?) { log.append("toggleBoldface:") }
    override func toggleItalics(_ sender: Any?) { log.append("toggleItalics:") }
    override func toggleUnderline(_ sender: Any?) { log.append("toggleUnderline:") }
    override func increaseSize(_ sender: Any?) { log.append("increaseSize:") }
    override func decreaseSize(_ sender: Any?) { log.append("decreaseSize:") }
    override func printContent(_ sender: Any?) { log.append("printContent:") }
    override func pasteAndMatchStyle(_ sender: Any?) { log.append("pasteAndMatchStyle:") }
    override func pasteAndGo(_ sender: Any?) { log.append("pasteAndGo:") }
    override func pasteAndSearch(_ sender: Any?) { log.append("pasteAndSearch:") }
    override func duplicate(_ sender: Any?) { log.append("duplicate:") }
    override func move(_ sender: Any?) { log.append("move:") }
}

/// Standard edit actions go to the first responder that overrides them.
final class EditActionTests: MainTestCase, @unchecked Sendable {
    private static let names = [
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "increaseSize:", "decreaseSize:", "printContent:", "pasteAndMatchStyle:", "pasteAndGo:",
        "pasteAndSearch:", "duplicate:", "move:",
    ]

    func testAResponderThatOverridesAnActionGetsIt() {
        onMain {
            let clerk = Clerk(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.showWindow()
            harness.window.addSubview(clerk)
            XCTAssertTrue(clerk.becomeFirstResponder())
            for name in Self.names {
                XCTAssertTrue(UIApplication.shared.sendAction(Selector(name), to: nil, from: nil, for: nil), name)
            }
            XCTAssertEqual(clerk.log, Self.names)
        }
    }

    func testAResponderBelowHandsItUp() {
        onMain {
            let clerk = Clerk(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let plain = UIView(frame: clerk.bounds)
            clerk.addSubview(plain)
            harness.window.addSubview(clerk)
            for name in Self.names {
                XCTAssertFalse(plain.canPerformAction(Selector(name), withSender: nil), name)
                XCTAssertTrue(plain.target(forAction: Selector(name), withSender: nil) as? UIView === clerk, name)
            }
        }
    }
}
