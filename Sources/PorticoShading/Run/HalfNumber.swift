/// Numbers of 16 bits, which this processor's Swift doesn't have.
enum HalfNumber {
    static func float(_ bits: UInt16) -> Float {
        let sign = UInt32(bits & 0x8000) << 16, exponent = UInt32(bits >> 10 & 31), mantissa = UInt32(bits & 1023)
        if exponent == 31 { return Float(bitPattern: sign | 0x7f80_0000 | mantissa << 13) }
        if exponent == 0 {
            let value = Float(mantissa) * 0x1p-24
            return sign == 0 ? value : -value
        }
        return Float(bitPattern: sign | (exponent + 112) << 23 | mantissa << 13)
    }

    static func bits(_ value: Float) -> UInt16 {
        let sign = UInt16(value.bitPattern >> 16 & 0x8000), size = abs(value)
        if value != value { return 0x7e00 }
        if size >= 65520 { return sign | 0x7c00 }
        if size < 0x1p-14 { return sign | UInt16((size * 0x1p24).rounded(.toNearestOrEven)) }
        let rounded = size.bitPattern + 0xfff + (size.bitPattern >> 13 & 1)
        return sign | UInt16(truncatingIfNeeded: (rounded >> 13) - (112 << 10))
    }
}
