import CoreGraphics
import Foundation

/// An image: pixels or a symbol, with a scale, an orientation and instructions for drawing it.
///
/// Immutable, so it may be used on any thread. Derived images (`with…`, `resizable…`) share the pixels.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    let content: ImageContent
    let attributes: ImageAttributes
    /// What display made of the content: oriented, tinted. Filled when first needed.
    let rendered = RenderedImageCache()

    init(content: ImageContent, attributes: ImageAttributes = ImageAttributes()) {
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

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = configuration?.traitCollection ?? UITraitCollection.current
        guard let found = ImageLoader.shared.image(named: name, in: bundle ?? .main, traits: traits.values) else {
            return nil
        }
        var attributes = found.attributes
        attributes.configuration = configuration
        self.init(content: found.content, attributes: attributes)
    }

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

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = SymbolCatalog.shared.shape(named: name) else { return nil }
        var attributes = ImageAttributes()
        attributes.configuration = configuration
        self.init(content: .symbol(symbol), attributes: attributes)
    }

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

    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage.decode(data, name: "data") else { return nil }
        self.init(cgImage: image, scale: scale, orientation: Orientation(exif: image.orientation))
    }

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

    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
        let scale = coder.containsValue(forKey: "UIScale") ? coder.decodeDouble(forKey: "UIScale") : 1
        self.init(data: data as Data, scale: scale)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
    }

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

    open var imageOrientation: Orientation { attributes.orientation }

    /// Whether the image is one of the system's symbols.
    open var isSymbolImage: Bool {
        if case .symbol = content { return true }
        return false
    }

    open var renderingMode: RenderingMode { attributes.renderingMode }
    open var capInsets: UIEdgeInsets { attributes.capInsets }
    open var resizingMode: ResizingMode { attributes.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
    open var configuration: Configuration? { attributes.configuration }
    open var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }
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

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws scaled into a rectangle; a resizable image keeps its caps.
    open func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

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
