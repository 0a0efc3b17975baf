import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// A view whose content is larger than itself: it shows the part that its bounds' origin says, follows the finger, and lets
/// content glide and bounce.
///
/// This file is the table of contents; the work is in `UIScrollView+….swift`, the numbers in `ScrollPhysics`.
///
/// - From: `ScrollPanGestureRecognizer`, `ScrollPinchGestureRecognizer`, the app
/// - To: `CALayer.bounds`, `UIScrollViewDelegate`
@preconcurrency @MainActor open class UIScrollView: UIView {
    var content = CGSize.zero
    /// The controller that named this view as its content.
    weak var namingController: UIViewController?
    var inset = UIEdgeInsets.zero
    /// `adjustedContentInset` as it was last told.
    var knownInset = UIEdgeInsets.zero
    /// What a bar above has given up of its height: content may come down as far again.
    var topSlack: CGFloat = 0
    /// The finger's present drag.
    var drag: ScrollDrag?
    /// What moves by itself.
    var motion: ScrollMotion?
    /// Tells one motion from the next.
    var motionCount = 0
    var zoom = ScrollZoom()
    var isTold = true
    lazy var beat = FrameBeat { [weak self] time in self?.step(at: time) }
    lazy var pan = ScrollPanGestureRecognizer(scrollView: self)
    lazy var delayer = ScrollDelayRecognizer(scrollView: self)
    var pinch: ScrollPinchGestureRecognizer?
    lazy var verticalIndicator = ScrollIndicator(axis: .vertical)
    lazy var horizontalIndicator = ScrollIndicator(axis: .horizontal)
    var refresher: UIRefreshControl?
    var contentGuide: UILayoutGuide?
    var contentGuideSize: (width: NSLayoutConstraint, height: NSLayoutConstraint)?
    var frameGuide: UILayoutGuide?
    /// `contentInset` when `knownInset` was told.
    var knownOwnInset = UIEdgeInsets.zero
    /// The size at the last layout: another one brings content back within its limits.
    var laidOutSize = CGSize.zero
    /// Room for a refresh control that refreshes.
    var refreshInset: CGFloat = 0 { didSet { insetsMayHaveChanged() } }

    override var describedEnd: [String] {
        func list(_ numbers: [CGFloat]) -> String { "{\(numbers.map(UIView.number).joined(separator: ", "))}" }
        let inset = adjustedContentInset
        return [
            "contentOffset: " + list([contentOffset.x, contentOffset.y]),
            "contentSize: " + list([contentSize.width, contentSize.height]),
            "adjustedContentInset: " + list([inset.top, inset.left, inset.bottom, inset.right]),
        ]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        Self.nibScrollProperties.read(self, coder)
    }

    // MARK: Content

    /// A table's delegate is of another type, under the same name: where both fit, the table's is meant.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { delegateChanged() }
    }
    /// The delegate as every scroll view has one.
    var scrollDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue }
    }
    func delegateChanged() { prepareZoom() }

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { place(at: newValue) }
    }

    /// In points; nothing scrolls until it's larger than the view.
    open var contentSize: CGSize {
        get { content }
        set { KeyValueObserving.change(self, "contentSize") { changeContentSize(newValue) } }
    }

    /// Room around the content, beyond what the safe area asks for.
    open var contentInset: UIEdgeInsets {
        get { inset }
        set {
            let kept = newValue.withoutNaN
            guard inset != kept else { return }
            KeyValueObserving.change(self, "contentInset") {
                inset = kept
                insetsMayHaveChanged()
            }
        }
    }

    /// `contentInset` and the safe area, as `contentInsetAdjustmentBehavior` says.
    open var adjustedContentInset: UIEdgeInsets { inset.adding(systemInset) }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }
    open func adjustedContentInsetDidChange() {}

    /// Moves the content; the delegate hears `scrollViewDidEndScrollingAnimation` after an animated move.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }
    /// Scrolls just as far as it takes to show `rect` of the content; not at all if it's in sight.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// The area of the content, for constraints; its size becomes `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { contentGuide ?? makeContentGuide() }
    override var innerGuide: UILayoutGuide? { contentLayoutGuide }
    /// The view's frame seen from inside: it stays while content scrolls.
    open var frameLayoutGuide: UILayoutGuide { frameGuide ?? makeFrameGuide() }

    // MARK: How it scrolls

    open var isScrollEnabled: Bool {
        get { pan.isEnabled }
        set {
            pan.isEnabled = newValue
            delayer.isEnabled = newValue
        }
    }
    /// Once a drag has a direction, content moves along that axis only.
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    /// Rests at multiples of the view's size.
    open var isPagingEnabled = false
    open var decelerationRate = DecelerationRate.normal
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var indexDisplayMode = IndexDisplayMode.automatic

    /// A finger is down that may scroll.
    open var isTracking: Bool { pan.numberOfTouches > 0 }
    /// A finger scrolls.
    open var isDragging: Bool { drag != nil }
    /// Content glides after the finger let go.
    open var isDecelerating: Bool { motion?.kind == .deceleration }

    /// Waits 0.15 s, whether the finger moves, before a subview hears of it.
    open var delaysContentTouches: Bool {
        get { delayer.isWanted }
        set { delayer.isWanted = newValue }
    }
    /// Whether a drag may take a touch that a subview has heard of.
    open var canCancelContentTouches = true
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
    open var directionalPressGestureRecognizer: UIGestureRecognizer {
        unimplemented("UIScrollView.directionalPressGestureRecognizer")
        return delayer
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? dragMayBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1 { didSet { prepareZoom() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { prepareZoom() } }
    open var bouncesZoom = true
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomTo(scale, animated: animated) }
    /// Makes `rect`, in the zoomed view's coordinates, fill the view as well as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { zoomTo(rect, animated: animated) }
    open var isZooming: Bool { zoom.isPinching }
    open var isZoomBouncing: Bool { motion?.kind == .zoomBounce }

    // MARK: Indicators

    open var indicatorStyle = IndicatorStyle.default { didSet { updateIndicators() } }
    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
    /// Both; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    open var refreshControl: UIRefreshControl? {
        get { refresher }
        set { changeRefresher(newValue) }
    }

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeScrolling(coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeScrolling(coder)
    }

    // MARK: From UIView

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            guard newValue.origin != super.bounds.origin else { return super.bounds = newValue }
            KeyValueObserving.change(self, "contentOffset") {
                super.bounds = newValue
                didMoveContent()
            }
        }
    }

    /// Content is moved out of the way of what the adjusted inset counts in; it would be out of the way twice.
    override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets.subtracting(safeInset) }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    open override func layoutSubviews() {
        takeGuideSize()
        settleAfterLayout()
        if let refresher, refresher.frame.width != bounds.width { refresher.scrolled() }
        super.layoutSubviews()
    }

    /// Neither a finger nor a motion moves content any longer; before the delegate hears of that.
    func scrollingEnded() {}

    /// Where a drag shall end instead of `proposed`; a collection's layout may know better. Velocity in points a millisecond.
    func targetOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Whether content that is thrown glides on as always to where the delegate wants it, instead of being drawn there at once.
    var glidesToTarget: Bool { false }

    /// Whether the bars of the controller whose view it fills go by where it stands.
    var isBarContent: Bool { true }

    open override func willMove(toWindow newWindow: UIWindow?) {
        if newWindow == nil { stopMotion() }
        super.willMove(toWindow: newWindow)
    }
}
