import XCTest

@testable import CoreGraphics

final class PartitionIndexTests: XCTestCase {
    func testTheFirstThatIsNotBeforeIsFoundInEachArray() {
        for count in 0...9 {
            let numbers = Array(0..<count)
            for limit in 0...count {
                XCTAssertEqual(numbers.partitionIndex { $0 < limit }, limit, "\(limit) of \(count)")
            }
        }
    }

    func testASliceAnswersWithItsOwnIndices() {
        let slice = [1, 3, 5, 7, 9, 11][2..<5]
        XCTAssertEqual(slice.partitionIndex { $0 < 1 }, 2)
        XCTAssertEqual(slice.partitionIndex { $0 < 7 }, 3)
        XCTAssertEqual(slice.partitionIndex { $0 < 100 }, 5)
    }

    func testFewElementsAreLookedAt() {
        var asked = 0
        let place = (0..<1_000_000).partitionIndex {
            asked += 1
            return $0 < 654_321
        }
        XCTAssertEqual(place, 654_321)
        XCTAssertLessThanOrEqual(asked, 20)
    }
}
