import Foundation

/// Where noise comes from: a value from -1 to 1 for each place of space. The fields of a seed are this library's own, not Apple's (DEV-1099).
open class GKNoiseSource: NSObject {
    /// The value at a place.
    func value(_ x: Double, _ y: Double, _ z: Double) -> Double { 0 }
}

/// Noise in several octaves, each finer and weaker than the one before.
open class GKCoherentNoiseSource: GKNoiseSource {
    /// The fineness of the first octave.
    open var frequency: Double
    /// The number of octaves.
    open var octaveCount: Int
    /// The factor by which each octave is finer than the one before.
    open var lacunarity: Double
    /// The number that begins the field.
    open var seed: Int32

    init(_ frequency: Double, _ octaveCount: Int, _ lacunarity: Double, _ seed: Int32) {
        (self.frequency, self.octaveCount, self.lacunarity, self.seed) = (frequency, octaveCount, lacunarity, seed)
    }

    fileprivate func sum(
        _ x: Double, _ y: Double, _ z: Double, persistence: Double, _ shape: (Double) -> Double
    ) -> Double {
        var (scale, weight, sum, all) = (frequency, 1.0, 0.0, 0.0)
        for octave in 0..<max(1, min(30, octaveCount)) {
            let value = Lattice.gradientNoise(x * scale, y * scale, z * scale, seed: seed &+ Int32(octave))
            sum += shape(value) * weight
            all += weight
            scale *= lacunarity
            weight *= persistence
        }
        return all == 0 ? 0 : max(-1, min(1, sum / all))
    }
}

/// Clouds: smooth noise.
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
    /// The part of each octave's strength that the next one has.
    open var persistence: Double

    /// Noise as most want it: a frequency of 1, six octaves, each half as strong as the one before, a lacunarity of 2.
    public convenience init() { self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0) }
    /// Noise by all of its values.
    public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
        self.persistence = persistence
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        sum(x, y, z, persistence: persistence) { $0 }
    }
}

/// Billows: noise whose valleys are sharp.
open class GKBillowNoiseSource: GKCoherentNoiseSource {
    /// The part of each octave's strength that the next one has.
    open var persistence: Double

    /// Noise as most want it: a frequency of 1, six octaves, each half as strong as the one before, a lacunarity of 2.
    public convenience init() { self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0) }
    /// Noise by all of its values.
    public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
        self.persistence = persistence
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        sum(x, y, z, persistence: persistence) { abs($0) * 2 - 1 }
    }
}

/// Ridges: noise whose crests are sharp.
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
    /// Noise as most want it: a frequency of 1, six octaves, a lacunarity of 2.
    public convenience init() { self.init(frequency: 1, octaveCount: 6, lacunarity: 2, seed: 0) }
    /// Noise by all of its values.
    public init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        sum(x, y, z, persistence: 1 / max(1, lacunarity)) { 1 - abs($0) * 2 }
    }
}

/// Cells around points that lie by chance.
open class GKVoronoiNoiseSource: GKNoiseSource {
    /// The fineness of cells.
    open var frequency: Double
    /// The distance between the values of cells.
    open var displacement: Double
    /// Whether values grow with the distance from a cell's point.
    open var isDistanceEnabled: Bool
    /// The number that begins the field.
    open var seed: Int32

    /// Cells as most want them: a frequency and a displacement of 1, without distances.
    public convenience override init() { self.init(frequency: 1, displacement: 1, distanceEnabled: false, seed: 0) }
    /// Cells by all of their values.
    public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
        (self.frequency, self.displacement) = (frequency, displacement)
        (isDistanceEnabled, self.seed) = (distanceEnabled, seed)
    }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        let cell = Lattice.nearestPoint(x * frequency, y * frequency, z * frequency, seed: seed)
        return max(
            -1, min(1, cell.value * displacement + (isDistanceEnabled ? cell.distance * 3.0.squareRoot() - 1 : 0)))
    }
}

/// The same everywhere.
open class GKConstantNoiseSource: GKNoiseSource {
    /// The value.
    open var value: Double
    /// A value for all places.
    public init(value: Double) { self.value = value }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double { value }
}

/// Rings around the axis that goes up.
open class GKCylindersNoiseSource: GKNoiseSource {
    /// The number of rings in a unit.
    open var frequency: Double
    /// Rings.
    public init(frequency: Double) { self.frequency = frequency }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        Lattice.triangle((x * x + z * z).squareRoot() * frequency)
    }
}

/// Shells around the origin.
open class GKSpheresNoiseSource: GKNoiseSource {
    /// The number of shells in a unit.
    open var frequency: Double
    /// Shells.
    public init(frequency: Double) { self.frequency = frequency }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        Lattice.triangle((x * x + y * y + z * z).squareRoot() * frequency)
    }
}

/// Squares of -1 and 1 by turns.
open class GKCheckerboardNoiseSource: GKNoiseSource {
    /// The size of squares.
    open var squareSize: Double
    /// Squares of a size.
    public init(squareSize: Double) { self.squareSize = squareSize }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        let size = squareSize > 0 ? squareSize : 1
        let sum = [x, y, z].reduce(0) { $0 + ($1 / size).rounded(.down) }
        return sum.truncatingRemainder(dividingBy: 2) == 0 ? -1 : 1
    }
}

/// Numbers by chance at the corners of cubes, the same for a seed.
enum Lattice {
    private static func hash(_ x: Int, _ y: Int, _ z: Int, _ seed: Int32) -> UInt64 {
        var hash = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
        hash ^= UInt64(bitPattern: Int64(z)) &* 0x1656_67B1_9E37_79F9
        hash ^= UInt64(bitPattern: Int64(seed)) &* 0x27D4_EB2F_1656_67C5
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        return hash ^ (hash >> 31)
    }

    /// A whole number below, for any place.
    private static func floor(_ value: Double) -> Int { Int(max(-1e15, min(1e15, value.rounded(.down)))) }

    /// Perlin's noise: slopes at the corners, mixed by a smooth curve. It is 0 at the corners themselves.
    static func gradientNoise(_ x: Double, _ y: Double, _ z: Double, seed: Int32) -> Double {
        guard x.isFinite, y.isFinite, z.isFinite else { return 0 }
        let (column, row, layer) = (floor(x), floor(y), floor(z))
        let (dx, dy, dz) = (x - Double(column), y - Double(row), z - Double(layer))
        func curve(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }
        func blend(_ first: Double, _ second: Double, _ part: Double) -> Double { first + (second - first) * part }
        func slope(_ i: Int, _ j: Int, _ k: Int) -> Double {
            let (u, v, w) = (dx - Double(i), dy - Double(j), dz - Double(k))
            switch hash(column + i, row + j, layer + k, seed) % 12 {
            case 0: return u + v
            case 1: return v - u
            case 2: return u - v
            case 3: return -u - v
            case 4: return u + w
            case 5: return w - u
            case 6: return u - w
            case 7: return -u - w
            case 8: return v + w
            case 9: return w - v
            case 10: return v - w
            default: return -v - w
            }
        }
        let (u, v, w) = (curve(dx), curve(dy), curve(dz))
        func plane(_ k: Int) -> Double {
            blend(blend(slope(0, 0, k), slope(1, 0, k), u), blend(slope(0, 1, k), slope(1, 1, k), u), v)
        }
        return max(-1, min(1, blend(plane(0), plane(1), w)))
    }

    /// The value of the nearest point, and how far it is.
    static func nearestPoint(_ x: Double, _ y: Double, _ z: Double, seed: Int32) -> (value: Double, distance: Double) {
        guard x.isFinite, y.isFinite, z.isFinite else { return (0, 0) }
        let (column, row, layer) = (floor(x), floor(y), floor(z))
        var best = (value: 0.0, distance: Double.infinity)
        for k in -1...1 {
            for j in -1...1 {
                for i in -1...1 {
                    let bits = hash(column + i, row + j, layer + k, seed)
                    func part(_ shift: UInt64) -> Double { Double((bits >> shift) & 0xffff) / 65536 }
                    let (dx, dy, dz) = (
                        Double(column + i) + part(0) - x, Double(row + j) + part(16) - y,
                        Double(layer + k) + part(32) - z
                    )
                    let distance = (dx * dx + dy * dy + dz * dz).squareRoot()
                    if distance < best.distance { best = (part(48) * 2 - 1, distance) }
                }
            }
        }
        return best
    }

    /// From 1 at whole numbers to -1 between them.
    static func triangle(_ value: Double) -> Double {
        let rest = value - value.rounded(.down)
        return 1 - 4 * min(rest, 1 - rest)
    }
}
