import Foundation
import XCTest

@testable import PorticoLocale

/// Decimal numbers as numbers of the machine: AnyFormatKit writes amounts by a formatter that rounds down.
final class DecimalTests: XCTestCase {
    func testADecimalGivesTheNearestNumber() {
        for text in [
            "345.67", "0", "-0.07", "2.675", "12345678901234.56", "-12345678901234567890.12", "1e-30", "1e30",
            "281474976710655", "99999999999999999999999999999999999999",
        ] {
            XCTAssertEqual(NSDecimalNumber(string: text).portico_double_value(), Double(text), text)
        }
        XCTAssertTrue(NSDecimalNumber.notANumber.portico_double_value().isNaN)
    }
}
