import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace
import QuartzCore

/// A stack of controllers, the top one on screen under a navigation bar.
///
/// - From: `pushViewController(_:animated:)`, the bar's back button, the edge pan
/// - To: `TransitionContext`
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// What a change of the stack is to its delegate's animators.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    static let slideDuration: TimeInterval = 0.35

    let bar: UINavigationBar
    let tools: UIToolbar
    let stage = UIView()
    final var stack: [UIViewController] = []
    /// The child whose view is in the stage.
    final weak var shown: UIViewController? { didSet { bottomBarsMayChange() } }
    /// The controller that the delegate was last told will show.
    final weak var announced: UIViewController?
    /// Whether the delegate is still to hear that `announced`, which came without a transition, did show.
    final var awaitsDidShow = false
    final var barIsHidden = false
    final var toolsAreHidden = true
    final var running: TransitionContext?
    let turns = ContainerTurns<[UIViewController]>()
    /// What the controller that shows, or is about to, has answered about the bars' edges.
    final var edges: ExtendedEdges?
    /// Drives the pop that an edge pan has begun.
    final var edgePop: UIPercentDrivenInteractiveTransition?
    final private(set) lazy var edgeGesture = EdgePopGesture(owner: self)
    /// Behind a More tab: where the stack stands meanwhile, and what it began with.
    final weak var borrower: MoreNavigationController?
    final var lentRoot: UIViewController?

    /// Makes an empty stack with bars of subclasses; nil stands for `UINavigationBar` and `UIToolbar`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = navigationBarClass.flatMap { makeInstance(of: $0) as? UINavigationBar } ?? UINavigationBar(frame: .zero)
        tools = toolbarClass.flatMap { makeInstance(of: $0) as? UIToolbar } ?? UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        tools = UIToolbar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a stack with one controller, which is never popped.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        tools = UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
        pushViewController(rootViewController, animated: false)
    }

    /// Makes a stack from a storyboard, with its bars and its root.
    public required init?(coder: NSCoder) {
        bar = coder.nibObject("navigationBar") ?? UINavigationBar(frame: .zero)
        tools = coder.nibObject("toolbar") ?? UIToolbar(frame: .zero)
        super.init(coder: coder)
        setUp()
        Self.nibNavigationProperties.read(self, coder)
    }

    private func setUp() {
        bar.belong(to: self)
        bar.goBack = { [weak self] in self?.popViewController(animated: true) }
        bar.titleResponder = { [weak self] in self?.topViewController }
        bar.backMenu = { [weak self] in self?.makeBackMenu() ?? UIMenu() }
        bar.heightChanged = { [weak self] in self?.barHeightChanged() }
    }

    // MARK: Stack

    /// Hears of changes of the stack and may animate them; it is not kept alive.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
    /// The controllers from the root to the top. Setting them shows the last one at once.
    open var viewControllers: [UIViewController] {
        get { ownStack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller on top of the stack; nil of an empty one.
    open var topViewController: UIViewController? { ownStack.last }
    /// The top controller, or what is presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts a controller on top, animated by a slide. One that is on the stack already raises an exception.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        (borrower ?? self).push(viewController, animated: animated)
    }
    /// Nil when the root is all there is.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        ownStack.count > 1 ? (borrower ?? self).pop(animated: animated) : nil
    }
    /// Goes back by one, as the back button does; at the root, or without that button, as any controller.
    open override func accessibilityPerformEscape() -> Bool {
        guard ownStack.count > 1, ownStack.last?.navigationItem.hidesBackButton == false else {
            return super.accessibilityPerformEscape()
        }
        if running == nil { popViewController(animated: true) }
        return true
    }
    /// Takes away all controllers but the root, and returns them; nil where there is nothing to take away.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let own = ownStack
        return own.count > 1 ? (borrower ?? self).pop(to: own[0], animated: animated) : nil
    }
    /// Takes away the controllers above one of the stack, and returns them. One that isn't on the stack raises an exception.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? { (borrower ?? self).pop(to: viewController, animated: animated) }
    /// Replaces the stack. Animated, the new top comes as by a push, or as by a pop where it was on the old stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if let borrower {
            borrower.change(to: [borrower.list] + viewControllers, animated: animated)
        } else {
            change(to: viewControllers, animated: animated)
        }
    }
    /// A change of the stack is over, or undone.
    func stackDidSettle() {}
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bars

    /// The bar at the top. Its items are the controller's, as is its delegate.
    open var navigationBar: UINavigationBar { bar }
    /// The bar at the bottom, which shows the top controller's `toolbarItems`.
    open var toolbar: UIToolbar! { tools }
    /// Whether the navigation bar is away. False by default; setting it shows or hides it at once.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Shows or hides the navigation bar; animated, it moves over the screen's edge.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
    /// Whether the toolbar is away. True by default; setting it shows or hides it at once.
    open var isToolbarHidden: Bool {
        get { toolsAreHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Shows or hides the toolbar; animated, it moves over the screen's edge.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideTools(hidden, animated: animated) }
    /// Seconds that hiding or showing a bar takes.
    nonisolated public class var hideShowBarDuration: CGFloat { 0.2 }

    /// Left edge to the right pops; disabled, nothing does.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeGesture.recognizer }
    /// Whether a swipe up hides the bars, and one down brings them back. False by default.
    open var hidesBarsOnSwipe = false { didSet { barHiding.update(self) } }
    /// Whether a tap hides the bars, and another one brings them back. False by default.
    open var hidesBarsOnTap = false { didSet { barHiding.update(self) } }
    /// Whether the navigation bar and the toolbar go when a keyboard or an input view comes. They stay away until a tap or the app
    /// brings them back.
    open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update(self) } }
    /// Whether the bars are away while the screen is low, as on a phone in landscape. False by default.
    open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.update(self) } }
    /// The pan that `hidesBarsOnSwipe` listens to.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// The tap that `hidesBarsOnTap` listens to.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    final private(set) lazy var barHiding = BarHiding(owner: self)

    // MARK: Unwinding

    /// From the top down.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if topViewController !== subsequentVC { popToViewController(subsequentVC, animated: UnwindRun.isAnimated) }
    }

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(coder)
    }

    // MARK: View

    open override func loadView() { buildView() }

    /// Its own, where the app has given it one; else its root's, as are its titles: tabs show what their first screens are called.
    open override var tabBarItem: UITabBarItem! {
        get {
            let own = knownTabBarItem
            // One that was made because somebody asked, before there was a root, says nothing.
            guard own == nil || (own?.title == nil && own?.image == nil), let root = ownStack.first,
                super.title == nil || root.title != nil || root.knownTabBarItem != nil
            else { return super.tabBarItem }
            return root.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }
    open override var title: String? {
        get { super.title ?? ownStack.first?.title }
        set {
            super.title = newValue
            if knownTabBarItem == nil { ownStack.first?.tabBarItem.title = newValue }
        }
    }

    override func prepareToAppear() { prepareTopToAppear() }
    override func childrenWillAppear() { announceUnseenChange() }
    override func childrenDidAppear() { confirmUnseenChange() }
    override func childEdgesChanged(_ child: UIViewController) { edgesChanged(of: child) }
    override var childrenForAppearance: [UIViewController] { shown.map { [$0] } ?? [] }
    override var placesChildrenElsewhere: Bool { true }

    open override var childForStatusBarStyle: UIViewController? { nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        bar.barStyle == .black ? .lightContent : .default
    }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let delegate,
            let mask = OptionalCall.call(
                .controller, delegate, "navigationControllerSupportedInterfaceOrientations:",
                { delegate.navigationControllerSupportedInterfaceOrientations(self) })
        else { return super.supportedInterfaceOrientations }
        return mask
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        guard let delegate,
            let own = OptionalCall.call(
                .controller, delegate, "navigationControllerPreferredInterfaceOrientationForPresentation:",
                { delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self) })
        else { return super.preferredInterfaceOrientationForPresentation }
        return own
    }
    /// Whether the size that was told last is that of the controller on top, not of its own.
    private var sizeIsOfTop = false
    /// The size of its own, or where none is set that of the controller on top, also one that had it before it was pushed.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            return own == .zero || sizeIsOfTop ? topViewController?.preferredContentSize ?? own : own
        }
        set {
            sizeIsOfTop = false
            super.preferredContentSize = newValue
        }
    }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        guard (container as? UIViewController) === topViewController else { return }
        sizeIsOfTop = true
        super.preferredContentSize = container.preferredContentSize
    }
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            guard let self else { return }
            self.barHiding.sizeChanged(self)
        })
    }
}
