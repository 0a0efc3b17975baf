import XCTest

@testable import PorticoObjC

/// Values of log messages, written in ways and filled with spaces.
final class LogFormatTests: XCTestCase {
    private func text(_ message: OSLogMessage) -> String { message.text }

    func testNumbersAreWrittenInWays() {
        XCTAssertEqual(text("\(1.5, format: .fixed(precision: 2)) \(Float(2), format: .fixed)"), "1.50 2.000000")
        XCTAssertEqual(
            text("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))"), "ff 0xFF")
        XCTAssertEqual(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))"), "+007")
        XCTAssertEqual(text("\(-8, format: .octal)"), "-10")
        XCTAssertEqual(text("\(true, format: .answer) \(false, format: .truth)"), "YES false")
    }

    func testValuesAreFilledWithSpaces() {
        XCTAssertEqual(text("[\("ab", align: .right(columns: 4))][\(1, align: .left(columns: 2))]"), "[  ab][1 ]")
        XCTAssertEqual(text("[\("long", align: .left(columns: 2), privacy: .public)]"), "[long]")
        XCTAssertEqual(text("\(3, format: .decimal, align: .right(columns: 3), privacy: .private)"), "  3")
    }

    func testMasksChangeNothingHere() {
        XCTAssertEqual(text("\("a", privacy: .private(mask: .hash))\("b", privacy: .sensitive(mask: .none))"), "ab")
    }
}
