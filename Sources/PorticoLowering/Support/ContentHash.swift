/// A 128-bit hash of bytes, the same in every process. Not for security: for telling versions of a file apart.
struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    private var a: UInt64 = 0x9e37_79b9_7f4a_7c15
    private var b: UInt64 = 0xc2b2_ae3d_27d4_eb4f

    mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine($0) }
    }

    mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(bytes)
        var i = 0
        while i + 8 <= raw.count {
            mix(raw.loadUnaligned(fromByteOffset: i, as: UInt64.self))
            i += 8
        }
        var tail: UInt64 = 0
        while i < raw.count {
            tail = tail << 8 | UInt64(raw[i])
            i += 1
        }
        mix(tail)
        mix(UInt64(raw.count))
    }

    private mutating func mix(_ word: UInt64) {
        let (high, low) = (a ^ word).multipliedFullWidth(by: 0x9fb2_1c65_1e98_df25)
        a = high ^ low &+ b
        b = (b ^ word).multipliedReportingOverflow(by: 0xff51_afd7_ed55_8ccd).partialValue
        b ^= b >> 29
    }

    var description: String { Self.hex(a) + Self.hex(b) }

    init() {}

    init(_ text: String) { combine(text) }

    private static func hex(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
