import CoreGraphics
import Foundation
import PorticoRenderModel

/// A basic animation that moves as a mass on a spring would.
open class CASpringAnimation: CABasicAnimation {
    private final var spring = SpringRecord()

    public override init() { super.init() }

    open var mass: CGFloat {
        get { spring.mass }
        set { spring.mass = max(newValue, .leastNonzeroMagnitude) }
    }
    open var stiffness: CGFloat {
        get { spring.stiffness }
        set { spring.stiffness = max(newValue, .leastNonzeroMagnitude) }
    }
    open var damping: CGFloat {
        get { spring.damping }
        set { spring.damping = max(newValue, 0) }
    }
    /// In ways per second: 1 covers the whole distance in a second.
    open var initialVelocity: CGFloat {
        get { spring.velocity }
        set { spring.velocity = newValue }
    }

    /// When the spring has come to rest, near enough; the duration to give it.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    package override func makeBlank() -> CAAnimation { CASpringAnimation() }

    package override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        (other as? CASpringAnimation)?.spring = spring
    }

    package override func makeKind(for layer: CALayer) -> AnimationRecord.Kind {
        let ends = ends(for: layer)
        return .spring(spring, from: ends.from, to: ends.to, by: ends.by)
    }
}

extension SpringRecord {
    /// The first time after which the distance from rest stays below a thousandth of the way.
    package var settlingDuration: Double {
        guard damping > 0 else { return .infinity }
        let omega = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let rest = 0.001
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            let b = (ratio * omega - velocity) / damped
            let amplitude = (1 + b * b).squareRoot()
            return max(0, log(amplitude / rest) / (ratio * omega))
        }
        // Not oscillating: walk until it stays.
        var low = 0.0, high = 1.0
        while abs(1 - value(at: high)) > rest, high < 1e6 { high *= 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if abs(1 - value(at: middle)) > rest { low = middle } else { high = middle }
        }
        return high
    }
}
