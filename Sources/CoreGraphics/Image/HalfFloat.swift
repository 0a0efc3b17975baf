/// Numbers of 16 bits with five bits of exponent, which this processor's Swift has no type for.
///
/// - From: `CIFormat` and vImage, in libraries of their own
@usableFromInline package enum HalfFloat {
    @inlinable package static func bits(of value: Float) -> UInt16 {
        let bits = value.bitPattern
        let sign = UInt16(truncatingIfNeeded: bits >> 16) & 0x8000
        let exponent = Int(bits >> 23 & 0xff) - 127 + 15
        let fraction = bits & 0x7f_ffff
        if value.isNaN { return sign | 0x7e00 }
        if exponent >= 31 { return sign | 0x7c00 }
        if exponent <= 0 {
            guard exponent > -11 else { return sign }
            let shift = UInt32(14 - exponent)
            return sign + UInt16(rounded(fraction | 0x80_0000, by: shift))
        }
        // What is rounded up may carry into the exponent, as it should.
        return sign + UInt16(UInt32(exponent) << 10 + rounded(fraction, by: 13))
    }

    /// A number without its last bits, rounded to the nearest, of two that are as near to the even one.
    @inlinable package static func rounded(_ value: UInt32, by shift: UInt32) -> UInt32 {
        let (whole, rest, half) = (value >> shift, value & (1 << shift - 1), UInt32(1) << (shift - 1))
        return rest > half || rest == half && whole & 1 == 1 ? whole + 1 : whole
    }

    @inlinable package static func value(of bits: UInt16) -> Float {
        let sign: Float = bits & 0x8000 == 0 ? 1 : -1
        let (exponent, fraction) = (Int(bits >> 10 & 0x1f), Float(bits & 0x3ff) / 1024)
        switch exponent {
        case 0: return sign * fraction * 0x1p-14
        case 31: return fraction == 0 ? sign * .infinity : .nan
        default: return sign * (1 + fraction) * Float(sign: .plus, exponent: exponent - 15, significand: 1)
        }
    }
}
