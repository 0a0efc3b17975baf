import QuartzCore
import XCTest

final class MachTimeTests: XCTestCase {
    func test_theCountIsTheAppsTime() {
        var base = mach_timebase_info_data_t()
        XCTAssertEqual([base.numer, base.denom], [0, 0])
        XCTAssertEqual(mach_timebase_info(&base), KERN_SUCCESS)
        func seconds(_ count: UInt64) -> Double { Double(count) * Double(base.numer) / Double(base.denom) / 1e9 }
        let before = CACurrentMediaTime()
        let count = seconds(mach_absolute_time())
        let after = CACurrentMediaTime()
        XCTAssertGreaterThanOrEqual(count, before - 1e-6)
        XCTAssertLessThanOrEqual(count, after + 1e-6)
        XCTAssertGreaterThanOrEqual(seconds(mach_continuous_time()), count - 1e-6)
    }
}
