import CoreLocation
import XCTest

/// Tests of apps make floors by a class of their own, as Apple's has no other initialiser than `NSObject`'s.
final class FloorTests: XCTestCase {
    private final class Third: CLFloor, @unchecked Sendable {
        private let storey: Int

        init(storey: Int) {
            self.storey = storey
            super.init()
        }

        override var level: Int { storey }
    }

    func testAFloorOfAnAppsOwn() {
        let floor: CLFloor = Third(storey: 3)
        XCTAssertEqual(floor.level, 3)
        XCTAssertTrue(floor.copy() as AnyObject === floor)
        XCTAssertEqual(CLFloor().level, 0)
    }
}
