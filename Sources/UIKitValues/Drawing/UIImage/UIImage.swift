import CoreGraphics
import Foundation

/// An image: pixels or a symbol, with a scale, an orientation and instructions for drawing it.
///
/// Immutable, so it may be used on any thread. Derived images (`with…`, `resizable…`) share the pixels.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    let content: ImageContent
    package let attributes: ImageAttributes
    /// What display made of the content: oriented, tinted. Filled when first needed.
    let rendered = RenderedImageCache()

    dynamic init(content: ImageContent, attributes: ImageAttributes = ImageAttributes()) {
        self.content = content
        self.attributes = attributes
        super.init()
    }

    /// An image of size zero.
    public convenience override init() {
        self.init(content: .empty)
    }

    // MARK: Loading

    /// An image of the app bundle by name; nil when there is none.
    ///
    /// The name may leave out the extension (`png` is then looked for first), the scale (`@2x`, `@3x`: the best for the
    /// screen is chosen) and the device (`~iphone`, `~ipad`). Pixels are decoded when first drawn, and kept.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// An image of a bundle by name, for a configuration's traits; nil when there is none. Nil means the app's bundle and the current
    /// traits.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = configuration?.traitCollection ?? UITraitCollection.current
        guard let found = ImageLoader.shared.image(named: name, in: bundle ?? .main, traits: traits.values) else {
            return nil
        }
        var attributes = found.attributes
        attributes.configuration = configuration
        self.init(content: found.content, attributes: attributes)
    }

    /// An image of a bundle by name, for given traits; nil when there is none. Nil means the app's bundle and the current traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            named: name, in: bundle, with: traitCollection.map { Configuration(traits: $0) })
    }

    /// An image literal: traps when the bundle has no image of that name.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(named: name)!
    }

    /// One of the system's symbols; nil for a name that is not among them, which the first time is said on standard error
    /// with the names that are near.
    ///
    /// With `PORTICO_PLACEHOLDER_SYMBOLS=1` in the environment such a name gives a dashed square with a question mark.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// An image of a bundle by name, with a value from 0 to 1 for a symbol that shows one; an app's own symbols are drawn whole (DEV-1255).
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil
    ) { self.init(named: name, in: bundle, with: configuration) }

    /// One of the system's symbols, with a value from 0 to 1 that some of them show by how much of them is drawn in full; which ones, and
    /// how pale the rest is, are our own (DEV-1255).
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(symbol: name, configuration, value: min(1, max(0, variableValue)))
    }

    /// One of the system's symbols in a size, weight and colours; nil for a name that is not among them.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, configuration, value: nil)
    }

    private convenience init?(symbol name: String, _ configuration: Configuration?, value: Double?) {
        guard let symbol = SymbolCatalog.shared.shape(named: name) else { return nil }
        var attributes = ImageAttributes()
        attributes.configuration = configuration
        attributes.symbolName = name
        attributes.symbolValue = value
        self.init(content: .symbol(symbol), attributes: attributes)
    }

    /// Whether there is a system's symbol of a name: of one that there isn't nothing is said on standard error.
    package static func hasSymbol(named name: String) -> Bool { SymbolCatalog.shared.hasShape(named: name) }

    /// One of the system's symbols for given traits; nil for a name that is not among them.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name, withConfiguration: traitCollection.map { Configuration(traits: $0) })
    }

    /// An image file; nil when it cannot be read. `@2x` or `@3x` in its name sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let (image, scale) = ImageLoader.load(path: path) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: Orientation(exif: image.orientation))
    }

    /// PNG, JPEG or WebP data; nil for anything else.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// PNG, JPEG or WebP data with so many pixels a point; nil for anything else. A scale of 0 counts as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage.decode(data, name: "data") else { return nil }
        self.init(cgImage: image, scale: scale, orientation: Orientation(exif: image.orientation))
    }

    /// An image of pixels, one a point and upright.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// - Parameter scale: Pixels a point; 0 counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var attributes = ImageAttributes()
        attributes.scale = scale > 0 ? scale : 1
        attributes.orientation = orientation
        self.init(content: .bitmap(cgImage), attributes: attributes)
    }

    /// The image of an archive; nil where it holds no symbol that is known, and no pixels that can be read.
    public required convenience init?(coder: NSCoder) {
        guard let archived = ArchivedImage(coder) else { return nil }
        self.init(content: archived.content, attributes: archived.attributes)
    }

    /// Writes a symbol by its name, else the pixels as PNG, the orientation applied; with scale, rendering mode, insets, tint and
    /// configuration, and the pictures of an animated image.
    open func encode(with coder: NSCoder) { archive(coder) }

    /// True: images are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    // MARK: Asking

    /// In points, as seen: the orientation is taken into account.
    open var size: CGSize {
        switch content {
        case .empty: return .zero
        case .symbol(let symbol): return symbol.size(in: symbolMetrics)
        case .bitmap(let image):
            let pixels = CGSize(width: image.width, height: image.height)
            let seen = imageOrientation.swapsAxes ? CGSize(width: pixels.height, height: pixels.width) : pixels
            return CGSize(width: seen.width / scale, height: seen.height / scale)
        }
    }

    /// The pixels as they are, without orientation and tint; nil for an empty image. A symbol is drawn in black.
    open var cgImage: CGImage? {
        switch content {
        case .empty: nil
        case .bitmap(let image): image
        case .symbol: rendered.symbol(for: self)
        }
    }

    /// Pixels a point.
    open var scale: CGFloat {
        if case .symbol = content { return symbolScale }
        return attributes.scale
    }

    /// How the pixels are to be turned to be seen upright: `up` by default.
    open var imageOrientation: Orientation { attributes.orientation }

    /// Whether the image is one of the system's symbols.
    open var isSymbolImage: Bool {
        if case .symbol = content { return true }
        return false
    }

    /// Whether the image is drawn as it is or as a shape in the tint colour. `automatic` by default: where it is shown says it.
    open var renderingMode: RenderingMode { attributes.renderingMode }
    /// The part at each edge that keeps its size when the image is drawn larger, in points. Zero by default.
    open var capInsets: UIEdgeInsets { attributes.capInsets }
    /// Whether the middle of a resizable image is repeated or stretched: repeated by default.
    open var resizingMode: ResizingMode { attributes.resizingMode }
    /// How far the rectangle that layout aligns lies inside of the image, in points. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
    /// Whether the image is mirrored where people read from the right. False by default.
    open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
    /// The traits, and for symbols the size and weight, that the image was chosen by; nil for none.
    open var configuration: Configuration? { attributes.configuration }
    /// The configuration of a symbol; nil for other images and for a symbol without one.
    open var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }
    /// The traits that the image was chosen by; the device's where it has none.
    open var traitCollection: UITraitCollection { attributes.configuration?.traitCollection ?? .systemDefault }
    /// How far the baseline lies above the bottom, in points; nil without a baseline. A symbol's middle is at the middle of capitals.
    open var baselineOffsetFromBottom: CGFloat? {
        attributes.baselineOffsetFromBottom ?? (isSymbolImage ? (size.height - symbolCapHeight) / 2 : nil)
    }

    /// The images of an animation; nil for a still image.
    open var images: [UIImage]? { attributes.images }
    /// The animation's duration in seconds; 0 for a still image.
    open var duration: TimeInterval { attributes.duration }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (content == other.content && attributes == other.attributes)
    }

    open override var hash: Int { content.hashValue }

    open override var description: String {
        let kind: String =
            switch content {
            case .empty: "empty"
            case .bitmap: "anonymous"
            case .symbol(let symbol): "symbol(system: \(symbol.name))"
            }
        return "<UIImage: \(kind) {\(size.width), \(size.height)} scale = \(scale) renderingMode=\(renderingMode)>"
    }

    // MARK: Drawing into the current context

    /// Draws with the top left corner at a point.
    open func draw(at point: CGPoint) {
        draw(at: point, blendMode: .normal, alpha: 1)
    }

    /// Draws with the top left corner at a point, in its own size, with a blend mode and an opacity of 0 to 1.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws scaled into a rectangle; a resizable image keeps its caps.
    open func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws scaled into a rectangle, with a blend mode and an opacity of 0 to 1. Does nothing without a current context.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, of: context, blendMode: blendMode, alpha: alpha)
    }

    /// Fills a rectangle with copies of the image, the first one at the context's origin.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawTiles(in: rect, of: context)
    }
}
