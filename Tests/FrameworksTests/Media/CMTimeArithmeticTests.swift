import CoreMedia
import XCTest

/// Times and ranges as CMTime.h says.
final class CMTimeArithmeticTests: XCTestCase {
    private func t(_ value: Int64, _ scale: Int32) -> CMTime { CMTime(value: value, timescale: scale) }

    func testTimesAreMultiplied() {
        XCTAssertEqual(CMTimeMultiply(t(2, 10), multiplier: 3).value, 6)
        XCTAssertEqual(CMTimeMultiplyByRatio(t(3, 1), multiplier: 1, divisor: 2).seconds, 1.5)
        XCTAssertEqual(CMTimeMultiplyByRatio(t(3, 1), multiplier: 1, divisor: -2).seconds, -1.5)
        XCTAssertFalse(CMTimeMultiplyByRatio(t(3, 1), multiplier: 1, divisor: 0).isValid)
        XCTAssertTrue(CMTimeMultiply(t(.max, 1), multiplier: 2).isPositiveInfinity)
        XCTAssertTrue(CMTimeMultiply(t(.max, 1), multiplier: -2).isNegativeInfinity)
        XCTAssertTrue(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
        let coarse = CMTimeMultiplyByRatio(t(1, .max), multiplier: 1, divisor: 3)
        XCTAssertTrue(coarse.hasBeenRounded)
        XCTAssertFalse(CMTimeMultiplyByRatio(t(1, 1), multiplier: .min, divisor: .min).value == 0)
    }

    func testASignGoes() {
        XCTAssertEqual(CMTimeAbsoluteValue(t(-3, 2)).seconds, 1.5)
        XCTAssertTrue(CMTimeAbsoluteValue(.negativeInfinity).isPositiveInfinity)
        XCTAssertTrue(CMTimeAbsoluteValue(t(.min, 1)).isPositiveInfinity)
    }

    func testRangesMeet() {
        let one = CMTimeRange(start: t(1, 1), duration: t(2, 1))
        let two = CMTimeRange(start: t(2, 1), duration: t(4, 1))
        XCTAssertEqual(one.intersection(two), CMTimeRange(start: t(2, 1), end: t(3, 1)))
        XCTAssertEqual(one.union(two), CMTimeRange(start: t(1, 1), end: t(6, 1)))
        XCTAssertTrue(one.intersection(CMTimeRange(start: t(9, 1), duration: t(1, 1))).isEmpty)
        XCTAssertFalse(one.union(.invalid).isValid)
        XCTAssertTrue(CMTimeRange(start: .zero, duration: t(9, 1)).containsTimeRange(one))
        XCTAssertFalse(one.containsTimeRange(two))
        XCTAssertEqual(CMTimeClampToRange(t(10, 1), range: one).seconds, 3)
        XCTAssertEqual(CMTimeClampToRange(.zero, range: one).seconds, 1)
    }

    func testATimeIsKeptAsADictionary() {
        let kept = CMTimeCopyAsDictionary(t(3, 2), allocator: nil)
        XCTAssertEqual(CMTimeMakeFromDictionary(kept), t(3, 2))
        XCTAssertFalse(CMTimeMakeFromDictionary(nil).isValid)
        XCTAssertFalse(CMTimeMakeFromDictionary(["value": "text"]).isValid)
    }
}
