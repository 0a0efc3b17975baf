import PorticoFoundation
import XCTest

/// `minimumFractionDigits` and `maximumFractionDigits` together, of which Foundation on Linux keeps the first alone.
final class FractionDigitTests: XCTestCase {
    private func texts(
        _ style: NumberFormatter.Style, _ digits: ClosedRange<Int>, locale: String = "en_US",
        _ change: (NumberFormatter) -> Void = { _ in }
    ) -> [String?] {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberStyle = style
        (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (digits.lowerBound, digits.upperBound)
        change(formatter)
        return [83.284, 7, -1234.5678].map { formatter.string(from: NSNumber(value: $0)) }
    }

    func testBothCount() {
        XCTAssertEqual(texts(.decimal, 2...2), ["83.28", "7.00", "-1,234.57"])
        XCTAssertEqual(texts(.decimal, 1...4), ["83.284", "7.0", "-1,234.5678"])
        XCTAssertEqual(texts(.none, 1...3), ["83.284", "7.0", "-1234.568"])
        XCTAssertEqual(texts(.percent, 1...2), ["8,328.4%", "700.0%", "-123,456.78%"])
        XCTAssertEqual(texts(.currency, 1...1), ["$83.3", "$7.0", "-$1,234.6"])
        XCTAssertEqual(texts(.currencyAccounting, 1...1), ["$83.3", "$7.0", "($1,234.6)"])
    }

    func testOtherSettingsHoldWithThem() {
        XCTAssertEqual(texts(.decimal, 2...2, locale: "de_DE"), ["83,28", "7,00", "-1.234,57"])
        XCTAssertEqual(texts(.decimal, 1...1) { $0.roundingMode = .up }, ["83.3", "7.0", "-1,234.6"])
        XCTAssertEqual(texts(.decimal, 1...1) { $0.usesGroupingSeparator = false }, ["83.3", "7.0", "-1234.6"])
        XCTAssertEqual(
            texts(.decimal, 1...1) { ($0.positiveSuffix, $0.negativePrefix) = (" km", "minus ") },
            ["83.3 km", "7.0 km", "minus 1,234.6"])
    }

    func testWhatWasRightStaysAsItIs() {
        XCTAssertEqual(texts(.decimal, 0...2), ["83.28", "7", "-1,234.57"])
        XCTAssertEqual(texts(.decimal, 2...2) { $0.usesSignificantDigits = true }.count, 3)
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.positiveFormat = "0.0##"
        XCTAssertEqual(formatter.string(from: 2.5), "2.5")
        XCTAssertEqual(formatter.positiveFormat, "0.0##")
    }

    /// A formatter that has written once is another one after a change.
    func testEachChangeCounts() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (2, 2)
        XCTAssertEqual(formatter.string(from: 0.125), "0.12")
        formatter.maximumFractionDigits = 4
        XCTAssertEqual(formatter.string(from: 0.125), "0.125")
        formatter.numberStyle = .percent
        XCTAssertEqual(formatter.string(for: 0.125), "12.50%")
        formatter.minimumFractionDigits = 0
        XCTAssertEqual(formatter.string(from: 0.125), "12.5%")
    }
}
