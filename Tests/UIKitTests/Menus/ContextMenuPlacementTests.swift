import CoreGraphics
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Where previews and menus are, near every edge.
final class ContextMenuPlacementTests: XCTestCase {
    private let space = CGRect(x: 8, y: 60, width: 374, height: 750)
    private let menu = CGSize(width: 250, height: 176)

    private func rich(_ preview: CGRect, menu: CGSize? = nil, isRightToLeft: Bool = false) -> ContextMenuPlacement {
        .rich(preview: preview, menu: menu ?? self.menu, in: space, isRightToLeft: isRightToLeft)
    }

    func testTheMenuIsBelowAndInLine() {
        let left = rich(CGRect(x: 20, y: 100, width: 100, height: 100))
        XCTAssertEqual(left.preview, CGRect(x: 20, y: 100, width: 100, height: 100), "it stays where it is")
        XCTAssertEqual(left.menu.origin, CGPoint(x: 20, y: 212))
        XCTAssertFalse(left.isAbove)
        let right = rich(CGRect(x: 270, y: 100, width: 100, height: 100))
        XCTAssertEqual(right.menu.maxX, 370)
    }

    func testAFullWidthPreviewHasItsMenuWhereTextBegins() {
        let row = CGRect(x: 8, y: 100, width: 374, height: 60)
        XCTAssertEqual(rich(row).menu.minX, 8)
        XCTAssertEqual(rich(row, isRightToLeft: true).menu.maxX, 382)
    }

    func testAtTheLowerEdgeTheMenuIsAbove() {
        let placement = rich(CGRect(x: 20, y: 700, width: 100, height: 100))
        XCTAssertTrue(placement.isAbove)
        XCTAssertEqual(placement.menu.maxY, 688)
        XCTAssertEqual(placement.preview.minY, 700)
    }

    func testWithoutRoomOnEitherSideThePreviewMoves() {
        let placement = rich(CGRect(x: 20, y: 150, width: 200, height: 520))
        XCTAssertEqual(placement.preview.size, CGSize(width: 200, height: 520))
        XCTAssertEqual(placement.menu.maxY, space.maxY)
        XCTAssertEqual(placement.preview.maxY + 12, placement.menu.minY)
    }

    func testALargePreviewIsMadeSmaller() {
        let placement = rich(CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertLessThanOrEqual(placement.preview.height, space.height - 12 - 176 + 0.001)
        XCTAssertEqual(placement.preview.width / placement.preview.height, 390.0 / 844, accuracy: 0.0001)
        XCTAssertTrue(space.insetBy(dx: -0.01, dy: -0.01).contains(placement.preview))
    }

    func testALongMenuLeavesRoomForThePreview() {
        let placement = rich(
            CGRect(x: 20, y: 100, width: 300, height: 600), menu: CGSize(width: 250, height: 2000))
        XCTAssertEqual(placement.menu.height, space.height * 0.6 - 12, accuracy: 0.001)
        XCTAssertEqual(placement.preview.height, space.height * 0.4, accuracy: 0.001)
    }

    func testOnALowScreenTheMenuIsBeside() {
        let low = CGRect(x: 60, y: 8, width: 720, height: 360)
        let left = ContextMenuPlacement.rich(
            preview: CGRect(x: 100, y: 100, width: 100, height: 100), menu: menu, in: low, isRightToLeft: false)
        XCTAssertEqual(left.menu.origin, CGPoint(x: 212, y: 100))
        let right = ContextMenuPlacement.rich(
            preview: CGRect(x: 600, y: 300, width: 100, height: 100), menu: menu, in: low, isRightToLeft: false)
        XCTAssertEqual(right.menu.maxX, 588)
        XCTAssertEqual(right.menu.maxY, low.maxY, "it stays on the screen")
    }

    func testARowStaysAsWideAsItIsOnALowScreen() {
        let low = CGRect(x: 60, y: 8, width: 720, height: 360)
        let row = ContextMenuPlacement.rich(
            preview: CGRect(x: 60, y: 60, width: 720, height: 44), menu: menu, in: low, isRightToLeft: false)
        XCTAssertEqual(row.preview.width, 720)
        XCTAssertEqual(row.menu.origin, CGPoint(x: 60, y: 116))
    }

    func testNothingLeavesTheScreen() {
        for x in stride(from: -60, through: 420, by: 40) {
            for y in stride(from: -60, through: 900, by: 40) {
                for side in [20, 200, 900] {
                    let preview = CGRect(x: x, y: y, width: side, height: side)
                    let placement = rich(preview)
                    let most = space.insetBy(dx: -0.01, dy: -0.01)
                    XCTAssertTrue(most.contains(placement.menu), "\(preview)")
                    XCTAssertTrue(most.contains(placement.preview), "\(preview)")
                    XCTAssertFalse(placement.menu.insetBy(dx: 1, dy: 1).intersects(placement.preview), "\(preview)")
                    let compact = ContextMenuPlacement.compact(
                        source: preview, attachment: CGPoint(x: preview.midX, y: preview.maxY), menu: menu, in: space)
                    XCTAssertTrue(most.contains(compact.menu), "\(preview)")
                }
            }
        }
    }

    func testACompactMenuIsInLineAtTheSides() {
        func x(_ left: CGFloat) -> CGRect {
            ContextMenuPlacement.compact(
                source: CGRect(x: left, y: 100, width: 60, height: 40),
                attachment: CGPoint(x: left + 30, y: 140), menu: menu, in: space
            ).menu
        }
        XCTAssertEqual(x(20).minX, 20)
        XCTAssertEqual(x(310).maxX, 370)
        XCTAssertEqual(x(165).midX, 195)
        XCTAssertEqual(x(165).minY, 146)
    }

    func testACompactMenuIsAboveWhereThereIsMoreRoom() {
        let placement = ContextMenuPlacement.compact(
            source: CGRect(x: 20, y: 760, width: 60, height: 40), attachment: CGPoint(x: 50, y: 800), menu: menu,
            in: space)
        XCTAssertTrue(placement.isAbove)
        XCTAssertEqual(placement.menu.maxY, 754)
    }
}
