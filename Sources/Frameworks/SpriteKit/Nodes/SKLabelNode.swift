import CoreText
import UIKit

/// A text.
open class SKLabelNode: SKNode {
    /// The text; nil for none.
    open var text: String? { didSet { if text != oldValue { forget() } } }
    /// A text with attributes, which goes before `text`.
    open var attributedText: NSAttributedString? { didSet { forget() } }
    /// The font's name; the system's font for nil or one that isn't there.
    open var fontName: String? { didSet { forget() } }
    /// The font's size; 32 by default.
    open var fontSize: CGFloat = 32 { didSet { forget() } }
    /// The text's colour; white by default.
    open var fontColor: UIColor? = .white { didSet { forget() } }
    /// Where the text lies beside its position; centred by default.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { forget() } }
    /// Where the text lies beside its position; on its baseline by default.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { forget() } }
    /// How many lines there may be; one by default, any number for 0.
    open var numberOfLines = 1 { didSet { forget() } }
    /// How a text that is too long for its width ends or goes on.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { forget() } }
    /// The width at which lines end; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { forget() } }
    /// The colour that is mixed into the text's.
    open var color: UIColor? { didSet { forget() } }
    /// How much of `color` is mixed in.
    open var colorBlendFactor: CGFloat = 0 { didSet { forget() } }
    /// How it is mixed with what lies below.
    open var blendMode = SKBlendMode.alpha { didSet { forget() } }

    private var layout: LabelLayout?
    private var picture: (image: CGImage, scale: CGFloat)?

    /// A label without a text, in the system's font.
    public override init() { super.init() }
    /// A label without a text, in a font.
    public init(fontNamed fontName: String?) {
        super.init()
        self.fontName = fontName
    }
    /// A label of a scene's file.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        decodeLabel(aDecoder)
    }
    /// A label with a text, in the system's font.
    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
    /// A label with a text that has attributes.
    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }

    private func forget() {
        layout = nil
        picture = nil
    }

    private var laidOut: LabelLayout {
        if let layout { return layout }
        let made = LabelLayout(self)
        layout = made
        return made
    }

    /// The text as it is drawn.
    final var drawnText: NSAttributedString {
        if let attributedText { return attributedText }
        let font =
            fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? UIFont.systemFont(ofSize: fontSize, weight: .light)
        var shade = RGBA(fontColor ?? .white)
        if let color { shade = shade.mixed(with: RGBA(color), min(1, max(0, colorBlendFactor))) }
        return NSAttributedString(string: text ?? "", attributes: [.font: font, .foregroundColor: shade.color])
    }

    override var contentBounds: CGRect { laidOut.area }

    override func makeContentLayer() -> CALayer? { CALayer() }

    override func contentTransform(of layer: CALayer) -> CGAffineTransform {
        let area = laidOut.drawnArea
        return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: area.minX, ty: area.maxY)
    }

    override func updateContent(_ layer: CALayer, _ drawing: SceneDrawing) {
        let scale = drawing.pixelScale(of: self)
        layer.bounds = CGRect(origin: .zero, size: laidOut.drawnArea.size)
        if picture?.scale != scale {
            picture = laidOut.makePicture(scale: scale).map { ($0, scale) }
            if let image = picture?.image, blendMode == .add { picture?.image = image.asLight() }
            layer.contents = picture?.image
        }
        layer.contentsScale = scale
    }

    override func copyContent(of node: SKNode) {
        guard let other = node as? SKLabelNode else { return }
        text = other.text
        attributedText = other.attributedText
        fontName = other.fontName
        fontSize = other.fontSize
        fontColor = other.fontColor
        horizontalAlignmentMode = other.horizontalAlignmentMode
        verticalAlignmentMode = other.verticalAlignmentMode
        numberOfLines = other.numberOfLines
        lineBreakMode = other.lineBreakMode
        preferredMaxLayoutWidth = other.preferredMaxLayoutWidth
        color = other.color
        colorBlendFactor = other.colorBlendFactor
        blendMode = other.blendMode
    }
}
