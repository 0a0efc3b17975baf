import UIKit

extension Animation {
    /// What Core Animation is told so that a layer runs the animation itself.
    package struct LayerTiming {
        /// A linear animation with the right curve, speed and repetitions, without values and key path.
        package enum Shape {
            case curve(CAMediaTimingFunction, duration: TimeInterval), spring(Spring, velocity: Double)
        }
        package var shape: Shape
        package var delay: TimeInterval = 0
        package var speed: Double = 1
        /// In Core Animation's count, where there and back is one pass.
        package var repeatCount: Float = 0
        package var autoreverses = false
    }

    /// The animation as a layer can run it; nil for what only evaluation on the main thread gives: an app's own animations, circular
    /// curves, a delay in each repetition, an odd number of passes there and back.
    package var layerTiming: LayerTiming? { kind.layerTiming }

    /// A layer's animation of a property from one value to another; nil where `layerTiming` is. The caller adds the delay to the
    /// layer's time: `beginTime` is the delay alone.
    package func makeLayerAnimation(keyPath: String, from: Any?, to: Any?) -> CABasicAnimation? {
        guard let timing = layerTiming else { return nil }
        let animation: CABasicAnimation
        switch timing.shape {
        case .curve(let function, let duration):
            animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            animation.duration = duration
        case .spring(let spring, let velocity):
            let made = CASpringAnimation(keyPath: keyPath)
            made.allowsOverdamping = true
            made.mass = spring.mass
            made.stiffness = spring.stiffness
            made.damping = spring.damping
            made.initialVelocity = velocity
            made.duration = made.settlingDuration
            animation = made
        }
        animation.fromValue = from
        animation.toValue = to
        animation.speed = Float(timing.speed)
        animation.autoreverses = timing.autoreverses
        animation.repeatCount = timing.repeatCount
        animation.beginTime = timing.delay
        animation.fillMode = timing.delay > 0 ? .backwards : .removed
        return animation
    }
}

extension Animation.Kind {
    fileprivate var layerTiming: Animation.LayerTiming? {
        switch self {
        case .curve(let curve, let duration):
            guard let p = curve.controlPoints else { return nil }
            let function = CAMediaTimingFunction(controlPoints: Float(p.0), Float(p.1), Float(p.2), Float(p.3))
            return Animation.LayerTiming(shape: .curve(function, duration: duration))
        case .spring(let spring): return Animation.LayerTiming(shape: .spring(spring, velocity: 0))
        case .interpolatingSpring(let spring, let velocity):
            return Animation.LayerTiming(shape: .spring(spring, velocity: velocity))
        case .delay(let base, let delay):
            guard var timing = base.layerTiming else { return nil }
            timing.delay += delay
            return timing
        case .speed(let base, let speed):
            guard speed > 0, var timing = base.layerTiming else { return nil }
            timing.speed *= speed
            timing.delay /= speed
            return timing
        case .repeated(let base, let count, let autoreverses):
            guard var timing = base.layerTiming, timing.delay == 0, timing.repeatCount == 0 else { return nil }
            if autoreverses, let count, count % 2 == 1 { return nil }
            timing.autoreverses = autoreverses
            timing.repeatCount = count.map { Float($0) / (autoreverses ? 2 : 1) } ?? .infinity
            return timing
        case .completed(let base, _): return base.layerTiming
        case .custom: return nil
        }
    }
}
