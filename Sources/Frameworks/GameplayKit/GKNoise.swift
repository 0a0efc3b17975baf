import Foundation
import PorticoFoundation

/// A field of values from -1 to 1, that can be changed and joined with others.
///
/// - To: `GKNoiseMap`, which has the values of a part of it
open class GKNoise: NSObject {
    private var field: (Double, Double, Double) -> Double

    /// A field that is 0 everywhere.
    public override init() { field = { _, _, _ in 0 } }
    /// A field of a source's, with its values as they are when they are asked for.
    public init(_ noiseSource: GKNoiseSource) { field = { noiseSource.value($0, $1, $2) } }
    /// A field of several: where the selection is below a bound the first one, above it the next.
    public init(
        componentNoises noises: [GKNoise], selectionNoise: GKNoise, componentBoundaries: [NSNumber] = [],
        boundaryBlendDistances: [NSNumber] = []
    ) {
        let fields = noises.map(\.field), choice = selectionNoise.field
        let bounds = componentBoundaries.map(\.doubleValue)
        field = { x, y, z in
            let value = choice(x, y, z)
            let index = bounds.firstIndex { value < $0 } ?? bounds.count
            return fields.isEmpty ? 0 : fields[min(index, fields.count - 1)](x, y, z)
        }
    }

    /// The value at a place of the plane, from -1 to 1.
    open func value(atPosition position: SIMD2<Float>) -> Float {
        Float(field(Double(position.x), 0, Double(position.y)))
    }
    func value(_ x: Double, _ y: Double) -> Double { field(x, 0, y) }

    private func changeValues(_ change: @escaping (Double) -> Double) {
        let before = field
        field = { max(-1, min(1, change(before($0, $1, $2)))) }
    }
    private func joinValues(_ other: GKNoise, _ join: @escaping (Double, Double) -> Double) {
        let (before, second) = (field, other.field)
        field = { max(-1, min(1, join(before($0, $1, $2), second($0, $1, $2)))) }
    }

    /// Each value without its sign.
    open func applyAbsoluteValue() { changeValues { abs($0) } }
    /// No value beyond bounds.
    open func clamp(lowerBound: Double, upperBound: Double) { changeValues { max(lowerBound, min(upperBound, $0)) } }
    /// Each value to a power.
    open func raiseToPower(_ power: Double) { changeValues { $0 < 0 ? -pow(-$0, power) : pow($0, power) } }
    /// Each value to the power of another field's.
    open func raiseToPower(_ noise: GKNoise) { joinValues(noise) { $0 < 0 ? -pow(-$0, $1) : pow($0, $1) } }
    /// High values low, low ones high.
    open func invert() { changeValues { -$0 } }
    /// The sum of both fields.
    open func add(_ noise: GKNoise) { joinValues(noise, +) }
    /// The product of both fields.
    open func multiply(_ noise: GKNoise) { joinValues(noise, *) }
    /// The lesser value of both fields.
    open func minimum(_ noise: GKNoise) { joinValues(noise) { min($0, $1) } }
    /// The greater value of both fields.
    open func maximum(_ noise: GKNoise) { joinValues(noise) { max($0, $1) } }
    /// Values by a curve of straight lines between pairs.
    open func remapValues(toCurveWithControlPoints controlPoints: [NSNumber: NSNumber]) {
        let points = controlPoints.map { ($0.key.doubleValue, $0.value.doubleValue) }.sorted { $0.0 < $1.0 }
        changeValues { value in
            guard let first = points.first, let last = points.last else { return value }
            if value <= first.0 { return first.1 }
            guard let next = points.firstIndex(where: { $0.0 >= value }) else { return last.1 }
            let (from, to) = (points[next - 1], points[next])
            return from.1 + (to.1 - from.1) * (value - from.0) / (to.0 - from.0)
        }
    }
    /// Values in terraces.
    open func remapValues(toTerracesWithPeaks peakInputValues: [NSNumber], terracesInverted inverted: Bool) {
        let peaks = peakInputValues.map(\.doubleValue).sorted()
        changeValues { value in
            guard let next = peaks.firstIndex(where: { $0 > value }) else { return peaks.last ?? value }
            guard next > 0 else { return peaks[0] }
            let (from, to) = (peaks[next - 1], peaks[next])
            let part = (value - from) / (to - from)
            let curve = inverted ? 1 - (1 - part) * (1 - part) : part * part
            return from + (to - from) * curve
        }
    }

    /// The field moved.
    open func move(by delta: SIMD3<Double>) {
        let before = field
        field = { before($0 - delta.x, $1 - delta.y, $2 - delta.z) }
    }
    /// The field larger, by a factor for each axis.
    open func scale(by factor: SIMD3<Double>) {
        let before = field
        field = { before($0 * factor.x, $1 * factor.y, $2 * factor.z) }
    }
    /// The field turned around each axis, in radians.
    open func rotate(by radians: SIMD3<Double>) {
        let before = field
        let (sx, cx, sy, cy, sz, cz) = (
            sin(radians.x), cos(radians.x), sin(radians.y), cos(radians.y), sin(radians.z), cos(radians.z)
        )
        field = { x, y, z in
            let (y1, z1) = (y * cx + z * sx, z * cx - y * sx)
            let (x2, z2) = (x * cy - z1 * sy, z1 * cy + x * sy)
            return before(x2 * cz + y1 * sz, y1 * cz - x2 * sz, z2)
        }
    }
    /// Places moved by the field's own values.
    open func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
        let before = field
        let moves = (0..<3).map {
            GKPerlinNoiseSource(
                frequency: frequency, octaveCount: Int(max(1, roughness)), persistence: 0.5, lacunarity: 2,
                seed: seed &+ $0 &* 1_000)
        }
        field = { x, y, z in
            before(
                x + moves[0].value(x, y, z) * power, y + moves[1].value(x, y, z) * power,
                z + moves[2].value(x, y, z) * power)
        }
    }
    /// Places moved by other fields' values.
    open func displaceX(
        withNoise xDisplacementNoise: GKNoise, y yDisplacementNoise: GKNoise, z zDisplacementNoise: GKNoise
    ) {
        let (before, dx, dy, dz) = (
            field, xDisplacementNoise.field, yDisplacementNoise.field, zDisplacementNoise.field
        )
        field = { x, y, z in before(x + dx(x, y, z), y + dy(x, y, z), z + dz(x, y, z)) }
    }
}

/// The values of a part of a noise, in a grid.
open class GKNoiseMap: NSObject {
    /// The size of the part.
    public let size: SIMD2<Double>
    /// The point at which the part begins.
    public let origin: SIMD2<Double>
    /// The numbers of values across and up.
    public let sampleCount: SIMD2<Int32>
    /// Whether the map's edges fit each other.
    public let isSeamless: Bool
    private var values: [Float]

    /// A map of zeroes.
    public convenience override init() { self.init(GKNoise()) }
    /// The square of a noise from the origin to (1, 1), 100 values a side.
    public convenience init(_ noise: GKNoise) {
        self.init(noise, size: [1, 1], origin: [0, 0], sampleCount: [100, 100], seamless: false)
    }
    /// A part of a noise.
    public init(
        _ noise: GKNoise, size: SIMD2<Double>, origin: SIMD2<Double>, sampleCount: SIMD2<Int32>, seamless: Bool
    ) {
        let (columns, rows) = (Int(max(1, min(8_192, sampleCount.x))), Int(max(1, min(8_192, sampleCount.y))))
        (self.size, self.origin, isSeamless) = (size, origin, seamless)
        self.sampleCount = [Int32(columns), Int32(rows)]
        values = []
        values.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let (across, up) = (Double(column) / Double(columns), Double(row) / Double(rows))
                let (x, y) = (origin.x + across * size.x, origin.y + up * size.y)
                guard seamless else {
                    values.append(Float(noise.value(x, y)))
                    continue
                }
                // The value fades into that of the part before, so that the last column leads to the first one.
                let first = noise.value(x, y) * (1 - across) + noise.value(x - size.x, y) * across
                let second = noise.value(x, y - size.y) * (1 - across) + noise.value(x - size.x, y - size.y) * across
                values.append(Float(first * (1 - up) + second * up))
            }
        }
    }

    private func index(_ position: SIMD2<Int32>) -> Int? {
        guard position.x >= 0, position.y >= 0, position.x < sampleCount.x, position.y < sampleCount.y else {
            return nil
        }
        return Int(position.y) * Int(sampleCount.x) + Int(position.x)
    }

    /// The value at a place of the grid; 0 beside it.
    open func value(at position: SIMD2<Int32>) -> Float { index(position).map { values[$0] } ?? 0 }
    /// The value between places of the grid.
    open func interpolatedValue(at position: SIMD2<Float>) -> Float {
        guard position.x.isFinite, position.y.isFinite, abs(position.x) < 1e6, abs(position.y) < 1e6 else { return 0 }
        let (x, y) = (position.x.rounded(.down), position.y.rounded(.down))
        let (right, up) = (position.x - x, position.y - y)
        func at(_ dx: Int32, _ dy: Int32) -> Float {
            value(at: [
                min(max(0, Int32(x) + dx), sampleCount.x - 1), min(max(0, Int32(y) + dy), sampleCount.y - 1),
            ])
        }
        let low = at(0, 0) * (1 - right) + at(1, 0) * right
        let high = at(0, 1) * (1 - right) + at(1, 1) * right
        return low * (1 - up) + high * up
    }
    /// Sets the value at a place of the grid.
    open func setValue(_ value: Float, at position: SIMD2<Int32>) {
        if let index = index(position) { values[index] = value }
    }
}
