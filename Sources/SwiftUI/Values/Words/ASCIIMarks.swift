/// Some of ASCII's characters, a bit for each: a long text is asked for all of them at once.
struct ASCIIMarks {
    private let low: UInt64
    private let high: UInt64

    init(_ characters: StaticString) {
        var bits: (low: UInt64, high: UInt64) = (0, 0)
        characters.withUTF8Buffer { bytes in
            for byte in bytes {
                precondition(byte < 128, "a mark is one of ASCII's characters")
                if byte < 64 { bits.low |= 1 << UInt64(byte) } else { bits.high |= 1 << UInt64(byte - 64) }
            }
        }
        (low, high) = (bits.low, bits.high)
    }

    func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<64: low & (1 << UInt64(byte)) != 0
        case 64..<128: high & (1 << UInt64(byte - 64)) != 0
        default: false
        }
    }
}
