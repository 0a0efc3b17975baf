import CoreGraphics
import Foundation
import QuartzCore

/// Eight spokes that turn while something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101

        var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    }

    private let spokes = UIImageView(frame: .zero)
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

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        build()
        Self.nibActivityProperties.read(self, coder)
    }

    private func build() {
        isOpaque = false
        isUserInteractionEnabled = false
        addSubview(spokes)
        spokes.isHidden = true
        show()
    }

    open var style: Style = .medium {
        didSet {
            guard oldValue != style else { return }
            show()
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the spokes are hidden while they do not turn. `true` to begin with.
    open var hidesWhenStopped = true {
        didSet { spokes.isHidden = hidesWhenStopped && !isRunning }
    }

    open var color: UIColor! {
        get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
        set {
            ownColor = newValue
            spokes.tintColor = color
        }
    }

    override var standardAccessibility: StandardAccessibility { activityAccessibility }

    open var isAnimating: Bool { isRunning }

    open func startAnimating() {
        guard !isRunning else { return }
        isRunning = true
        spokes.isHidden = false
        turn()
    }

    open func stopAnimating() {
        guard isRunning else { return }
        isRunning = false
        spokes.isHidden = hidesWhenStopped
        spokes.layer.removeAnimation(forKey: "turn")
    }

    /// The animation is lost with the window, and begun again in the next one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isRunning && window != nil { turn() }
    }

    private func turn() {
        guard window != nil else { return }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0.0
        turn.toValue = 2 * Double.pi
        turn.duration = 1
        turn.repeatCount = .infinity
        spokes.layer.add(turn, forKey: "turn")
    }

    private func show() {
        spokes.image = Self.image(side: style.side)
        spokes.tintColor = color
        setNeedsLayout()
    }

    private static func image(side: CGFloat) -> UIImage {
        let lengths = (inner: side * 0.24, outer: side * 0.46, width: side * 0.09)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            for index in 0..<8 {
                let angle = CGFloat(index) * .pi / 4 - .pi / 2
                let spoke = UIBezierPath()
                spoke.move(
                    to: CGPoint(x: side / 2 + cos(angle) * lengths.inner, y: side / 2 + sin(angle) * lengths.inner))
                spoke.addLine(
                    to: CGPoint(x: side / 2 + cos(angle) * lengths.outer, y: side / 2 + sin(angle) * lengths.outer))
                spoke.lineWidth = lengths.width
                spoke.lineCapStyle = .round
                UIColor(white: 0, alpha: 0.25 + 0.75 * CGFloat(index) / 7).setStroke()
                spoke.stroke()
            }
        }.withRenderingMode(.alwaysTemplate)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spokes.bounds.size = spokes.image?.size ?? .zero
        spokes.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
