import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`. Without one: Helvetica, 12 points; in a label, the label's font.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`; black without one.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text; none without one.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: 0 means no ligatures.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number: points added after each character; 0 turns the font's own kerning off.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points added after each character, the font's own kerning kept.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`; the text's own without one.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number, in percent of the font size: positive strokes only, negative fills and strokes.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `TextEffectStyle`.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An `NSTextAttachment`, on the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or `String`.
    public static let link = NSAttributedString.Key("NSLink")
    /// A number: points upwards.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A `UIColor`; the text's own without one.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`; the text's own without one.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: the skew of the glyphs.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: the logarithm of the factor by which glyphs are widened.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// An array of numbers, outermost first.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// A number; only 0, horizontal, is used on iOS.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
    /// The name of a text effect.
    public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A style of an effect's name; others than `letterpressStyle` draw nothing.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Letters pressed into the ground: a light edge of half a point below them (DEV-688).
        public static let letterpressStyle = TextEffectStyle("_UIKitNewLetterpressStyle")
    }
}
