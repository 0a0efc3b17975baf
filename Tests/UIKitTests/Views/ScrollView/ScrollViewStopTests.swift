import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Scrolling that ends at once, that stays inside, and that comes from keys.
final class ScrollViewStopTests: MainTestCase, @unchecked Sendable {
    private final class Taker: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @MainActor private func makeScroll(_ frame: CGRect, content: CGSize) -> UIScrollView {
        let scroll = UIScrollView(frame: frame)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = content
        return scroll
    }

    @MainActor private func showScroll() -> UIScrollView {
        let scroll = makeScroll(
            CGRect(x: 0, y: 100, width: 300, height: 400), content: CGSize(width: 300, height: 2000))
        harness.showWindow()
        harness.window.addSubview(scroll)
        harness.turn()
        return scroll
    }

    func testAMotionEndsWhereItIs() {
        onMain {
            let scroll = showScroll()
            scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
            harness.advance(by: 0.1)
            let place = scroll.contentOffset
            XCTAssertGreaterThan(place.y, 0)
            XCTAssertLessThan(place.y, 1000)
            scroll.stopScrollingAndZooming()
            harness.advance(by: 1)
            XCTAssertEqual(scroll.contentOffset, place)
        }
    }

    func testADragEnds() {
        onMain {
            let scroll = showScroll()
            harness.touch(.began, at: CGPoint(x: 100, y: 400))
            for y in stride(from: 390.0, through: 300, by: -10) { harness.touch(.moved, at: CGPoint(x: 100, y: y)) }
            XCTAssertTrue(scroll.isDragging)
            let place = scroll.contentOffset
            scroll.stopScrollingAndZooming()
            XCTAssertFalse(scroll.isDragging)
            harness.touch(.moved, at: CGPoint(x: 100, y: 200))
            harness.touch(.ended, at: CGPoint(x: 100, y: 200))
            harness.advance(by: 1)
            XCTAssertEqual(scroll.contentOffset, place)
            XCTAssertTrue(scroll.panGestureRecognizer.isEnabled)
        }
    }

    func testADragAtTheEndStaysInsideWhereItIsNotTransferred() {
        onMain {
            let outer = showScroll()
            let inner = makeScroll(
                CGRect(x: 0, y: 0, width: 300, height: 200), content: CGSize(width: 300, height: 400))
            outer.addSubview(inner)
            harness.turn()
            harness.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 250))
            XCTAssertEqual(outer.panGestureRecognizer.isEnabled, true)
            outer.contentOffset = .zero
            inner.transfersVerticalScrollingToParent = false
            var movedInside = false
            harness.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 250)) {
                movedInside = movedInside || inner.contentOffset.y < 0
            }
            XCTAssertTrue(movedInside, "it bounces by itself")
            XCTAssertEqual(outer.contentOffset, .zero)
        }
    }

    // DEV-1445
    func testKeysScrollByPagesAndToTheEnds() {
        onMain {
            let scroll = showScroll()
            let taker = Taker(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            scroll.addSubview(taker)
            taker.becomeFirstResponder()
            @MainActor func press(_ usage: Int) -> CGFloat {
                for phase in [HostKey.Phase.down, .up] {
                    harness.runtime.post(.key(HostKey(usage: usage, characters: "", modifiers: 0, phase: phase)))
                }
                harness.turn()
                harness.advance(by: 1)
                return scroll.contentOffset.y
            }
            XCTAssertEqual(press(78), 360)
            XCTAssertEqual(press(78), 720)
            XCTAssertEqual(press(75), 360)
            XCTAssertEqual(press(77), 1600)
            XCTAssertEqual(press(78), 1600)
            XCTAssertEqual(press(74), 0)
            scroll.allowsKeyboardScrolling = false
            XCTAssertEqual(press(78), 0)
        }
    }
}
