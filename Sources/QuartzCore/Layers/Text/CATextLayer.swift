import CoreGraphics
import CoreText
import Foundation
import PorticoRenderModel

/// A layer that draws a string, plain or attributed, its first line at the top of the bounds.
///
/// It draws into its contents when one of its properties or the bounds change, at `contentsScale`, which an app sets to the screen's. A
/// subclass that draws elsewhere moves the context and calls super in `draw(in:)`. Size and colour animate.
///
/// - From: an app
/// - To: `TextSetting`, `TextValues`
open class CATextLayer: CALayer {
    static let defaultFontName = "Helvetica"

    private final var givenString: Any?
    private final var givenFont: CFTypeRef?
    private final var givenColor: CGColor? = CATextLayer.white
    private final var wraps = false
    private final var alignment = CATextLayerAlignmentMode.natural
    private final var truncation = CATextLayerTruncationMode.none
    private final var quantizes = true
    private final var madeSetting: TextSetting?

    /// Makes a layer without text.
    public override init() {
        super.init()
        properties.text = TextValues()
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else {
            properties.text = TextValues()
            return
        }
        (givenString, givenFont, givenColor) = (other.givenString, other.givenFont, other.givenColor)
        (wraps, alignment, truncation, quantizes) = (other.wraps, other.alignment, other.truncation, other.quantizes)
        madeSetting = other.madeSetting
    }

    /// Reads the layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Whatever was read, it is a text's from now on.
        properties.text = properties.text
        needsDisplayOnBoundsChange = true
    }

    /// A `String` or an `NSAttributedString`, which is copied; nil by default. Anything else shows nothing.
    open var string: Any? {
        get { givenString }
        set { storeString(newValue) }
    }

    /// A `CTFont`, a `UIFont` or the name of a font; Helvetica by default. Only for plain strings, and at `fontSize`.
    open var font: CFTypeRef? {
        get { givenFont ?? CTFontCreateWithName(Self.defaultFontName, 36, nil) }
        set { if newValue !== givenFont { setText(TextValues.font) { givenFont = newValue } } }
    }

    /// In points: 36 by default. Only for plain strings. Animatable.
    open var fontSize: CGFloat {
        get { properties.text.fontSize }
        set {
            if fontSize == newValue { return }
            setText(TextValues.fontSize) { properties.text.fontSize = newValue }
        }
    }

    /// Opaque white by default. Only for plain strings. Animatable.
    open var foregroundColor: CGColor? {
        get {
            let shown = properties.text.foregroundColor
            return (givenColor?.rgba ?? RGBA(0, 0, 0, 0)) == shown ? givenColor : CGColor(rgba: shown)
        }
        set {
            if foregroundColor == newValue { return }
            setText(TextValues.foregroundColor) {
                properties.text.foregroundColor = newValue?.rgba ?? RGBA(0, 0, 0, 0)
                givenColor = newValue
            }
        }
    }

    /// Whether lines that are wider than the layer go on below. false by default.
    open var isWrapped: Bool {
        get { wraps }
        set { if wraps != newValue { setText(TextValues.wrapped) { wraps = newValue } } }
    }

    /// The place of lines between left and right: `natural` by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { alignment }
        set { if alignment != newValue { setText(TextValues.alignmentMode) { alignment = newValue } } }
    }

    /// What becomes of text that is too wide, or, where it wraps, too long: `none`, the default, cuts it off at the edge.
    open var truncationMode: CATextLayerTruncationMode {
        get { truncation }
        set { if truncation != newValue { setText(TextValues.truncationMode) { truncation = newValue } } }
    }

    /// Kept; glyphs stand at whole pixels either way.
    open var allowsFontSubpixelQuantization: Bool {
        get { quantizes }
        set { if quantizes != newValue { setText(TextValues.quantization) { quantizes = newValue } } }
    }

    open override func draw(in ctx: CGContext) { drawText(in: ctx) }

    /// The size of the text, as wide as its longest line.
    open override func preferredFrameSize() -> CGSize { textSize }

    override class var propertyTable: LayerPropertyTable { table }
}

extension CATextLayer {
    private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

    private func storeString(_ new: Any?) {
        let copy = (new as? NSAttributedString).map { $0.copy() } ?? new
        if let old = givenString as? String, let new = copy as? String, old == new { return }
        if givenString == nil && copy == nil { return }
        if let old = givenString as? NSAttributedString, let new = copy as? NSAttributedString, old.isEqual(to: new) {
            return
        }
        setText(TextValues.string) { givenString = copy }
    }

    /// Every property changes what is drawn.
    private func setText(_ property: LayerProperty, _ store: () -> Void) {
        TransactionLock.lock()
        let action = actionBeforeChange(of: property)
        store()
        if !state.contains(.isPresentation) {
            madeSetting = nil
            // A subclass may draw in its own way, on this thread.
            properties.text.painter = Swift.type(of: self) == CATextLayer.self ? setting : nil
        }
        markChanged(property)
        TransactionLock.unlock()
        setNeedsDisplay()
        if let action { action.run(for: property, of: self) }
    }

    private var setting: TextSetting {
        if let madeSetting { return madeSetting }
        let made = TextSetting(
            string: givenString, font: givenFont, isWrapped: wraps, alignment: alignment, truncation: truncation)
        madeSetting = made
        return made
    }

    private func drawText(in context: CGContext) {
        setting.drawText(properties.text, bounds: properties.bounds, in: context)
    }

    private var textSize: CGSize {
        let size = setting.layout(properties.text, in: wraps ? properties.bounds.size : nil)?.size ?? .zero
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    fileprivate nonisolated(unsafe) static let table = LayerPropertyTable(specific: [
        LayerPropertyRow(TextValues.string, "string", nil, \CATextLayer.string) { $0 },
        LayerPropertyRow(
            TextValues.font, "font", nil, \CATextLayer.font, default: CTFontCreateWithName(defaultFontName, 36, nil)
        ) { $0 as AnyObject },
        .number(TextValues.fontSize, "fontSize", \CATextLayer.fontSize, default: 36),
        .color(TextValues.foregroundColor, "foregroundColor", \CATextLayer.foregroundColor, default: white),
        .flag(TextValues.wrapped, "wrapped", \CATextLayer.isWrapped),
        LayerPropertyRow(TextValues.alignmentMode, "alignmentMode", \CATextLayer.alignmentMode, default: .natural),
        LayerPropertyRow(TextValues.truncationMode, "truncationMode", \CATextLayer.truncationMode, default: .none),
        .flag(
            TextValues.quantization, "allowsFontSubpixelQuantization", \CATextLayer.allowsFontSubpixelQuantization,
            default: true),
    ])
}
