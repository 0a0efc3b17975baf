import XCTest

@testable import PorticoLowering

/// Actions of SwiftUI's `onChange(of:)` that get the new value alone.
final class ChangeActionRuleTests: XCTestCase {
    private func assertLowers(_ view: String, to other: String, line: UInt = #line) throws {
        let text = try lower("import SwiftUI\nlet a = b\(view)")[0].text
        XCTAssertTrue(text.hasSuffix("\nlet a = b\(other)"), text, line: line)
    }

    func test_anActionOfOneParameterGetsAnotherInFront() throws {
        try assertLowers(".onChange(of: c) { new in d(new) }", to: ".onChange(of: c) { _, new in d(new) }")
        try assertLowers(".onChange(of: c) { [d] (new) in d(new) }", to: ".onChange(of: c) { [d] (_, new) in d(new) }")
        try assertLowers(
            ".onChange(of: c) { (new: Int) in d(new) }", to: ".onChange(of: c) { (_: Int, new: Int) in d(new) }")
        try assertLowers(".onChange(of: c) { d($0, $0) }", to: ".onChange(of: c) { d($1, $1) }")
    }

    func test_aNamedActionIsCalledWithTheNewValue() throws {
        try assertLowers(".onChange(of: c, perform: d)", to: ".onChange(of: c, { _, new in (d)(new) })")
        try assertLowers(".onChange(of: c, perform: { d($0) })", to: ".onChange(of: c,          { d($1) })")
    }

    func test_theNewerFormStays() throws {
        for view in [
            ".onChange(of: c) { d() }", ".onChange(of: c) { old, new in d(new) }", ".onChange(of: c) { d($0, $1) }",
            ".onChange(of: c, initial: true) { _, _ in }", ".onChange { new in d(new) }",
        ] {
            try assertLowers(view, to: view)
        }
        XCTAssertEqual(
            try lower("import UIKit\nlet a = b.onChange(of: c) { new in d(new) }")[0].text,
            "import UIKit\nlet a = b.onChange(of: c) { new in d(new) }", "a method of the app's own")
    }

    func test_formsOfTheAppsOwnStay() throws {
        for view in [
            ".onChange(of: c, d, e) { _ in f() }", ".onChange(of: c, d) { new in f(new) }",
            ".onChange(of: c, throttle: d) { new in f(new) }",
        ] {
            try assertLowers(view, to: view)
        }
    }

    func test_theOlderFormIsKnownInExtensionsOfViews() throws {
        func body(of type: String) -> String {
            "import SwiftUI\nextension \(type) { func a() -> some View { onChange(of: c, perform: { new in d(new) }) } }"
        }
        XCTAssertTrue(try lower(body(of: "View"))[0].text.contains("{ _, new in d(new) }"))
        XCTAssertFalse(try lower(body(of: "Model"))[0].text.contains("_, new"), "a method of the app's own")
    }

    func test_observationComesWithWhatBringsItOnIOS() throws {
        let options = LoweringOptions(frameworks: ["SwiftUI"])
        for imports in ["import SwiftUI", "import Foundation\nimport SwiftUI", "import UIKit", "import Foundation"] {
            let file = LoweringInput(path: "a.swift", source: imports + "\n@Observable class A {}")
            let text = try Lowering(cacheDirectory: nil, options: options).lower(files: [file])[0].text
            XCTAssertTrue(text.contains("; import Observation"), text)
        }
    }
}
