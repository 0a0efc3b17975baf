import Foundation
import PorticoObjC
import XCTest

final class CoreFoundationFunctionsTests: XCTestCase {
    func test_retainCountsGrowWithOwners() {
        final class Owned {}
        let first = Owned()
        let before = CFGetRetainCount(first)
        let more = [first, first, first]
        withExtendedLifetime(more) { XCTAssertGreaterThanOrEqual(CFGetRetainCount(first), before + more.count) }
    }

    func test_absoluteTimeIsTheCalendars() {
        let before = Date()
        let now = CFAbsoluteTimeGetCurrent()
        XCTAssertGreaterThanOrEqual(now, before.timeIntervalSinceReferenceDate)
        XCTAssertLessThanOrEqual(now, Date().timeIntervalSinceReferenceDate)
    }

    func test_numbersBecomeCGFloats() {
        let widths = [NSNumber(value: 2.5), nil].map { $0.flatMap(CGFloat.init) ?? -1 }
        XCTAssertEqual(widths, [2.5, -1])
    }
}
