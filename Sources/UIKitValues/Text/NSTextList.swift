import CoreText
import Foundation

/// A list that paragraphs belong to, and what marks its items.
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
    /// The kind of an item's marker; in braces within other text, as `{decimal}.`.
    public struct MarkerFormat: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A format of the app's own, with the kind in braces: `({decimal})`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// □
        public static let box = MarkerFormat("{box}")
        /// ✓
        public static let check = MarkerFormat("{check}")
        /// ◦
        public static let circle = MarkerFormat("{circle}")
        /// ◆
        public static let diamond = MarkerFormat("{diamond}")
        /// •
        public static let disc = MarkerFormat("{disc}")
        /// ⁃
        public static let hyphen = MarkerFormat("{hyphen}")
        /// ▪
        public static let square = MarkerFormat("{square}")
        /// 1 to 9, then a to f, 10 and so on.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// 1 to 9, then A to F, 10 and so on.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// 1 to 7, then 10 and so on.
        public static let octal = MarkerFormat("{octal}")
        /// a to z, then aa, ab and so on.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A to Z, then AA, AB and so on.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// a to z, then aa, ab and so on: as `lowercaseAlpha`.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// A to Z, then AA, AB and so on: as `uppercaseAlpha`.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// i, ii, iii, iv and so on, up to 3999; digits beyond.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// I, II, III, IV and so on, up to 3999; digits beyond.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// 1, 2, 3 and so on.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// How a list's markers stand to those of the list around it.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// An item's marker begins with that of the list around.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    private let foundationType = FoundationType.mark
    /// The text of an item's marker, with the kind of its number or sign in braces.
    public let markerFormat: MarkerFormat
    /// How the markers stand to those of the list around, where TextKit 2 shows them (DEV-1424); `marker(forItemNumber:)` gives the item's
    /// own.
    public let listOptions: Options
    /// Of the first item; 1 by itself.
    open var startingItemNumber: Int

    /// A list whose first item has a number.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// A list that begins with 1; `options` are the raw value of `Options`.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(max(0, options))), startingItemNumber: 1)
    }

    /// The list of an archive; nil for one without a format.
    public required init?(coder: NSCoder) {
        guard let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") else { return nil }
        markerFormat = MarkerFormat(String(describing: format))
        listOptions = Options(rawValue: UInt(max(0, coder.decodeInteger(forKey: "NSOptions"))))
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
        super.init()
    }

    /// Writes format, options and the first number.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(Int(listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    /// True: lists are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }
    /// The list itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }
    open override var hash: Int { markerFormat.hashValue }

    /// Whether items are counted.
    open var isOrdered: Bool { Self.kind(in: markerFormat.rawValue).map { Self.signs[$0.name] == nil } ?? false }

    private static let signs = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static func kind(in format: String) -> (name: String, range: Range<String.Index>)? {
        guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return nil }
        return (String(format[format.index(after: open)..<close]), open..<format.index(after: close))
    }

    /// The marker of the item with a number, the text around the braces included.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let format = markerFormat.rawValue
        guard let kind = Self.kind(in: format) else { return format }
        return format.replacingCharacters(in: kind.range, with: Self.marker(kind.name, itemNumber))
    }

    private static func marker(_ kind: String, _ number: Int) -> String {
        if let sign = signs[kind] { return sign }
        switch kind {
        case "lower-hexadecimal": return String(number, radix: 16)
        case "upper-hexadecimal": return String(number, radix: 16, uppercase: true)
        case "octal": return String(number, radix: 8)
        case "lower-alpha", "lower-latin": return letters(number)
        case "upper-alpha", "upper-latin": return letters(number).uppercased()
        case "lower-roman": return roman(number)
        case "upper-roman": return roman(number).uppercased()
        default: return String(number)
        }
    }

    /// a to z, then aa, ab and so on.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var rest = number
        var result = ""
        while rest > 0 {
            rest -= 1
            result = String(UnicodeScalar(UInt8(97 + rest % 26))) + result
            rest /= 26
        }
        return result
    }

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let digits = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var rest = number
        var result = ""
        for (value, sign) in digits {
            while rest >= value {
                result += sign
                rest -= value
            }
        }
        return result
    }
}
