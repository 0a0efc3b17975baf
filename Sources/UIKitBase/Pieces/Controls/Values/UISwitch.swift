import CoreGraphics
import Foundation
import QuartzCore

/// An on-off switch, always 51 × 31 points. On is at the right, and at the left where one reads from the right.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// How a switch looks: as a slider, or as a check box on a Mac. Here it is always `sliding`.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    static let size = Metrics.Control.switchSize
    private static let inset: CGFloat = 2

    private let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
    private let thumb = UIView(frame: .zero)
    private var value = false

    /// The frame's size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        build()
    }

    /// A switch from a nib or an archive; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        Self.nibSwitchProperties.read(self, coder)
    }

    private func build() {
        for part in [track, thumb] { part.isUserInteractionEnabled = false }
        track.layer.cornerRadius = Self.size.height / 2
        thumb.layer.cornerRadius = Self.size.height / 2 - Self.inset
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(track)
        addSubview(thumb)
        show()
    }

    // MARK: Value

    /// Whether the switch is on; `false` to begin with. Setting it moves the thumb at once and sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Flips the switch without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        animate(animated) { self.show() }
    }

    private func animate(_ animated: Bool, _ changes: @escaping () -> Void) {
        if animated && window != nil {
            UIView.animate(withDuration: 0.25, animations: changes)
        } else {
            changes()
        }
    }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility { switchAccessibility }

    // MARK: Looks

    /// The track's colour while on; nil: green.
    open var onTintColor: UIColor? {
        didSet { if oldValue != onTintColor { show() } }
    }

    /// The thumb's colour; nil: white.
    open var thumbTintColor: UIColor? {
        didSet { if oldValue != thumbTintColor { show() } }
    }

    /// Kept (DEV-782), and not shown, as in every iOS since 7. nil to begin with.
    open var onImage: UIImage?
    /// Kept (DEV-782), and not shown, as in every iOS since 7. nil to begin with.
    open var offImage: UIImage?
    /// The text beside a check box on a Mac. Kept (DEV-782): a sliding switch has none.
    open var title: String?
    /// The style that is asked for; `automatic` to begin with. Kept (DEV-211).
    open var preferredStyle: Style = .automatic
    /// The style that is shown: always `sliding`.
    open var style: Style { .sliding }

    private func show() {
        track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        placeThumb()
    }

    private func placeThumb() {
        thumb.frame = thumbFrame
        thumb.castShadowOfOutline()
    }

    /// Wider while a finger is on it.
    private var thumbFrame: CGRect {
        let side = Self.size.height - 2 * Self.inset
        let width = isHighlighted ? side + 7 : side
        let x = value != isMirrored ? Self.size.width - Self.inset - width : Self.inset
        return CGRect(x: x, y: Self.inset, width: width, height: side)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func readingDirectionChanged() { placeThumb() }

    override func controlStateDidChange() {
        alpha = isEnabled ? 1 : 0.5
        animate(true) { self.placeThumb() }
    }

    // MARK: Touches

    private var hasFlipped = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasFlipped = false
        return super.beginTracking(touch, with: event)
    }

    /// Dragged across its middle, the switch flips at once.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let wants = (touch.location(in: self).x > bounds.midX) != isMirrored
        let began = (touch.previousLocation(in: self).x > bounds.midX) != isMirrored
        if wants != began, wants != value {
            hasFlipped = true
            flip()
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !hasFlipped, isTouchInside { flip() }
    }

    private func flip() {
        setOn(!value, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Size

    override var standardHugging: Hugging { .tight }
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
