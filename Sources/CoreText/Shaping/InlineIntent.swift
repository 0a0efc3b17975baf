import Foundation

/// What Markdown says of a stretch of text, by the raw values of Foundation's `InlinePresentationIntent`.
struct InlineIntent: OptionSet {
    let rawValue: Int
    static let emphasized = InlineIntent(rawValue: 1 << 0)
    static let stronglyEmphasized = InlineIntent(rawValue: 1 << 1)
    static let code = InlineIntent(rawValue: 1 << 2)
    static let strikethrough = InlineIntent(rawValue: 1 << 5)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ attributeValue: Any?) {
        rawValue = attributeValue == nil ? 0 : Int(CGFloat(attributeValue: attributeValue) ?? 0)
    }

    /// The font as the text is shown in it: bold, italic, with letters of one width.
    func font(_ font: CTFont) -> CTFont {
        var font = font
        if contains(.code) { font = CTFontCreateUIFontForLanguage(.userFixedPitch, font.size, nil) ?? font }
        var traits: CTFontSymbolicTraits = []
        if contains(.emphasized) { traits.insert(.traitItalic) }
        if contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        guard !traits.isEmpty else { return font }
        return CTFontCreateCopyWithSymbolicTraits(font, font.size, nil, traits, traits) ?? font
    }
}
