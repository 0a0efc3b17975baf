import CoreGraphics
import XCTest

@testable import UIKitBase

/// Which rectangle lies next to another one.
final class FocusSearchTests: XCTestCase {
    private func square(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 100, height: 100) }

    // DEV-1230
    func testTheNearestInTheDirection() {
        let rects = [square(0, 200), square(0, 400), square(200, 0), square(-200, 0), square(0, -200)]
        let start = square(0, 0)
        XCTAssertEqual(FocusSearch.nearest(rects, from: start, .down), 0)
        XCTAssertEqual(FocusSearch.nearest(rects, from: start, .right), 2)
        XCTAssertEqual(FocusSearch.nearest(rects, from: start, .left), 3)
        XCTAssertEqual(FocusSearch.nearest(rects, from: start, .up), 4)
    }

    func testLevelOnesComeFirst() {
        let rects = [square(110, 150), square(0, 600)]
        XCTAssertEqual(FocusSearch.nearest(rects, from: square(0, 0), .down), 1)
        XCTAssertEqual(FocusSearch.nearest([rects[0]], from: square(0, 0), .down), 0, "for want of another")
        let row = [square(-100, 100), square(0, 100), square(100, 100)]
        XCTAssertEqual(FocusSearch.nearest(row, from: square(0, 0), .down), 1, "beside is not level")
    }

    func testOverlappingOnesCountByTheirMiddles() {
        XCTAssertEqual(FocusSearch.nearest([square(0, 60)], from: square(0, 0), .down), 0)
        XCTAssertNil(FocusSearch.nearest([square(0, 0)], from: square(0, 0), .down))
        XCTAssertNil(FocusSearch.nearest([square(0, -60)], from: square(0, 0), .down))
    }

    func testARowAndWhatIsInIt() {
        let row = CGRect(x: 0, y: 0, width: 300, height: 44)
        let (minus, plus) = (CGRect(x: 200, y: 6, width: 40, height: 32), CGRect(x: 240, y: 6, width: 40, height: 32))
        let below = CGRect(x: 0, y: 44, width: 300, height: 44)
        XCTAssertEqual(FocusSearch.nearest([minus, plus, below], from: row, .right), 0, "into the row")
        XCTAssertEqual(FocusSearch.nearest([row, plus, below], from: minus, .right), 1)
        XCTAssertEqual(FocusSearch.nearest([row, minus, below], from: plus, .left), 1, "before the row around both")
        XCTAssertEqual(FocusSearch.nearest([row, plus, below], from: minus, .left), 0, "out of it")
        XCTAssertEqual(FocusSearch.nearest([minus, plus, below], from: row, .down), 2)
    }

    func testReadingOrder() {
        let rects = [square(200, 10), square(0, 0), square(0, 200)]
        XCTAssertEqual(FocusSearch.readingOrder(rects, isRightToLeft: false), [1, 0, 2])
        XCTAssertEqual(FocusSearch.readingOrder(rects, isRightToLeft: true), [0, 1, 2])
    }
}
