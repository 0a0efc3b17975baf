import Foundation

// The number that is nearest to a decimal one, in front of Foundation's: this function carries the name that the linker knows Foundation's
// by, as those of `LocaleOverride` do, and stands in the table of Foundation's class, too (`Decimals.c`). Foundation's own multiplies digit
// by digit and gives 345.66999999999996 for 345.67, which a formatter that rounds down writes as 345.66.

extension NSDecimalNumber {
    /// `NSDecimalNumber.doubleValue`.
    @_silgen_name("$s10Foundation15NSDecimalNumberC11doubleValueSdvg")
    package func portico_double_value() -> Double {
        let value = decimalValue
        return value.shortDouble ?? Double(value.description) ?? .nan
    }
}

extension Decimal {
    /// The nearest number where all digits and the power of ten are numbers themselves, so that one operation rounds; nil for longer ones.
    fileprivate var shortDouble: Double? {
        guard !isNaN, abs(exponent) < Self.powers.count else { return nil }
        let whole = significand.magnitude
        guard whole <= Self.longest else { return nil }
        let digits = Double(NSDecimalNumber(decimal: whole).uint64Value)
        let size: Double = exponent < 0 ? digits / Self.powers[-exponent] : digits * Self.powers[exponent]
        return isSignMinus ? -size : size
    }

    private static let longest = Decimal(1 << 53)
    /// The powers of ten that a `Double` holds exactly.
    private static let powers: [Double] = (0...22).compactMap { Double("1e\($0)") }
}
