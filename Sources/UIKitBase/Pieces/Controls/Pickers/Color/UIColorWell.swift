import CoreGraphics
import Foundation
import QuartzCore

/// A colour in a ring: shows which one is chosen, and opens the system's picker when it is tapped.
///
/// Sends `valueChanged` when a person chooses another colour, also while a finger moves in the picker (DEV-710).
@preconcurrency @MainActor open class UIColorWell: UIControl {
    private let ring = ColorRing(frame: .zero)
    private let gap = UIView(frame: .zero)
    private let swatch = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// A well from a nib or an archive; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        for part in [ring, gap, swatch] {
            part.isUserInteractionEnabled = false
            part.clipsToBounds = true
            addSubview(part)
        }
        gap.backgroundColor = .systemBackground
        show()
    }

    // MARK: Value

    /// The chosen colour; nil to begin with: the well is empty. Setting it sends no event.
    open var selectedColor: UIColor? { didSet { if oldValue != selectedColor { show() } } }

    /// Over the picker; nil: “Colors”.
    open var title: String?

    /// Whether the picker offers opacity; true. Without it colours come back opaque.
    open var supportsAlpha = true

    // MARK: Looks

    private func show() { swatch.backgroundColor = selectedColor }

    override func controlStateDidChange() {
        alpha = !isEnabled ? 0.5 : isHighlighted ? 0.6 : 1
    }

    // MARK: Layout

    override var standardHugging: Hugging { .tight }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Metrics.Control.colorWell, height: Metrics.Control.colorWell)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// From the ring's outside to the gap's, and from there to the swatch's, in a well of the standard size.
    private static let insets: [CGFloat] = [0, 3, 5]

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        for (part, inset) in zip([ring, gap, swatch], Self.insets) {
            let own = max(0, side - 2 * inset * side / Metrics.Control.colorWell)
            part.frame = CGRect(x: bounds.midX - own / 2, y: bounds.midY - own / 2, width: own, height: own)
            part.layer.cornerRadius = own / 2
        }
    }

    // MARK: Touches

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, bounds.contains(touch.location(in: self)) { pick() }
    }

    private func pick() {
        let start = ColorChoice(color: selectedColor, title: title, supportsAlpha: supportsAlpha)
        Above.colors.pickColor(for: self, start) { [weak self] color in
            guard let self, color != selectedColor else { return }
            selectedColor = color
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    // MARK: Accessibility

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: title ?? Word.colorWell.text, value: selectedColor?.spoken,
            traits: stateTraits.union(.button))
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        pick()
        return true
    }
}

/// Every hue, once around.
@MainActor private final class ColorRing: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.type = .conic
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 0.5, y: 0)
        gradient.colors = (0...12).map {
            UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor
        }
    }

    required init?(coder: NSCoder) { nil }
}
