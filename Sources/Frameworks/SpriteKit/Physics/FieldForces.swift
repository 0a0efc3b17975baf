import CSprites
import UIKit

/// What a scene's fields do to its bodies in a step.
@MainActor enum FieldForces {
    static func apply(in scene: SKScene, to bodies: [UInt64: SKPhysicsBody], by seconds: TimeInterval) {
        let fields = fields(below: scene).filter { $0.isEnabled && $0.strength != 0 }
        guard !fields.isEmpty else { return }
        for body in bodies.values.sorted(by: { $0.number < $1.number }) where body.isDynamic {
            guard let handle = body.handle else { continue }
            let state = csprites_body_state(handle)
            let place = CGPoint(x: Metres.toPoints(state.x), y: Metres.toPoints(state.y))
            var acting = fields.filter {
                $0.categoryBitMask & body.fieldBitMask != 0
                    && ($0.region?.contains(place.applying($0.worldTransform.inverted())) ?? true)
            }
            if let only = acting.first(where: \.isExclusive) { acting = [only] }
            for field in acting {
                let force = force(of: field, on: body, state, seconds)
                csprites_body_push(handle, Metres.number(CGFloat(force.x)), Metres.number(CGFloat(force.y)), 0, 0)
            }
        }
    }

    private static func fields(below node: SKNode) -> [SKFieldNode] {
        node.children.flatMap { ($0 as? SKFieldNode).map { [$0] } ?? [] + fields(below: $0) }
    }

    /// Newtons.
    private static func force(
        of field: SKFieldNode, on body: SKPhysicsBody, _ state: csprites_state, _ seconds: TimeInterval
    ) -> SIMD2<Float> {
        let center = field.worldTransform
        let away = SIMD2(state.x - Metres.from(center.tx), state.y - Metres.from(center.ty))
        let distance = max((away * away).sum().squareRoot(), field.minimumRadius)
        let velocity = SIMD2(state.velocityX, state.velocityY)
        let mass = max(1e-6, Metres.number(body.mass)), charge = Metres.number(body.charge)
        let strength = field.strength / (field.falloff == 0 ? 1 : pow(distance, field.falloff))
        let outwards = away / distance
        switch field.kind {
        case .linear:
            let turn = Float(field.worldRotation), (x, y) = (field.direction.x, field.direction.y)
            return SIMD2(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)) * strength * mass
        case .radial: return -outwards * strength * mass
        case .drag: return -velocity * strength
        case .vortex: return SIMD2(-outwards.y, outwards.x) * strength * mass
        case .spring: return -away * strength
        case .velocity:
            let wanted = SIMD2(field.direction.x, field.direction.y) * strength
            return (wanted - velocity) * mass / max(1e-4, Float(seconds))
        case .electric: return outwards * strength * charge
        case .magnetic: return SIMD2(velocity.y, -velocity.x) * strength * charge
        case .noise: return noise(field, away) * strength * mass
        case .turbulence: return noise(field, away) * strength * mass * (velocity * velocity).sum().squareRoot()
        case .custom(let evaluate):
            let force = evaluate(
                vector_float3(away.x, away.y, 0), vector_float3(velocity.x, velocity.y, 0), mass, charge, seconds)
            return SIMD2(force.x, force.y) * strength
        }
    }

    /// Waves that don't repeat soon: the same place at the same time gives the same.
    private static func noise(_ field: SKFieldNode, _ place: SIMD2<Float>) -> SIMD2<Float> {
        let time = Float(field.scene?.elapsed ?? 0) * field.animationSpeed
        let size = 1 + 8 * (1 - max(0, min(1, field.smoothness)))
        let (x, y) = (place.x * size, place.y * size)
        return SIMD2(
            sin(x * 1.7 + y * 2.3 + time) * sin(x * 0.9 - y * 1.1 + time * 1.3),
            sin(x * 2.1 - y * 1.3 + time * 0.7 + 4) * sin(x * 0.7 + y * 1.9 + time * 1.1 + 2))
    }
}
