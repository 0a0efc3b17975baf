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
@preconcurrency @MainActor open class UIScrollView: UIView, UIFocusItemScrollableContainer {
    package final var content = CGSize.zero
    /// The controller that named this view as its content.
    final weak var namingController: UIViewController?
    final var inset = UIEdgeInsets.zero
    /// `adjustedContentInset` as it was last told.
    final var knownInset = UIEdgeInsets.zero
    /// What a bar above has given up of its height: content may come down as far again.
    final var topSlack: CGFloat = 0
    /// The finger's present drag.
    package final var drag: ScrollDrag? {
        didSet { if (drag == nil) != (oldValue == nil) { TrackingMode.dragChanged(self) } }
    }
    /// What moves by itself.
    package final var motion: ScrollMotion?
    /// Tells one motion from the next.
    final var motionCount = 0
    final var zoom = ScrollZoom()
    final var isTold = true
    final lazy var beat = FrameTimer.Loop { [weak self] time in self?.step(at: time) }
    final lazy var pan = ScrollPanGestureRecognizer(scrollView: self)
    final lazy var delayer = ScrollDelayRecognizer(scrollView: self)
    final var pinch: ScrollPinchGestureRecognizer?
    final lazy var verticalIndicator = ScrollIndicator(axis: .vertical)
    final lazy var horizontalIndicator = ScrollIndicator(axis: .horizontal)
    final var refresher: UIRefreshControl?
    final var contentGuide: UILayoutGuide?
    final var contentGuideSize: (width: NSLayoutConstraint, height: NSLayoutConstraint)?
    final var frameGuide: UILayoutGuide?
    /// `contentInset` when `knownInset` was told.
    final var knownOwnInset = UIEdgeInsets.zero
    /// The size at the last layout: another one brings content back within its limits.
    final var laidOutSize = CGSize.zero
    /// Room for a refresh control that refreshes.
    final var refreshInset: CGFloat = 0 { didSet { insetsMayHaveChanged() } }

    @_spi(Portico) open override var handsDownVerticalMargins: Bool { false }

    @_spi(Portico) open override var describedEnd: [String] {
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

    /// Reads the scroll view, with how it scrolls and zooms, from a storyboard or nib.
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
    package final var scrollDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue }
    }
    @_spi(Portico) open func delegateChanged() { prepareZoom() }

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
    /// Whether the safe area, which bars are part of, adds to `contentInset`; default `automatic`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }
    /// Called when `adjustedContentInset` has changed, before the delegate hears of it. Does nothing itself.
    open func adjustedContentInsetDidChange() {}

    /// Moves the content; the delegate hears `scrollViewDidEndScrollingAnimation` after an animated move.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }
    /// Scrolls just as far as it takes to show `rect` of the content; not at all if it's in sight.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// The size of the content that is seen: the size of the bounds without what bars and insets cover.
    open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
    @_spi(Portico) open override var formsFocusGroup: Bool { true }
    @_spi(Portico) open override func scrollToShow(_ rect: CGRect) { scrollRectToVisible(rect, animated: true) }

    /// The area of the content, for constraints; its size becomes `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { contentGuide ?? makeContentGuide() }
    override var innerGuide: UILayoutGuide? { contentLayoutGuide }
    /// The view's frame seen from inside: it stays while content scrolls.
    open var frameLayoutGuide: UILayoutGuide { frameGuide ?? makeFrameGuide() }

    // MARK: How it scrolls

    /// Whether fingers scroll; default true. The program may scroll all the same.
    open var isScrollEnabled: Bool {
        get { pan.isEnabled }
        set {
            pan.isEnabled = newValue
            delayer.isEnabled = newValue
        }
    }
    /// Once a drag has a direction, content moves along that axis only.
    open var isDirectionalLockEnabled = false
    /// Whether content goes beyond its edges and comes back; default true.
    open var bounces = true
    /// Whether it does so at the left and the right edge, where `bounces` is true; default true.
    open var bouncesHorizontally = true
    /// Whether it does so at the top and the bottom edge, where `bounces` is true; default true.
    open var bouncesVertically = true
    /// Whether content that is no higher than the view can be pulled, too, where `bounces` is true. Default false.
    open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    /// Whether content that is no wider than the view can be pulled, too, where `bounces` is true. Default false.
    open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    /// Rests at multiples of the view's size.
    open var isPagingEnabled = false
    /// How soon content that is thrown comes to rest; default `normal`.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top; default true. The delegate may still say no.
    open var scrollsToTop = true
    /// Whether scrolling puts the keyboard away; default `none`.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether a drag that goes beyond the left or right edge moves a scroll view around this one, where one could move; default true.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag that goes beyond the top or bottom edge moves a scroll view around this one, where one could move; default true.
    open var transfersVerticalScrollingToParent = true
    /// Whether page up, page down, home and end of a keyboard scroll, where no view inside takes them; default true (DEV-1445).
    open var allowsKeyboardScrolling = true
    /// Ends a drag, a pinch and any motion at once: content stays where it stands. The delegate hears of it as when a finger ends them.
    open func stopScrollingAndZooming() { standStill() }
    /// Whether an index beside the content is shown; default `automatic`. Kept (DEV-211).
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
    /// Whether a view in the content may have touches; false keeps them for scrolling. Override to decide; default true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag takes the touches that a view in the content already has; asked where `canCancelContentTouches` is true. Default: not
    /// from controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recogniser that scrolls; always there. No object but the scroll view itself may be its delegate.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// The recogniser that zooms; nil where there is no delegate or the limits of the scale leave no room.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
    /// Recognises the arrow keys of a remote control on tvOS. Not built: the first use is logged, and what it gives recognises nothing.
    open var directionalPressGestureRecognizer: UIGestureRecognizer {
        unimplemented("UIScrollView.directionalPressGestureRecognizer")
        return delayer
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? dragMayBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Zooming

    /// The smallest scale that a pinch comes to rest at; default 1. Zooming needs it below `maximumZoomScale`.
    open var minimumZoomScale: CGFloat = 1 { didSet { prepareZoom() } }
    /// The largest scale that a pinch comes to rest at; default 1. Zooming needs it above `minimumZoomScale`.
    open var maximumZoomScale: CGFloat = 1 { didSet { prepareZoom() } }
    /// Whether a pinch goes beyond the limits, less and less, and comes back; default true.
    open var bouncesZoom = true
    /// The scale of the view that zooms; default 1. Setting it keeps the middle in its place, within the limits.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Zooms around the middle, within the limits; nothing without a delegate that says which view zooms.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomTo(scale, animated: animated) }
    /// Makes `rect`, in the zoomed view's coordinates, fill the view as well as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { zoomTo(rect, animated: animated) }
    /// Whether fingers pinch at this moment; false while a scale animates.
    open var isZooming: Bool { zoom.isPinching }
    /// Whether a pinch has ended beyond the limits, and the scale comes back now.
    open var isZoomBouncing: Bool { motion?.kind == .zoomBounce }

    // MARK: Indicators

    /// Whether indicators are dark or light; default: what contrasts with the appearance.
    open var indicatorStyle = IndicatorStyle.default { didSet { updateIndicators() } }
    /// Whether an indicator shows beside content that scrolls vertically; default true.
    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    /// Whether an indicator shows below content that scrolls horizontally; default true.
    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    /// How far the vertical indicator keeps from the edges, beside the safe area, in points; default zero.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
    /// How far the horizontal indicator keeps from the edges, beside the safe area, in points; default zero.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
    /// Both; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the safe area adds to the indicators' insets; default true.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    /// What turns above content that is pulled down; nil, the default, for none. Setting one makes content bounce vertically always.
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

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !scrollByKey($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
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
    override var safeAreaForSubviews: UIEdgeInsets { contentSafeArea.subtracting(safeInset) }
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
    @_spi(Portico) open func scrollingEnded() {}

    /// Where a drag shall end instead of `proposed`; a collection's layout may know better. Velocity in points a millisecond.
    @_spi(Portico) open func targetOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Whether content that is thrown glides on as always to where the delegate wants it, instead of being drawn there at once.
    var glidesToTarget: Bool { false }

    /// What content keeps clear of has changed; before the app hears of it.
    func contentRoomChanged() {}

    /// Whether constraints to its edges say how large its content is.
    var takesContentSizeFromConstraints: Bool { true }
    /// Whether `contentSize` belongs to the present bounds, so that content may be kept within it.
    var isContentOfBounds: Bool { true }

    /// Whether the bars of the controller whose view it fills go by where it stands.
    var isBarContent: Bool { true }

    open override func willMove(toWindow newWindow: UIWindow?) {
        if newWindow == nil { stopMotion() }
        super.willMove(toWindow: newWindow)
    }
}
