import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class LiveMapTests: XCTestCase {
    private final class Thing {}

    func testViewsStandInTheOrderOfTheirPlaces() {
        var map = LiveMap<Thing>()
        let things = (0..<4).map { _ in Thing() }
        for row in [2, 0, 3, 1] { map[IndexPath(row: row, section: 0)] = things[row] }
        XCTAssertEqual(map.paths.map(\.row), [0, 1, 2, 3])
        XCTAssertTrue(map[IndexPath(row: 3, section: 0)] === things[3])
        XCTAssertEqual(map.path(of: things[2]), IndexPath(row: 2, section: 0))
        let gone = map.removeAll { $0.item % 2 == 0 }
        XCTAssertEqual(gone.map(\.path.row), [3, 1], "from the end: the last one in is the first to be used again")
        let lost = map.move { $0.row == 0 ? nil : IndexPath(row: 0, section: 5) }
        XCTAssertEqual(lost.map(\.path.row), [0])
        XCTAssertEqual(map.paths, [IndexPath(row: 0, section: 5)])
    }

    /// Recorded: the pool hands out the one that came last, apart by identifier.
    func testThePoolIsAStackForEachIdentifier() {
        var pool = ReusePool<Thing>()
        let (a, b, c) = (Thing(), Thing(), Thing())
        pool.put(a, "cell")
        pool.put(b, "cell")
        pool.put(b, "cell")
        pool.put(c, "other")
        XCTAssertEqual(pool.count, 3)
        XCTAssertTrue(pool.take("cell") === b)
        XCTAssertTrue(pool.take("cell") === a)
        XCTAssertNil(pool.take("cell"))
        pool.removeAll()
        XCTAssertNil(pool.take("other"))
    }
}
