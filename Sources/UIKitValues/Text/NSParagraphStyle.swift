import CoreGraphics
import CoreText
import Foundation

/// The attributes of a paragraph. `NSMutableParagraphStyle` is the one to change.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ParagraphStyleProviding {
    /// Refinements of where lines may break.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Avoids a last line of one word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Breaks Korean between words only. Kept: nothing follows (DEV-214).
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system's own labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    package struct Values: Hashable {
        package var layout = ParagraphStyleValues()
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: UInt = 0
        var textLists: [NSTextList] = []
    }

    private let foundationType = FoundationType.mark
    package final var values = Values()

    public override init() { super.init() }

    package init(_ values: Values) {
        super.init()
        self.values = values
    }

    nonisolated(unsafe) private static let standard = NSParagraphStyle()

    /// Natural alignment, wrapped between words, nothing added anywhere.
    open class var `default`: NSParagraphStyle { standard }

    /// The direction in which a language is written; nil means the app's.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return InterfaceDirection.isRightToLeft ? .rightToLeft : .leftToRight }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    package final var paragraphStyleValues: ParagraphStyleValues {
        var layout = values.layout
        if values.hyphenationFactor > 0 {
            layout.hyphenation = Double(values.hyphenationFactor)
        } else if values.usesDefaultHyphenation {
            layout.hyphenation = 1
        }
        return layout
    }

    /// Points between one line and the next: 0 by default, never below.
    open var lineSpacing: CGFloat { values.layout.lineSpacing }
    /// Points below the paragraph: 0 by default, never below.
    open var paragraphSpacing: CGFloat { values.layout.paragraphSpacing }
    /// Where the lines stand between their margins: `natural` by default.
    open var alignment: NSTextAlignment { NSTextAlignment(values.layout.alignment) }
    /// Points from the leading edge to all lines but the first: 0 by default.
    open var headIndent: CGFloat { values.layout.headIndent }
    /// Where lines end: above 0 points from the leading edge, else from the trailing one. 0 by default.
    open var tailIndent: CGFloat { values.layout.tailIndent }
    /// Points from the leading edge to the first line: 0 by default.
    open var firstLineHeadIndent: CGFloat { values.layout.firstLineHeadIndent }
    /// The least height of a line in points: 0 by default.
    open var minimumLineHeight: CGFloat { values.layout.minimumLineHeight }
    /// The greatest height of a line in points; 0, the default, sets no limit.
    open var maximumLineHeight: CGFloat { values.layout.maximumLineHeight }
    /// What happens to lines that are too wide: `byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode {
        NSLineBreakMode(rawValue: Int(values.layout.lineBreakMode.rawValue)) ?? .byWordWrapping
    }
    /// The direction of the text: `natural`, the default, follows its first strong letter.
    open var baseWritingDirection: NSWritingDirection {
        NSWritingDirection(rawValue: values.layout.writingDirection.rawValue) ?? .natural
    }
    /// A factor for the natural height of lines, within their least and greatest height; 0, the default, is 1.
    open var lineHeightMultiple: CGFloat { values.layout.lineHeightMultiple }
    /// Points above the paragraph: 0 by default, never below.
    open var paragraphSpacingBefore: CGFloat { values.layout.paragraphSpacingBefore }
    /// How readily words are hyphenated, 0 to 1: they are where a line would else be filled by less than this part of its width. 0, the
    /// default, leaves it to the text's own layout. By the rules of the language that the text's attribute names, else of the first of
    /// `Locale.preferredLanguages`, where the system has them (DEV-1414).
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated as the system likes, where `hyphenationFactor` is 0: as for a factor of 1 (DEV-1414). False by default.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Points between tab stops behind the last one that was set; 0, the default, is 28.
    open var defaultTabInterval: CGFloat { values.layout.defaultTabInterval }
    /// Whether letters may stand closer before text is truncated. Kept (DEV-214); false by default.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// Refinements of where lines may break; none by default. Kept (DEV-214).
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }

    /// The lists that the paragraph is in, the outermost first. Kept: the text itself holds the markers.
    open var textLists: [NSTextList] { values.textLists }

    /// Twelve left tab stops, 28 points apart, unless others were set. Never nil here: the subclass may be given nil.
    public var tabStops: [NSTextTab]! {
        guard let tabs = values.layout.tabs else {
            return (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0 * 28)) }
        }
        return tabs.map { NSTextTab(textAlignment: NSTextAlignment($0.alignment), location: $0.location) }
    }

    /// An immutable style with the same attributes.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    /// A mutable style with the same attributes.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }

    // MARK: Coding

    /// True: styles are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// The style of an archive.
    public required init?(coder: NSCoder) {
        super.init()
        let number = { (key: String) in CGFloat(coder.decodeDouble(forKey: key)) }
        values.layout.lineSpacing = number("NSLineSpacing")
        values.layout.paragraphSpacing = number("NSParagraphSpacing")
        values.layout.paragraphSpacingBefore = number("NSParagraphSpacingBefore")
        values.layout.headIndent = number("NSHeadIndent")
        values.layout.tailIndent = number("NSTailIndent")
        values.layout.firstLineHeadIndent = number("NSFirstLineHeadIndent")
        values.layout.minimumLineHeight = number("NSMinLineHeight")
        values.layout.maximumLineHeight = number("NSMaxLineHeight")
        values.layout.lineHeightMultiple = number("NSLineHeightMultiple")
        if coder.containsValue(forKey: "NSAlignment") {
            let alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment"))
            values.layout.alignment = (alignment ?? .natural).coreText
        }
        values.layout.lineBreakMode =
            (NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping).coreText
        // Older archives are without what follows.
        guard coder.containsValue(forKey: "NSWritingDirection") else { return }
        values.layout.writingDirection = .init(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
        values.layout.defaultTabInterval = number("NSDefaultTabInterval")
        values.hyphenationFactor = Float(number("NSHyphenationFactor"))
        values.allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTightening")
        values.lineBreakStrategy = UInt(clamping: coder.decodeInteger(forKey: "NSLineBreakStrategy"))
        if coder.containsValue(forKey: "NSTabStops"),
            let tabs = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops") as? [NSTextTab]
        {
            values.layout.tabs = tabs.map { .init(location: $0.location, alignment: $0.alignment.coreText) }
        }
        values.usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        guard coder.containsValue(forKey: "NSTextLists") else { return }
        let lists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: "NSTextLists")
        values.textLists = lists as? [NSTextList] ?? []
    }

    /// Writes all attributes.
    open func encode(with coder: NSCoder) {
        let layout = values.layout
        for (key, value) in [
            ("NSLineSpacing", layout.lineSpacing), ("NSParagraphSpacing", layout.paragraphSpacing),
            ("NSParagraphSpacingBefore", layout.paragraphSpacingBefore), ("NSHeadIndent", layout.headIndent),
            ("NSTailIndent", layout.tailIndent), ("NSFirstLineHeadIndent", layout.firstLineHeadIndent),
            ("NSMinLineHeight", layout.minimumLineHeight), ("NSMaxLineHeight", layout.maximumLineHeight),
            ("NSLineHeightMultiple", layout.lineHeightMultiple),
        ] {
            coder.encode(Double(value), forKey: key)
        }
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(Double(defaultTabInterval), forKey: "NSDefaultTabInterval")
        coder.encode(Double(hyphenationFactor), forKey: "NSHyphenationFactor")
        coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTightening")
        coder.encode(Int(lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
        if layout.tabs != nil { coder.encode(tabStops as NSArray, forKey: "NSTabStops") }
        coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        if !values.textLists.isEmpty { coder.encode(values.textLists as NSArray, forKey: "NSTextLists") }
    }
}
