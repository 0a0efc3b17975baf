import CoreGraphics
import Foundation
import QuartzCore

/// A bar that shows how much of a task is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    private let bar = UIView(frame: .zero)
    private var storedProgress: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)))
        build()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        Self.nibProgressProperties.read(self, coder)
    }

    private func build() {
        isUserInteractionEnabled = false
        isOpaque = false
        addSubview(bar)
        show()
    }

    /// From 0 to 1; values outside are kept within.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        let kept = min(max(progress, 0), 1)
        guard kept != storedProgress else { return }
        storedProgress = kept
        if animated && window != nil {
            UIView.animate(withDuration: 0.25) { self.place() }
        } else {
            setNeedsLayout()
        }
    }

    /// A progress whose fraction is shown. Followed when it is set; not observed.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    override var standardAccessibility: StandardAccessibility { progressAccessibility }

    open var progressViewStyle: Style = .default {
        didSet { show() }
    }
    open var progressTintColor: UIColor? {
        didSet { show() }
    }
    open var trackTintColor: UIColor? {
        didSet { show() }
    }
    open var progressImage: UIImage?
    open var trackImage: UIImage?

    private func show() {
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        bar.backgroundColor = progressTintColor ?? tintColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
        bar.layer.cornerRadius = layer.cornerRadius
        let width = bounds.width * CGFloat(storedProgress)
        bar.frame = CGRect(
            x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - width : 0, y: 0, width: width,
            height: bounds.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 4) }
}
