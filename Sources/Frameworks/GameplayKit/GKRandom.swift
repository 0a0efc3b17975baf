import Foundation

/// Gives numbers by chance.
public protocol GKRandom {
    /// Any number of 32 bits.
    func nextInt() -> Int
    /// A number from 0 on, below a bound.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    /// Yes or no.
    func nextBool() -> Bool
}

/// Where chance comes from. By itself it is the system's; its subclasses repeat what a seed begins. The sequences of a seed are this
/// library's own, not Apple's (DEV-1099).
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
    private static let system = GKRandomSource()

    /// The system's.
    public override init() { super.init() }
    /// One for the whole app.
    open class func sharedRandom() -> GKRandomSource { system }

    /// The next 32 bits.
    func nextBits() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
    func another() -> GKRandomSource { GKRandomSource() }

    /// Any number of 32 bits.
    open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

    /// A number from 0 on, below a bound, each as likely as the other; 0 for a bound below 1.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        let bound = UInt64(upperBound)
        func draw() -> UInt64 { UInt64(nextBits()) << 32 | UInt64(nextBits()) }
        // What is left above a whole number of bounds would make the first numbers likelier.
        let limit = UInt64.max - UInt64.max % bound
        var value = draw()
        while value >= limit { value = draw() }
        return Int(value % bound)
    }

    /// A number from 0 to 1.
    open func nextUniform() -> Float { Float(nextBits() >> 8) / Float(1 << 24 - 1) }
    /// Yes or no.
    open func nextBool() -> Bool { nextBits() & 0x8000_0000 != 0 }

    /// The same objects in an order by chance.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var all = array
        for place in stride(from: all.count - 1, to: 0, by: -1) { all.swapAt(place, nextInt(upperBound: place + 1)) }
        return all
    }

    /// Another one that goes on alike.
    open func copy(with zone: NSZone? = nil) -> Any { another() }
}

/// A Mersenne twister: slow, and very even.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    private var state = [UInt32](repeating: 0, count: 624)
    private var place = 624
    /// What it began with. Setting it begins anew.
    open var seed: UInt64 { didSet { begin() } }

    /// Begun by chance.
    public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }
    /// Begun with a number.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        begin()
    }

    private func begin() {
        state[0] = UInt32(truncatingIfNeeded: seed ^ seed >> 32)
        for i in 1..<624 { state[i] = 1_812_433_253 &* (state[i - 1] ^ state[i - 1] >> 30) &+ UInt32(i) }
        place = 624
    }

    override func nextBits() -> UInt32 {
        if place == 624 { twist() }
        var y = state[place]
        place += 1
        y ^= y >> 11
        y ^= y << 7 & 0x9d2c_5680
        y ^= y << 15 & 0xefc6_0000
        return y ^ y >> 18
    }

    private func twist() {
        for i in 0..<624 {
            let y = state[i] & 0x8000_0000 | state[(i + 1) % 624] & 0x7fff_ffff
            state[i] = state[(i + 397) % 624] ^ y >> 1 ^ (y & 1 == 0 ? 0 : 0x9908_b0df)
        }
        place = 0
    }

    override func another() -> GKRandomSource {
        let copy = GKMersenneTwisterRandomSource(seed: seed)
        (copy.state, copy.place) = (state, place)
        return copy
    }
}

/// A congruential generator: fast, and less even.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    private var state: UInt64
    /// What it is at.
    open var seed: UInt64 {
        get { state }
        set { state = newValue }
    }
    /// Begun by chance.
    public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }
    /// Begun with a number.
    public init(seed: UInt64) {
        state = seed
        super.init()
    }
    override func nextBits() -> UInt32 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: state >> 32)
    }
    override func another() -> GKRandomSource { GKLinearCongruentialRandomSource(seed: state) }
}

/// The cipher ARC4 as a generator.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    private var box = [UInt8](0...255), i: UInt8 = 0, j: UInt8 = 0
    /// What it began with. Setting it begins anew.
    open var seed: Data { didSet { begin() } }

    /// Begun by chance.
    public override convenience init() { self.init(seed: Data((0..<32).map { _ in UInt8.random(in: 0...255) })) }
    /// Begun with bytes.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        begin()
    }

    private func begin() {
        (box, i, j) = ([UInt8](0...255), 0, 0)
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        var at = 0
        for place in 0..<256 {
            at = (at + Int(box[place]) + Int(key[place % key.count])) & 255
            box.swapAt(place, at)
        }
    }

    private func nextByte() -> UInt8 {
        i &+= 1
        j &+= box[Int(i)]
        box.swapAt(Int(i), Int(j))
        return box[Int(box[Int(i)] &+ box[Int(j)])]
    }

    override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }
    /// Leaves out what comes first, which tells something of the seed.
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextByte() } }

    override func another() -> GKRandomSource {
        let copy = GKARC4RandomSource(seed: seed)
        (copy.box, copy.i, copy.j) = (box, i, j)
        return copy
    }
}
