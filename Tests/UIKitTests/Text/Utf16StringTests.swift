import XCTest

@testable import UIKitBase

/// Strings of a text's units are those that Swift makes of them.
final class Utf16StringTests: XCTestCase {
    private func check(_ units: [UInt16], line: UInt = #line) {
        let expected = Array(String(decoding: units, as: UTF16.self).utf8)
        XCTAssertEqual(Array(String(utf16: units).utf8), expected, "\(units)", line: line)
        XCTAssertEqual(Array(String(utf16: ([0x41] + units)[1...]).utf8), expected, "\(units)", line: line)
    }

    func testTextsAreThoseThatSwiftMakes() {
        for text in [
            "", "a", "The quick brown fox", "Größe", "日本語", "👨‍👩‍👧 and 𝄞", "\u{FFFF}\u{0}\u{7F}\u{80}\u{7FF}\u{800}",
        ] {
            check(Array(text.utf16))
            XCTAssertEqual(String(utf16: Array(text.utf16)), text)
        }
    }

    func testLoneSurrogatesAreReplaced() {
        check([0xD800])
        check([0xDC00])
        check([0xD800, 0xD800, 0xDC00])
        check([0xDC00, 0xD800])
        check([0x61, 0xDBFF, 0x62])
        check([0xD83D, 0xDE00, 0xDE00])
    }

    func testAnyUnits() {
        var state: UInt64 = 7
        func next(_ limit: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % limit
        }
        for _ in 0..<2000 {
            check(
                (0..<next(9)).map { _ in
                    switch next(3) {
                    case 0: UInt16(next(0x900))
                    case 1: UInt16(0xD800 + next(0x800))
                    default: UInt16(next(0x10000))
                    }
                })
        }
    }
}
