import XCTest

@testable import PorticoLowering

final class ObservingRuleTests: XCTestCase {
    func test_dynamicPropertiesAnnounceTheirChanges() throws {
        let will = "_porticoWillChange(self, \"a\")"
        let did = "_porticoDidChange(self, \"a\")"
        let table = [
            ("dynamic var a = 0", "        var a = 0 { willSet { \(will) } didSet { \(did) } }"),
            ("dynamic var a: Int?", "        var a: Int? { willSet { \(will) } didSet { \(did) } }"),
            (
                "dynamic var a = 0 { didSet { b() } }",
                "        var a = 0 { willSet { \(will) }  didSet { defer { \(did) };  b() } }"
            ),
            (
                "dynamic var a = 0 { willSet(n) { b() } }",
                "        var a = 0 { didSet { \(did) }  willSet(n) { \(will);  b() } }"
            ),
            (
                "dynamic var a: Int { get { 1 } set { b() } }",
                "        var a: Int { get { 1 } set { \(will); defer { \(did) };  b() } }"
            ),
            (
                "@objc(b) dynamic var a = 0",
                "                 var a = 0 { willSet { \(will); _porticoWillChange(self, \"b\") } "
                    + "didSet { _porticoDidChange(self, \"b\"); \(did) } }"
            ),
            ("dynamic var a: Int { 1 }", "        var a: Int { 1 }"),
            ("dynamic func a() {}", "        func a() {}"),
        ]
        for (source, expected) in table {
            try assertLowers("class C { \(source) }", to: "class C { \(expected) }")
        }
    }

    func test_callsOfObserveSayTheirKeys() throws {
        let table = [
            (
                "x.observe(\\.a, options: .new) { _, _ in }",
                "x.observe(\\.a, _porticoKeys: \"a\", options: .new) { _, _ in }"
            ),
            ("observe(\\.a) { _, _ in }", "observe(\\.a, _porticoKeys: \"a\") { _, _ in }"),
            (
                "x?.observe(\\C.a.b?.c, changeHandler: f)",
                "x?.observe(\\C.a.b?.c, _porticoKeys: \"a.b.c\", [\\C.a, \\C.a.b], changeHandler: f)"
            ),
            ("x.observe(\\.a)", "x.observe(\\.a)"),
            ("x.observe(a) { _ in }", "x.observe(a) { _ in }"),
            ("x.observe(\\.a, on: q) { _ in }", "x.observe(\\.a, on: q) { _ in }"),
        ]
        for (source, expected) in table {
            try assertLowers("func f() { t = \(source) }", to: "func f() { t = \(expected) }")
        }
    }

    func test_callsOfCombinesPublisherSayTheirKeys() throws {
        let table = [
            ("x.publisher(for: \\.a)", "x.publisher(for: \\.a, _porticoKeys: \"a\")"),
            (
                "x.publisher(for: \\.a?.b, options: [.new]).sink { _ in }",
                "x.publisher(for: \\.a?.b, _porticoKeys: \"a.b\", [\\.a], options: [.new]).sink { _ in }"
            ),
            ("x.publisher(for: n)", "x.publisher(for: n)"),
            ("x.publisher(for: \\.a, on: q)", "x.publisher(for: \\.a, on: q)"),
        ]
        for (source, expected) in table {
            try assertLowers("func f() { t = \(source) }", to: "func f() { t = \(expected) }")
        }
        let own = "extension NSObject { func publisher(for path: AnyKeyPath) -> Int { 1 } }"
        try assertLowers(
            "func f() { t = x.publisher(for: \\.a) }", to: "func f() { t = x.publisher(for: \\.a) }", with: own)
    }

    func test_callsOfTheProjectsOwnObserveStayAsTheyAre() throws {
        let own =
            "extension NSObjectProtocol { func observe<V>(_ p: KeyPath<Self, V>, then: @escaping (V) -> Void) {} }"
        let table = [
            ("x.observe(\\.a) { v in }", "x.observe(\\.a) { v in }"),
            ("x.observe(\\.a) { use($0) }", "x.observe(\\.a) { use($0) }"),
            ("x.observe(\\.a) { o, c in }", "x.observe(\\.a, _porticoKeys: \"a\") { o, c in }"),
            ("x.observe(\\.a) { use($0, $1) }", "x.observe(\\.a, _porticoKeys: \"a\") { use($0, $1) }"),
            (
                "x.observe(\\.a, options: .new) { _ in }",
                "x.observe(\\.a, _porticoKeys: \"a\", options: .new) { _ in }"
            ),
        ]
        for (source, expected) in table {
            try assertLowers("func f() { t = \(source) }", to: "func f() { t = \(expected) }", with: own)
        }
    }

    func test_conventionsOfObjects() throws {
        try assertLowers(
            "typealias A = @convention(block) (Int) -> Void\ntypealias B = @convention(c) (AnyObject, Selector) -> Void",
            to:
                "typealias A =                    (Int) -> Void\ntypealias B =                (AnyObject, Selector) -> Void"
        )
        try assertLowers(
            "typealias A = @convention(c) (Int) -> Void", to: "typealias A = @convention(c) (Int) -> Void")
    }

    // DEV-128
    func test_theCompilersVersionStandsForItsSDK() throws {
        try assertLowers(
            "#if compiler(>=6.2)\n#elseif compiler(>=5.9)\n#endif",
            to: "#if false          \n#elseif compiler(>=5.9)\n#endif")
        try assertLowers(
            "#if compiler(<6.2)\n#elseif compiler(<5.9)\n#elseif swift(<5.9)\n#endif",
            to: "#if true          \n#elseif compiler(<5.9)\n#elseif swift(<5.9)\n#endif")
        try assertLowers(
            "#if !swift(>=4.2)\nimport CoreMedia\n#endif", to: "#if !swift(>=4.2)\nimport CoreMedia\n#endif")
    }

    func test_XCTestBringsUIKit() throws {
        try assertLowers("import XCTest", to: "import XCTest; import UIKit")
        try assertLowers("import XCTest\nimport UIKit", to: "import XCTest\nimport UIKit")
    }

    func test_umbrellaHeadersShowUIKitToEveryFile() throws {
        for (source, needs) in [
            ("import Foundation\nlet v: UIView? = nil", true), ("let t: TimeInterval = 1", true),
            ("import Foundation\nlet t: TimeInterval = 1", false), ("let a = 1 // UIView", false),
            ("struct UI { let UIx = 1 }", false), ("import UIKit\nlet v: UIView? = nil", false),
        ] {
            XCTAssertEqual(try lower(source, "import UIKit")[0].text.contains("\nimport UIKit\n"), needs, source)
            XCTAssertFalse(try lower(source)[0].text.contains("\nimport UIKit\n"), "nobody in the module imports it")
        }
    }
}
