import CoreGraphics
import TestSupport
import UIKit
import XCTest

/// A view of 400 by 800 points in the window, with an animator.
class DynamicsTestCase: MainTestCase, @unchecked Sendable {
    @MainActor var stage: UIView!
    @MainActor var animator: UIDynamicAnimator!

    override func prepare() {
        harness.showWindow()
        stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        harness.window.addSubview(stage)
        animator = UIDynamicAnimator(referenceView: stage)
    }

    override func cleanUp() {
        animator.removeAllBehaviors()
        animator = nil
        stage.removeFromSuperview()
    }

    /// A square in the stage.
    @MainActor func makeItem(at center: CGPoint, side: CGFloat = 40) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.center = center
        stage.addSubview(view)
        return view
    }

    /// Nothing is lost at collisions or on the way.
    @MainActor func makeElastic(_ items: [UIView], _ elasticity: CGFloat = 1) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: items)
        (behavior.elasticity, behavior.friction) = (elasticity, 0)
        (behavior.resistance, behavior.angularResistance) = (0, 0)
        return behavior
    }

    /// Frames one by one, with a look at each.
    @MainActor func advance(frames: Int, _ body: () -> Void) {
        for _ in 0..<frames {
            harness.advance(by: 1.0 / 60)
            body()
        }
    }
}
