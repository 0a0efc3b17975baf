import CoreGraphics
import Foundation
import QuartzCore

/// A bar that shows how much of a task is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How high the bar is: `default` 4 points; `bar`, without a track, 2.5 points, for the edge of a navigation bar.
    public enum Style: Int, Sendable {
        case `default`, bar

        var height: CGFloat { self == .bar ? Metrics.Control.progressBarHeight : Metrics.Control.progressHeight }
    }

    /// How often a `Progress` is looked at, in seconds.
    static let lookEvery = 0.1

    private let track = UIImageView(frame: .zero)
    private let bar = UIImageView(frame: .zero)
    private var storedProgress: Float = 0
    /// Tells one round of looking from the next.
    private var looks = 0

    /// The frame's height is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Style.default.height)))
        build()
    }

    /// A view of 150 points and the style's height, at 0.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
        // An initialiser's own properties change without their observers.
        styleDidChange()
    }

    /// A progress view from a nib or an archive; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        Self.nibProgressProperties.read(self, coder)
    }

    private func build() {
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        for part in [track, bar] { addSubview(part) }
        show()
    }

    // MARK: Progress

    /// From 0, to begin with, to 1; values outside are kept within.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress, kept from 0 to 1; animated, the bar grows for a quarter of a second.
    open func setProgress(_ progress: Float, animated: Bool) {
        let kept = min(max(progress, 0), 1)
        guard kept != storedProgress else { return }
        guard animated && window != nil else {
            storedProgress = kept
            return setNeedsLayout()
        }
        // What waits to be laid out is laid out as it was: the way to go begins there.
        layoutIfNeeded()
        storedProgress = kept
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { self.place() }
    }

    /// A progress whose fraction is shown while the view is in a window. While there is one, `progress` is not to be set.
    open var observedProgress: Progress? {
        didSet {
            guard oldValue !== observedProgress else { return }
            if let observedProgress { setProgress(Float(observedProgress.fractionCompleted), animated: false) }
            look()
        }
    }

    /// Foundation on Linux tells nobody of a `Progress`'s changes: it is asked, ten times a second, until it is finished.
    private func look() {
        looks += 1
        let round = looks
        guard let observed = observedProgress, window != nil else { return }
        let part = Float(observed.fractionCompleted)
        if part != storedProgress { setProgress(part, animated: true) }
        guard !observed.isFinished, !observed.isCancelled else { return }
        FrameTimer.shared.call(after: Self.lookEvery) { [weak self] in
            if let self, looks == round { look() }
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        look()
    }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility { progressAccessibility }

    // MARK: Looks

    /// The bar's height and whether it has a track; `default` to begin with. Setting it sets the view's height.
    open var progressViewStyle: Style = .default {
        didSet { if oldValue != progressViewStyle { styleDidChange() } }
    }
    private func styleDidChange() {
        bounds.size.height = progressViewStyle.height
        invalidateIntrinsicContentSize()
        show()
    }
    /// The part that is done; nil: the tint colour.
    open var progressTintColor: UIColor? { didSet { if oldValue != progressTintColor { show() } } }
    /// The part that isn't; nil: a gray, and nothing in style `bar`.
    open var trackTintColor: UIColor? { didSet { if oldValue != trackTintColor { show() } } }
    /// In place of the colour: a resizable image is stretched over the part that is done.
    open var progressImage: UIImage? { didSet { if oldValue != progressImage { show() } } }
    /// In place of the track's colour: a resizable image is stretched over the whole length. nil to begin with.
    open var trackImage: UIImage? { didSet { if oldValue != trackImage { show() } } }

    private func show() {
        track.image = trackImage
        track.backgroundColor =
            trackImage == nil ? trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill) : nil
        bar.image = progressImage
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        func radius(_ image: UIImage?) -> CGFloat {
            progressViewStyle == .bar || image != nil ? 0 : bounds.height / 2
        }
        track.frame = bounds
        track.layer.cornerRadius = radius(trackImage)
        bar.layer.cornerRadius = radius(progressImage)
        let width = bounds.width * CGFloat(storedProgress)
        bar.frame = CGRect(
            x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - width : 0, y: 0, width: width,
            height: bounds.height)
    }

    override var standardHugging: Hugging { .flat }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: trackImage?.size.height ?? progressViewStyle.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: intrinsicContentSize.height)
    }
}
