import CoreGraphics
import CoreText
import Foundation

/// A description of a font by attributes, from which fonts are made. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What the description says, by key; empty for one that says nothing.
    public let fontAttributes: [AttributeName: Any]
    /// The font that this describes, when it was made from one: attributes alone would lose what they cannot say.
    let base: FontRequest?

    public convenience override init() {
        self.init(fontAttributes: [:])
    }

    /// A description of attributes; what they leave open is the system font's.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        fontAttributes = attributes
        base = nil
        super.init()
    }

    dynamic init(base: FontRequest?, attributes: [AttributeName: Any]) {
        self.base = base
        fontAttributes = attributes
        super.init()
    }

    convenience init(font: UIFont) {
        // A number and a string as on iOS, which may be asked for as any of their Swift types.
        var attributes: [AttributeName: Any] = [.name: font.fontName, .size: NSNumber(value: Double(font.pointSize))]
        if let style = font.textStyle { attributes[.textStyle] = NSString(string: style.rawValue) }
        let settings = UIFontDescriptor.featureSettings(font.ctFont.request.features)
        if !settings.isEmpty { attributes[.featureSettings] = settings }
        self.init(base: font.ctFont.request, attributes: attributes)
    }

    /// The font of a PostScript or family name at a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// The font of a PostScript or family name, with a transform that is kept: letters are drawn as they are.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// The description of an archive: the font that it was made from, and its attributes.
    public required convenience init?(coder: NSCoder) {
        var attributes = UIFontDescriptor.attributes(coder)
        if let name = coder.presentObject(NSString.self, "name") {
            // Older archives hold name and size.
            attributes[.name] = name as String
            attributes[.size] = CGFloat(coder.decodeDouble(forKey: "size"))
        }
        self.init(base: coder.decodeFontRequest(), attributes: attributes)
    }

    /// Writes the font that it was made from, and the attributes but for the characters, the list of fonts that step in and the one width,
    /// none of which has an effect.
    open func encode(with coder: NSCoder) { archive(coder) }

    /// True: descriptions are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// The description itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Text styles

    /// The font of a text style at the current text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The font of a text style at the text size of a trait collection; nil takes the current one.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Asking

    /// The value of one attribute. Names and traits that the description doesn't say are those of the font that is found for it; nil for
    /// others.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        if anAttribute == .traits { return traits }
        return fontAttributes[anAttribute] ?? found(anAttribute)
    }

    /// The PostScript name of the font that is found for the description.
    open var postscriptName: String { CTFont(request(size: 0)).postScriptName }

    /// The size in points; 0 where the description says none.
    open var pointSize: CGFloat {
        (fontAttributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) } ?? fontAttributes[.size] as? CGFloat
            ?? CGFloat(base?.size ?? 0)
    }

    /// The transform that the description says; the identity by default. Kept: letters are drawn as they are.
    open var matrix: CGAffineTransform { fontAttributes[.matrix] as? CGAffineTransform ?? .identity }

    /// Italic, bold (from semibold on), condensed, expanded, one width, and the system's own, of the font that is found.
    open var symbolicTraits: SymbolicTraits {
        let request = request(size: 0)
        var traits: SymbolicTraits = []
        if request.italic { traits.insert(.traitItalic) }
        if request.weight >= 600 { traits.insert(.traitBold) }
        if request.width < 0 { traits.insert(.traitCondensed) }
        if request.width > 0 { traits.insert(.traitExpanded) }
        if request.design == .monospaced { traits.insert(.traitMonoSpace) }
        if request.isSystem { traits.insert(.traitUIOptimized) }
        return traits
    }

    // MARK: Deriving

    /// The same description with further attributes, which take the place of those of the same key.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(base: base, attributes: fontAttributes.merging(attributes) { $1 })
    }

    /// The same description at another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// The same description with a transform, which is kept.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        addingAttributes([.matrix: matrix])
    }

    /// The same description with another family; names of faces and a text style, which would be another font's, are left out.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        let others = fontAttributes.filter { ![.name, .visibleName, .textStyle].contains($0.key) }
        return UIFontDescriptor(base: nil, attributes: others.merging([.family: newFamily, .size: pointSize]) { $1 })
    }

    /// The same description with a face of its family, such as `Bold Italic`.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// The same font with exactly these traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var request = request(size: 0)
        request.italic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) {
            request.weight = max(request.weight, request.isSystem ? 600 : 700)
        } else {
            request.weight = min(request.weight, 400)
        }
        request.width =
            symbolicTraits.contains(.traitCondensed) ? -1 : symbolicTraits.contains(.traitExpanded) ? 1 : 0
        if symbolicTraits.contains(.traitMonoSpace) && request.isSystem { request.design = .monospaced }
        // A style's bold font goes on following the text size.
        return UIFontDescriptor(
            base: request, attributes: fontAttributes.filter { $0.key == .textStyle }.merging([.size: pointSize]) { $1 }
        )
    }

    /// The system font in another design; nil for a font that is not the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var request = request(size: 0)
        guard request.isSystem else { return nil }
        switch design {
        case .rounded: request.design = .rounded
        case .serif: request.design = .serif
        case .monospaced: request.design = .monospaced
        default: request.design = .default
        }
        return UIFontDescriptor(base: request, attributes: fontAttributes.filter { $0.key != .name })
    }

    /// The font found for the description; one descriptor, or none.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        if let name = fontAttributes[.name] as? String ?? fontAttributes[.family] as? String,
            CTFont(name: name, size: 12) == nil, base == nil
        {
            return []
        }
        return [UIFont(descriptor: self, size: 0).fontDescriptor]
    }

    /// What to ask the text engine for. A size of 0 takes the descriptor's own.
    func request(size: CGFloat) -> FontRequest {
        let size = Double(size > 0 ? size : pointSize > 0 ? pointSize : 12)
        var request: FontRequest
        if let base {
            request = base
        } else if let name = fontAttributes[.name] as? String ?? fontAttributes[.family] as? String,
            let named = CTFont(name: name, size: size)
        {
            request = named.request
        } else {
            request = .system(size: size)
        }
        request.size = size
        if let traits = fontAttributes[.traits] as? [TraitKey: Any] {
            if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? number(traits[.weight]) {
                request.weight = UIFont.Weight(weight).openTypeWeight
            }
            if let slant = number(traits[.slant]) { request.italic = slant > 0 }
            if let width = number(traits[.width]) { request.width = width < 0 ? -1 : width > 0 ? 1 : 0 }
        }
        if let face = (fontAttributes[.face] as? String)?.lowercased() {
            if face.contains("bold") { request.weight = 700 }
            if face.contains("italic") || face.contains("oblique") { request.italic = true }
        }
        if let settings = fontAttributes[.featureSettings] { request.features = FontFeatureTable.features(settings) }
        return request
    }

    private func number(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return self === other || request(size: 0) == other.request(size: 0)
    }

    open override var hash: Int { request(size: 0).hashValue }
}
