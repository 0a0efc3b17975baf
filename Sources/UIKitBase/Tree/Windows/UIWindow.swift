import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// The root of a view tree on a screen. It shows its root controller's view and sends events into the tree.
///
/// - From: `UIApplication.sendEvent(_:)`, `makeKeyAndVisible()`
/// - To: `UIView.hitTest(_:with:)`, `AppWindows`, `RootControllerHost`
@preconcurrency @MainActor open class UIWindow: UIView {
    /// Which window is above which; higher is nearer to the eye.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of an app's windows: 0.
        public static let normal = Level(0)
        /// The level of the status bar: 1,000.
        public static let statusBar = Level(1000)
        /// The level of alerts: 2,000.
        public static let alert = Level(2000)
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
        /// A level that many steps higher.
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
        /// A level that many steps higher.
        public static func + (lhs: CGFloat, rhs: Level) -> Level { Level(lhs + rhs.rawValue) }
        /// A level that many steps lower.
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
        /// How many steps lie between two levels.
        public static func - (lhs: Level, rhs: Level) -> CGFloat { lhs.rawValue - rhs.rawValue }
        /// Raises a level by that many steps.
        public static func += (lhs: inout Level, rhs: CGFloat) { lhs.rawValue += rhs }
        /// Lowers a level by that many steps.
        public static func -= (lhs: inout Level, rhs: CGFloat) { lhs.rawValue -= rhs }
    }

    /// Set by `changeRoot(to:)` only.
    final var root: UIViewController?
    private var level = Level.normal
    private weak var scene: UIWindowScene?
    package final private(set) var ownTraits: UITraitCollection
    private var hasShown = false
    /// A finger is down here, or a recogniser waits for the next one.
    final var tracksTouches = false
    final var isDeliveringTouches = false
    /// What is in the window is the system's own, and looks so: appearance proxies are the app's and don't count here.
    package final var hasSystemLooks = false
    private lazy var ownUndoManager = UndoManager()
    final lazy var gestureEnvironment = GestureEnvironment()
    final lazy var touchDelivery = TouchDelivery()
    final lazy var hoverDelivery = HoverDelivery()

    /// The undo manager of all in the window that have none of their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// A window of the main screen's size.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    public override init(frame: CGRect) {
        ownTraits = UIScreen.main.traitCollection
        super.init(frame: frame)
        super.isHidden = true
    }

    /// Makes a window of a scene, hidden and as large as the scene's screen.
    public init(windowScene: UIWindowScene) {
        ownTraits = windowScene.screen.traitCollection
        super.init(frame: windowScene.screen.bounds)
        super.isHidden = true
        self.windowScene = windowScene
    }

    /// Makes a window from a nib, hidden.
    public required init?(coder: NSCoder) {
        ownTraits = UIScreen.main.traitCollection
        super.init(coder: coder)
        super.isHidden = true
    }

    // MARK: Showing

    /// The controller whose view fills the window. Setting it replaces the old one's view and tells both of appearing and leaving.
    open var rootViewController: UIViewController? {
        get { root }
        set { changeRoot(to: newValue) }
    }

    /// The controller that is presented last above the root one; the root one, where it presents none.
    package final var frontController: UIViewController? {
        var front = rootViewController
        while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
        return front
    }

    /// Whoever gets keys while nothing is the first responder: the view of the controller in front, or of what that contains, as far in as
    /// a single controller is seen there. The window itself, where no controller's view is in it.
    package final var keyResponder: UIResponder {
        var front = frontController
        while let here = front {
            // A child may be what another controller was presented by, over its context.
            if let next = here.presentedViewController, !next.isBeingDismissed {
                front = next
                continue
            }
            let seen = here.visibleChildren
            guard seen.count == 1 else { break }
            front = seen[0]
        }
        guard let view = front?.viewIfLoaded, view.window === self else { return self }
        return view
    }

    /// Makes the window the one that gets keyboard events, and shows it.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window the one that gets keyboard events, unless `canBecomeKey` is false. Whether it is shown stays as it is.
    open func makeKey() {
        guard canBecomeKey else { return }
        AppWindows.makeKey(self)
    }

    /// Whether the window gets keyboard events: one window does.
    open var isKeyWindow: Bool { AppWindows.key === self }
    /// Whether the window may get keyboard events. True unless a subclass says otherwise.
    open var canBecomeKey: Bool { true }
    /// The window has become the one that gets keyboard events. Does nothing by itself.
    open func becomeKey() {}
    /// The window gets keyboard events no more. Does nothing by itself.
    open func resignKey() {}

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let changed = super.isHidden != newValue
            super.isHidden = newValue
            if changed { newValue ? leaveScreen() : enterScreen() }
        }
    }

    /// Which windows it stands in front of. `normal` by default; among equal ones the one shown last is in front.
    open var windowLevel: Level {
        get { level }
        set {
            level = newValue
            if !isHidden { screen.show(self) }
        }
    }

    /// The device's screen; setting another one changes nothing.
    open var screen: UIScreen {
        get { .main }
        set {}
    }

    /// The scene that the window belongs to; not kept alive. Without one a window that is shown joins the only scene there is.
    open weak var windowScene: UIWindowScene? {
        get { scene }
        set {
            scene?.remove(self)
            scene = newValue
            newValue?.add(self)
        }
    }

    /// The largest place of a shape in the middle of the safe area; the guide's `aspectRatio` is 0 to begin with, which is all of it.
    open var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
        if let known = extras?.systemGuides.lazy.compactMap({ $0 as? AspectFitLayoutGuide }).first { return known }
        let guide = AspectFitLayoutGuide()
        keep(guide, "UIWindowSafeAreaAspectFitLayoutGuide") {
            GuideEdges($0, within: self) { [unowned guide] in guide.insets(in: $0) }
        }
        return guide
    }
    /// Whether a window that a person can resize takes its content's size. Kept: windows fill the screen.
    open var canResizeToFitContent = false

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { scene ?? Above.application }
    open override var safeAreaInsets: UIEdgeInsets {
        let area = screen.safeArea
        let frame = self.frame
        let space = screen.bounds
        return UIEdgeInsets(
            top: max(0, area.top - frame.minY), left: max(0, area.left - frame.minX),
            bottom: max(0, area.bottom - (space.maxY - frame.maxY)),
            right: max(0, area.right - (space.maxX - frame.maxX)))
    }

    // MARK: Events

    /// Sends an event to the views that its touches are in.
    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    /// A point of this window in another one's coordinates; nil is the screen's.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let inScreen = convertToScreen(point)
        return window?.convertFromScreen(inScreen) ?? inScreen
    }

    /// A point of another window in this one's coordinates; nil is the screen's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convertFromScreen(window?.convertToScreen(point) ?? point)
    }

    /// A rectangle of this window in another one's coordinates; nil is the screen's.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { rect.boundingBox { convert($0, to: window) } }
    /// A rectangle of another window in this one's coordinates; nil is the screen's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        rect.boundingBox { convert($0, from: window) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for child in children where child.controller === root && root != nil {
            if child.transform.isIdentity, child.frame != bounds { child.frame = bounds }
        }
    }

    // MARK: Screen

    private func enterScreen() {
        joinOnlyScene(self)
        screen.show(self)
        AppWindows.add(self)
        refreshTraits()
        let first = !hasShown
        hasShown = true
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        showRoot()
        if first { setNeedsLayout() }
    }

    private func leaveScreen() {
        Above.menus.windowLeft(self)
        hideRoot()
        screen.hide(self)
        AppWindows.remove(self)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    /// The traits that the window has on a screen of a size.
    package final func traits(for size: CGSize) -> UITraitCollection {
        var values = (scene?.ownOverrides(over: screen.traits(for: size)) ?? screen.traits(for: size)).values
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        if let traits { values.merge(traits.applied) }
        values.preferredContentSizeCategory = contentSizeLimits.applied(to: values.preferredContentSizeCategory)
        return UITraitCollection(values: values)
    }

    /// Takes the screen's traits again, after a rotation or a change of appearance. A window that is smaller has them, too.
    package final func refreshTraits() {
        let old = ownTraits
        let new = traits(for: screen.bounds.size)
        guard new != old else { return }
        ownTraits = new
        WindowTraits.haveChanged = true
        spreadTraits(from: old, to: new)
        tellBarsOfTraits()
    }
}

extension UIWindow {
    /// Posted when a window is shown; the object is the window.
    nonisolated public class var didBecomeVisibleNotification: NSNotification.Name {
        .init("UIWindowDidBecomeVisibleNotification")
    }
    /// Posted when a window is hidden; the object is the window.
    nonisolated public class var didBecomeHiddenNotification: NSNotification.Name {
        .init("UIWindowDidBecomeHiddenNotification")
    }
    /// Posted when a window becomes the one that gets keyboard events; the object is the window.
    nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
        .init("UIWindowDidBecomeKeyNotification")
    }
    /// Posted when a window gets keyboard events no more; the object is the window.
    nonisolated public class var didResignKeyNotification: NSNotification.Name {
        .init("UIWindowDidResignKeyNotification")
    }
}
