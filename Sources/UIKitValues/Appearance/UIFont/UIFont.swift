import CoreGraphics
import CoreText
import Foundation

/// A font at a size. Immutable, so it may be used on any thread; equal requests answer the same object.
///
/// It is a Core Text font, too, so that `font as CTFont` and a `CTFont` parameter take it; `font as UIFont` is the way back (DEV-1427).
open class UIFont: CTFont, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The text style that the font was made for; text views use it to follow the user's text size.
    package let textStyle: TextStyle?
    /// What font metrics made it from; text views use it in the same way.
    let scaling: Scaling?

    dynamic init(_ ctFont: CTFont, textStyle: TextStyle? = nil, scaling: Scaling? = nil) {
        self.textStyle = textStyle
        self.scaling = scaling
        super.init(sharing: ctFont)
    }

    // MARK: Creating

    /// The font of a PostScript or family name; nil when neither this machine nor iOS knows the name.
    ///
    /// - Parameter fontSize: In points; 0 or less means the system's standard size.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = CTFont(name: fontName, size: fontSize > 0 ? fontSize : UIFont.systemFontSize) else {
            return nil
        }
        textStyle = nil
        scaling = nil
        super.init(sharing: found)
    }

    /// The font that a descriptor describes. A size above 0 replaces the descriptor's.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        // A size of the app's own is no style's.
        let isOwnSize = pointSize > 0 && pointSize != descriptor.pointSize
        textStyle = isOwnSize ? nil : descriptor.fontAttributes[.textStyle] as? TextStyle
        scaling = nil
        super.init(sharing: CTFont(supporting: descriptor.request(size: pointSize)))
    }

    /// The font of an archive, with all that it was asked for; nil where its name isn't known.
    public required convenience init?(coder: NSCoder) {
        guard let archived = ArchivedFont(coder) else { return nil }
        self.init(archived.font, textStyle: archived.textStyle, scaling: archived.scaling)
    }

    /// Writes what the font was asked for (name, size, weight, width, slant, design and features), and its text style or font metrics.
    open func encode(with coder: NSCoder) { archive(coder) }

    /// True: fonts are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// The font itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: The system font

    /// The system font in its regular weight at a size in points; 0 or less means 14 (DEV-001).
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font in bold letters, which are its semibold weight (DEV-727), at a size in points; 0 or less means 14.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        // "Bold" of the system font is its semibold, as on iOS.
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The system font in slanted letters at a size in points; 0 or less means 14.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        FontCache.shared.font(.system(size: usable(fontSize), italic: true))
    }

    /// The system font in a weight, of which it has nine, at a size in points; 0 or less means 14.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        FontCache.shared.font(.system(size: usable(fontSize), weight: weight.openTypeWeight))
    }

    /// The system font in a weight and a width, of which three differ: condensed, standard and expanded. A size of 0 or less means 14
    /// points.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var request = FontRequest.system(size: usable(fontSize), weight: weight.openTypeWeight)
        request.width = width.rawValue < 0 ? -1 : width.rawValue > 0 ? 1 : 0
        return FontCache.shared.font(request)
    }

    /// The system font with digits of one width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        FontCache.shared.font(
            .system(size: usable(fontSize), weight: weight.openTypeWeight, features: [.init("tnum")]))
    }

    /// The system's font with all characters of one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        FontCache.shared.font(
            .system(size: usable(fontSize), weight: weight.openTypeWeight, design: .monospaced))
    }

    private static func usable(_ size: CGFloat) -> Double { Double(size > 0 ? size : systemFontSize) }

    /// The size of labels' text in points: 17.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of buttons' text in points: 18.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of the system's text in points: 14.
    open class var systemFontSize: CGFloat { 14 }
    /// The size of the system's small text in points: 12.
    open class var smallSystemFontSize: CGFloat { 12 }

    // MARK: Dynamic Type

    /// The font of a text style at the user's text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of a trait collection; nil takes the current one.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return FontCache.shared.font(
            .system(
                size: Double(DynamicType.pointSize(of: style, in: category)),
                weight: DynamicType.weight(of: style).openTypeWeight),
            textStyle: style)
    }

    // MARK: Families

    /// The families on this machine, sorted.
    open class var familyNames: [String] { FontCatalog.families }

    /// The PostScript names of a family's faces.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.postScriptNames(inFamily: familyName)
    }

    // MARK: Metrics, in points

    /// The name of the family that the font belongs to.
    open var familyName: String { ctFont.familyName }
    /// The PostScript name.
    open var fontName: String { ctFont.postScriptName }
    /// The size that was asked for, in points; between 0.01 and 16,384 (DEV-735).
    open var pointSize: CGFloat { ctFont.size }
    /// From the baseline up.
    open var ascender: CGFloat { ctFont.ascent }
    /// From the baseline down; negative.
    open var descender: CGFloat { -ctFont.descent }
    /// Ascender to descender.
    open var lineHeight: CGFloat { ctFont.ascent + ctFont.descent }
    /// The extra room that the font asks for between lines.
    open var leading: CGFloat { ctFont.leading }
    /// How high capitals are above the baseline.
    open var capHeight: CGFloat { ctFont.capHeight }
    /// How high small letters such as x are above the baseline.
    open var xHeight: CGFloat { ctFont.xHeight }

    /// A description of the font by name and size, with its text style and features where it has any.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

    /// The same font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var request = ctFont.request
        request.size = Self.usable(fontSize)
        return FontCache.shared.font(request)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        let known = other as? UIFont
        return self === other
            || (request == other.request && textStyle == known?.textStyle && scaling == known?.scaling)
    }

    open override var description: String {
        "<UICTFont: font-family: \"\(familyName)\"; font-weight: \(ctFont.request.weight >= 600 ? "bold" : "normal"); "
            + "font-style: \(ctFont.request.italic ? "italic" : "normal"); font-size: "
            + String(format: "%.2fpt>", Double(pointSize))
    }
}

extension UIFont {
    /// The weight that the font was asked for in.
    var weight: Weight { Weight(openTypeWeight: ctFont.request.weight) }
}

/// The fonts made so far, so that asking again costs a look-up.
final class FontCache: @unchecked Sendable {
    static let shared = FontCache()

    private struct Key: Hashable {
        let request: FontRequest
        let textStyle: UIFont.TextStyle?
    }

    private let lock = NSLock()
    private var fonts: [Key: UIFont] = [:]

    func font(_ request: FontRequest, textStyle: UIFont.TextStyle? = nil) -> UIFont {
        let key = Key(request: request, textStyle: textStyle)
        lock.lock()
        defer { lock.unlock() }
        if let known = fonts[key] { return known }
        // An app that animates a font's size must not fill the memory.
        if fonts.count >= 512 { fonts.removeAll() }
        let made = UIFont(CTFont(request), textStyle: textStyle)
        fonts[key] = made
        return made
    }
}
