import XCTest

@testable import PorticoLowering

final class PatchMakerTests: XCTestCase {
    private func patch(_ launched: String, _ new: String, running: String? = nil, path: String = "/app/Cart.swift")
        -> Patch
    {
        PatchMaker.make(
            PatchedSource(path: path, module: "App", launched: launched, running: running ?? launched, new: new),
            number: 3)
    }

    /// The extension that replaces what has changed, without the first line and the places.
    private func replacement(_ launched: String, _ new: String, running: String? = nil) -> String {
        switch patch(launched, new, running: running) {
        case .nothing: return "nothing"
        case .relaunch(let reason): return "relaunch: " + reason
        case .text(let text, _):
            return text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("#sourceLocation") }
                .joined(separator: "\n")
        }
    }

    private func functions(_ launched: String, _ new: String, running: String? = nil) -> [String] {
        guard case .text(_, let functions) = patch(launched, new, running: running) else { return [] }
        return functions
    }

    func testAMethodIsReplacedAtItsLine() {
        let old =
            "import UIKit\n\nclass Cart: UIView {\n    var count = 0\n    override func draw(_ rect: CGRect) {\n        a()\n    }\n}"
        XCTAssertEqual(
            patch(old, old.replacingOccurrences(of: "a()", with: "b()")),
            .text(
                """
                @_private(sourceFile: "Cart.swift") import App
                import UIKit
                extension Cart {
                #sourceLocation(file: "/app/Cart.swift", line: 5)
                @_dynamicReplacement(for: draw(_:)) func __patch3_draw(_ rect: CGRect) {
                        b()
                    }
                #sourceLocation()
                }

                """, functions: ["draw(_:)"]))
    }

    func testEveryKindOfMember() {
        for (old, new, expected) in [
            (
                "func f() -> Int { 1 }", "func f() -> Int { 2 }",
                "@_dynamicReplacement(for: f()) func __patch3_f() -> Int { 2 }"
            ),
            (
                "class A { private static func f(in x: Int) async throws { 1 } }",
                "class A { private static func f(in x: Int) async throws { 2 } }",
                "extension A {\n@_dynamicReplacement(for: f(in:)) static func __patch3_f(in x: Int) async throws { 2 }\n}"
            ),
            (
                "struct A<T> { mutating func f<U: B>(_ u: U) where U.C == T { 1 } }",
                "struct A<T> { mutating func f<U: B>(_ u: U) where U.C == T { 2 } }",
                "extension A {\n@_dynamicReplacement(for: f(_:)) mutating func __patch3_f<U: B>(_ u: U) where U.C == T { 2 }\n}"
            ),
            (
                "enum A { struct B { var x: Int { 1 } } }", "enum A { struct B { var x: Int { 2 } } }",
                "extension A.B {\n@_dynamicReplacement(for: x) var __patch3_x: Int { 2 }\n}"
            ),
            (
                "class A { override var x: Int { get { 1 } set { a() } } }",
                "class A { override var x: Int { get { 1 } set { b() } } }",
                "extension A {\n@_dynamicReplacement(for: x) var __patch3_x: Int { get { 1 } set { b() } }\n}"
            ),
            (
                "class A { var x = 1 { didSet { a() } } }", "class A { var x = 1 { didSet { b() } } }",
                "extension A {\n@_dynamicReplacement(for: x) var __patch3_x: Int { didSet { b() } }\n}"
            ),
            (
                "class A { private(set) var x: B? { willSet { a() } } }",
                "class A { private(set) var x: B? { willSet { b() } } }",
                "extension A {\n@_dynamicReplacement(for: x) var __patch3_x: B? { willSet { b() } }\n}"
            ),
            (
                "struct A { subscript(i: Int) -> Int { 1 } }", "struct A { subscript(i: Int) -> Int { 2 } }",
                "extension A {\n@_dynamicReplacement(for: subscript(_:)) subscript(__patch3_0 i: Int) -> Int { 2 }\n}"
            ),
            (
                "struct A { subscript(key k: Int, x: Int) -> Int { get { 1 } } }",
                "struct A { subscript(key k: Int, x: Int) -> Int { get { 2 } } }",
                "extension A {\n@_dynamicReplacement(for: subscript(key:_:)) subscript(__patch3_0 k: Int, x: Int) -> Int { get { 2 } }\n}"
            ),
            (
                "private extension Array where Element == Int { func f() { 1 } }",
                "private extension Array where Element == Int { func f() { 2 } }",
                "extension Array where Element == Int {\n@_dynamicReplacement(for: f()) func __patch3_f() { 2 }\n}"
            ),
            (
                "@MainActor extension A: B { @discardableResult\nfunc f() -> Int { 1 } }",
                "@MainActor extension A: B { @discardableResult\nfunc f() -> Int { 2 } }",
                "@MainActor extension A {\n@_dynamicReplacement(for: f()) @discardableResult func __patch3_f() -> Int { 2 }\n}"
            ),
            (
                "struct A: View { var body: some View { b() } }", "struct A: View { var body: some View { c() } }",
                "extension A {\n@_dynamicReplacement(for: body) var __patch3_body: some View { c() }\n}"
            ),
            (
                "struct A: B { func f(_ x: some C) -> some SwiftUI.View { 1 } }",
                "struct A: B { func f(_ x: some C) -> some SwiftUI.View { 2 } }",
                "extension A {\n@_dynamicReplacement(for: f(_:)) func __patch3_f(_ x: some C) -> some SwiftUI.View { 2 }\n}"
            ),
            (
                "#if A\nclass B { func f() { 1 } }\n#endif", "#if A\nclass B { func f() { 2 } }\n#endif",
                "#if A\nextension B {\n@_dynamicReplacement(for: f()) func __patch3_f() { 2 }\n}\n#endif"
            ),
        ] {
            XCTAssertEqual(replacement(old, new), expected)
        }
    }

    func testWhatCannotBeReplacedHasAReason() {
        for (old, new, reason) in [
            ("class A { var x = 1 }", "class A { var x = 2 }", "the property x changed"),
            ("class A { }", "class A { var x = 2 }", "the property x changed"),
            ("class A { func f() { } }", "class A { func f(_ x: Int) { } }", "the declaration of f() changed"),
            (
                "class A { func f(x: Int = 1) { } }", "class A { func f(x: Int = 2) { } }",
                "the declaration of f() changed"
            ),
            ("class A { }", "class A { func f() { } }", "the declaration of f() changed"),
            ("class A { }", "class A { override func f() { } }", "the declaration of f() changed"),
            ("class A { }", "class A: B { }", "what a type inherits changed"),
            ("import A", "import B", "an import changed"),
            ("enum A { case a }", "enum A { case b }", "a case changed"),
            ("class A { init() { a() } }", "class A { init() { b() } }", "an initialiser changed"),
            ("class A { deinit { a() } }", "class A { deinit { b() } }", "a deinitialiser changed"),
            (
                "class A { let v: B = { a() }() }", "class A { let v: B = { b() }() }",
                "what a property begins with changed"
            ),
            (
                "class A { lazy var v: B = { a() }() }", "class A { lazy var v: B = { b() }() }",
                "what a property begins with changed"
            ),
            (
                "class A { override var x: Int { didSet { a() } } }",
                "class A { override var x: Int { didSet { b() } } }",
                "an observer of an inherited property changed"
            ),
            (
                "class A { @B var x: Int { didSet { a() } } }", "class A { @B var x: Int { didSet { b() } } }",
                "an observer of a property that isn't plain changed"
            ),
            (
                "class A { var x = B() { didSet { a() } } }", "class A { var x = B() { didSet { b() } } }",
                "an observer of a property whose type isn't written changed"
            ),
            (
                "struct A { static func + (a: A, b: A) { 1 } }", "struct A { static func + (a: A, b: A) { 2 } }",
                "an operator changed"
            ),
            (
                "#if A\n#else\nfunc f() { 1 }\n#endif", "#if A\n#else\nfunc f() { 2 }\n#endif",
                "something behind #else changed"
            ),
            (
                "struct A: App { var body: some Scene { a() } }", "struct A: App { var body: some Scene { b() } }",
                "body, which returns some Scene, changed"
            ),
            (
                "func f() -> (some View)? { a() }", "func f() -> (some View)? { b() }",
                "f(), which returns (some View)?, changed"
            ),
            (
                "class A { override func viewDidLoad() { a() } }", "class A { override func viewDidLoad() { b() } }",
                "viewDidLoad() runs when things are set up, and changed"
            ),
            (
                "class A { init() { f() }; private func f() { g() }; private func g() { 1 } }",
                "class A { init() { f() }; private func f() { g() }; private func g() { 2 } }",
                "g() runs when things are set up, and changed"
            ),
        ] {
            XCTAssertEqual(patch(old, new), .relaunch("\(reason) in Cart.swift"), new)
        }
        XCTAssertEqual(
            patch("print(1)", "print(2)", path: "/app/main.swift"), .relaunch("main.swift changed, which runs once"))
    }

    /// What is called again runs as it is now; a selector and a closure may call it.
    func testAFunctionThatIsCalledAgainIsReplaced() {
        for uses in [
            "func tapped() { f() }", "var x: Int { f() }", "lazy var c = { f() }", "let s = Selector(\"f\")",
            "func viewDidAppear(_ a: Bool) { add(f) }", "func loadView() { add { self.f() } }",
        ] {
            let old = "class A { override func viewDidLoad() { f() }; \(uses); private func f() { 1 } }"
            XCTAssertEqual(functions(old, old.replacingOccurrences(of: "{ 1 }", with: "{ 2 }")), ["f()"], uses)
        }
    }

    func testCommentsAndSpacesAreNoChange() {
        XCTAssertEqual(replacement("func f() { a(); b() }", "// Says.\nfunc f() {  a(); /* it */ b() }"), "nothing")
        XCTAssertEqual(functions("func f() { return\na() }", "func f() { return a() }"), ["f()"])
    }

    func testAPrivateFunctionOfANewNameIsAdded() {
        let old = "class A { func f() { a() } }"
        let new = "class A { func f() { g() }\nprivate func g() { a() } }"
        XCTAssertEqual(
            replacement(old, new),
            "extension A {\n@_dynamicReplacement(for: f()) func __patch3_f() { g() }\n}\n"
                + "extension A {\nfileprivate func g() { a() }\n}")
        XCTAssertEqual(functions(old, new), ["f()", "g()"])
        // The next patch brings it along, and doesn't count it.
        let newer = new.replacingOccurrences(of: "{ g() }", with: "{ g(); g() }")
        XCTAssertEqual(functions(old, newer, running: new), ["f()"])
        XCTAssertTrue(replacement(old, newer, running: new).contains("fileprivate func g()"))
        // A name that the old text knows may be meant by what doesn't change.
        XCTAssertEqual(
            patch("class A { func f() { g() } }", "class A { func f() { g() }\nprivate func g() { } }"),
            .relaunch("the declaration of g() changed in Cart.swift"))
    }

    func testAPatchHasAllThatDiffersFromTheLaunch() {
        let old = "class A { func f() { 1 }\nfunc g() { 1 } }"
        let running = "class A { func f() { 2 }\nfunc g() { 1 } }"
        let new = "class A { func f() { 2 }\nfunc g() { 2 } }"
        XCTAssertEqual(functions(old, new, running: running), ["g()"])
        XCTAssertTrue(replacement(old, new, running: running).contains("__patch3_f() { 2 }"))
        // Back to what it was: replaced by its own old text.
        XCTAssertEqual(functions(old, old, running: running), ["f()"])
        XCTAssertTrue(replacement(old, old, running: running).contains("__patch3_f() { 1 }"))
    }

    /// What is handed to the runtime for selectors is made anew only by a launch.
    func testLoweredTextsAreCompared() throws {
        func lowered(_ text: String) throws -> String {
            try Lowering(cacheDirectory: nil).lower(files: [
                LoweringInput(path: "/app/Cart.swift", source: text, module: "App")
            ])[0].text
        }
        let old = "import UIKit\nclass A: UIViewController { @objc func tapped() { a() }\nfunc b() { } }"
        let body = try patch(lowered(old), lowered(old.replacingOccurrences(of: "a()", with: "c()")))
        guard case .text(let text, let functions) = body else { return XCTFail("\(body)") }
        XCTAssertEqual(functions, ["tapped()"])
        XCTAssertTrue(text.contains("import PorticoObjC"), text)
        XCTAssertEqual(
            try patch(lowered(old), lowered(old.replacingOccurrences(of: "func b", with: "@objc func b"))),
            .relaunch("what is called by selector changed in Cart.swift"))
    }

    /// Whatever is saved, and be it half of a file: an answer.
    func testOddTextsAreAnswered() {
        let text =
            "import UIKit\n#if A\nclass B<T>: C where T: D { @E var x = 1 { didSet { a() } }; subscript(a b: Int) -> Int { get { 1 } }\n"
            + "private func f() { \"\\(x)\" }\nlet (a, b): (Int, Int) = { (1, 2) }() }\n#else\nextension G.H where I == J { var k: Int { 2 } }\n#endif"
        for end in text.indices where text.distance(from: text.startIndex, to: end) % 37 == 0 {
            for other in [text.replacingOccurrences(of: "1", with: "2"), text + "}", String(text[end...])] {
                _ = patch(String(text[..<end]), other)
                _ = patch(other, String(text[..<end]), running: text)
                _ = patch(text, String(text[..<end]) + "{" + String(text[end...]))
            }
        }
        XCTAssertEqual(patch("", String(repeating: "(", count: 100_000)), .relaunch("Cart.swift can't be read"))
        XCTAssertEqual(patch("a", "b", path: "/app/\"/Cart.swift"), .relaunch("the path of Cart.swift can't be quoted"))
    }
}
