import XCTest

@testable import PorticoLowering

/// What TipKit's `@Parameter` and `#Rule` become.
final class TipRuleTests: XCTestCase {
    private let options = LoweringOptions(frameworks: ["TipKit", "SwiftUI"])

    func test_aParameterIsAConstantBesideItsProperty() throws {
        try assertLowers(
            "import TipKit\nstruct A: Tip {\n    @Parameter static var isOn: Bool = false\n}",
            to: "import TipKit\nstruct A: Tip {\n               "
                + "static let __Tip_isOn = TipKit.Tips.Parameter<Bool>(_portico: \"A.isOn\", value: false); "
                + "static var isOn: Bool { get { __Tip_isOn.wrappedValue } set { __Tip_isOn.wrappedValue = newValue } }\n}",
            options: options)
    }

    func test_itsOptionsAndAccessAreKept_andNilIsAValue() throws {
        let text = try lower(
            "import TipKit\nenum B { struct A {\n@Parameter(.transient)\npublic static var last: Int?\n} }",
            options: options)[0]
            .text
        XCTAssertTrue(
            text.contains(
                "public static let __Tip_last = TipKit.Tips.Parameter<Int?>(_portico: \"B.A.last\", .transient, value: nil); "
                    + "public static var last: Int? { get"), text)
    }

    func test_aRuleIsACall() throws {
        try assertLowers(
            "import TipKit\nlet a = #Rule(Self.$isOn) { $0 == true }",
            to: "import TipKit\nlet a = TipKit.Tips.Rule(Self.__Tip_isOn) { $0 == true }", options: options)
        try assertLowers(
            "import TipKit\nlet a = [#Rule(A.$isOn) { isOn in isOn }, #Rule(A.b) { $0.donations.count > 2 }]",
            to: "import TipKit\nlet a = [TipKit.Tips.Rule(A.__Tip_isOn) { isOn in isOn }, "
                + "TipKit.Tips.Rule(A.b) { $0.donations.count > 2 }]", options: options)
    }

    func test_bindingsAndParametersOfOthersStay() throws {
        let source =
            "import TipKit\nstruct B { @Parameter(title: \"A\") var a: String\nfunc c() { d(self.$e, f.$g, $h) } }"
        try assertLowers(source, to: source, options: options)
        let other = "struct A { @Parameter static var isOn: Bool = false }"
        try assertLowers(other, to: other, options: options)
    }

    func test_aParameterWithoutATypeIsNamed() throws {
        let found = try lower("import TipKit\nstruct A {\n@Parameter static var b = c()\n}", options: options)[0]
            .diagnostics
        XCTAssertEqual(found.map(\.message), ["'@Parameter' needs a variable of its own with a type"])
        XCTAssertEqual(found.map(\.line), [3])
    }
}
