import CoreGraphics
import Foundation
import QuartzCore

/// Turns above the content of a scroll view that is pulled down, and sends `valueChanged` once: time to load.
///
/// The app calls `endRefreshing()` when it has.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    static let height: CGFloat = 60
    /// How far content is pulled, in points, when refreshing begins.
    static let threshold: CGFloat = 100

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel()
    final private(set) var isBusy = false
    private var isTriggered = false
    final weak var scrollView: UIScrollView?
    /// The height of what stands between it and the content, and goes down with the content: a bar's large title.
    final var lift: CGFloat = 0 { didSet { if oldValue != lift { scrolled() } } }

    /// Makes a control 60 points high; give it to `UIScrollView.refreshControl`, which places it.
    public init() {
        super.init(frame: Self.standardFrame)
        build()
    }

    /// As `init()`, whatever the frame is.
    public override init(frame: CGRect) {
        super.init(frame: Self.standardFrame)
        build()
    }

    private static var standardFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: height) }

    /// Reads the control from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        isUserInteractionEnabled = false
        spinner.hidesWhenStopped = false
        spinner.alpha = 0
        titleLabel.alpha = 0
        titleLabel.textAlignment = .center
        titleLabel.font = .systemFont(ofSize: 11)
        addSubview(spinner)
        addSubview(titleLabel)
    }

    /// Whether it turns: from the pull or `beginRefreshing()` until `endRefreshing()`.
    open var isRefreshing: Bool { isBusy }

    /// A line below the spinner, centred, in 11 points; nil, the default, shows none.
    open var attributedTitle: NSAttributedString? {
        get { titleLabel.attributedText }
        set {
            titleLabel.attributedText = newValue
            setNeedsLayout()
        }
    }

    /// The colour of the spinner. Without one of its own the control turns in grey, whatever the tint of its window.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            showTint()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    private func showTint() { spinner.color = extras?.tintColor == nil ? nil : tintColor }

    /// Begins by program: the control shows as if it had been pulled, and sends nothing.
    open func beginRefreshing() {
        guard !isBusy else { return }
        isBusy = true
        show()
        makeRoom(true)
    }

    /// Stops turning, and content goes back to its edge with an animation. Call it when the new content is there.
    open func endRefreshing() {
        guard isBusy else { return }
        isBusy = false
        spinner.stopAnimating()
        showsPull(0)
        makeRoom(false)
    }

    private func show() {
        showsPull(1)
        spinner.startAnimating()
    }

    /// How far the control is pulled out, of 1.
    private func showsPull(_ part: CGFloat) {
        spinner.alpha = part
        titleLabel.alpha = part
    }

    /// While it refreshes the content rests below it.
    private func makeRoom(_ open: Bool) {
        guard let scrollView else { return }
        let standsAtTop = scrollView.contentOffset.y <= scrollView.limitsY.lowerBound
        scrollView.refreshInset = open ? Self.height : 0
        let rest = scrollView.limitsY.lowerBound
        guard scrollView.drag == nil, standsAtTop || scrollView.contentOffset.y < rest else { return }
        scrollView.move(to: CGPoint(x: scrollView.contentOffset.x, y: rest), animated: true)
    }

    /// The scroll view has moved.
    final func scrolled() {
        guard let scrollView else { return }
        // Right above the content, whatever bars and insets are above that.
        frame = CGRect(x: 0, y: -Self.height - lift, width: scrollView.bounds.width, height: Self.height)
        guard !isBusy else { return }
        let pulled = -scrollView.adjustedContentInset.top - scrollView.contentOffset.y
        showsPull(min(max(pulled / Self.threshold, 0), 1))
        if scrollView.drag == nil { isTriggered = false }
        guard scrollView.drag != nil, pulled >= Self.threshold, !isTriggered else { return }
        isTriggered = true
        isBusy = true
        show()
        scrollView.refreshInset = Self.height
        sendActions(for: .valueChanged)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = titleLabel.attributedText != nil
        spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
        titleLabel.frame = CGRect(x: 0, y: 38, width: bounds.width, height: 18)
    }
}

extension UIScrollView {
    func changeRefresher(_ new: UIRefreshControl?) {
        guard new !== refresher else { return }
        refresher?.removeFromSuperview()
        refresher?.scrollView = nil
        refreshInset = 0
        refresher = new
        guard let new else { return }
        new.scrollView = self
        alwaysBounceVertical = true
        insertSubview(new, at: 0)
        new.scrolled()
    }
}
