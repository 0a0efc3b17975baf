import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Contract C20, D14 and D15: who is hit, who hears of it, and what the visible area has to say.
final class HitTestingTests: MainTestCase, @unchecked Sendable {
    final class Chained: UIView {
        nonisolated(unsafe) static var log: [String] = []
        var name = ""
        var passesOn = true
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            Self.log.append("\(name) touchesBegan")
            if passesOn { super.touchesBegan(touches, with: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            Self.log.append("\(name) touchesEnded")
        }
    }

    private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

    func test_C20_the_deepest_view_in_front_is_hit_and_hidden_faint_or_disabled_ones_are_not() {
        onMain {
            let root = UIView(frame: whole)
            let back = UIView(frame: whole)
            let front = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
            root.addSubview(back)
            root.addSubview(front)
            let point = CGPoint(x: 75, y: 50)
            XCTAssertTrue(root.hitTest(point, with: nil) === front)
            XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
            XCTAssertNil(root.hitTest(CGPoint(x: 100, y: 10), with: nil), "the far edge is outside")
            front.isHidden = true
            XCTAssertTrue(root.hitTest(point, with: nil) === back)
            front.isHidden = false
            front.alpha = 0.009
            XCTAssertTrue(root.hitTest(point, with: nil) === back)
            front.alpha = 1
            front.isUserInteractionEnabled = false
            XCTAssertTrue(root.hitTest(point, with: nil) === back)
            front.isUserInteractionEnabled = true
            let outside = UIView(frame: CGRect(x: 60, y: 60, width: 100, height: 10))
            back.addSubview(outside)
            XCTAssertNil(root.hitTest(CGPoint(x: 120, y: 65), with: nil), "what sticks out of its superview is not hit")
        }
    }

    func test_C20_an_unhandled_touch_goes_up_the_responder_chain() {
        onMain {
            Chained.log = []
            harness.showWindow()
            let outer = Chained(frame: whole)
            outer.name = "outer"
            let inner = Chained(frame: whole)
            inner.name = "inner"
            outer.addSubview(inner)
            harness.window.addSubview(outer)
            harness.tap(CGPoint(x: 20, y: 20))
            XCTAssertEqual(Chained.log, ["inner touchesBegan", "outer touchesBegan", "inner touchesEnded"])
            XCTAssertTrue(inner.next === outer)
            XCTAssertTrue(outer.next === harness.window)
        }
    }

    func test_C20_a_control_keeps_taps_from_recognisers_behind_it() {
        onMain {
            harness.showWindow()
            let parent = UIView(frame: whole)
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            parent.addSubview(button)
            harness.window.addSubview(parent)
            var log: [String] = []
            button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
            final class Counting: UITapGestureRecognizer {
                var recognized = 0
                override var state: UIGestureRecognizer.State {
                    didSet { if state == .ended { recognized += 1 } }
                }
            }
            let tap = Counting()
            parent.addGestureRecognizer(tap)
            harness.tap(CGPoint(x: 25, y: 25))
            harness.advance(by: 0.5)
            XCTAssertEqual(log, ["button"])
            XCTAssertEqual(tap.recognized, 0)
            harness.tap(CGPoint(x: 75, y: 75))
            harness.advance(by: 0.5)
            XCTAssertEqual(log, ["button"])
            XCTAssertEqual(tap.recognized, 1)
        }
    }

    func test_D15_hit_testing_respects_bounds_and_transform_and_not_the_corner_radius() {
        onMain {
            let root = UIView(frame: whole)
            let view = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
            view.layer.cornerRadius = 25
            root.addSubview(view)
            XCTAssertTrue(root.hitTest(CGPoint(x: 26, y: 26), with: nil) === view, "as iOS: a corner is inside")
            view.transform = CGAffineTransform(rotationAngle: .pi / 4)
            XCTAssertTrue(root.hitTest(CGPoint(x: 26, y: 26), with: nil) === root)
            XCTAssertTrue(root.hitTest(CGPoint(x: 50, y: 18), with: nil) === view)
        }
    }

    func test_D15_corners_count_where_the_app_asks_for_it() {
        onMain {
            RoundedHitTesting.isOn = true
            defer { RoundedHitTesting.isOn = false }
            let root = UIView(frame: whole)
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
            root.addSubview(view)
            func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool { root.hitTest(CGPoint(x: x, y: y), with: nil) === view }
            XCTAssertTrue(isHit(21, 21), "no radius, no corner")
            view.layer.cornerRadius = 20
            for (x, y) in [(21.0, 21.0), (79, 21), (21, 59), (79, 59)] {
                XCTAssertFalse(isHit(x, y), "corner at \(x), \(y)")
            }
            for (x, y) in [(27.0, 27.0), (50, 20), (20, 40), (73, 53)] {
                XCTAssertTrue(isHit(x, y), "inside at \(x), \(y)")
            }
            // Nothing below a corner that is cut off is hit by way of the view either.
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.addSubview(child)
            XCTAssertTrue(root.hitTest(CGPoint(x: 21, y: 21), with: nil) === root)
            child.removeFromSuperview()
            view.layer.maskedCorners = [.layerMaxXMaxYCorner]
            XCTAssertTrue(isHit(21, 21))
            XCTAssertFalse(isHit(79, 59))
            // A radius beyond the half is the half.
            view.layer.maskedCorners = [.layerMinXMinYCorner]
            view.layer.cornerRadius = 1000
            XCTAssertFalse(isHit(24, 24))
            XCTAssertTrue(isHit(30, 30))
            view.transform = CGAffineTransform(rotationAngle: .pi)
            XCTAssertTrue(isHit(21, 21), "the corner turns with the view")
            XCTAssertFalse(isHit(79, 59))
        }
    }

    func test_D14_borders_corners_shadows_and_opacity_are_drawn() {
        onMain {
            harness.showWindow()
            harness.window.backgroundColor = .white
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
            view.backgroundColor = .blue
            view.layer.borderColor = UIColor.red.cgColor
            view.layer.borderWidth = 4
            view.layer.cornerRadius = 20
            harness.window.addSubview(view)
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 21, y: 50)), Pixel(r: 255, g: 0, b: 0), "border")
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 50, y: 50)), Pixel(r: 0, g: 0, b: 255), "inside")
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 21, y: 21)), Pixel(r: 255, g: 255, b: 255), "corner")
            view.alpha = 0.5
            harness.renderFrame()
            let half = harness.pixel(at: CGPoint(x: 50, y: 50))
            XCTAssertEqual(half.r, 127, accuracy: 1)
            XCTAssertEqual(half.b, 255)
            view.alpha = 1
            view.layer.shadowColor = UIColor.black.cgColor
            view.layer.shadowOpacity = 1
            view.layer.shadowOffset = CGSize(width: 0, height: 10)
            view.layer.shadowRadius = 1
            harness.renderFrame()
            XCTAssertLessThan(harness.pixel(at: CGPoint(x: 50, y: 85)).g, 40, "shadow")
        }
    }
}
