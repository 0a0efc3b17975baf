import CoreGraphics

// The names of attributes that Core Text reads. They are the raw values of the keys that UIKit has for the same.

/// A `CTFont`; 12 points of the system's font without it.
public let kCTFontAttributeName: CFString = "NSFont"
/// A `CGColor`: the colour of the glyphs.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// A `CGColor`: the colour behind the glyphs.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// A Boolean: the glyphs have the context's fill colour.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A `CTParagraphStyle`; what the paragraph's first character has holds for all of it.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// A number: points to add behind each character.
public let kCTKernAttributeName: CFString = "NSKern"
/// A number: points to add between characters.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// A number: 0 for no ligatures, 1 for the common ones.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// A number whose bits are `CTUnderlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// A `CGColor`; without it underlines have the glyphs' colour.
public let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
/// A number: the outline's width in hundredths of the size; a negative one fills the glyphs, too.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// A `CGColor`; without it outlines have the glyphs' colour.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// A number: how many points the glyphs are raised.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// A number: above 0 raised, below 0 lowered.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// A string: the text's language, as `de` or `zh-Hant`.
public let kCTLanguageAttributeName: CFString = "NSLanguage"
/// A list of numbers: embeddings and overrides of the direction.
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"

/// The way in which characters are underlined.
public struct CTUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// One line.
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}
