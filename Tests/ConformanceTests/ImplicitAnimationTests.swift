import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Contract D10–D13: who animates, what an action may be, and the trees that show it.
final class ImplicitAnimationTests: MainTestCase, @unchecked Sendable {

    override func prepare() {
        harness.showWindow()
    }

    func test_D10_a_stand_alone_layer_animates_a_quarter_second() throws {
        try onMain {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            harness.window.layer.addSublayer(layer)
            harness.turn()
            layer.opacity = 0
            let animation = try XCTUnwrap(layer.animation(forKey: "opacity") as? CABasicAnimation)
            XCTAssertEqual(CATransaction.animationDuration(), 0.25)
            XCTAssertEqual(animation.keyPath, "opacity")
            harness.turn()
            harness.advance(by: 0.125)
            let halfway = try XCTUnwrap(layer.presentation()).opacity
            XCTAssertEqual(halfway, 0.1976, accuracy: 0.001, "half-way at the default pace")
            XCTAssertEqual(layer.opacity, 0, "the model has the new value at once")
            harness.advance(by: 0.2)
            XCTAssertNil(layer.animation(forKey: "opacity"), "removed when it is over")
            XCTAssertEqual(layer.presentation()?.opacity, 0)
        }
    }

    func test_D10_disabled_actions_and_equal_values_animate_nothing() {
        onMain {
            let layer = CALayer()
            harness.window.layer.addSublayer(layer)
            harness.turn()
            layer.opacity = 1
            XCTAssertNil(layer.animationKeys(), "an equal set asks nobody")
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            CATransaction.commit()
            XCTAssertNil(layer.animation(forKey: "opacity"))
        }
    }

    func test_D11_a_views_layer_jumps_outside_a_block_and_animates_inside() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.addSubview(view)
            harness.turn()
            XCTAssertTrue(view.action(for: view.layer, forKey: "opacity") is NSNull)
            view.alpha = 0.5
            XCTAssertNil(view.layer.animation(forKey: "opacity"))
            UIView.animate(withDuration: 1) {
                XCTAssertTrue(view.action(for: view.layer, forKey: "opacity") is CABasicAnimation)
                view.alpha = 0
            }
            XCTAssertEqual(view.layer.animation(forKey: "opacity")?.duration, 1)
        }
    }

    final class Spy: NSObject, CALayerDelegate {
        var answer: (any CAAction)?
        var asked: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return answer
        }
    }

    final class Note: NSObject, CAAction {
        var runs: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            runs.append(event)
        }
    }

    final class DefaultingLayer: CALayer {
        nonisolated(unsafe) static let note = Note()
        override class func defaultAction(forKey event: String) -> (any CAAction)? {
            event == "opacity" ? note : super.defaultAction(forKey: event)
        }
    }

    func test_D11_action_lookup_goes_delegate_actions_style_default() {
        onMain {
            let layer = DefaultingLayer()
            let spy = Spy()
            let fromDelegate = Note()
            let fromActions = Note()
            let fromStyle = Note()
            layer.delegate = spy
            layer.actions = ["opacity": fromActions]
            layer.style = ["actions": ["opacity": fromStyle]]

            spy.answer = fromDelegate
            XCTAssertTrue(layer.action(forKey: "opacity") as AnyObject? === fromDelegate)
            spy.answer = nil
            XCTAssertTrue(layer.action(forKey: "opacity") as AnyObject? === fromActions, "nil looks on")
            layer.actions = nil
            XCTAssertTrue(layer.action(forKey: "opacity") as AnyObject? === fromStyle)
            layer.style = nil
            XCTAssertTrue(layer.action(forKey: "opacity") as AnyObject? === DefaultingLayer.note)
            spy.answer = NSNull()
            XCTAssertTrue(layer.action(forKey: "opacity") == nil, "NSNull stops the search")
        }
    }

    func test_D12_model_and_presentation_differ_while_animating() throws {
        try onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.addSubview(view)
            harness.turn()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 })
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(view.layer.position.x, 105)
            let shown = try XCTUnwrap(view.layer.presentation())
            XCTAssertEqual(shown.position.x, 55, accuracy: 2)
            XCTAssertTrue(shown.model() === view.layer)
        }
    }

    func test_D13_animate_sets_up_layer_animations_and_calls_completion_once_at_the_end() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.addSubview(view)
            harness.turn()
            var completions: [Bool] = []
            UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: { completions.append($0) })
            XCTAssertNotNil(view.layer.animation(forKey: "opacity"))
            harness.turn()
            harness.advance(by: 0.25)
            XCTAssertEqual(completions, [])
            harness.advance(by: 0.3)
            XCTAssertEqual(completions, [true])
            harness.advance(by: 0.3)
            XCTAssertEqual(completions, [true])
        }
    }

    func test_D13_explicit_animation_moves_the_presentation_only() throws {
        try onMain {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            harness.window.layer.addSublayer(layer)
            harness.turn()
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 0
            move.toValue = 100
            move.duration = 1
            layer.add(move, forKey: "move")
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(try XCTUnwrap(layer.presentation()).position.x, 50, accuracy: 2)
            XCTAssertEqual(layer.position.x, 5)
            harness.advance(by: 0.6)
            XCTAssertNil(layer.animation(forKey: "move"))
        }
    }
}
