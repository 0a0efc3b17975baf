import XCTest

@testable import PorticoLowering

final class SelectorExpressionTests: XCTestCase {
    func test_aNameThatIsMissingIsToldWithTheNearestOne_andTheRestCompiles() throws {
        let source = """
            class A: NSObject {
                let a = #selector(didTapp), b = #selector(unlike)
                @objc func didTap() {}
            }
            """
        let result = try lower(source)[0]
        XCTAssertEqual(
            result.diagnostics.map(\.message),
            ["cannot find 'didTapp' in scope; did you mean 'didTap'?", "cannot find 'unlike' in scope"])
        XCTAssertTrue(result.diagnostics.allSatisfy(\.isAlone))
        XCTAssertFalse(result.text.contains("#selector"), result.text)
        XCTAssertTrue(
            result.diagnostics[0].described(in: source).contains(
                "\n2 |     let a = #selector(didTapp), b = #selector(unlike)\n  |                       `- error: cannot find"
            ),
            result.diagnostics[0].described(in: source))
    }

    private let project = """
        class Base: UIViewController {
            @objc func inherited(_ sender: UIButton) {}
            @objc(custom:) func named(_ x: Int) {}
        }
        class Cart: Base {
            @objc func tapped(_ sender: Any) {}
            @objc func add(_ item: Int, with count: Int) {}
            @objc func over(_ x: Int) {}
            @objc(overText:) func over(_ x: String) {}
            @objc var total = 0
            @objc(isOn) var on = false
            class Inner: NSObject { @objc func ping() {} }
            let child = Child()
        }
        class Child: NSObject { @objc func run(at speed: Int) {} }
        extension UIViewController { @objc func dismissKeyboard() {} }
        @objc protocol Acts { func act(_ x: Int) }
        """

    private func selector(_ expression: String, in type: String = "Cart") throws -> String {
        let source = "extension \(type) { func f() { use(\(expression)) } }"
        let result = try lower(source, project)[0]
        XCTAssertEqual(result.diagnostics, [], expression)
        let text = result.text
        let start = try XCTUnwrap(text.range(of: "Selector(\""), text).upperBound
        return String(text[start...].prefix { $0 != "\"" })
    }

    func test_allForms() throws {
        let table = [
            ("#selector(tapped)", "tapped:"),
            ("#selector(tapped(_:))", "tapped:"),
            ("#selector(self.tapped(_:))", "tapped:"),
            ("#selector(Cart.add)", "add:with:"),
            ("#selector(Cart.add(_:with:))", "add:with:"),
            ("#selector(inherited)", "inherited:"),
            ("#selector(super.inherited(_:))", "inherited:"),
            ("#selector(named)", "custom:"),
            ("#selector(Cart.named(_:))", "custom:"),
            ("#selector(getter: total)", "total"),
            ("#selector(setter: Cart.total)", "setTotal:"),
            ("#selector(getter: Cart.on)", "isOn"),
            ("#selector(setter: on)", "setIsOn:"),
            ("#selector(over(_:) as (Int) -> Void)", "over:"),
            ("#selector(Cart.over(_:) as (Cart) -> (String) -> Void)", "overText:"),
            ("#selector(Inner.ping)", "ping"),
            ("#selector(child.run)", "runAt:"),
            ("#selector(dismissKeyboard)", "dismissKeyboard"),
            ("#selector(UIViewController.dismissKeyboard)", "dismissKeyboard"),
            ("#selector(Acts.act(_:))", "act:"),
            // Apple's, which no source declares.
            ("#selector(UIView.endEditing)", "endEditing:"),
            ("#selector(UIView.endEditing(_:))", "endEditing:"),
            ("#selector(viewDidLoad)", "viewDidLoad"),
            ("#selector(UIViewController.dismiss(animated:completion:))", "dismissViewControllerAnimated:completion:"),
            ("#selector(UIResponderStandardEditActions.copy(_:))", "copy:"),
        ]
        for (expression, expected) in table {
            XCTAssertEqual(try selector(expression), expected, expression)
        }
    }

    func test_columnsAfterItStay() throws {
        try assertLowers(
            "class A { @objc func tapped() { f(#selector(A.tapped), 1) } }",
            to: "class A {       func tapped() { f(Selector(\"tapped\") , 1) } }")
    }

    func test_unclearNamesAreReported() throws {
        try assertReports(
            "class A: NSObject {\n@objc func a(_ x: Int) {}\n@objc func a(b: Int) {}\nlet s = #selector(a)\n}",
            "'a' can be", line: 4, column: 9)
        try assertReports("let s = #selector(1 + 2)", "does not name a method", line: 1, column: 19)
    }

    func test_keyPaths() throws {
        try assertLowers(
            "class P: NSObject {\n@objc var item: P?\n@objc(isOn) var on = 1\nlet a = [#keyPath(P.item.on), #keyPath(item)]\n}",
            to: "class P: NSObject {\n      var item: P?\n            var on = 1\n"
                + "let a = [\"item.isOn\"        , \"item\"        ]\n}")
    }
}
