import Foundation
import XCTest

@testable import PorticoFoundation

/// What data detectors find, and what they don't take for it.
final class DataDetectorTests: XCTestCase {
    private let link = NSTextCheckingResult.CheckingType.link.rawValue
    private let phone = NSTextCheckingResult.CheckingType.phoneNumber.rawValue
    private let date = NSTextCheckingResult.CheckingType.date.rawValue
    private let address = NSTextCheckingResult.CheckingType.address.rawValue

    private func find(_ types: UInt64, _ text: String) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: types).matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    }

    private func words(_ types: UInt64, _ text: String) throws -> [String] {
        try find(types, text).map { (text as NSString).substring(with: $0.range) }
    }

    func test_G05_Links() throws {
        let text =
            "See https://example.org/a_(b)?c=d#e, (http://a.de/x). Or www.example.com! mail Ann.B+c@mail.example.org; x.swift file.txt"
        let found = try find(link, text)
        XCTAssertEqual(
            found.compactMap { $0.url?.absoluteString },
            [
                "https://example.org/a_(b)?c=d#e", "http://a.de/x", "http://www.example.com",
                "mailto:Ann.B+c@mail.example.org",
            ])
        XCTAssertEqual(try words(link, text)[1], "http://a.de/x")
        XCTAssertEqual(found[0].resultType, .link)
        XCTAssertEqual(try words(link, "swift.org/blog, 3.14, e.g. this, a..b"), ["swift.org/blog"])
        XCTAssertEqual(try words(link, "👍 https://ü.example.org/é"), ["https://ü.example.org/é"])
    }

    func testPhoneNumbers() throws {
        XCTAssertEqual(
            try find(
                phone,
                "Call +49 30 1234567, (555) 123-4567 or 555-123-4567; 2024-01-05, 12:30, 3.14159, 1/2/2024, 42 1000"
            )
            .compactMap(\.phoneNumber), ["+49 30 1234567", "(555) 123-4567", "555-123-4567"])
    }

    func testDates() throws {
        let calendar = Calendar.current
        let found = try find(date, "On January 5, 2024 at 3:30 PM, or 2024-02-29, not 2023-02-30")
        let parts = found.compactMap(\.date).map {
            let part = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: $0)
            return [part.year, part.month, part.day, part.hour, part.minute].map { $0 ?? -1 }
        }
        XCTAssertEqual(parts, [[2024, 1, 5, 15, 30], [2024, 2, 29, 12, 0]])
        let tomorrow = try XCTUnwrap(try find(date, "tomorrow at 9am").first?.date)
        XCTAssertTrue(calendar.isDateInTomorrow(tomorrow))
        XCTAssertEqual(calendar.component(.hour, from: tomorrow), 9)
    }

    func testATimeAsFormattersWriteItIsOneDate() throws {
        for space in [" ", "\u{202F}", "\u{A0}", ""] {
            let text = "Oct 26, 2024 at 3:33\(space)PM"
            XCTAssertEqual(try words(date, text + " in Bonn"), [text])
        }
    }

    /// DEV-682
    func testAddresses() throws {
        let found = try XCTUnwrap(try find(address, "Visit 1 Infinite Loop, Cupertino, CA 95014 today").first)
        XCTAssertEqual(
            found.addressComponents,
            [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
        XCTAssertEqual(try words(address, "in 20 days the Way is over"), [])
    }

    func testNothingOverlapsAndNoneIsAnError() throws {
        let text = "https://example.org/+49-30-1234567 2024-01-05"
        XCTAssertEqual(
            try words(link | phone | date, text), ["https://example.org/+49-30-1234567", "2024-01-05"])
        XCTAssertThrowsError(try NSDataDetector(types: 1 << 40))
        XCTAssertEqual(try find(link, ""), [])
    }

    /// No pattern goes back over what it has seen again and again.
    func testLongTextsTakeTimeInProportion() throws {
        for piece in ["a.", "1 ", "a@", "(1", "https://", "1 Aa ", "+1-", "at 1"] {
            let text = String(repeating: piece, count: 20_000)
            let start = ContinuousClock.now
            _ = try find(link | phone | date | address, text)
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(20), piece)
        }
    }

    func testResultsOfACheckerOfTheAppsOwn() {
        let range = NSRange(location: 3, length: 4)
        let link = NSTextCheckingResult.linkCheckingResult(range: range, url: URL(string: "https://example.org")!)
        XCTAssertEqual(link.range, range)
        XCTAssertEqual(link.resultType.rawValue, 1 << 6)
        XCTAssertEqual(link.url?.host, "example.org")
        XCTAssertEqual(
            NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "123").phoneNumber, "123")
        let parts: [NSTextCheckingKey: String] = [.city: "Bonn", .zip: "53111"]
        XCTAssertEqual(
            NSTextCheckingResult.addressCheckingResult(range: range, components: parts).addressComponents, parts)
        let date = NSTextCheckingResult.dateCheckingResult(
            range: range, date: Date(timeIntervalSince1970: 0), timeZone: .gmt, duration: 60)
        XCTAssertEqual(date.date, Date(timeIntervalSince1970: 0))
        XCTAssertEqual([date.duration], [60])
        XCTAssertEqual(date.timeZone, .gmt)
    }

    /// Each bracket at the end was counted together with all before it: 2,000 of them took 4 million steps.
    func testWhatIsTakenOffALinksEndIsCountedOnce() throws {
        func trimmed(_ text: String) -> (rest: String, steps: Int) {
            var steps = 0
            let units = Array(text.utf16)
            let length = DetectedPatterns.trimmedLength(of: units, steps: &steps)
            return (String(decoding: units[..<length], as: UTF16.self), steps)
        }
        let brackets = String(repeating: ")", count: 2000)
        XCTAssertEqual(trimmed("http://x" + brackets).rest, "http://x")
        XCTAssertLessThan(trimmed("http://x" + brackets).steps, 2 * 2009)
        XCTAssertEqual(trimmed("http://x/(a)(" + brackets).rest, "http://x/(a)()")
        XCTAssertEqual(trimmed("http://x/[a]{b}).,…’!").rest, "http://x/[a]{b}")
        XCTAssertEqual(trimmed("http://x/)\u{301}").rest, "http://x/)\u{301}")
        XCTAssertEqual(trimmed("").rest, "")
        // What took more than twenty seconds.
        let text = String(repeating: "http://x" + String(repeating: ")", count: 1990) + " ", count: 100)
        XCTAssertEqual(try find(link, text).count, 100)
    }
}
