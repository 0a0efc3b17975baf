import CoreGraphics
import Foundation

/// A tab stop. Immutable.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
    /// What a tab stop may say besides its place and alignment.
    public struct OptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A key of the app's own name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The characters that end the column of a tab stop, a `CharacterSet`. Kept.
        public static let columnTerminators = OptionKey("NSTabColumnTerminatorsAttributeName")
    }

    /// How text stands at the stop: before, behind or around it.
    public let alignment: NSTextAlignment
    /// Points from the leading edge.
    public let location: CGFloat
    /// Further attributes, as they were given; layout doesn't read them.
    public let options: [OptionKey: Any]

    /// A stop at a distance from the leading edge, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// The stop of an archive: place and alignment; the options are empty.
    public required init?(coder: NSCoder) {
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
        options = [:]
        super.init()
    }

    /// Writes place and alignment.
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
    }

    /// True: tab stops are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// The characters that end a column: those of a decimal tab are the locale's decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// The stop itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue ^ alignment.hashValue }
}
