import XCTest

@testable import PorticoLowering

/// Macros of Apple's SDK that lowering writes out.
final class MacroRuleTests: XCTestCase {
    func test_anEntryIsAKeyAndAVariable() throws {
        try assertLowers(
            "extension EnvironmentValues {\n    @Entry var depth: Int = 1\n}",
            to: "extension EnvironmentValues {\n    struct __Key_depth: EnvironmentKey { "
                + "static var defaultValue: Int { 1 } }; var depth: __Key_depth.Value { "
                + "get { self[__Key_depth.self] } set { self[__Key_depth.self] = newValue } }\n}")
        try assertLowers(
            "extension SwiftUI.Transaction {\n@Entry public var isSlow: Bool?\n}",
            to: "extension SwiftUI.Transaction {\npublic struct __Key_isSlow: TransactionKey { "
                + "public static var defaultValue: Bool? { nil } }; public var isSlow: __Key_isSlow.Value { get { self[__Key_isSlow.self] } "
                + "set { self[__Key_isSlow.self] = newValue } }\n}")
    }

    func test_anEntryHasTheAccessOfItsExtension_unlessItSaysItsOwn() throws {
        let text = try lower(
            "public extension EnvironmentValues {\n@Entry var x = 1\n@Entry private var y: Int = 2\n}")[0].text
        XCTAssertTrue(
            text.contains(
                "public struct __Key_x: EnvironmentKey { public static var defaultValue: Int { 1 } }; "
                    + "public var x: __Key_x.Value { get"), text)
        XCTAssertTrue(text.contains("\nprivate struct __Key_y: EnvironmentKey { static var defaultValue"), text)
        XCTAssertTrue(text.contains("; private var y: __Key_y.Value { get"), text)
    }

    func test_anEntryWithoutATypeHasThatOfItsValue() throws {
        let text = try lower("extension EnvironmentValues { @Entry var tint = Color.red }")[0].text
        XCTAssertTrue(
            text.contains(
                "struct __Key_tint: EnvironmentKey { nonisolated(unsafe) static let defaultValue = Color.red }; "
                    + "var tint: __Key_tint.Value { get"), text)
    }

    func test_aFocusedEntryIsOptional() throws {
        let text = try lower("extension FocusedValues { @Entry var note: Binding<Note>? }")[0].text
        XCTAssertTrue(text.contains("struct __Key_note: FocusedValueKey { typealias Value = Binding<Note> }; "), text)
        XCTAssertTrue(text.contains("var note: __Key_note.Value? { get"), text)
    }

    func test_linesStayWhereTheyAre() throws {
        let text = try lower("extension EnvironmentValues {\n@Entry\nvar a: [Int] = [\n1,\n]\n}\nlet last = 1")[0].text
        XCTAssertEqual(text.split(separator: "\n", omittingEmptySubsequences: false)[6], "let last = 1", text)
    }

    func test_anEntryThatCantBeWrittenOutIsNamed() throws {
        let found = try lower("extension EnvironmentValues {\n@Entry var a\n}")[0].diagnostics
        XCTAssertEqual(found.map(\.message), ["'@Entry' needs a type or a value"])
        XCTAssertEqual(found.map(\.line), [2])
    }

    func test_otherCodeOfThoseNamesStays() throws {
        try assertLowers("extension Log { @Entry var a: Int = 1 }", to: "extension Log { @Entry var a: Int = 1 }")
    }
}
