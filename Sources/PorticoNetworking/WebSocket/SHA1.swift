import Foundation

/// The hash by which a server shows that it has read the request for WebSocket (FIPS 180-4). It isn't there for secrets; Network has the
/// same in a library that this one doesn't load.
enum SHA1 {
    static func digest(of data: Data) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        var bytes = [UInt8](data) + [0x80]
        bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
        bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (data.count * 8) >> ($0 * 8)) }
        for start in stride(from: 0, to: bytes.count, by: 64) { mixBlock(bytes[start..<start + 64], into: &state) }
        return state.flatMap { word in (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    }

    private static func mixBlock(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for place in 16..<80 {
            words.append(rotate(words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16], 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for place in 0..<80 {
            let (f, k): (UInt32, UInt32) =
                switch place {
                case ..<20: ((b & c) | (~b & d), 0x5a82_7999)
                case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
                case ..<60: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
                default: (b ^ c ^ d, 0xca62_c1d6)
                }
            (a, b, c, d, e) = (rotate(a, 5) &+ f &+ e &+ k &+ words[place], a, rotate(b, 30), c, d)
        }
        for (place, value) in [a, b, c, d, e].enumerated() { state[place] &+= value }
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
