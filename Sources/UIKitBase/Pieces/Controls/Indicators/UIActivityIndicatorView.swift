import CoreGraphics
import Foundation
import QuartzCore

/// Eight spokes that stand still and fade one after the other while something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size: `medium` is 20 points wide and high, `large` 37. The others are older: `whiteLarge` and `white` are white, `gray` is as
    /// `medium`.
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101

        var side: CGFloat {
            self == .large || self == .whiteLarge ? Metrics.Control.activityLarge : Metrics.Control.activityMedium
        }
    }

    private static let count = 8
    /// In seconds: one spoke after the other, once around.
    private static let round = 1.0
    private static let faintest: Float = 0.25

    private var spokes: [CAShapeLayer] = []
    private var isRunning = false
    private var ownColor: UIColor?

    /// The frame's size is that of the style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        build()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// An indicator from a nib or an archive. Traps where the view can't be read.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        build()
        Self.nibActivityProperties.read(self, coder)
    }

    private func build() {
        isOpaque = false
        isUserInteractionEnabled = false
        spokes = (0..<Self.count).map { number in
            let spoke = CAShapeLayer()
            spoke.opacity = Self.opacity(number)
            layer.addSublayer(spoke)
            return spoke
        }
        isHidden = true
        show()
    }

    /// `medium` to begin with.
    open var style: Style = .medium {
        didSet {
            guard oldValue != style else { return }
            show()
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the view is hidden while nothing goes on. `true` to begin with.
    open var hidesWhenStopped = true {
        didSet { if !isRunning { isHidden = hidesWhenStopped } }
    }

    /// nil: that of the style.
    open var color: UIColor! {
        get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
        set {
            ownColor = newValue
            showColor()
        }
    }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility { activityAccessibility }

    /// Whether the spokes fade: between `startAnimating()` and `stopAnimating()`, also out of a window.
    open var isAnimating: Bool { isRunning }

    /// Shows the view and lets its spokes fade; without effect while they do.
    open func startAnimating() {
        guard !isRunning else { return }
        isRunning = true
        isHidden = false
        fade()
    }

    /// Ends the animation, and hides the view if `hidesWhenStopped`.
    open func stopAnimating() {
        guard isRunning else { return }
        isRunning = false
        if hidesWhenStopped { isHidden = true }
        for spoke in spokes { spoke.removeAnimation(forKey: Self.key) }
    }

    /// The animation is lost with the window, and begun again in the next one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isRunning && window != nil { fade() }
    }

    private static let key = "fade"

    /// How bright a spoke is at the beginning of a round: the first is at its brightest, the one after it at its faintest.
    private static func opacity(_ number: Int) -> Float {
        1 - (1 - faintest) * Float((count - number) % count) / Float(count)
    }

    private func fade() {
        guard window != nil else { return }
        for (number, spoke) in spokes.enumerated() {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1.0
            fade.toValue = Double(Self.faintest)
            fade.duration = Self.round
            fade.timeOffset = Self.round * Double((Self.count - number) % Self.count) / Double(Self.count)
            fade.repeatCount = .infinity
            spoke.add(fade, forKey: Self.key)
        }
    }

    // MARK: Looks

    private func show() {
        let side = style.side
        let width = side * 0.09, inner = side * 0.24 - width / 2, outer = side * 0.46 + width / 2
        for (number, spoke) in spokes.enumerated() {
            let upright = UIBezierPath(
                roundedRect: CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner),
                cornerRadius: width / 2)
            upright.apply(CGAffineTransform(rotationAngle: CGFloat(number) * 2 * .pi / CGFloat(Self.count)))
            spoke.path = upright.cgPath
        }
        showColor()
        setNeedsLayout()
    }

    private func showColor() {
        let fill = color.resolvedColor(with: traitCollection).cgColor
        CATransaction.performWithoutActions { for spoke in spokes { spoke.fillColor = fill } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        CATransaction.performWithoutActions {
            for spoke in spokes where spoke.position != middle { spoke.position = middle }
        }
    }

    override var standardHugging: Hugging { .tight }
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension CATransaction {
    fileprivate static func performWithoutActions(_ body: () -> Void) {
        begin()
        setDisableActions(true)
        body()
        commit()
    }
}
