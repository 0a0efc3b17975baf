import Foundation

/// Spaces that fill a value of a message up to a width.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isLeft: Bool

    /// As long as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
    /// At the beginning of so many columns.
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }
    /// At the end of so many columns.
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: false)
    }

    func fillColumns(_ text: String) -> String {
        let space = String(repeating: " ", count: max(columns - text.count, 0))
        return isLeft ? text + space : space + text
    }
}

/// It says how a whole number of a message is written.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var hasSign = false
    private var hasPrefix = false
    private var isUppercase = false
    private var digits = 0

    /// By tens.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// By tens, with noughts in front up to so many digits, and a plus where that is said.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits())
    }
    /// By sixteens.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// By sixteens, with `0x`, capitals and noughts in front where those are said.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            digits: minDigits())
    }
    /// By eights.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    func write<T: FixedWidthInteger>(_ number: T) -> String {
        let text = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let noughts = String(repeating: "0", count: max(digits - text.count, 0))
        let sign = number < 0 ? "-" : hasSign ? "+" : ""
        return sign + (hasPrefix ? "0x" : "") + noughts + text
    }
}

/// It says how a number of a message that needn't be whole is written.
public struct OSLogFloatFormatting: Sendable {
    private let way: String
    private let precision: Int

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(way: "f", precision: 6) }
    /// With so many digits after the point.
    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(way: "f", precision: precision()) }
    /// As C writes it in hexadecimal.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(way: "a", precision: 6) }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(way: "e", precision: 6) }
    /// With a power of ten, and so many digits after the point.
    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(way: "e", precision: precision()) }
    /// The shorter of both.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(way: "g", precision: 6) }
    /// The shorter of both, with so many digits.
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(way: "g", precision: precision()) }

    func write(_ number: Double) -> String {
        way == "a" ? String(format: "%a", number) : String(format: "%.\(max(precision, 0))\(way)", number)
    }
}

/// It says which words say yes and no in a message.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `YES` and `NO`.
    case answer
}

extension OSLogPrivacy {
    /// It says what stands in a stored log for a value that not everybody may read. All values are shown here.
    public enum Mask: Sendable {
        /// A number that is the same for the same value.
        case hash
        /// Nothing of the value.
        case none
    }
    /// Only for whom the log is opened to; others read the mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// For nobody; they read the mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// As the value's type says; who may not read it reads the mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

extension OSLogInterpolation {
    /// A value that is filled with spaces.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any?, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
    ) { appendLiteral(align.fillColumns(value().map { "\($0)" } ?? "nil")) }
    /// A whole number, written in a way.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { appendLiteral(align.fillColumns(format.write(number()))) }
    /// A number, written in a way.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { appendLiteral(align.fillColumns(format.write(number()))) }
    /// A number, written in a way.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { appendLiteral(align.fillColumns(format.write(Double(number())))) }
    /// Yes or no in the words of a way.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {
        let isTrue = boolean()
        appendLiteral(format == .truth ? "\(isTrue)" : isTrue ? "YES" : "NO")
    }
}
