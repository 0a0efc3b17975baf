import Foundation
import PorticoFoundation
import PorticoObjC
import XCTest

/// What formatters read by pointers, as text fields of forms ask it.
final class FormatterObjectTests: XCTestCase {
    /// As lowered code declares it.
    private final class Cents: NumberFormatter, _PorticoRangeReading, @unchecked Sendable {
        func getObjectValue(
            _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
            range rangep: UnsafeMutablePointer<NSRange>?
        ) throws {
            guard let number = Int(string) else { throw CocoaError(.formatting) }
            obj?.pointee = NSNumber(value: Double(number) / 100)
        }
    }

    private final class Words: Formatter, _PorticoObjectReading, @unchecked Sendable {
        func getObjectValue(
            _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
            errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool {
            obj?.pointee = NSString(string: string.uppercased())
            return true
        }
    }

    private func read(_ formatter: Formatter, _ text: String) -> Any? {
        var object: AnyObject?
        return formatter.getObjectValue(&object, for: text, errorDescription: nil) ? object : nil
    }

    func testFormattersReadWhatTheyWrite() throws {
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        XCTAssertEqual((read(numbers, "12") as? NSNumber)?.intValue, 12)
        XCTAssertNil(read(numbers, "x"))
        var object: AnyObject?
        var range = NSRange()
        try numbers.getObjectValue(&object, for: "12", range: &range)
        XCTAssertEqual(range, NSRange(location: 0, length: 2))
        XCTAssertThrowsError(try numbers.getObjectValue(&object, for: "x", range: nil))
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.dateFormat = "yyyy"
        XCTAssertNotNil(read(dates, "2001"))
        XCTAssertNil(read(Formatter(), "12"))
    }

    func testAnAppsFormattersAreAsked() {
        XCTAssertEqual((read(Cents(), "250") as? NSNumber)?.doubleValue, 2.5)
        XCTAssertNil(read(Cents(), "x"))
        XCTAssertEqual(read(Words(), "ab") as? String, "AB")
    }

    func testMemoryForAValueIsAPlaceOfAnObject() {
        let memory = UnsafeMutablePointer<Int8>.allocate(capacity: 16)
        defer { memory.deallocate() }
        memory.pointee = 77
        let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
        XCTAssertNil(place.pointee)
        var text: NSString? = "a"
        withUnsafeMutablePointer(to: &text) { pointer in
            XCTAssertEqual(AutoreleasingUnsafeMutablePointer<AnyObject?>(pointer).pointee as? String, "a")
        }
    }
}
