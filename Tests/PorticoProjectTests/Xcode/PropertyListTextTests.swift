import XCTest

@testable import PorticoProject

final class PropertyListTextTests: XCTestCase {
    private func parse(_ text: String) throws -> PropertyListText {
        try PropertyListTextParser.parseList(Data(text.utf8))
    }

    private func failure(_ text: String) -> PropertyListTextParser.Failure? {
        do throws(PropertyListTextParser.Failure) {
            _ = try PropertyListTextParser.parseList(Data(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    func testEverythingThatProjectFilesAreWrittenWith() throws {
        let value = try parse(
            """
            // !$*UTF8*$!
            { a = b-1.2_x/y; /* c */ "two words" = ( x, "y z", ); 'q' = "a\\"b\\n\\U00e9\\101"; d = <48 65>; e = { }; last = 1 }
            """)
        XCTAssertEqual(
            value,
            .table([
                "a": .text("b-1.2_x/y"), "two words": .list([.text("x"), .text("y z")]), "q": .text("a\"b\n\u{e9}A"),
                "d": .data([0x48, 0x65]), "e": .table([:]), "last": .text("1"),
            ]))
        XCTAssertEqual(try parse("\"\\Ud83d\\Ude00\"").text, "😀")
        XCTAssertEqual(try parse("\u{FEFF}( )"), .list([]))
    }

    func testErrorsNameLineAndColumn() {
        XCTAssertEqual(
            failure("{\n  a = b;\n  c d;\n}"), .init(line: 3, column: 5, reason: "“=” is missing after the key “c”"))
        XCTAssertEqual(
            failure("{\n a = \"x;\n}"),
            .init(line: 2, column: 6, reason: "a text that begins here has no closing quote"))
        XCTAssertEqual(
            failure("{ a = b;\n"),
            .init(line: 2, column: 1, reason: "the file ends inside of a table: a “}” is missing"))
        XCTAssertEqual(
            failure("{\n<<<<<<< HEAD\n a = b;"),
            .init(line: 2, column: 1, reason: "a merge conflict is left in the file"))
        XCTAssertEqual(failure("( a b )"), .init(line: 1, column: 5, reason: "a list's items must be separated by “,”"))
        XCTAssertEqual(failure("/* a"), .init(line: 1, column: 1, reason: "a comment that begins here has no end"))
        XCTAssertEqual(failure(""), .init(line: 1, column: 1, reason: "the file ends where a value should be"))
        XCTAssertEqual(failure("<4>")?.reason, "data with half a byte")
    }

    func testNestingIsBounded() {
        XCTAssertEqual(
            failure(String(repeating: "(", count: 1_000_000))?.reason, "more than 128 lists and tables in each other")
        XCTAssertNil(failure(String(repeating: "(", count: 128) + String(repeating: ")", count: 128)))
    }

    func testOfABrokenStringsFileTheBeginningCounts() {
        let (pairs, failure) = PropertyListTextParser.parsePairs(
            Data("\"a\" = \"1\";\nb;\n\"c\" = \"2\"\n\"d\" = \"3\";".utf8))
        XCTAssertEqual(pairs, ["a": .text("1"), "b": .text("b"), "c": .text("2")])
        XCTAssertEqual(failure, .init(line: 4, column: 1, reason: "“;” is missing after the value of “c”"))
    }
}
