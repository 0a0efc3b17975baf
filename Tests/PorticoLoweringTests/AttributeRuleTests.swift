import XCTest

@testable import PorticoLowering

final class AttributeRuleTests: XCTestCase {
    func test_privateInitialisersOfPublicClassesStayKnownToOtherModules() throws {
        let lowered = try lower(
            """
            open class Layout { @objc private init(rows: Int) {} }
            class Own { @objc private init(rows: Int) {} }
            public class Plain { private init(rows: Int) {} }
            """)[0].text
        XCTAssertTrue(lowered.contains("@usableFromInline internal init(rows: Int) {} }\nclass Own {"), lowered)
        XCTAssertEqual(lowered.components(separatedBy: "usableFromInline").count, 2, lowered)
    }

    func test_objcAttributesBecomeSpaces() throws {
        try assertLowers(
            """
            @objcMembers public class A: NSObject {
                @objc(addItem:with:) dynamic func add(_ i: Int, with n: Int) {}
                @nonobjc func b() {}
                @objc
                enum E: Int { case a }
            }
            """,
            to: [
                "             public class A: NSObject {",
                "                                 func add(_ i: Int, with n: Int) {}",
                "             func b() {}",
                "         ",
                "    enum E: Int { case a }",
                "}",
            ].joined(separator: "\n"))
    }

    func test_interfaceBuilderAttributesBecomeSpaces() throws {
        try assertLowers(
            """
            @IBDesignable class A: UIView {
                @IBOutlet private weak var label: UILabel!
                @IBInspectable var radius: CGFloat = 0
                @IBAction func tapped(_ sender: Any) {}
                @IBSegueAction func show(_ coder: NSCoder) -> B? { nil }
            }
            """,
            to: [
                "              class A: UIView {",
                "              private weak var label: UILabel!",
                "                   var radius: CGFloat = 0",
                "              func tapped(_ sender: Any) {}",
                "                   func show(_ coder: NSCoder) -> B? { nil }",
                "}",
            ].joined(separator: "\n"))
    }

    func test_textAndCommentsAreLeftAlone() throws {
        try assertLowers(
            "let a = \"@objc #selector(x)\" // @objc\n/* @IBOutlet */ let dynamic = 1",
            to: "let a = \"@objc #selector(x)\" // @objc\n/* @IBOutlet */ let dynamic = 1")
    }

    func test_objcProtocolsAreForClasses() throws {
        try assertLowers(
            "@objc protocol A { func a() }\n@objc protocol B: A {}\n@objc protocol C: Sendable {}",
            to:
                "      protocol A: AnyObject { func a() }\n      protocol B: A {}\n      protocol C: Sendable, AnyObject {}"
        )
    }

    func test_entryPoint() throws {
        try assertLowers("@UIApplicationMain class A {}", to: "@main              class A {}")
        try assertReports("@NSApplicationMain class A {}", "macOS", line: 1, column: 1)
    }

    func test_objectLiterals() throws {
        try assertLowers(
            "let a = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), #imageLiteral(resourceName: \"x\")]",
            to: "let a = [_porticoColor(red: 1, green: 0, blue: 0, alpha: 1), UIImage(named: \"x\")!            ]")
    }

    func test_initialisersOfDynamicClassesAsValues() throws {
        let table = [
            ("func f<V: UIView>(_ a: () -> V = V.init) {}", "func f<V: UIView>(_ a: () -> V = { V() }) {}"),
            (
                "func f<V>(_ a: [CGRect]) where V: UILabel & P { a.map(V.init(frame:)) }",
                "func f<V>(_ a: [CGRect]) where V: UILabel & P { a.map({ V(frame: $0) }) }"
            ),
            ("func f<V: UIView>() { V.init() }", "func f<V: UIView>() { V.init() }"),
            ("func f<V: Codable>(_ a: () -> V = V.init) {}", "func f<V: Codable>(_ a: () -> V = V.init) {}"),
            ("let a = names.map(UILabel.init)", "let a = names.map(UILabel.init)"),
            // An associated type whose bound another file's alias says; one of values stays.
            (
                "extension Made { func f(_ a: () -> View = View.init) {} }",
                "extension Made { func f(_ a: () -> View = { View() }) {} }"
            ),
            (
                "extension Made { func f(_ a: () -> Model = Model.init) {} }",
                "extension Made { func f(_ a: () -> Model = Model.init) {} }"
            ),
            (
                "struct Other { func f(_ a: () -> View = View.init) {} }",
                "struct Other { func f(_ a: () -> View = View.init) {} }"
            ),
        ]
        let other = """
            typealias ViewType = UIView
            protocol Made {
                associatedtype View: ViewType
                associatedtype Model: Codable
            }
            """
        for (before, after) in table { try assertLowers(before, to: after, with: other) }
    }

    func test_initialisersOfAssociatedClassesAsValues() throws {
        let other = """
            typealias ViewType = UIView
            protocol Base { associatedtype View: ViewType }
            protocol Making: Base {}
            protocol Keyed { associatedtype View: Hashable }
            """
        for (before, after) in [
            (
                "extension Model where Self: Codable, Self: Making { var a: P { .init(by: View.init, b: 1) } }",
                "extension Model where Self: Codable, Self: Making { var a: P { .init(by: { View() }, b: 1) } }"
            ),
            ("extension Base { func f() { g(View.init) } }", "extension Base { func f() { g({ View() }) } }"),
            ("extension Keyed { func f() { g(View.init) } }", "extension Keyed { func f() { g(View.init) } }"),
            (
                "extension Base { struct A { func f() { g(View.init) } } }",
                "extension Base { struct A { func f() { g(View.init) } } }"
            ),
            // A class that says what its own type is may have other initialisers.
            (
                "final class Own: UIView {}; class S: Base { typealias View = Own }; extension S { func f() { g(View.init) } }",
                "final class Own: UIView {}; class S: Base { typealias View = Own }; extension S { func f() { g(View.init) } }"
            ),
        ] { try assertLowers(before, to: after, with: other) }
    }

    func test_classesWithAnInitialiserOfTheirOwnAreMadeByIt() throws {
        let body = "super.init(frame: .zero)", other = "required init?(coder: NSCoder) { nil }"
        let added = "override convenience init(frame: CGRect) { self.init() }"
        let screen = "override convenience init(nibName: String?, bundle: Bundle?) { self.init() }"
        for (before, after) in [
            (
                "class A: UIView { init() { \(body) }; \(other) }",
                "class A: UIView { init() { \(body) }; \(added); \(other) }"
            ),
            (
                "public final class A: UILabel, P { public init() { \(body) }\n\(other) }",
                "public final class A: UILabel, P { public init() { \(body) }; public \(added)\n\(other) }"
            ),
            (
                "class S: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }",
                "class S: UIViewController { init() { super.init(nibName: nil, bundle: nil) }; \(screen) }"
            ),
        ] { try assertLowers(before, to: after) }
        // These inherit or have the initialiser that is called, or can't be made from elsewhere, or have another superclass.
        for source in [
            "class A: UIView { init() { \(body) }; override init(frame: CGRect) { super.init(frame: frame) } }",
            "class A: UIView { init() { \(body) }; init(frame: CGRect, tag: Int = 0) { super.init(frame: frame) } }",
            "class A: UIView { convenience init() { self.init(frame: .zero) } }",
            "class A: UIView { private init() { \(body) } }", "class A: UIView { init(tag: Int) { \(body) } }",
            "class A: UITableViewCell { init() { super.init(style: .default, reuseIdentifier: nil) } }",
            "class A: NSObject { override init() { super.init() } }",
        ] { try assertLowers(source, to: source) }
    }
}
