import TestSupport
import UIKit
import XCTest

/// What `draw(_:)` leaves free, by background and `isOpaque`.
final class OpaqueDrawingTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Disc: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.blue.setFill()
            UIBezierPath(ovalIn: bounds).fill()
        }
    }

    /// The corner of a drawn disc on red.
    @MainActor private func corner(_ change: (UIView) -> Void) -> Pixel {
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        let disc = Disc(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        change(disc)
        controller.view.addSubview(disc)
        harness.show(root: controller)
        harness.advance(by: 0.1)
        return harness.pixel(at: CGPoint(x: 101, y: 101))
    }

    private let red = Pixel(r: 255, g: 0, b: 0)
    private let black = Pixel(r: 0, g: 0, b: 0)

    func testCornersShowWhatIsBelowWhereTheBackgroundIsClear() {
        onMain {
            XCTAssertEqual(corner { $0.backgroundColor = .clear }, red)
            XCTAssertEqual(corner { $0.isOpaque = false }, red)
            XCTAssertEqual(corner { _ in }, black, "no background, and opaque")
            XCTAssertEqual(
                corner {
                    $0.backgroundColor = .clear
                    $0.isOpaque = true
                }, red)
            XCTAssertEqual(
                corner {
                    $0.backgroundColor = .clear
                    $0.backgroundColor = nil
                }, black)
        }
    }

    /// A nib's search bar is opaque and redraws when its size changes, and draws nothing.
    func testAViewThatDrawsNothingHasNothingToRedraw() {
        onMain {
            let controller = UIViewController()
            controller.view.backgroundColor = .red
            let plain = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            plain.contentMode = .redraw
            let disc = Disc(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
            disc.contentMode = .redraw
            for view in [plain, disc] { controller.view.addSubview(view) }
            harness.show(root: controller)
            harness.advance(by: 0.1)
            for view in [plain, disc] { view.frame.size = CGSize(width: 100, height: 100) }
            harness.advance(by: 0.1)
            XCTAssertNil(plain.layer.contents)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 150, y: 150)), red, "what is behind it")
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 101, y: 301)), black)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 150, y: 350)).b, 255)
            let label = UILabel()
            label.contentMode = .center
            XCTAssertTrue(label.layer.needsDisplayOnBoundsChange, "it redraws itself in any mode")
        }
    }

    func testATranslucentBackgroundLiesOverBlackWhereTheViewIsOpaque() {
        onMain {
            let half = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
            let opaque = corner { $0.backgroundColor = half }
            XCTAssertEqual(opaque.r, 0)
            XCTAssertEqual(opaque.g, 128, accuracy: 1)
            let open = corner {
                $0.backgroundColor = half
                $0.isOpaque = false
            }
            XCTAssertEqual(open.r, 127, accuracy: 1, "once, not twice")
            XCTAssertEqual(open.g, 128, accuracy: 1)
        }
    }

    func testIsOpaqueIsWhatTheAppHasSet() {
        onMain {
            let view = Disc()
            view.backgroundColor = .clear
            XCTAssertTrue(view.isOpaque)
            view.isOpaque = false
            view.backgroundColor = .red
            XCTAssertFalse(view.isOpaque)
            XCTAssertFalse(view.layer.isOpaque)
        }
    }

    func testConvertingBetweenLooseTreesCountsTheirRootsOrigins() {
        onMain {
            let first = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            let second = UIView(frame: CGRect(x: 3, y: 4, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
            first.addSubview(inner)
            XCTAssertEqual(inner.convert(CGPoint.zero, to: second), CGPoint(x: 12, y: 21))
            XCTAssertEqual(second.convert(CGPoint.zero, to: inner), CGPoint(x: -12, y: -21))
        }
    }

    func testRecognisersAreAnEmptyListAfterTheLastIsRemoved() {
        onMain {
            let (view, tap) = (UIView(), UITapGestureRecognizer())
            XCTAssertNil(view.gestureRecognizers)
            view.addGestureRecognizer(tap)
            view.removeGestureRecognizer(tap)
            XCTAssertEqual(view.gestureRecognizers, [])
        }
    }

    func testEqualPathsAreEqual() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let same = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(path, same)
        XCTAssertEqual(path.hash, same.hash)
        same.lineWidth = 3
        XCTAssertNotEqual(path, same)
        XCTAssertNotEqual(path, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 11)))
    }

    /// DEV-251: no recording of `intersects` is known; an intersection of such rectangles is empty and not null.
    func testRectanglesThatOnlyTouch() {
        let (left, right) = (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 10, height: 10))
        XCTAssertTrue(left.intersects(right))
        XCTAssertEqual(left.intersection(right), CGRect(x: 10, y: 0, width: 0, height: 10))
    }

    func testAValueFunctionIsOneObjectAName() {
        let first = CAValueFunction(name: .rotateZ)
        XCTAssertNotNil(first)
        XCTAssertTrue(first === CAValueFunction(name: .rotateZ))
        XCTAssertFalse(first === CAValueFunction(name: .rotateX))
        XCTAssertEqual(first?.name, .rotateZ)
        XCTAssertNil(CAValueFunction(name: CAValueFunctionName(rawValue: "turn")))
    }

    func testACopiedGroupHasTheSameAnimations() {
        let (group, child) = (CAAnimationGroup(), CABasicAnimation(keyPath: "opacity"))
        group.animations = [child]
        XCTAssertTrue((group.copy() as? CAAnimationGroup)?.animations?.first === child)
    }

    func testALayerThatIsDisplayedByHandNeedsNoDisplay() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        layer.display()
        XCTAssertFalse(layer.needsDisplay())
    }
}
