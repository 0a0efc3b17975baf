import XCTest

@testable import PorticoLowering

final class BodyComparisonTests: XCTestCase {
    private func isSame(_ old: String, _ new: String) -> Bool { BodyComparison.isSameOutsideOfBodies(old, new) }

    func testBodiesOfEveryKindAreNobodysBusiness() {
        for (old, new) in [
            ("func f() -> Int { 1 }", "func f() -> Int {\n    // Two.\n    2\n}"),
            ("class A { init() { x = 1 } }", "class A { init() { x = 2 } }"),
            ("class A { deinit { a() } }", "class A { deinit { b() } }"),
            ("struct A { var x: Int { 1 } }", "struct A { var x: Int { 2 } }"),
            ("struct A { var x: Int { get { 1 } set { a() } } }", "struct A { var x: Int { get { 2 } set { b() } } }"),
            ("class A { var x = 1 { didSet { a() } } }", "class A { var x = 1 { didSet { b() } } }"),
            ("struct A { subscript(i: Int) -> Int { 1 } }", "struct A { subscript(i: Int) -> Int { 2 } }"),
            (
                "class A { let v: UIView = { UIView() }() }",
                "class A { let v: UIView = { let v = UIView(); return v }() }"
            ),
            ("class A { lazy var v: UIView = { a() }() }", "class A { lazy var v: UIView = { b() }() }"),
            ("func f() { class B { var x = 1 } }", "func f() { class B { var y = 1.0 } }"),
        ] {
            XCTAssertTrue(isSame(old, new), new)
        }
    }

    func testWhatOthersSeeIsCompared() {
        for (old, new) in [
            ("func f() -> Int { 1 }", "func f() -> Double { 1 }"),
            ("func f() { }", "func g() { }"),
            ("class A { }", "class A { func f() { } }"),
            ("class A { var x = 1 }", "class A { var x = 2 }"),
            ("class A { let v = { 1 }() }", "class A { let v = { 1.0 }() }"),
            ("struct A { let v: Any = { 1 }() }", "struct A { let v: Any = { 1.0 }() }"),
            ("struct A { var x: Int { 1 } }", "struct A { var x: Int { get { 1 } } }"),
            ("struct A { var x: Int { get { 1 } } }", "struct A { var x: Int { get { 1 } set { } } }"),
            ("protocol P { func f() }", "protocol P { func f() { } }"),
            ("func f(_ x: Int = 1) { }", "func f(_ x: Int = 2) { }"),
            ("print(1)", "print(2)"),
            ("import UIKit", "import Foundation"),
            ("@inlinable public func f() -> Int { 1 }", "@inlinable public func f() -> Int { 2 }"),
            ("@inline(__always) func f() -> Int { 1 }", "@inline(__always) func f() -> Int { 2 }"),
            ("func f() -> some P { A() }", "func f() -> some P { B() }"),
            ("struct A { var x: some P { A() } }", "struct A { var x: some P { B() } }"),
            ("struct A { subscript(i: Int) -> some P { A() } }", "struct A { subscript(i: Int) -> some P { B() } }"),
            ("#if A\nfunc f() { }\n#endif", "#if B\nfunc f() { }\n#endif"),
        ] {
            XCTAssertFalse(isSame(old, new), new)
        }
    }

    func testATextThatCannotBeReadIsAnother() {
        let deep = String(repeating: "(", count: 100_000)
        XCTAssertFalse(isSame(deep, deep))
    }
}
