import CoreGraphics
import Foundation
import QuartzCore

/// Changes of what a view shows as a whole: the old picture gives way to the new one.
///
/// - From: `UIView.transition(with:…)`
/// - To: `CATransition`, which keeps the old picture
extension UIView {
    /// Changes `view` inside `animations` with a transition of all that it shows. Changes inside jump, unless `allowAnimatedContent` is
    /// given or there is no transition.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = ViewAnimation(duration: duration, options: options, completion: completion)
        guard options.transition != .none else { return block.run { animations?() } }
        guard duration > 0, areAnimationsEnabled else {
            ViewAnimation.without { animations?() }
            return block.finishBlock()
        }
        block.note(view)
        block.addTransition(options.transition, to: view.layer)
        block.enter(options.contains(.allowAnimatedContent)) { animations?() }
        // The old picture is the one before this change, whatever the turn does after it.
        block.finishBlock()
    }

    /// Puts `toView` where `fromView` is, or with `showHideTransitionViews` hides one and shows the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(true)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.addSubview(toView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

extension UIView.AnimationOptions {
    enum Transition: UInt {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom

        /// Turns about this axis, the near edge going that way.
        var flip: (key: String, sign: CGFloat)? {
            switch self {
            case .flipFromLeft: ("transform.rotation.y", 1)
            case .flipFromRight: ("transform.rotation.y", -1)
            case .flipFromTop: ("transform.rotation.x", -1)
            case .flipFromBottom: ("transform.rotation.x", 1)
            default: nil
            }
        }
    }

    var transition: Transition { Transition(rawValue: rawValue >> 20 & 7) ?? .none }
}

extension ViewAnimation {
    func addTransition(_ kind: UIView.AnimationOptions.Transition, to layer: CALayer) {
        let picture = CATransition()
        picture.duration = duration
        if case .curve(let function) = timing.kind { picture.timingFunction = function }
        if kind == .curlUp || kind == .curlDown { picture.rollsPage(up: kind == .curlUp) }
        if let flip = kind.flip {
            // Seen from the side, where nothing shows, the old picture becomes the new one.
            picture.timingFunction = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
            let turn = CAKeyframeAnimation(keyPath: "transform")
            let distance = max(layer.bounds.width, layer.bounds.height, 1) * 2.5
            turn.values = [0, 0.5, -0.5, 0].map { quarters -> CATransform3D in
                var depth = CATransform3DIdentity
                depth.m34 = -1 / distance
                let angle = CGFloat(quarters) * .pi * flip.sign
                let isUpright = flip.key == "transform.rotation.y"
                return CATransform3DConcat(
                    CATransform3DConcat(
                        layer.transform, CATransform3DMakeRotation(angle, isUpright ? 0 : 1, isUpright ? 1 : 0, 0)),
                    depth)
            }
            turn.keyTimes = [0, 0.5, 0.5, 1]
            turn.duration = duration
            if case .curve(let function) = timing.kind { turn.timingFunction = function }
            start(turn, layer)
            layer.add(turn, forKey: "flip")
        }
        start(picture, layer)
        picture.fillMode = .removed
        layer.add(picture, forKey: kCATransition)
    }
}
