import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace
import QuartzCore

/// A rectangle on the screen that draws, holds other views and answers touches.
///
/// Geometry lives in `layer` alone: `frame`, `bounds`, `center` and `transform` read and write the layer. This file is the
/// table of contents of what an app may call or override; the work is in `UIView+….swift`. It is longer than a file should be
/// because a method that apps override has to stand in the class itself.
///
/// - From: `UIViewController`, `UIWindow`
/// - To: `CALayer`
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, ScreenConvertible, UITraitEnvironment,
    UIDynamicItem, UIFocusItem, UIFocusItemContainer, @preconcurrency NSCoding
{
    // No access is held while something else is called, so run-time checks of exclusive access have nothing to find.
    @exclusivity(unchecked) final nonisolated(unsafe) var backing: CALayer
    @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []
    @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var parentView: UIView?
    @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var hostWindow: UIWindow?
    /// The controller whose root view this is.
    @exclusivity(unchecked) package final nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?
    @exclusivity(unchecked) package final nonisolated(unsafe) var flags: ViewFlags = []
    @exclusivity(unchecked) final nonisolated(unsafe) var extras: ViewExtras?
    /// The view's place among the constraints' numbers, from its first constraint on.
    @exclusivity(unchecked) package final nonisolated(unsafe) var layoutItem: LayoutItem?
    final nonisolated(unsafe) var fill: UIColor?

    /// A number of the app's own, to find a view by; 0 at first.
    open var tag = 0

    // MARK: Making

    /// The class of `layer`; `CALayer` unless a subclass says otherwise.
    open class var layerClass: AnyClass { CALayer.self }

    /// Whether this class lays itself out with constraints only.
    open class var requiresConstraintBasedLayout: Bool { false }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes a view with a frame in the coordinates of the superview it will have.
    public init(frame: CGRect) {
        let info = ViewClassInfo.of(Self.self)
        backing = info.usesPlainLayer ? CALayer() : Self.makeLayer(info)
        super.init()
        finishInit(info, frame: frame)
        self.frame = frame
        PorticoTrace.call(.view, self, "initWithFrame:") {}
    }

    /// Makes a view from a nib or an archive.
    public required init?(coder: NSCoder) {
        let info = ViewClassInfo.of(Self.self)
        backing = info.usesPlainLayer ? CALayer() : Self.makeLayer(info)
        super.init()
        finishInit(info, frame: .zero)
        decodeContents(coder)
        PorticoTrace.call(.view, self, "initWithCoder:") {}
    }

    deinit {
        destroy()
    }

    /// Writes frame, colours and subviews, but no constraints, recognisers or guides (DEV-492).
    open func encode(with coder: NSCoder) { archive(coder) }

    /// Called on objects of a nib when every outlet is connected.
    open func awakeFromNib() { LifecycleChecker.reachedSuper(self, "awakeFromNib()") }
    /// For Interface Builder, which runs a view to draw it: nothing calls it here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Hierarchy

    /// The layer that draws the view and has its geometry; of class `layerClass`, with the view as its delegate. It stays the same one.
    open var layer: CALayer { backing }
    /// The view that holds this one, or nil.
    open var superview: UIView? { parentView }
    /// The views in this one, back to front.
    open var subviews: [UIView] { children }
    /// The window that the view is in, or nil; of a window itself.
    open var window: UIWindow? { hostWindow }

    open override var next: UIResponder? { controller ?? parentView }

    /// Puts a view in front of the others; it leaves the superview that it had. The view itself, or one above it, raises an exception.
    open func addSubview(_ view: UIView) {
        // Here and in what else only hands on: an optimised build would leave no frame of the method's own to tell of.
        MainThreadChecker.note()
        insert(view, at: .top)
    }
    /// Puts a view at an index of `subviews`; it leaves the superview that it had.
    open func insertSubview(_ view: UIView, at index: Int) {
        MainThreadChecker.note()
        insert(view, at: .index(index))
    }
    /// Puts a view right in front of one of the subviews.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        MainThreadChecker.note()
        insert(view, at: .above(siblingSubview))
    }
    /// Puts a view right behind one of the subviews.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        MainThreadChecker.note()
        insert(view, at: .below(siblingSubview))
    }
    /// Lets two subviews change places. An index beyond their number raises an exception.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        MainThreadChecker.note()
        exchange(index1, index2)
    }
    /// Puts a subview in front of the others; a view that is none is ignored.
    open func bringSubviewToFront(_ view: UIView) {
        MainThreadChecker.note()
        reorder(view, toFront: true)
    }
    /// Puts a subview behind the others; a view that is none is ignored.
    open func sendSubviewToBack(_ view: UIView) {
        MainThreadChecker.note()
        reorder(view, toFront: false)
    }
    /// Takes the view out of its superview and its window, with the constraints that reach outside of it.
    open func removeFromSuperview() {
        MainThreadChecker.note()
        detachFromSuperview()
    }

    /// A subview has been added. Does nothing by itself.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to be removed. Does nothing by itself.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to get another superview, or none. Does nothing by itself.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view has got another superview, or none. Does nothing by itself.
    open func didMoveToSuperview() {}
    /// The view is about to come into another window, or leave its own. Does nothing by itself.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view has come into a window or left one: `window` is the new one. Does nothing by itself.
    open func didMoveToWindow() {}

    /// Whether the view is below another one at any depth, or is that one itself.
    open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }
    /// The first view with this `tag`: the view itself, or one below, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

    // MARK: Geometry

    /// The rectangle in the superview's coordinates; with a transform that turns, the bounding box.
    open var frame: CGRect {
        get { backing.frame }
        set {
            KeyValueObserving.change(self, "frame") {
                guard PorticoTrace.isEnabled else { return setFrame(newValue) }
                PorticoTrace.call(.geometry, self, "setFrame:") { setFrame(newValue) }
            }
        }
    }

    /// The rectangle in the view's own coordinates. Its origin moves what is inside, its size counts from `center`.
    open var bounds: CGRect {
        get { backing.bounds }
        set {
            KeyValueObserving.change(self, "bounds") {
                guard PorticoTrace.isEnabled else { return setBounds(newValue) }
                PorticoTrace.call(.geometry, self, "setBounds:") { setBounds(newValue) }
            }
        }
    }

    /// Where the anchor point is, most often the middle, in the superview's coordinates.
    open var center: CGPoint {
        get { backing.position }
        set {
            KeyValueObserving.change(self, "center") {
                if PorticoTrace.isEnabled {
                    PorticoTrace.call(.geometry, self, "setCenter:") { backing.position = newValue }
                } else {
                    backing.position = newValue
                }
            }
            if let layoutItem { noteFrame(of: layoutItem) }
        }
    }

    /// Turns, scales or moves what is shown, about the anchor point. `identity` by default; `frame` has no meaning while it turns.
    open var transform: CGAffineTransform {
        get { backing.affineTransform() }
        set { KeyValueObserving.change(self, "transform") { backing.setAffineTransform(newValue) } }
    }

    /// The outline with which an animator lets the view collide; its bounds unless a subclass says otherwise.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline where `collisionBoundsType` is `path`: convex, about the view's middle. Empty unless a subclass says more.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The transform in three dimensions, about the anchor point. `transform` is its flat part.
    open var transform3D: CATransform3D {
        get { backing.transform }
        set { backing.transform = newValue }
    }

    /// The point that `center` and transforms refer to, as a part of the bounds. (0.5, 0.5) by default; setting it moves the frame.
    open var anchorPoint: CGPoint {
        get { backing.anchorPoint }
        set { backing.anchorPoint = newValue }
    }

    /// Pixels for each point of what the view draws. The screen's scale by default.
    open var contentScaleFactor: CGFloat {
        get { backing.contentsScale }
        set { backing.contentsScale = newValue }
    }

    /// A point of this view in another one's coordinates; nil is the window's, or without one the topmost view's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapPoint(point, to: view) }
    /// A point of another view in this one's coordinates; nil is the window's, or without one the topmost view's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapPoint(point, from: view) }
    /// A rectangle of this view in another one's coordinates: the bounding box where they are turned. Nil is the window's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.boundingBox { mapPoint($0, to: view) } }
    /// A rectangle of another view in this one's coordinates: the bounding box where they are turned. Nil is the window's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.boundingBox { mapPoint($0, from: view) } }

    /// Whether subviews follow a change of size by their `autoresizingMask`. True by default.
    open var autoresizesSubviews: Bool {
        get { !flags.contains(.doesNotAutoresizeSubviews) }
        set { setFlag(.doesNotAutoresizeSubviews, !newValue) }
    }

    /// Which distances and lengths give way when the superview's size changes. Empty by default: the frame stays.
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(flags.field(ViewFlags.maskShift, 6))) }
        set { setAutoresizingMask(newValue) }
    }

    /// The size that suits the view best within `size`; the present size unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to `sizeThatFits` of its present size; subviews are left alone.
    open func sizeToFit() { resizeToFit() }

    // MARK: Layout

    /// Marks the view to be laid out before the next frame. Cheap, and as often as one likes.
    open func setNeedsLayout() {
        flags.insert(.asksForLayout)
        backing.setNeedsLayout()
    }
    /// Lays the view and those below it out now, where anything is marked; constraints that ask for it are updated first.
    open func layoutIfNeeded() {
        if LayoutEngine.shared.isDirty { LayoutEngine.shared.solve() }
        flags.insert(.asksForLayout)
        backing.layoutIfNeeded()
        flags.remove(.asksForLayout)
    }
    /// Places the subviews. Called by the system, never by hand.
    open func layoutSubviews() {
        guard flags.contains(.hasConstrainedSubviews) else { return }
        // What the controller changed just before counts already.
        if LayoutEngine.shared.isDirty { LayoutEngine.shared.solve(for: self) }
        placeConstrainedSubviews()
    }

    /// The height of the content at a width that layout gave, for content that wraps; nil where the width has no say.
    /// Whether views inside keep clear of this view's upper and lower margins if they preserve their superview's. False where content scrolls.
    @_spi(Portico) open var handsDownVerticalMargins: Bool { true }

    @_spi(Portico) open func height(forLayoutWidth width: CGFloat) -> CGFloat? { nil }

    /// Constraints size a subview from here on whose frame did.
    func subviewGaveUpFrame(_ subview: UIView) {}
    /// The colour of texts in an effect of vibrancy that is around the view; nil without one.
    var vibrantInk: UIColor? { parentView?.vibrantInk }
    /// An item's view in this one may want another size.
    func itemContentChanged() { if !flags.contains(.isLayingOut) { setNeedsLayout() } }
    /// What `sizeToFit()` asks `sizeThatFits(_:)` with.
    var fittingRoom: CGSize { bounds.size }
    /// Whether `height(forLayoutWidth:)` has an answer: less width costs height.
    var wrapsContent: Bool { false }
    /// Where the view's text has its first and last baseline; nil where the bottom is the baseline.
    func baselineDistances() -> Baselines? { nil }
    /// What constraints inside mean by the view's edges, where it isn't the view: a scroll view's content.
    var innerGuide: UILayoutGuide? { nil }
    /// The view that is always as large as this one, where constraints to this one's edges decide that view's size.
    var sizeHolder: UIView? { nil }
    /// What becomes of a subview's content size where this view arranges it; nil where it doesn't.
    func arrangement(of subview: UIView) -> LayoutItem.Arrangement? { nil }

    /// Whether frame and `autoresizingMask` stand as constraints. True by default; views that constraints are to place set it to false.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.constraintBased) }
        set { setConstraintBased(!newValue) }
    }

    /// The natural size of the content, in points; `noIntrinsicMetric` along an axis that has none. None by itself.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Says that `intrinsicContentSize` is another one, so that layout asks for it again.
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }
    /// How much a view of this class hugs its content while nobody says otherwise.
    var standardHugging: Hugging { .low }
    /// How much the view resists being longer than its content along an axis. 250 by default; some controls have 750.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    /// Sets how much the view resists being longer than its content along an axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    /// How much the view resists being shorter than its content along an axis. 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compression(axis)
    }
    /// Sets how much the view resists being shorter than its content along an axis.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompression(priority, axis)
    }
    /// The size that the view's constraints want, as near to `targetSize` as they allow. The view is not laid out.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
    /// The size that the view's constraints want; the priorities say how much each length of `targetSize` weighs against them.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// Whether `updateConstraints()` is going to be called.
    open func needsUpdateConstraints() -> Bool { flags.contains(.requestsUpdateConstraints) }
    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markConstraints() }
    /// Brings the view's constraints up to date. Call super last.
    open func updateConstraints() {
        LifecycleChecker.reachedSuper(self, "updateConstraints()")
        flags.remove(.requestsUpdateConstraints)
    }
    /// Calls `updateConstraints()` now for what asked for it, in this view and those below.
    open func updateConstraintsIfNeeded() { runConstraintPass() }

    /// Activates a constraint and holds it. The view must be above all of the constraint's items, or be one of them. Activating a constraint
    /// by itself doesn't come through here (DEV-750).
    open func addConstraint(_ constraint: NSLayoutConstraint) { LayoutEngine.shared.install(constraint, in: self) }
    /// Activates and holds each of the constraints, as by `addConstraint(_:)`.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    /// Deactivates a constraint that this view holds; any other is left alone.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.isActive, constraint.holder === self { constraint.isActive = false }
    }
    /// Deactivates each of the constraints, as by `removeConstraint(_:)`.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// What constraints mean by the view's edges where its frame is that: the frame less `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame whose alignment rectangle is that: the opposite of `alignmentRect(forFrame:)`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// How far ornaments such as shadows reach beyond what constraints mean by the view's edges. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose bottom is this one's baseline; itself by default.
    open func forBaselineLayout() -> UIView { self }
    /// The view whose first baseline stands for this one's; itself by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline stands for this one's; `forBaselineLayout()` by default.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }

    /// How far contents should keep from the edges, the safe area included. 8 points by
    /// default; of a controller's view none above and below and 16 or 20 at the sides.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins() }
        set { setMargins(newValue) }
    }
    /// The layout margins with leading and trailing sides instead of left and right ones. Setting it replaces `layoutMargins`.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins(), rightToLeft: isRightToLeft) }
        set { setDirectionalMargins(newValue) }
    }
    /// Whether margins are at least as large as what the superview's reach into this view. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { extras?.preservesSuperviewLayoutMargins ?? false }
        set { changeMargins { $0.preservesSuperviewLayoutMargins = newValue } }
    }
    /// Whether the layout margins lie inside of the safe area. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.insetsLayoutMarginsFromSafeArea ?? true }
        set { changeMargins { $0.insetsLayoutMarginsFromSafeArea = newValue } }
    }
    /// The margins are others now. Does nothing by itself.
    open func layoutMarginsDidChange() {}
    /// The part of the view that bars, the status bar and the screen's corners cover, by side.
    open var safeAreaInsets: UIEdgeInsets { computeSafeArea() }
    /// What of this view's safe area subviews have to mind.
    var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    /// The safe area is another one now. Does nothing by itself.
    open func safeAreaInsetsDidChange() {}

    // MARK: Looks

    nonisolated open override var description: String {
        Thread.isMainThread ? MainActor.assumeIsolated { describe() } : UIView.shortDescription(of: self)
    }
    /// The text that it shows, and what stands last in its description.
    var describedText: String? { nil }
    var describedEnd: [String] { [] }

    /// What the view is filled with behind its contents; nil, the default of most views, for nothing. It can be animated.
    open var backgroundColor: UIColor? {
        get { currentBackground }
        set { KeyValueObserving.change(self, "backgroundColor") { setBackground(newValue) } }
    }
    /// How opaque the view and what is in it are, from 0 to 1; other values are clamped. 1 by default; it can be animated.
    open var alpha: CGFloat {
        get { CGFloat(backing.opacity) }
        set {
            KeyValueObserving.change(self, "alpha") { backing.opacity = Float(min(max(newValue, 0), 1)) }
        }
    }
    /// Whether the view, and all in it, is neither shown nor touched. False by default. In a stack it takes no room, and can be animated.
    open var isHidden: Bool {
        get { backing.isHidden || flags.contains(.hidesAfterAnimation) }
        set {
            MainThreadChecker.note()
            KeyValueObserving.change(self, "hidden") { setHidden(newValue) }
        }
    }
    /// Whether the view says that it fills its bounds with opaque colours, so that nothing need be drawn behind. True by default.
    open var isOpaque: Bool {
        get { !flags.contains(.isNotOpaque) }
        set { setOpaque(newValue) }
    }
    /// Whether what reaches beyond the bounds is cut off. False by default.
    open var clipsToBounds: Bool {
        get { backing.masksToBounds }
        set { backing.masksToBounds = newValue }
    }
    /// Whether the bounds are cleared before `draw(_:)`. True by default.
    open var clearsContextBeforeDrawing: Bool {
        get { !flags.contains(.keepsContext) }
        set { setFlag(.keepsContext, !newValue) }
    }
    /// What becomes of the drawn contents when the size changes. `scaleToFill` by default.
    open var contentMode: ContentMode {
        get { ContentMode(rawValue: Int(flags.field(ViewFlags.modeShift, 4))) ?? .scaleToFill }
        set { setContentMode(newValue) }
    }
    /// A view whose opacity decides what of this one is seen, in this one's coordinates; nil for all. It leaves its superview.
    open var mask: UIView? {
        get { extras?.mask }
        set { setMask(newValue) }
    }
    /// The colour that shows what can be used. Nil takes that of the superview, in the end the app's accent colour; grey while dimmed.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set { setTint(newValue) }
    }
    /// Whether the tint colour is shown as it is or dimmed. `automatic` takes the superview's; read, it is `normal` or `dimmed`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    /// The tint colour or its dimming is another one, here or above. Does nothing by itself.
    open func tintColorDidChange() {}

    /// Asks for `draw(_:)` before the next frame; of a view that draws nothing itself it does nothing.
    open func setNeedsDisplay() {
        if drawsContents { backing.setNeedsDisplay() }
    }
    /// Asks for `draw(_:)` of a part of the view before the next frame.
    open func setNeedsDisplay(_ rect: CGRect) {
        if drawsContents { backing.setNeedsDisplay(rect) }
    }
    /// Draws the view's contents within `rect`. Called by the system, never by hand; the current graphics context exists
    /// only in here.
    open func draw(_ rect: CGRect) {}
    /// Draws the view for printing, into the current context: with all in it, unless a subclass draws something else there.
    ///
    /// - Parameter rect: the part of the content that goes on the page, in the view's coordinates.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { drawForPrinting() }
    /// Makes what prints the view: its content over as many pages as it is high; of a text view the text.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    // MARK: Pictures

    /// Draws the view and everything in it, as it is seen, into a rectangle of the current graphics context. False where there is nothing
    /// to draw, or nothing to draw on.
    /// - Parameter afterUpdates: Whether what was changed in this turn is laid out and drawn first.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawPicture(in: rect, afterUpdates)
    }
    /// A view that shows what this one looks like now. nil for a view without a size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { makeSnapshot(afterUpdates) }
    /// A view that shows a part of this one; when its size changes, its edges, as wide as the insets say, keep theirs.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { makeSnapshot(of: rect, afterUpdates, capInsets) }

    // MARK: Traits

    /// The traits that hold here: those from above with the overrides of controllers and views on the way.
    open var traitCollection: UITraitCollection { currentTraits }
    /// The traits are others than `previousTraitCollection` now. Does nothing by itself.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for this view and all in it; `unspecified`, the default, takes it from above.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.interfaceStyle ?? .unspecified }
        set { setInterfaceStyle(newValue) }
    }
    /// Text in this view is never smaller than that, whatever the person has chosen. Nil, the default, is no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits.minimum }
        set { contentSizeLimits.minimum = newValue }
    }
    /// Text in this view is never larger than that. Nil, the default, is no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits.maximum }
        set { contentSizeLimits.maximum = newValue }
    }
    /// The limits of this view and of those around it, for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String { describedContentSizeLimits }
    /// Whether Smart Invert leaves the view's colours alone. Kept: the device inverts no colours.
    open var accessibilityIgnoresInvertColors: Bool {
        get { extras?.ignoresInvertColors ?? false }
        set { needExtras().ignoresInvertColors = newValue }
    }
    /// Whether the view turns around where people read from right to left. `unspecified` by default: it does.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semantic ?? .unspecified }
        set { setSemantic(newValue) }
    }
    /// What shows depends on where people read from, and that is another side now.
    func readingDirectionChanged() {}
    /// Colours and fonts that were looked up before the view was in a window may be others in this one, which is its first.
    func lookUpTraits() {}
    /// Its configuration is to be brought in step again: of cells, headers, footers and buttons (`@Invalidating(.configuration)`).
    @_spi(Portico) open func configurationInvalidated() {}
    /// Which way the view runs, by its attribute and the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Touches

    /// Whether the view, and all in it, takes touches. True by default,
    /// false of labels and images; views that are animated take none either.
    open var isUserInteractionEnabled: Bool {
        get { !flags.contains(.userInteractionDisabled) }
        set { setFlag(.userInteractionDisabled, !newValue) }
    }
    /// Whether the view gets more than the first finger of a gesture. False by default.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { setFlag(.multipleTouch, newValue) }
    }
    /// Whether no other view of the window gets touches while this one has any. False by default.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { setFlag(.exclusiveTouch, newValue) }
    }
    /// The innermost view at a point of this one's coordinates, the one in front first. Nil where the
    /// point is outside, or the view is hidden, takes no touches or has an `alpha` of 0.01 or less.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }
    /// Whether a point of the view's coordinates is in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        backing.bounds.holds(point) && !(RoundedHitTesting.isOn && RoundedHitTesting.cutsOff(point, of: backing))
    }

    /// The recognisers that see the view's touches; nil as long as there never was one. Setting it replaces them all.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { extras.flatMap { $0.hasHadGestureRecognizers ? $0.gestureRecognizers : nil } }
        set { replaceRecognizers(newValue ?? []) }
    }
    /// Gives the view a recogniser, which leaves the view that it belonged to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Takes a recogniser away; its gesture is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Whether a recogniser may begin now, asked of its view and of the view that is touched. True by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Ends the text input of this view or one below. False where that refuses; with `force` it isn't asked.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignEditing(force: force) }

    // MARK: Focus

    /// Whether the view takes the focus now. False by default; text fields and views that can be edited do, cells where their list allows it,
    /// and controls with Full Keyboard Access.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has the focus.
    open var isFocused: Bool { flags.contains(.hasFocus) }
    /// The group that the items in the view belong to; nil, the default: that of the superview.
    open var focusGroupIdentifier: String? {
        get { extras?.focus.group }
        set { needExtras().focus.group = newValue }
    }
    /// The view's rank among the items of its group. `ignored` by default; of selected cells `prioritized`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { extras?.focus.priority ?? standardFocusPriority }
        set { needExtras().focus.priority = newValue }
    }
    /// The sign of the focus on the view; nil: the system shows none. It keeps a copy. The system's own by default.
    open var focusEffect: UIFocusEffect? {
        get { extras?.focus.effect ?? standardFocusEffect }
        set {
            needExtras().focus.effect = .some(newValue?.copy() as? UIFocusEffect)
            if isFocused { FocusEngine.shared.halo.showEffect(of: self) }
        }
    }
    /// Whether what lies behind the view can be focused, too. Kept: what lies behind always can (DEV-098).
    open var isTransparentFocusItem: Bool { false }
    /// The environments that the focus goes to first in the view. Empty by default: to the first item in it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The view that is preferred, from before `preferredFocusEnvironments`. Nil by default.
    open var preferredFocusedView: UIView? { nil }
    /// The controller whose root view this is, or the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? parentView }
    /// The view itself holds the items in it.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The space of the view's subviews: the view itself.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The subviews in a rectangle of the view's coordinates.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }
    /// Asks to find the preferred item in the view again. Does nothing where the focus is elsewhere.
    open func setNeedsFocusUpdate() { FocusEngine.shared.requestUpdate(in: self) }
    /// Does now what was asked for by `setNeedsFocusUpdate()` of any environment.
    open func updateFocusIfNeeded() { FocusEngine.shared.performRequests() }
    /// Whether the focus may move so. True by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus has moved from this view, to it or in it. Does nothing by itself.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// The sound of a move; nil by default. Never asked.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
    /// A remote control's finger has moved. Never called: a key moves the focus or doesn't.
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}

    /// Whether the items in the view are a group of their own, unless a group is named.
    @_spi(Portico) open var formsFocusGroup: Bool { false }
    /// The value of `focusGroupPriority` until it is set.
    @_spi(Portico) open var standardFocusPriority: UIFocusGroupPriority { .ignored }
    /// The value of `focusEffect` until it is set.
    @_spi(Portico) open var standardFocusEffect: UIFocusEffect? { UIFocusEffect() }
    /// Whether the halo lies within the view where the effect doesn't say.
    @_spi(Portico) open var keepsFocusHaloInside: Bool { clipsToBounds }
    /// Does what the return key means to the view while it has the focus. False where it means nothing.
    @_spi(Portico) open func activateByFocus() -> Bool { false }
    /// Finds the view that stands for this one where it has been made anew, as buttons of bars are. Asked for when the view gets the focus.
    @_spi(Portico) open var focusSuccessor: FocusSuccessor? { nil }
    /// The view has got the focus or lost it.
    @_spi(Portico) open func focusDidChange() {}
    /// A list's own answer to an arrow key: the next item, brought onto the screen. Nil: the nearest in that direction counts.
    @_spi(Portico) open func focusItem(beside item: any UIFocusItem, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
        nil
    }
    /// Scrolls so that a rectangle of the view's coordinates is seen, where the view scrolls.
    @_spi(Portico) open func scrollToShow(_ rect: CGRect) {}

    // MARK: Accessibility

    package override var accessibilityStore: AccessibilityProperties? { extras?.accessibility }
    override func needAccessibilityStore() -> AccessibilityProperties { needExtras().neededAccessibility }
    /// A name for tests, which no person sees.
    open var accessibilityIdentifier: String? {
        get { accessibilityStore?.blocks?.identifier?() ?? accessibilityStore?.identifier }
        set { needAccessibilityStore().identifier = newValue }
    }
    /// Kept; the device isn't tilted.
    open var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { needExtras().motionEffects = newValue }
    }
    /// Adds an effect, once. Kept; the device isn't tilted (DEV-127).
    open func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }
    /// Forgets an effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// A name by which the view's state is kept and brought back. Nil, the default: it isn't.
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { needExtras().restorationIdentifier = newValue }
    }
    /// Called for a view with a restorationIdentifier, whose controller has one too. Call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Brings back what `encodeRestorableState(with:)` kept. Call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: CALayerDelegate

    /// Gives the layer contents without drawing. By itself it leaves that to `draw(_:in:)`.
    open func display(_ layer: CALayer) {
        layer.delegateDidNotRespond = true
    }
    /// The layer is about to draw. Does nothing by itself.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Draws the layer's contents: by itself through `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
    /// Lays out what belongs to the layer: by itself the controller's and the view's layout.
    open func layoutSublayers(of layer: CALayer) { layoutFromLayer(layer) }
    /// Asked for every change of an animatable layer property: an animation inside an animation block, else `NSNull`, which
    /// stops the layer's own implicit animation.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { viewAction(layer, event) }
}
