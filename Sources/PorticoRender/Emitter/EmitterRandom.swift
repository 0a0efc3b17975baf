/// The random numbers of particles: a number for each particle and purpose, from nothing but the seed and the particle's place in the
/// order of births. So any particle is known at any time without the ones before it.
struct EmitterRandom {
    enum Channel: UInt64 {
        case lifetime = 1, cone, turn, velocity, scale, spin, red, green, blue, alpha, placeX, placeY, placeZ, order
    }

    private let state: UInt64

    init(seed: UInt32) { state = Self.mix(UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15) }

    private init(state: UInt64) { self.state = state }

    /// Those of the `index`th cell, or of the `index`th particle of a cell.
    func branch(_ index: Int) -> EmitterRandom {
        EmitterRandom(state: Self.mix(state ^ Self.mix(UInt64(bitPattern: Int64(index)) &+ 0xD1B5_4A32_D192_ED03)))
    }

    /// 0 ..< 1.
    func unit(_ channel: Channel) -> Double {
        Double(Self.mix(state &+ channel.rawValue &* 0x9E37_79B9_7F4A_7C15) >> 11) * 0x1p-53
    }

    /// −1 ..< 1.
    func signed(_ channel: Channel) -> Double { unit(channel) * 2 - 1 }

    /// SplitMix64's finaliser.
    private static func mix(_ x: UInt64) -> UInt64 {
        var z = x
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
