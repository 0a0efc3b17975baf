import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitValues

/// The line around the item with the focus.
final class FocusHaloTests: FocusTestCase, @unchecked Sendable {
    private let red = Pixel(r: 255, g: 0, b: 0)
    private let white = Pixel(r: 255, g: 255, b: 255)

    @MainActor private func showTile() -> FocusTile {
        harness.showWindow()
        harness.window.backgroundColor = .white
        harness.window.tintColor = .red
        let tile = addTile("a", 200, 200)
        tile.backgroundColor = .white
        harness.advance(by: 0.1)
        return tile
    }

    /// The pixels left of the tile's left edge, 4 points away to 4 points inside, halfway down.
    @MainActor private func edge(_ x: CGFloat, _ y: CGFloat = 250) -> [Pixel] {
        stride(from: x - 6, to: x + 6, by: 1).map { harness.pixel(at: CGPoint(x: $0, y: y)) }
    }

    func testTheLineLiesOutsideAndGoesWithTheFocus() {
        onMain {
            let tile = showTile()
            XCTAssertEqual(Set(edge(200).map(\.g)), [255], "none without a key")
            press(.keyboardTab)
            harness.advance(by: 0.3)
            // DEV-1229: 3 points wide, a point away.
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 197, y: 250)), red)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 201, y: 250)), white)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 194, y: 250)), white)
            tile.frame.origin.x = 300
            harness.advance(by: 0.3)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 197, y: 250)), white)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 297, y: 250)), red)
            tile.frame.size.height = 300
            harness.advance(by: 0.3)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 297, y: 450)), red)
            harness.tap(CGPoint(x: 700, y: 900))
            harness.advance(by: 0.3)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 297, y: 250)), white)
        }
    }

    func testAnEffectSaysWhere() {
        onMain {
            let tile = showTile()
            let halo = UIFocusHaloEffect(rect: CGRect(x: 20, y: 20, width: 60, height: 60))
            halo.position = .inside
            tile.focusEffect = halo
            XCTAssertFalse(tile.focusEffect === halo, "a copy")
            press(.keyboardTab)
            harness.advance(by: 0.3)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 221, y: 250)), red)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 218, y: 250)), white)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 197, y: 250)), white)
            tile.focusEffect = nil
            harness.advance(by: 0.3)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 221, y: 250)), white)
        }
    }

    func testAScrollViewShowsTheItemAndTheLineMovesAlong() {
        onMain {
            harness.showWindow()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            scroll.contentSize = CGSize(width: 400, height: 2000)
            scroll.contentInsetAdjustmentBehavior = .never
            harness.window.addSubview(scroll)
            _ = addTile("a", 20, 20, in: scroll)
            _ = addTile("b", 20, 800, in: scroll)
            press(.keyboardTab)
            XCTAssertEqual(scroll.contentOffset.y, 0)
            press(.keyboardDownArrow)
            harness.advance(by: 1)
            XCTAssertEqual(focused, "b")
            XCTAssertEqual(scroll.contentOffset.y, 500)
        }
    }
}
