import CoreGraphics
import Foundation
import XCTest

final class CFStringTests: XCTestCase {
    func testEncodingsHaveTheirNamesOfTheNet() {
        for (name, encoding) in [
            ("utf-8", String.Encoding.utf8), ("UTF-8", .utf8), ("ISO-8859-1", .isoLatin1), ("Shift_JIS", .shiftJIS),
            ("windows-1252", .windowsCP1252), ("us-ascii", .ascii),
        ] {
            let number = CFStringConvertIANACharSetNameToEncoding(name)
            XCTAssertNotEqual(number, kCFStringEncodingInvalidId, name)
            XCTAssertEqual(CFStringConvertEncodingToNSStringEncoding(number), encoding.rawValue, name)
            XCTAssertTrue(CFStringIsEncodingAvailable(number), name)
        }
        XCTAssertEqual(CFStringConvertIANACharSetNameToEncoding("nothing"), kCFStringEncodingInvalidId)
        XCTAssertEqual(
            CFStringConvertEncodingToIANACharSetName(CFStringBuiltInEncodings.isoLatin1.rawValue), "iso-8859-1")
    }
}
