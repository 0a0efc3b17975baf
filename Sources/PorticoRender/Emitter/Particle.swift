import Foundation
import PorticoRenderModel

/// One particle now. Lengths in its layer's points.
package struct Particle {
    package var position: SIMD3<Double>
    package var scale: Double
    /// Radians.
    package var rotation: Double
    package var color: RGBA
    /// Seconds since its birth.
    package var age: Double
    /// Contents, the part of them that is shown, and filters are the cell's.
    package var cell: EmitterCellRecord
}

/// Where a particle begins, and which way is straight on there.
struct ParticleOrigin {
    var position: SIMD3<Double>
    var direction = SIMD3<Double>(1, 0, 0)

    init(position: SIMD3<Double>, direction: SIMD3<Double>) {
        (self.position, self.direction) = (position, direction)
    }

    /// Somewhere on an emitter's shape. Circles and spheres send outwards from their edge, a line upwards from itself, other shapes to the
    /// right. So snow and confetti from a line at the top fall by a longitude of π.
    init(_ values: EmitterValues, _ random: EmitterRandom) {
        let center = SIMD3(values.position.x, values.position.y, values.zPosition)
        let place = Self.place(values, random)
        position = center + place
        let isRound = values.shape == .circle || values.shape == .sphere
        let length = (place * place).sum().squareRoot()
        if values.shape == .line { direction = SIMD3(0, -1, 0) }
        if isRound, values.mode == .outline || values.mode == .surface && values.shape == .sphere, length > 0 {
            direction = place / length
        }
    }

    private static func place(_ values: EmitterValues, _ random: EmitterRandom) -> SIMD3<Double> {
        let (x, y, z) = (random.signed(.placeX), random.signed(.placeY), random.signed(.placeZ))
        let half = SIMD3(values.size.width, values.size.height, values.depth) / 2
        let corner = SIMD3(x < 0 ? -1.0 : 1, y < 0 ? -1 : 1, z < 0 ? -1 : 1)
        let radius = Double(values.size.width)
        switch (values.shape, values.mode) {
        case (.point, _), (.circle, .points), (.sphere, .points): return .zero
        case (.line, .points): return SIMD3(corner.x * half.x, 0, 0)
        case (.line, _): return SIMD3(x * half.x, 0, 0)
        case (.rectangle, .points): return SIMD3(corner.x * half.x, corner.y * half.y, 0)
        case (.rectangle, .outline):
            // Along the edges by their lengths: `y` and `z` choose which.
            let isLevel = random.unit(.order) * (half.x + half.y) < half.x
            return isLevel ? SIMD3(x * half.x, corner.y * half.y, 0) : SIMD3(corner.x * half.x, y * half.y, 0)
        case (.rectangle, _): return SIMD3(x * half.x, y * half.y, 0)
        case (.cuboid, .points): return corner * half
        case (.cuboid, .outline):
            let choice = random.unit(.order) * (half.x + half.y + half.z)
            if choice < half.x { return SIMD3(x, corner.y, corner.z) * half }
            return choice < half.x + half.y ? SIMD3(corner.x, y, corner.z) * half : SIMD3(corner.x, corner.y, z) * half
        case (.cuboid, .surface):
            let areas = SIMD3(half.y * half.z, half.x * half.z, half.x * half.y)
            let choice = random.unit(.order) * areas.sum()
            if choice < areas.x { return SIMD3(corner.x, y, z) * half }
            return choice < areas.x + areas.y ? SIMD3(x, corner.y, z) * half : SIMD3(x, y, corner.z) * half
        case (.cuboid, .volume): return SIMD3(x, y, z) * half
        case (.circle, .outline), (.sphere, .outline):
            return SIMD3(cos(x * .pi), sin(x * .pi), 0) * radius
        case (.circle, _):
            return SIMD3(cos(x * .pi), sin(x * .pi), 0) * radius * random.unit(.placeY).squareRoot()
        case (.sphere, let mode):
            // Evenly on a sphere: its height is even.
            let r = (1 - z * z).squareRoot()
            let out = SIMD3(r * cos(x * .pi), r * sin(x * .pi), z) * radius
            return mode == .surface ? out : out * cbrt(random.unit(.placeY))
        }
    }
}

/// A particle's whole life: what was decided at its birth.
struct ParticleFlight {
    private let cell: EmitterCellRecord
    private let birth: Double
    let life: Double
    private let start: SIMD3<Double>
    private let velocity: SIMD3<Double>
    private let scale: Double
    private let spin: Double
    private let color: RGBA

    init(
        _ cell: EmitterCellRecord, values: EmitterValues, origin: ParticleOrigin, random: EmitterRandom,
        birth: Double
    ) {
        (self.cell, self.birth) = (cell, birth)
        life = (cell.lifetime + cell.lifetimeRange * random.signed(.lifetime)) * values.lifetime
        start = origin.position
        let speed = (cell.velocity + cell.velocityRange * random.signed(.velocity)) * values.velocity
        velocity = Self.direction(cell, origin.direction, random) * speed
        scale = (cell.scale + cell.scaleRange * random.signed(.scale)) * values.scale
        spin = (cell.spin + cell.spinRange * random.signed(.spin)) * values.spin
        let varied = RGBA(
            Float(random.signed(.red)), Float(random.signed(.green)), Float(random.signed(.blue)),
            Float(random.signed(.alpha)))
        color = cell.color + cell.colorRange * varied
    }

    /// From the way straight on: turned in the plane, raised out of it, and then anywhere in the cone around that.
    private static func direction(
        _ cell: EmitterCellRecord, _ forward: SIMD3<Double>, _ random: EmitterRandom
    ) -> SIMD3<Double> {
        let longitude = atan2(forward.y, forward.x) + cell.emissionLongitude
        let latitude = asin(max(-1, min(1, forward.z))) + cell.emissionLatitude
        let axis = SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
        let opening = min(abs(cell.emissionRange), .pi)
        if opening == 0 { return axis }
        // Evenly on the cap of a sphere: its height is even.
        let height = 1 - random.unit(.cone) * (1 - cos(opening))
        let radius = max(0, 1 - height * height).squareRoot()
        let turn = random.unit(.turn) * 2 * .pi
        let side = SIMD3(-sin(longitude), cos(longitude), 0)
        let up = SIMD3(-sin(latitude) * cos(longitude), -sin(latitude) * sin(longitude), cos(latitude))
        return axis * height + (side * cos(turn) + up * sin(turn)) * radius
    }

    private var acceleration: SIMD3<Double> { SIMD3(cell.xAcceleration, cell.yAcceleration, cell.zAcceleration) }

    private func position(_ age: Double) -> SIMD3<Double> { start + velocity * age + acceleration * (age * age / 2) }

    /// Where it is, and which way it flies: where what it sends out begins.
    func origin(at time: Double) -> ParticleOrigin {
        let age = time - birth
        let velocity = velocity + acceleration * age
        let speed = (velocity * velocity).sum().squareRoot()
        return ParticleOrigin(
            position: position(age), direction: speed > 0 ? velocity / speed : SIMD3(1, 0, 0))
    }

    /// nil before its birth and after its end.
    func particle(at time: Double) -> Particle? {
        let age = time - birth
        guard age >= 0, age < life else { return nil }
        let zero = RGBA(repeating: 0), one = RGBA(repeating: 1)
        return Particle(
            position: position(age), scale: scale + cell.scaleSpeed * age, rotation: spin * age,
            color: (color + cell.colorSpeed * Float(age)).clamped(lowerBound: zero, upperBound: one), age: age,
            cell: cell)
    }
}
