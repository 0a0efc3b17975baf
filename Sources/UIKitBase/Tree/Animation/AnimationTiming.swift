import CoreGraphics
import Foundation
import QuartzCore

/// The pace of a block's or an animator's animations.
struct AnimationTiming {
    enum Kind {
        case curve(CAMediaTimingFunction)
        /// Comes to rest in the duration.
        case damped(ratio: CGFloat, velocity: CGFloat)
        /// Feels as long as the duration.
        case perceptual(bounce: CGFloat, velocity: CGFloat)
        case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat, overdamps: Bool = false)
    }

    var kind: Kind

    init(_ kind: Kind) { self.kind = kind }
    /// Fast at first, and long in coming to rest.
    static var keyboard: AnimationTiming {
        AnimationTiming(.curve(CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)))
    }
    init(_ curve: UIView.AnimationCurve) { kind = .curve(curve.timingFunction) }

    /// An animation of the key path with this pace.
    func makeAnimation(_ keyPath: String, _ duration: TimeInterval) -> CABasicAnimation {
        guard let spring = spring(duration) else {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.duration = duration
            if case .curve(let function) = kind { animation.timingFunction = function }
            return animation
        }
        spring.keyPath = keyPath
        spring.duration = duration
        return spring
    }

    /// nil for a curve.
    func spring(_ duration: TimeInterval) -> CASpringAnimation? {
        let duration = max(duration, 0.01)
        let animation = CASpringAnimation()
        switch kind {
        case .curve:
            return nil
        case .damped(let ratio, let velocity):
            // The time to rest scales with the square root of the stiffness.
            let ratio = min(max(ratio, 0.01), 1)
            animation.stiffness = 1
            animation.damping = 2 * ratio
            let frequency = CGFloat(animation.settlingDuration / duration)
            animation.stiffness = frequency * frequency
            animation.damping = 2 * ratio * frequency
            animation.initialVelocity = velocity
        case .perceptual(let bounce, let velocity):
            let made = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
            made.initialVelocity = velocity
            return made
        case .spring(let mass, let stiffness, let damping, let velocity, let overdamps):
            (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
            animation.initialVelocity = velocity
            animation.allowsOverdamping = overdamps
        }
        return animation
    }

    /// A spring by feel as its constants, which don't change with the duration that it is given later.
    func fixed(_ duration: TimeInterval) -> AnimationTiming {
        guard case .perceptual(_, let velocity) = kind, let spring = spring(duration) else { return self }
        return AnimationTiming(
            .spring(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: velocity,
                overdamps: spring.allowsOverdamping))
    }

    /// How long it really takes: a spring by feel or by its constants has a time of its own.
    func fullDuration(_ duration: TimeInterval) -> TimeInterval {
        switch kind {
        case .curve, .damped: duration
        case .perceptual, .spring: spring(duration)?.settlingDuration ?? duration
        }
    }

    /// The way at a fraction of the time.
    func value(at fraction: Double, duration: TimeInterval) -> Double {
        makeAnimation("", duration).way(after: fraction * duration)
    }
}

extension UIView.AnimationCurve {
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
