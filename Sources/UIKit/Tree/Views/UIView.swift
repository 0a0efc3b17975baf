import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace
import QuartzCore

/// A rectangle on the screen that draws, holds other views and answers touches.
///
/// Geometry lives in `layer` alone: `frame`, `bounds`, `center` and `transform` read and write the layer. This file is the
/// table of contents of what an app may call or override; the work is in `UIView+….swift`.
///
/// - From: `UIViewController`, `UIWindow`
/// - To: `CALayer`
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, ScreenConvertible, UITraitEnvironment,
    @preconcurrency NSCoding
{
    // No access is held while something else is called, so run-time checks of exclusive access have nothing to find.
    @exclusivity(unchecked) nonisolated(unsafe) var backing: CALayer
    @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parentView: UIView?
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var hostWindow: UIWindow?
    /// The controller whose root view this is.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?
    @exclusivity(unchecked) nonisolated(unsafe) var flags: ViewFlags = []
    @exclusivity(unchecked) nonisolated(unsafe) var extras: ViewExtras?
    /// The view's place among the constraints' numbers, from its first constraint on.
    @exclusivity(unchecked) nonisolated(unsafe) var layoutItem: LayoutItem?
    nonisolated(unsafe) var fill: UIColor?

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

    public init(frame: CGRect) {
        let info = ViewClassInfo.of(Self.self)
        backing = info.usesPlainLayer ? CALayer() : Self.makeLayer(info)
        super.init()
        finishInit(info, frame: frame)
        self.frame = frame
        PorticoTrace.call(.view, self, "initWithFrame:") {}
    }

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

    open func encode(with coder: NSCoder) { archive(coder) }

    /// Called on objects of a nib when every outlet is connected.
    open func awakeFromNib() { LifecycleChecker.reachedSuper(self, "awakeFromNib()") }
    /// For Interface Builder, which runs a view to draw it: nothing calls it here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Hierarchy

    open var layer: CALayer { backing }
    open var superview: UIView? { parentView }
    open var subviews: [UIView] { children }
    open var window: UIWindow? { hostWindow }

    open override var next: UIResponder? { controller ?? parentView }

    open func addSubview(_ view: UIView) { insert(view, at: .top) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    open func removeFromSuperview() { detachFromSuperview() }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }
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

    open var bounds: CGRect {
        get { backing.bounds }
        set {
            KeyValueObserving.change(self, "bounds") {
                guard PorticoTrace.isEnabled else { return setBounds(newValue) }
                PorticoTrace.call(.geometry, self, "setBounds:") { setBounds(newValue) }
            }
        }
    }

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

    open var transform: CGAffineTransform {
        get { backing.affineTransform() }
        set { KeyValueObserving.change(self, "transform") { backing.setAffineTransform(newValue) } }
    }

    open var transform3D: CATransform3D {
        get { backing.transform }
        set { backing.transform = newValue }
    }

    open var anchorPoint: CGPoint {
        get { backing.anchorPoint }
        set { backing.anchorPoint = newValue }
    }

    open var contentScaleFactor: CGFloat {
        get { backing.contentsScale }
        set { backing.contentsScale = newValue }
    }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapPoint(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapPoint(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.boundingBox { mapPoint($0, to: view) } }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.boundingBox { mapPoint($0, from: view) } }

    open var autoresizesSubviews: Bool {
        get { !flags.contains(.doesNotAutoresizeSubviews) }
        set { setFlag(.doesNotAutoresizeSubviews, !newValue) }
    }

    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(flags.field(ViewFlags.maskShift, 6))) }
        set { setAutoresizingMask(newValue) }
    }

    /// The size that suits the view best within `size`; the present size unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to `sizeThatFits` of its present size; subviews are left alone.
    open func sizeToFit() { resizeToFit() }

    // MARK: Layout

    open func setNeedsLayout() {
        flags.insert(.asksForLayout)
        backing.setNeedsLayout()
    }
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
    func height(forLayoutWidth width: CGFloat) -> CGFloat? { nil }
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

    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.constraintBased) }
        set { setConstraintBased(!newValue) }
    }

    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }
    /// How much a view of this class hugs its content while nobody says otherwise.
    var standardHugging: Hugging { .low }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compression(axis)
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompression(priority, axis)
    }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    open func needsUpdateConstraints() -> Bool { flags.contains(.requestsUpdateConstraints) }
    open func setNeedsUpdateConstraints() { markConstraints() }
    /// Brings the view's constraints up to date. Call super last.
    open func updateConstraints() {
        LifecycleChecker.reachedSuper(self, "updateConstraints()")
        flags.remove(.requestsUpdateConstraints)
    }
    open func updateConstraintsIfNeeded() { runConstraintPass() }

    /// Activates a constraint and holds it. The view must be above all of the constraint's items, or be one of them. Activating a constraint
    /// by itself doesn't come through here (DEV-750).
    open func addConstraint(_ constraint: NSLayoutConstraint) { LayoutEngine.shared.install(constraint, in: self) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    /// Deactivates a constraint that this view holds; any other is left alone.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.isActive, constraint.holder === self { constraint.isActive = false }
    }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func forBaselineLayout() -> UIView { self }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { forBaselineLayout() }

    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins() }
        set { setMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins(), rightToLeft: isRightToLeft) }
        set { setDirectionalMargins(newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { extras?.preservesSuperviewLayoutMargins ?? false }
        set { changeMargins { $0.preservesSuperviewLayoutMargins = newValue } }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.insetsLayoutMarginsFromSafeArea ?? true }
        set { changeMargins { $0.insetsLayoutMarginsFromSafeArea = newValue } }
    }
    open func layoutMarginsDidChange() {}
    /// The part of the view that bars, the status bar and the screen's corners cover, by side.
    open var safeAreaInsets: UIEdgeInsets { computeSafeArea() }
    /// What of this view's safe area subviews have to mind.
    var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    open func safeAreaInsetsDidChange() {}

    // MARK: Looks

    nonisolated open override var description: String {
        Thread.isMainThread ? MainActor.assumeIsolated { describe() } : UIView.shortDescription(of: self)
    }
    /// The text that it shows, and what stands last in its description.
    var describedText: String? { nil }
    var describedEnd: [String] { [] }

    open var backgroundColor: UIColor? {
        get { currentBackground }
        set { KeyValueObserving.change(self, "backgroundColor") { setBackground(newValue) } }
    }
    open var alpha: CGFloat {
        get { CGFloat(backing.opacity) }
        set {
            KeyValueObserving.change(self, "alpha") { backing.opacity = Float(min(max(newValue, 0), 1)) }
        }
    }
    open var isHidden: Bool {
        get { backing.isHidden || flags.contains(.hidesAfterAnimation) }
        set { KeyValueObserving.change(self, "hidden") { setHidden(newValue) } }
    }
    open var isOpaque: Bool {
        get { !flags.contains(.isNotOpaque) }
        set { setOpaque(newValue) }
    }
    open var clipsToBounds: Bool {
        get { backing.masksToBounds }
        set { backing.masksToBounds = newValue }
    }
    open var clearsContextBeforeDrawing: Bool {
        get { !flags.contains(.keepsContext) }
        set { setFlag(.keepsContext, !newValue) }
    }
    open var contentMode: ContentMode {
        get { ContentMode(rawValue: Int(flags.field(ViewFlags.modeShift, 4))) ?? .scaleToFill }
        set { setContentMode(newValue) }
    }
    open var mask: UIView? {
        get { extras?.mask }
        set { setMask(newValue) }
    }
    open var tintColor: UIColor! {
        get { effectiveTint }
        set { setTint(newValue) }
    }
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    open func tintColorDidChange() {}

    open func setNeedsDisplay() {
        if drawsContents { backing.setNeedsDisplay() }
    }
    open func setNeedsDisplay(_ rect: CGRect) {
        if drawsContents { backing.setNeedsDisplay(rect) }
    }
    /// Draws the view's contents within `rect`. Called by the system, never by hand; the current graphics context exists
    /// only in here.
    open func draw(_ rect: CGRect) {}

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

    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
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
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semantic ?? .unspecified }
        set { setSemantic(newValue) }
    }
    /// What shows depends on where people read from, and that is another side now.
    func readingDirectionChanged() {}
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Touches

    open var isUserInteractionEnabled: Bool {
        get { !flags.contains(.userInteractionDisabled) }
        set { setFlag(.userInteractionDisabled, !newValue) }
    }
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { setFlag(.multipleTouch, newValue) }
    }
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { setFlag(.exclusiveTouch, newValue) }
    }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        backing.bounds.holds(point) && !(RoundedHitTesting.isOn && RoundedHitTesting.cutsOff(point, of: backing))
    }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { extras.flatMap { $0.hasHadGestureRecognizers ? $0.gestureRecognizers : nil } }
        set { replaceRecognizers(newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignEditing(force: force) }

    // MARK: Accessibility

    override var accessibilityStore: AccessibilityProperties? { extras?.accessibility }
    override func needAccessibilityStore() -> AccessibilityProperties { needExtras().neededAccessibility }
    /// A name for tests, which no person sees.
    open var accessibilityIdentifier: String? {
        get { accessibilityStore?.identifier }
        set { needAccessibilityStore().identifier = newValue }
    }
    /// Kept; the device isn't tilted.
    open var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { needExtras().motionEffects = newValue }
    }
    open func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { needExtras().restorationIdentifier = newValue }
    }
    /// Called for a view with a restorationIdentifier, whose controller has one too. Call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: CALayerDelegate

    open func display(_ layer: CALayer) {
        layer.delegateDidNotRespond = true
    }
    open func layerWillDraw(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
    open func layoutSublayers(of layer: CALayer) { layoutFromLayer(layer) }
    /// Asked for every change of an animatable layer property: an animation inside an animation block, else `NSNull`, which
    /// stops the layer's own implicit animation.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { viewAction(layer, event) }
}
