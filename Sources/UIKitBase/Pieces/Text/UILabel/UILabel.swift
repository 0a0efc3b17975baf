import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// A view that shows text, on one line or more.
///
/// The text is laid out once for a size and kept until something changes that the layout depends on; setting a property to
/// what it is already changes nothing and redraws nothing.
/// - From: the app; `draw(_:)`, `intrinsicContentSize`, `sizeThatFits(_:)`.
/// - To: `LabelContent`, `TextLayout`.
@preconcurrency @MainActor
open class UILabel: UIView {
    @exclusivity(unchecked) final var content = LabelContent()
    /// The `ink` with which the text was last drawn.
    final var drawnInk: UIColor?

    override var describedText: String? { text }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Reads the label from a storyboard, nib or archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        isUserInteractionEnabled = readsInteraction(coder) ?? false
        Self.nibLabelProperties.read(self, coder)
        unarchiveLabel(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveLabel(coder)
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isOpaque = false
        layer.needsDisplayOnBoundsChange = true
    }

    // MARK: Text

    /// The text; nil to begin with. Setting it drops the styles of `attributedText`.
    open var text: String? {
        get { content.text }
        set { KeyValueObserving.change(self, "text") { if content.setText(newValue) { textChanged() } } }
    }

    /// The text with styles. What it leaves open is taken from the label's own properties.
    open var attributedText: NSAttributedString? {
        get { content.attributedText }
        set {
            KeyValueObserving.change(self, "attributedText") {
                if content.setAttributedText(newValue) { textChanged() }
            }
        }
    }

    /// The font: the system's, 17 points, to begin with. Setting it styles the whole of `attributedText`.
    open var font: UIFont! {
        get { content.font }
        set {
            KeyValueObserving.change(self, "font") {
                if content.setFont(newValue ?? LabelContent.standardFont) { textChanged() }
            }
        }
    }

    /// `UIColor.label` to begin with. Setting it colours the whole of `attributedText`.
    open var textColor: UIColor! {
        get { content.color }
        set { if content.setColor(newValue ?? .label) { looksChanged() } }
    }

    /// Where lines that are narrower than the label stand; default `natural`: at the side where the language begins.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { if content.setAlignment(newValue) { looksChanged() } }
    }

    /// How the last visible line ends where text is left out, or how lines wrap.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { if content.setLineBreakMode(newValue) { textChanged() } }
    }

    /// How lines are broken beyond `lineBreakMode`; default `standard`. Kept (DEV-214).
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

    /// The most lines to show; 0 means as many as are needed.
    @exclusivity(unchecked) open var numberOfLines = 1 {
        didSet {
            guard oldValue != numberOfLines else { return }
            content.invalidateLayouts()
            textChanged()
        }
    }

    // MARK: Looks

    /// The colour while highlighted; nil: no other.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted, oldValue != highlightedTextColor { looksChanged() } }
    }

    /// Whether the text has `highlightedTextColor`, where that is set; default false. A table's cell sets it while it is highlighted.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted, highlightedTextColor != nil { looksChanged() } }
    }

    /// A label that is not enabled is drawn dimmed.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { looksChanged() } }
    }

    /// The colour of a sharp shadow; nil: none.
    open var shadowColor: UIColor? {
        didSet { if oldValue != shadowColor { looksChanged() } }
    }

    /// Points to the right and down.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if oldValue != shadowOffset, shadowColor != nil { looksChanged() } }
    }

    // MARK: Fitting

    /// Shrinks the font, down to `minimumScaleFactor`, where the text is too wide.
    @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false {
        didSet { if oldValue != adjustsFontSizeToFitWidth { looksChanged() } }
    }

    /// The smallest factor for the font's size; 0 leaves it to the label.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if oldValue != minimumScaleFactor, adjustsFontSizeToFitWidth { looksChanged() } }
    }

    /// Where text that was made smaller stands: by default on the baseline that it had at full size, else at the label's middle or its top.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if oldValue != baselineAdjustment, adjustsFontSizeToFitWidth { looksChanged() } }
    }

    /// Whether letters move closer before text is cut; default false. Kept (DEV-214).
    open var allowsDefaultTighteningForTruncation = false
    /// Whether a pointer that rests on text that is cut shows all of it; default false. Kept (DEV-214).
    open var showsExpansionTextWhenTruncated = false

    /// The width at which a label of several lines wraps, for `intrinsicContentSize`; 0: it does not.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
    }

    /// Whether a font made from a text style follows the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSize() } }
    }

    open override var intrinsicContentSize: CGSize { naturalSize(width: preferredMaxLayoutWidth) }

    override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    @_spi(Portico) open override func height(forLayoutWidth width: CGFloat) -> CGFloat? {
        wrapsContent ? naturalSize(width: width).height : nil
    }

    override func baselineDistances() -> Baselines? { contentBaselines }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width) }

    /// Where the text stands in `bounds`. Override to move or resize it; called to size the label and to draw it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        textFrame(in: bounds, lines: numberOfLines)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text into a rectangle of the current context. Override to change how it is drawn; do not call it.
    open func drawText(in rect: CGRect) { paintText(in: rect) }

    // MARK: Changes around the label

    override func lookUpTraits() { followContentSize() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { looksChanged() }
    }

    /// A text in `UIColor.tintColor` is drawn anew, and one that has come into an effect of vibrancy or out of it.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if content.mayHaveTint || highlightedTextColor?.isProvided == true || ink != drawnInk { looksChanged() }
    }

    // MARK: Accessibility

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: text, traits: .staticText)
    }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
