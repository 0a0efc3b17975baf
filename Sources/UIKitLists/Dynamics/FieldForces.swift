import CDynamics
import CoreGraphics
import Foundation

/// What a field does to an item in a step.
struct FieldForces {
    /// What the field knows of an item.
    struct Sample {
        /// Points from the field's position.
        var away: CGVector
        /// Points a second.
        var velocity: CGVector
        var mass: CGFloat
        var charge: CGFloat
        var seconds: TimeInterval
        /// Since the animator's start.
        var time: TimeInterval
    }

    static let metre: CGFloat = 100

    @MainActor static func apply(
        _ fields: [UIFieldBehavior], in animator: UIDynamicAnimator, world: DynamicsWorld, seconds: TimeInterval,
        time: TimeInterval
    ) {
        for field in fields where field.strength != 0 {
            for item in field.items {
                guard let body = animator.body(of: item) else { continue }
                let state = body.state
                guard state.isAwake != 0 else { continue }
                let away = CGPoint(x: CGFloat(state.x) - field.position.x, y: CGFloat(state.y) - field.position.y)
                guard field.region.contains(away) else { continue }
                let sample = Sample(
                    away: CGVector(dx: away.x, dy: away.y),
                    velocity: CGVector(dx: CGFloat(state.velocityX), dy: CGFloat(state.velocityY)),
                    mass: max(1e-6, CGFloat(state.mass)), charge: body.charge, seconds: seconds, time: time)
                let force = force(of: field, on: sample)
                world.functions.body_force(
                    body.handle, DynamicsWorld.number(force.dx), DynamicsWorld.number(force.dy))
            }
        }
    }

    @MainActor static func force(of field: UIFieldBehavior, on sample: Sample) -> CGVector {
        let (x, y) = (sample.away.dx / metre, sample.away.dy / metre)
        let (vx, vy) = (sample.velocity.dx / metre, sample.velocity.dy / metre)
        let distance = max(hypot(x, y), max(1e-7, field.minimumRadius / metre))
        let strength = field.strength / (field.falloff == 0 ? 1 : pow(distance, field.falloff))
        let mass = sample.mass
        func vector(_ x: CGFloat, _ y: CGFloat, _ factor: CGFloat) -> CGVector {
            CGVector(dx: x * factor, dy: y * factor)
        }
        switch field.kind {
        case .linear: return vector(field.direction.dx, field.direction.dy, strength * mass)
        case .radial: return vector(-x / distance, -y / distance, strength * mass)
        case .drag: return vector(-vx, -vy, strength)
        case .vortex: return vector(-y / distance, x / distance, strength * mass)
        case .spring: return vector(-x, -y, strength)
        case .velocity:
            let (wantedX, wantedY) = (field.direction.dx * strength, field.direction.dy * strength)
            return vector(wantedX - vx, wantedY - vy, mass / max(1e-4, sample.seconds))
        case .electric: return vector(x / distance, y / distance, strength * sample.charge)
        case .magnetic: return vector(vy, -vx, strength * sample.charge)
        case .noise: return noise(field, x, y, sample.time, strength * mass)
        case .turbulence: return noise(field, x, y, sample.time, strength * mass * hypot(vx, vy))
        case .custom(let evaluate):
            let force = evaluate(
                field, CGPoint(x: sample.away.dx, y: sample.away.dy), sample.velocity, mass, sample.charge,
                sample.seconds)
            return vector(force.dx, force.dy, field.strength)
        }
    }

    /// Waves that don't repeat soon: the same place at the same time gives the same.
    @MainActor private static func noise(
        _ field: UIFieldBehavior, _ x: CGFloat, _ y: CGFloat, _ time: TimeInterval, _ factor: CGFloat
    ) -> CGVector {
        let time = CGFloat(time) * field.animationSpeed
        let size = 1 + 8 * (1 - max(0, min(1, field.smoothness)))
        let (x, y) = (x * size, y * size)
        return CGVector(
            dx: sin(x * 1.7 + y * 2.3 + time) * sin(x * 0.9 - y * 1.1 + time * 1.3 + 1) * factor,
            dy: sin(x * 2.1 - y * 1.3 + time * 0.7 + 4) * sin(x * 0.7 + y * 1.9 + time * 1.1 + 2) * factor)
    }
}
