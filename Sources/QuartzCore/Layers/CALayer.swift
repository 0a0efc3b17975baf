import CoreGraphics
import Foundation
import PorticoObjC
import PorticoRenderModel
import PorticoTrace

/// A rectangle of pixels or colour in a tree of such, with its geometry, decoration, contents and animations: the model of
/// what is shown.
///
/// Setting a property marks it for the next commit of the current `CATransaction`. Where the layer has been shown before, an
/// animatable property also looks for an action, which by default animates the change on the screen for 0.25 seconds; the
/// property itself has its new value at once. The layer of a view changes without animating outside of animation blocks.
///
/// - From: an app, or `UIView`
/// - To: `CALayer.set` (`CALayer+Set.swift`), then `LayerContext`
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    // MARK: What is stored for every layer

    // The one door never holds an access while it calls out, so run-time checks of exclusive access have nothing to find;
    // they would double a setter's cost.
    //
    // All of it is written under `TransactionLock`. A layer is changed by one thread at a time; that one reads the values that only it
    // writes without the lock. What a commit, or a change of the tree above, also writes is read under it.

    @exclusivity(unchecked) package final var properties = LayerProperties()
    /// Changed since the last commit. Means something only while attached.
    @exclusivity(unchecked) package final var dirtyChanges: LayerChanges = []
    @exclusivity(unchecked) final var state: State = []
    /// Steps below the root of the context.
    @exclusivity(unchecked) final var depth: Int32 = 0
    /// Positions in the context's lists; −1 outside of them. They make leaving O(1).
    @exclusivity(unchecked) final var dirtyIndex: Int32 = -1
    @exclusivity(unchecked) final var layoutIndex: Int32 = -1
    /// The place in the superlayer's list when last seen.
    @exclusivity(unchecked) final var siblingHint: Int32 = 0
    /// Between which two places of `storedSublayers` those are that layout has to reach; −1 as the last for none.
    @exclusivity(unchecked) final var markedSublayers: (first: Int32, last: Int32) = (.max, -1)
    /// Known to the render side while attached.
    @exclusivity(unchecked) package final var id = LayerID.none
    @exclusivity(unchecked) final unowned(unsafe) var context: LayerContext?
    @exclusivity(unchecked) final unowned(unsafe) var storedSuperlayer: CALayer?
    @exclusivity(unchecked) final var storedSublayers: [CALayer] = []
    @exclusivity(unchecked) final unowned(unsafe) var owner: (any CALayerDelegate)?
    @exclusivity(unchecked) final var storedContents: AnyObject?
    @exclusivity(unchecked) final var storedBackgroundColor: CGColor?
    /// The values that most layers never have.
    @exclusivity(unchecked) final var cold: ColdStorage?

    struct State: OptionSet {
        var rawValue: UInt32

        /// This layer wants `layoutSublayers`. Cleared just before it is called.
        static let needsLayout = State(rawValue: 1 << 0)
        /// Some descendant may want it. Cleared by a walk of the subtree.
        static let descendantNeedsLayout = State(rawValue: 1 << 1)
        /// Wants `display`. Cleared just before it is called.
        static let needsDisplay = State(rawValue: 1 << 2)
        static let needsDisplayOnBoundsChange = State(rawValue: 1 << 3)
        /// The render side knows it, from a commit since it was attached.
        static let committed = State(rawValue: 1 << 4)
        static let isPresentation = State(rawValue: 1 << 5)
        /// The class has its own action(forKey:) or defaultAction(forKey:): it must be asked.
        static let overridesActions = State(rawValue: 1 << 6)
        /// The owner answers actions only while it counts `CALayer.animatingOwners` up.
        static let quietOwner = State(rawValue: 1 << 7)
        /// Somebody besides an owner may answer: a weak delegate, actions or a style.
        static let hasActionSources = State(rawValue: 1 << 8)
        /// Some sublayer has had a zPosition: order is not just the list's.
        static let sortsSublayers = State(rawValue: 1 << 9)
        /// Another layer uses this one as its mask.
        static let isMask = State(rawValue: 1 << 10)
        /// Contents come from `draw(in:)`.
        static let hasBackingStore = State(rawValue: 1 << 11)
        /// Every commit of its context calls `prepareForCommit()`.
        static let preparesForCommit = State(rawValue: 1 << 12)
        /// A walk lays this layer out and its sublayers next.
        static let reachesSublayers = State(rawValue: 1 << 13)
        /// The owner is a view that leaves `layoutSublayers(of:)` alone.
        static let plainView = State(rawValue: 1 << 14)
        /// Its `layoutSublayers` runs: what comes and goes among its sublayers meanwhile is its doing, and asks for no further one (DEV-859).
        static let isLayingOut = State(rawValue: 1 << 15)
    }

    /// Names, defaults and kinds of the properties. A class that adds some overrides it.
    class var propertyTable: LayerPropertyTable { .plain }
    final var propertyTable: LayerPropertyTable { type(of: self).propertyTable }
    /// For key paths that name more than a property and its part.
    func specificAnimatedProperty(forKeyPath path: String) -> AnimatedProperty? { nil }

    /// Set by `CALayerDelegate`'s default implementations, for the thread that called them.
    package final var delegateDidNotRespond: Bool {
        get { TransactionThread.current.delegateDidNotRespond }
        set { TransactionThread.current.delegateDidNotRespond = newValue }
    }

    public override init() {
        super.init()
        noteClass()
    }

    /// Makes a copy for presentation: the sampled values are set afterwards. Override to copy properties of your own.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        copyForPresentation(of: other)
    }

    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) {
        super.init()
        noteClass()
        decodeProperties(coder)
    }

    /// True: layers are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the properties that `shouldArchiveValue(forKey:)` lets through, the mask and the sublayers with what is below them.
    /// Contents, the delegate and animations are not written.
    open func encode(with coder: NSCoder) { encodeValues(to: coder) }

    deinit { tearDown() }

    // MARK: Geometry

    /// The layer's own coordinate system: its size, and the point that is at its top left.
    open var bounds: CGRect {
        get { properties.bounds }
        set {
            guard PorticoTrace.isEnabled else { return storeBounds(newValue) }
            PorticoTrace.call(.geometry, self, "setBounds:") { storeBounds(newValue) }
        }
    }

    /// Where `anchorPoint` is, in the superlayer's coordinates.
    open var position: CGPoint {
        get { properties.position }
        set {
            guard PorticoTrace.isEnabled else { return storePosition(newValue) }
            PorticoTrace.call(.geometry, self, "setPosition:") { storePosition(newValue) }
        }
    }

    /// The rectangle that the layer takes in its superlayer, computed from position, bounds, anchorPoint and transform. Setting it sets
    /// position and bounds. With a rotation it is the box around the layer.
    open var frame: CGRect {
        get { computedFrame }
        set {
            guard PorticoTrace.isEnabled else { return storeFrame(newValue) }
            PorticoTrace.call(.geometry, self, "setFrame:") { storeFrame(newValue) }
        }
    }

    /// The point that `position` places and transforms turn about, as a fraction of the bounds.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set { set(.anchorPoint, properties.anchorPoint, newValue) { $0.anchorPoint = newValue } }
    }

    /// The layer's place on the axis towards the viewer; among siblings larger values are in front. 0 by default. Animatable.
    open var zPosition: CGFloat {
        get { properties.zPosition }
        set { storeZPosition(newValue) }
    }

    /// How far the anchor point is from the layer's plane along the z axis, in points. 0 by default. Animatable.
    open var anchorPointZ: CGFloat {
        get { properties.extras.anchorPointZ }
        set { set(.anchorPointZ, anchorPointZ, newValue) { $0.extras.anchorPointZ = newValue } }
    }

    /// Applied about the anchor point.
    open var transform: CATransform3D {
        get { CATransform3D(properties.transform) }
        set { storeTransform(newValue) }
    }

    /// Applied to the sublayers, about the anchor point: perspective, typically.
    open var sublayerTransform: CATransform3D {
        get { CATransform3D(properties.extras.sublayerTransform) }
        set {
            set(.sublayerTransform, properties.extras.sublayerTransform, newValue.matrix) {
                $0.extras.sublayerTransform = newValue.matrix
            }
        }
    }

    /// `transform` in two dimensions; the identity where it has a part in the third.
    open func affineTransform() -> CGAffineTransform {
        CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
    }
    /// Sets `transform` to a transform of two dimensions.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Visibility and decoration

    /// Whether the layer and all below it are left out of the picture and of hit testing. False by default. Animatable.
    open var isHidden: Bool {
        get { properties.isHidden }
        set { storeHidden(newValue) }
    }

    /// 0 transparent … 1 opaque; of the layer and everything below it.
    open var opacity: Float {
        get { properties.opacity }
        set { set(.opacity, properties.opacity, newValue) { $0.opacity = newValue } }
    }

    /// Whether sublayers are cut off at the bounds, rounded corners included. False by default. Animatable.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set { set(.masksToBounds, properties.masksToBounds, newValue) { $0.masksToBounds = newValue } }
    }

    /// Fills the bounds, rounded corners included, behind the contents. nil, the default, fills nothing. Animatable.
    ///
    /// A colour of a pattern is repeated from the origin of the layer's coordinates on, upright, at `contentsScale`; it comes and goes without
    /// steps in between (DEV-856).
    open var backgroundColor: CGColor? {
        get { storedBackgroundColor }
        set { storeBackgroundColor(newValue) }
    }

    /// The radius of the corners that `maskedCorners` names, in points: it rounds background and border, and contents and sublayers too
    /// where `masksToBounds`. 0 by default. Animatable.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set { set(.cornerRadius, properties.cornerRadius, newValue) { $0.cornerRadius = newValue } }
    }

    /// The width of the border, which lies inside of the bounds and above contents and sublayers, in points. 0, the default, draws none.
    /// Animatable.
    open var borderWidth: CGFloat {
        get { properties.borderWidth }
        set { set(.borderWidth, properties.borderWidth, newValue) { $0.borderWidth = newValue } }
    }

    /// Opaque black by default.
    open var borderColor: CGColor? {
        get { if let cold { cold.borderColor } else { ColdStorage.black } }
        set { storeBorderColor(newValue) }
    }

    /// The colour that the shadow is drawn in; opaque black by default. Animatable.
    open var shadowColor: CGColor? {
        get { if let cold { cold.shadowColor } else { ColdStorage.black } }
        set { storeShadowColor(newValue) }
    }

    /// How opaque the shadow is, 0 to 1. 0, the default, draws none. Animatable.
    open var shadowOpacity: Float {
        get { properties.extras.shadowOpacity }
        set { set(.shadowOpacity, shadowOpacity, newValue) { $0.extras.shadowOpacity = newValue } }
    }

    /// Where the shadow lies from the layer, in points; 0 to the right and 3 up by default. Animatable.
    open var shadowOffset: CGSize {
        get { properties.extras.shadowOffset }
        set { set(.shadowOffset, shadowOffset, newValue) { $0.extras.shadowOffset = newValue } }
    }

    /// How far the shadow is blurred, in points; 3 by default. Animatable.
    open var shadowRadius: CGFloat {
        get { properties.extras.shadowRadius }
        set { set(.shadowRadius, shadowRadius, newValue) { $0.extras.shadowRadius = newValue } }
    }

    /// The outline that casts the shadow, in the layer's coordinates; nil for the layer's own alpha.
    open var shadowPath: CGPath? {
        get { properties.extras.shadowPath }
        set { storeShadowPath(newValue) }
    }

    // MARK: Contents

    /// A `CGImage`, or what `display()` has drawn.
    open var contents: Any? {
        get { TransactionLock.with { storedContents } }
        set { storeContents(newValue) }
    }

    /// Pixels per point of the contents; a view sets the screen's.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set { storeContentsScale(newValue) }
    }

    /// The place of contents in bounds of another size. They are stretched (`resize`) by default.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(properties.contentsGravity) }
        set {
            set(.contentsGravity, properties.contentsGravity, newValue.record) { $0.contentsGravity = newValue.record }
        }
    }

    /// The part of the contents that is shown, in a unit square; all of it by default. Animatable.
    open var contentsRect: CGRect {
        get { properties.extras.contentsRect }
        set { set(.contentsRect, contentsRect, newValue) { $0.extras.contentsRect = newValue } }
    }

    /// The part of the contents, in a unit square, that is stretched where they are resized; corners around it keep their size. All of it
    /// by default. Animatable.
    open var contentsCenter: CGRect {
        get { properties.extras.contentsCenter }
        set { set(.contentsCenter, contentsCenter, newValue) { $0.extras.contentsCenter = newValue } }
    }

    /// Whether the layer promises to fill its bounds with opaque pixels.
    open var isOpaque: Bool {
        get { properties.isOpaque }
        set { set(.isOpaque, properties.isOpaque, newValue) { $0.isOpaque = newValue } }
    }

    /// Whether a change of the size of the bounds marks the layer for display. False by default.
    open var needsDisplayOnBoundsChange: Bool {
        get { hasState(.needsDisplayOnBoundsChange) }
        set { TransactionLock.with { state.setFlag(.needsDisplayOnBoundsChange, newValue) } }
    }

    /// Its alpha shows this layer through. It must be in no tree.
    open var mask: CALayer? {
        get { TransactionLock.with { cold?.mask } }
        set { storeMask(newValue) }
    }

    // MARK: Tree

    /// nil for none, also after the last has gone.
    open var sublayers: [CALayer]? {
        get { currentSublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }

    /// The layer that has this one as a sublayer or a mask; nil at the root of a tree.
    open var superlayer: CALayer? { currentSuperlayer }

    /// Puts a layer in front of the other sublayers, out of any superlayer that it had. Traps where that would make a cycle.
    open func addSublayer(_ layer: CALayer) { insertLayer(layer, at: .max) }
    /// Puts a layer at an index of the list as it is before; an index beyond the end is the end. A layer that is here already moves.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insertLayer(layer, at: Int(idx)) }
    /// Puts a layer right behind a sublayer, or behind all where that is nil. Traps where the sibling is no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insertLayer(layer, below: sibling) }
    /// Puts a layer right in front of a sublayer, or of all where that is nil. Traps where the sibling is no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insertLayer(layer, above: sibling) }
    /// Puts another layer in a sublayer's place; does nothing where `oldLayer` is no sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replaceLayer(oldLayer, with: newLayer) }
    /// Takes the layer out of its superlayer, or out of use as a mask.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Layout and display

    /// Marks the layer; the next commit calls `layoutSublayers()`.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Whether the layer is marked for layout.
    open func needsLayout() -> Bool { hasState(.needsLayout) }
    /// Lays out now what is marked of this layer, of those below, and of the marked ones right above it.
    open func layoutIfNeeded() { layoutTreeIfNeeded() }
    /// Places the sublayers. By default the delegate does.
    open func layoutSublayers() { askDelegateForLayout() }

    /// Marks the whole layer; the next commit calls `display()`.
    open func setNeedsDisplay() { markNeedsDisplay(nil) }
    /// Marks a rectangle of the layer's coordinates; the next commit calls `display()`, and only what is marked is drawn anew. An empty
    /// one does nothing.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }
    /// Whether the layer is marked for display.
    open func needsDisplay() -> Bool { hasState(.needsDisplay) }
    /// Calls `display()` now if the layer is marked.
    open func displayIfNeeded() { displayNow() }
    /// Makes the contents: the delegate's `display(_:)`, or else a backing store filled by `draw(in:)`.
    open func display() { displayByDefault() }
    /// Draws the contents. By default the delegate does.
    open func draw(in ctx: CGContext) { askDelegateToDraw(in: ctx) }
    /// Draws the layer and its sublayers as the model has them, in the layer's own coordinates: its position and transform have no part.
    ///
    /// Layers that are marked for display are displayed first; others draw what they have. Animations, filters, emitters and the third
    /// dimension are left out: a transform that is not affine counts as none.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }
    /// What the class draws in `render(in:)` between background and contents, and between contents and sublayers.
    func renderBackdrop(in context: CGContext) {}
    func renderForeground(in context: CGContext) {}
    /// The sublayers, back to front; a replicator does it more than once.
    func renderSublayers(in context: CGContext, alpha: CGFloat) { renderEachSublayer(in: context, alpha: alpha) }

    /// For a class that depends on where it is seen; see `State.preparesForCommit`.
    func prepareForCommit() {}

    // MARK: Hit testing

    /// Whether the point, in this layer's coordinates, is within the bounds.
    open func contains(_ p: CGPoint) -> Bool { properties.bounds.holds(p) }
    /// The frontmost layer of this subtree at a point in the *superlayer's* coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(at: p) }
    /// The size that the layer would like to have in its superlayer: here that of its frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Scrolling

    /// Asks the nearest scroll layer, which may be this one, to show the point at its origin.
    open func scroll(_ p: CGPoint) { scrollEnclosing(to: p) }
    /// Asks the nearest scroll layer, which may be this one, to move by as little as brings the rectangle into view.
    open func scrollRectToVisible(_ r: CGRect) { scrollEnclosing(to: r) }

    // MARK: Actions and animations

    /// The action for a key. Asks the delegate, `actions`, `style`, and `defaultAction(forKey:)`, in this order, until one answers;
    /// then the implicit animation.
    open func action(forKey event: String) -> (any CAAction)? { lookUpAction(forKey: event) }
    /// The class's own action for a key, asked for when nobody else answers. nil by default; override for properties of your own.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// The default of a property; override for properties of your own.
    open class func defaultValue(forKey key: String) -> Any? { propertyTable.row(named: key)?.defaultValue }
    /// Whether a change of the property, which must be one of your own, asks for display.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Adds a copy of an animation, which begins with the next commit and takes the place of one of the same key; a transition's key is
    /// always `transition`. A duration of 0 becomes the transaction's.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }
    /// Ends all animations at once; their delegates hear that they didn't finish.
    open func removeAllAnimations() { removeEveryAnimation() }
    /// Ends the animation of a key at once; its delegate hears that it didn't finish.
    open func removeAnimation(forKey key: String) { removeAnimation(named: key) }
    /// The animation of a key as it was added, not to be changed; nil where there is none, or where it has ended.
    open func animation(forKey key: String) -> CAAnimation? {
        TransactionLock.with { cold?.animations.first { $0.key == key }?.animation }
    }
    /// The keys of the animations that run, in the order in which they were added; nil where there are none.
    open func animationKeys() -> [String]? { namedAnimationKeys }

    // MARK: Delegate and key-value coding

    /// Not retained. A view is its layer's delegate; give it no other.
    open var delegate: (any CALayerDelegate)? {
        get { TransactionLock.with { owner ?? cold?.delegate } }
        set { storeDelegate(newValue) }
    }

    /// Every property by name, and any other key as a store. A number is an `NSNumber`, which any type of number can be had of.
    open func value(forKey key: String) -> Any? { ValueConversion.keyed(keyedValue(key)) }
    /// Sets a property by name, or keeps a value under any other key; nil gives a property its default.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    /// Whether an archive keeps the value: by default, of a property that has been given one.
    open func shouldArchiveValue(forKey key: String) -> Bool { differsFromDefault(key) }
    /// Also parts: "position.x", "transform.rotation.z", "bounds.size.width".
    open func value(forKeyPath keyPath: String) -> Any? { ValueConversion.keyed(keyedValue(path: keyPath)) }
    /// Sets also parts: "position.x", "transform.rotation.z", "bounds.size.width".
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, path: keyPath) }

    // MARK: CAMediaTiming

    /// The moment of the superlayer's time at which the layer's own time begins; 0 by default.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming { $0.beginTime = newValue } }
    }
    /// How long the layer's time runs, in its own seconds; infinite by default.
    open var duration: CFTimeInterval {
        get { properties.extrasBox?.value.timing?.duration ?? .infinity }
        set { setTiming { $0.duration = newValue } }
    }
    /// How fast the layer's time runs against its superlayer's; 1 by default, and 0 stands still. It applies to the animations of all
    /// below.
    open var speed: Float {
        get { Float(timing.speed) }
        set { setTiming { $0.speed = Double(newValue) } }
    }
    /// What is added to the layer's time after its speed, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming { $0.timeOffset = newValue } }
    }
    /// The number of times that the duration is repeated; may be a fraction. 0 by default.
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { setTiming { $0.repeatCount = Double(newValue) } }
    }
    /// How many seconds the duration is repeated for, in place of `repeatCount`; 0 by default.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming { $0.repeatDuration = newValue } }
    }
    /// Whether the layer's time runs backwards after each pass. False by default.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming { $0.autoreverses = newValue } }
    }
    /// The course of the layer's time outside of its active time. `removed` by default.
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(timing.fillMode) }
        set { setTiming { $0.fillMode = newValue.record } }
    }

    open override var description: String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        return "<\(type(of: self)):0x\(address); position = \(pretty(position)); bounds = \(pretty(bounds))>"
    }
}

extension CALayer {
    @inline(__always)
    final func hasState(_ flag: State) -> Bool { TransactionLock.with { state.contains(flag) } }
}

extension CALayer.State {
    @inline(__always)
    mutating func setFlag(_ flag: CALayer.State, _ on: Bool) {
        if on { formUnion(flag) } else { subtract(flag) }
    }
}
