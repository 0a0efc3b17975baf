import CSprites
import CoreGraphics
import UIKit

/// An emitter's particles, and the picture of them.
@MainActor final class ParticleSimulation {
    private struct Particle {
        var position: CGPoint
        var velocity: CGVector
        var age: CGFloat = 0
        var lifetime: CGFloat
        var rotation: CGFloat
        var scale: CGFloat
        var alpha: CGFloat
        var color: RGBA
        var blend: CGFloat
    }

    private var particles: [Particle] = []
    private var born = 0
    /// The part of a particle that is due.
    private var due: CGFloat = 0
    private var chance = Chance()
    /// The rectangle of all particles, in the coordinates in which they fly.
    private(set) var area = CGRect.zero
    private var lastOrigin: CGPoint?

    /// The most particles at a time, and the largest side of their picture.
    private static let mostParticles = 20_000
    private static let largestSide: CGFloat = 2048

    var count: Int { particles.count }

    func reset() {
        particles = []
        born = 0
        due = 0
        chance = Chance()
        lastOrigin = nil
    }

    func isOver(_ emitter: SKEmitterNode) -> Bool {
        emitter.numParticlesToEmit > 0 && born >= emitter.numParticlesToEmit && particles.isEmpty
    }

    // MARK: Time

    func step(_ emitter: SKEmitterNode, by seconds: TimeInterval) {
        let time = CGFloat(seconds)
        guard time > 0 else { return }
        for number in particles.indices { move(&particles[number], emitter, time) }
        particles.removeAll { $0.age >= $0.lifetime }
        bear(emitter, time)
    }

    private func move(_ particle: inout Particle, _ emitter: SKEmitterNode, _ time: CGFloat) {
        particle.age += time
        // Of a constant acceleration, exactly.
        particle.position.x += particle.velocity.dx * time + emitter.xAcceleration * time * time / 2
        particle.position.y += particle.velocity.dy * time + emitter.yAcceleration * time * time / 2
        particle.velocity.dx += emitter.xAcceleration * time
        particle.velocity.dy += emitter.yAcceleration * time
        particle.rotation += emitter.particleRotationSpeed * time
        particle.scale += emitter.particleScaleSpeed * time
        particle.alpha += emitter.particleAlphaSpeed * time
        particle.blend += emitter.particleColorBlendFactorSpeed * time
        particle.color =
            particle.color
            + RGBA(
                emitter.particleColorRedSpeed * time, emitter.particleColorGreenSpeed * time,
                emitter.particleColorBlueSpeed * time, emitter.particleColorAlphaSpeed * time)
    }

    private func bear(_ emitter: SKEmitterNode, _ time: CGFloat) {
        let rate = max(0, Numbers.finite(emitter.particleBirthRate))
        due = min(due + rate * time, CGFloat(Self.mostParticles))
        var transform = CGAffineTransform.identity
        var turn: CGFloat = 0
        if let target = emitter.targetNode, target !== emitter {
            transform = emitter.worldTransform.concatenating(target.worldTransform.inverted())
            turn = emitter.worldRotation - target.worldRotation
        }
        let origin = CGPoint(x: transform.tx, y: transform.ty)
        let from = lastOrigin ?? origin
        lastOrigin = origin
        let all = due
        while due >= 1 {
            due -= 1
            guard emitter.numParticlesToEmit == 0 || born < emitter.numParticlesToEmit else { continue }
            born += 1
            guard particles.count < Self.mostParticles else { continue }
            var particle = make(emitter, transform, turn)
            // They come evenly over the time, also where the emitter moves.
            let since = rate > 0 ? min(time, due / rate) : 0
            let back = all > 0 ? due / max(1, all) : 0
            particle.position.x -= (origin.x - from.x) * back
            particle.position.y -= (origin.y - from.y) * back
            if since > 0 { move(&particle, emitter, since) }
            if particle.age < particle.lifetime { particles.append(particle) }
        }
    }

    private func make(_ emitter: SKEmitterNode, _ transform: CGAffineTransform, _ turn: CGFloat) -> Particle {
        let place = CGPoint(
            x: chance.value(emitter.particlePosition.x, emitter.particlePositionRange.dx),
            y: chance.value(emitter.particlePosition.y, emitter.particlePositionRange.dy))
        let angle = chance.value(emitter.emissionAngle, emitter.emissionAngleRange) + turn
        let speed = chance.value(emitter.particleSpeed, emitter.particleSpeedRange)
        let color = RGBA(emitter.particleColor)
        return Particle(
            position: place.applying(transform), velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
            lifetime: chance.value(emitter.particleLifetime, emitter.particleLifetimeRange),
            rotation: chance.value(emitter.particleRotation, emitter.particleRotationRange) + turn,
            scale: chance.value(emitter.particleScale, emitter.particleScaleRange),
            alpha: chance.value(emitter.particleAlpha, emitter.particleAlphaRange),
            color: RGBA(
                chance.value(color.red, emitter.particleColorRedRange),
                chance.value(color.green, emitter.particleColorGreenRange),
                chance.value(color.blue, emitter.particleColorBlueRange),
                chance.value(color.alpha, emitter.particleColorAlphaRange)),
            blend: chance.value(emitter.particleColorBlendFactor, emitter.particleColorBlendFactorRange))
    }

    // MARK: Picture

    /// The particles as they are, one pixel a point; nil for none.
    func paint(_ emitter: SKEmitterNode) -> CGImage? {
        let picture = emitter.particleTexture?.image.pixels
        var size = emitter.particleSize
        if size.width <= 0 || size.height <= 0 { size = emitter.particleTexture?.size() ?? CGSize(width: 1, height: 1) }
        let course = ParticleCourse(emitter)
        let shown = particles.map { look($0, course, size) }
        area = Self.area(of: shown)
        guard area.width >= 1, area.height >= 1,
            let buffer = PixelBuffer(width: Int(area.width), height: Int(area.height))
        else { return nil }
        var list = shown.map { particle in
            var particle = particle
            particle.x -= Float(area.minX)
            particle.y = Float(area.maxY) - particle.y
            particle.angle = -particle.angle
            return particle
        }
        if emitter.particleRenderOrder == .oldestLast { list.reverse() }
        let surface = csprites_surface(
            pixels: buffer.data.assumingMemoryBound(to: UInt8.self), width: Int32(buffer.width),
            height: Int32(buffer.height),
            rowBytes: buffer.bytesPerRow)
        let source = csprites_surface(
            pixels: picture?.data.assumingMemoryBound(to: UInt8.self), width: Int32(picture?.width ?? 0),
            height: Int32(picture?.height ?? 0), rowBytes: picture?.bytesPerRow ?? 0)
        let isLight = emitter.particleBlendMode == .add || emitter.particleBlendMode == .screen
        csprites_paint(surface, source, list, list.count, isLight ? 1 : 0)
        return CGImage(pixelBuffer: buffer)
    }

    private func look(_ particle: Particle, _ course: ParticleCourse, _ size: CGSize) -> csprites_particle {
        let part = particle.lifetime > 0 ? particle.age / particle.lifetime : 0
        let color = course.color(part) ?? particle.color
        let scale = course.scale(part) ?? particle.scale
        let alpha = course.alpha(part) ?? particle.alpha
        let blend = course.blend(part) ?? particle.blend
        func number(_ value: CGFloat) -> Float { value.isFinite ? Float(max(-1e6, min(1e6, value))) : 0 }
        return csprites_particle(
            x: number(particle.position.x), y: number(particle.position.y), halfWidth: number(size.width * scale / 2),
            halfHeight: number(size.height * scale / 2), angle: number(particle.rotation), red: number(color.red),
            green: number(color.green), blue: number(color.blue), blend: number(blend),
            alpha: number(alpha * color.alpha))
    }

    /// Whole points around all that is seen, and not more than a picture may have.
    private static func area(of particles: [csprites_particle]) -> CGRect {
        var whole = CGRect.null
        for particle in particles where particle.halfWidth > 0 && particle.halfHeight > 0 && particle.alpha > 0 {
            let reach = CGFloat(
                (particle.halfWidth * particle.halfWidth + particle.halfHeight * particle.halfHeight).squareRoot())
            whole = whole.union(
                CGRect(
                    x: CGFloat(particle.x) - reach, y: CGFloat(particle.y) - reach, width: 2 * reach, height: 2 * reach)
            )
        }
        guard !whole.isNull else { return .zero }
        if whole.width > largestSide { whole = whole.insetBy(dx: (whole.width - largestSide) / 2, dy: 0) }
        if whole.height > largestSide { whole = whole.insetBy(dx: 0, dy: (whole.height - largestSide) / 2) }
        return whole.integral
    }
}

/// Chance that repeats: a linear congruential generator.
struct Chance {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// From 0 to 1.
    mutating func next() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 40) / CGFloat(1 << 24)
    }

    /// Around a value, half of the range up or down.
    mutating func value(_ middle: CGFloat, _ range: CGFloat) -> CGFloat {
        let drawn = next()
        return range == 0 ? middle : middle + (drawn - 0.5) * range
    }
}
