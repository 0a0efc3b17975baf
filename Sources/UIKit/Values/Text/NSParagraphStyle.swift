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
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system's own labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    struct Values: Hashable {
        var layout = ParagraphStyleValues()
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: UInt = 0
        var textLists: [NSTextList] = []
    }

    private let foundationType = FoundationType.mark
    var values = Values()

    public override init() { super.init() }

    init(_ values: Values) {
        super.init()
        self.values = values
    }

    nonisolated(unsafe) private static let standard = NSParagraphStyle()

    /// Natural alignment, wrapped between words, nothing added anywhere.
    open class var `default`: NSParagraphStyle { standard }

    /// The direction in which a language is written; nil means the app's.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .leftToRight }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    package var paragraphStyleValues: ParagraphStyleValues { values.layout }

    open var lineSpacing: CGFloat { values.layout.lineSpacing }
    open var paragraphSpacing: CGFloat { values.layout.paragraphSpacing }
    open var alignment: NSTextAlignment { NSTextAlignment(values.layout.alignment) }
    open var headIndent: CGFloat { values.layout.headIndent }
    open var tailIndent: CGFloat { values.layout.tailIndent }
    open var firstLineHeadIndent: CGFloat { values.layout.firstLineHeadIndent }
    open var minimumLineHeight: CGFloat { values.layout.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.layout.maximumLineHeight }
    open var lineBreakMode: NSLineBreakMode {
        NSLineBreakMode(rawValue: Int(values.layout.lineBreakMode.rawValue)) ?? .byWordWrapping
    }
    open var baseWritingDirection: NSWritingDirection {
        NSWritingDirection(rawValue: values.layout.writingDirection.rawValue) ?? .natural
    }
    open var lineHeightMultiple: CGFloat { values.layout.lineHeightMultiple }
    open var paragraphSpacingBefore: CGFloat { values.layout.paragraphSpacingBefore }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var defaultTabInterval: CGFloat { values.layout.defaultTabInterval }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
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

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }

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
    }

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
    }
}
