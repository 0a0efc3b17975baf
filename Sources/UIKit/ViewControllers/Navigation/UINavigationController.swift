import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace
import QuartzCore

/// A stack of controllers, the top one on screen under a navigation bar.
///
/// - From: `pushViewController(_:animated:)`, the bar's back button
/// - To: `AppearanceTransition`
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    static let slideDuration: TimeInterval = 0.35

    private let bar: UINavigationBar
    private let stage = UIView()
    private var stack: [UIViewController] = []
    /// The child whose view is in the stage.
    private weak var shown: UIViewController?
    private var barIsHidden = false
    private var running: AppearanceTransition?
    /// Completes a running slide at once, before the next one begins.
    private var finishRunning: (() -> Void)?

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = navigationBarClass.flatMap { makeInstance(of: $0) as? UINavigationBar } ?? UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.goBack = { [weak self] in self?.popViewController(animated: true) }
    }

    // MARK: API

    open weak var delegate: (any UINavigationControllerDelegate)?
    open var navigationBar: UINavigationBar { bar }
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentation?.controller ?? topViewController }
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }
    private lazy var edgePan: UIGestureRecognizer = {
        let pan = UIPanGestureRecognizer()
        pan.isEnabled = false
        return pan
    }()
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    open var isToolbarHidden = true
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    public class var hideShowBarDuration: CGFloat { 0.2 }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard barIsHidden != hidden else { return }
        barIsHidden = hidden
        guard isViewLoaded else { return }
        let change = {
            self.bar.alpha = hidden ? 0 : 1
            self.placeContent()
            self.view.layoutIfNeeded()
        }
        if animated { UIView.animate(withDuration: Self.hideShowBarDuration, animations: change) } else { change() }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(type(of: viewController)))")
        change(to: stack + [viewController], animated: animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), animated: animated)
        return top
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        let gone = Array(stack.dropFirst())
        change(to: Array(stack.prefix(1)), animated: animated)
        return gone
    }

    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure("Tried to pop to a view controller that doesn't exist (\(type(of: viewController)))")
        }
        let gone = Array(stack[(index + 1)...])
        guard !gone.isEmpty else { return [] }
        change(to: Array(stack[...index]), animated: animated)
        return gone
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: View

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.clipsToBounds = true
        view.addSubview(stage)
        view.addSubview(bar)
        self.view = view
        view.didLayout = { [weak self] in self?.placeContent() }
    }

    override func prepareToAppear() {
        loadViewIfNeeded()
        guard running == nil, let top = stack.last, shown !== top else { return }
        shown?.viewIfLoaded?.removeFromSuperview()
        install(top)
        shown = top
    }

    override var childrenForAppearance: [UIViewController] { shown.map { [$0] } ?? [] }

    open override var childForStatusBarStyle: UIViewController? { nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    private func install(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        placeBar()
        controller.view.frame = contentFrame(for: controller)
        stage.addSubview(controller.view)
    }

    /// The bar stands below the status bar; content runs under it unless the controller or an opaque bar says otherwise.
    private func placeBar() {
        guard isViewLoaded else { return }
        let top = view.safeAreaInsets.top
        let compact = view.traitCollection.verticalSizeClass == .compact
        let height: CGFloat = compact ? 32 : view.traitCollection.userInterfaceIdiom == .pad ? 50 : 44
        let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        if bar.frame != frame { bar.frame = frame }
        bar.topReach = top
        bar.alpha = barIsHidden ? 0 : 1
        bar.isUserInteractionEnabled = !barIsHidden
    }

    private func contentFrame(for controller: UIViewController) -> CGRect {
        let bounds = stage.bounds
        guard !barIsHidden else {
            controller.containerInsets = .zero
            return bounds
        }
        let extends =
            controller.edgesForExtendedLayout.contains(.top)
            && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        if extends {
            controller.containerInsets = UIEdgeInsets(top: bar.frame.height, left: 0, bottom: 0, right: 0)
            return bounds
        }
        controller.containerInsets = .zero
        let top = bar.frame.maxY
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    private func placeContent() {
        placeBar()
        guard running == nil, let shown, let child = shown.viewIfLoaded, child.superview === stage else { return }
        let frame = contentFrame(for: shown)
        if child.frame != frame { child.frame = frame }
    }

    // MARK: Changing the stack

    private func change(to new: [UIViewController], animated: Bool) {
        finishRunning?()
        let old = stack
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        let arriving = new.filter { controller in !old.contains { $0 === controller } }
        for controller in leaving {
            PorticoTrace.call(.controller, controller, "willMoveToParentViewController:") {
                controller.willMove(toParent: nil)
            }
        }
        for controller in arriving { addChild(controller) }
        stack = new
        let isPush = new.last.map { top in arriving.contains { $0 === top } } ?? false
        let from = shown
        let to = new.last
        guard isViewLoaded, appearance.isVisible, from !== to else {
            if isViewLoaded, from !== to, appearance.phase == .disappeared {
                from?.viewIfLoaded?.removeFromSuperview()
                shown = nil
                if view.window != nil, let to {
                    install(to)
                    shown = to
                }
            }
            bar.setItems(new.map(\.navigationItem), animated: false)
            finishStack(leaving: leaving, arriving: arriving)
            return
        }
        slide(from: from, to: to, isPush: isPush, animated: animated && from != nil) {
            self.finishStack(leaving: leaving, arriving: arriving)
        }
    }

    private func finishStack(leaving: [UIViewController], arriving: [UIViewController]) {
        for controller in leaving { controller.removeFromParent() }
        for controller in arriving {
            PorticoTrace.call(.controller, controller, "didMoveToParentViewController:") {
                controller.didMove(toParent: self)
            }
        }
    }

    private func slide(
        from: UIViewController?, to: UIViewController?, isPush: Bool, animated: Bool, settle: @escaping () -> Void
    ) {
        to?.loadViewIfNeeded()
        from?.isMovingFromParentNow = !isPush
        let transition = AppearanceTransition(appearing: to, disappearing: from, animated: animated)
        let coordinator = TransitionCoordinator(
            container: stage, from: from, to: to, duration: animated ? Self.slideDuration : 0, animated: animated)
        self.coordinator = coordinator
        running = transition
        transition.begin()
        if let to, let delegate {
            OptionalCall.call(.controller, delegate, "navigationController:willShowViewController:animated:") {
                delegate.navigationController(self, willShow: to, animated: animated)
            }
        }
        bar.setItems(stack.map(\.navigationItem), animated: animated)
        shown = to
        if let to { install(to) }
        if !isPush, let below = to?.viewIfLoaded, let above = from?.viewIfLoaded {
            stage.insertSubview(below, belowSubview: above)
        }
        transition.entered()
        var isOver = false
        let finish = {
            guard !isOver else { return }
            isOver = true
            self.finishRunning = nil
            from?.viewIfLoaded?.removeFromSuperview()
            from?.viewIfLoaded?.transform = .identity
            to?.viewIfLoaded?.transform = .identity
            self.running = nil
            self.coordinator = nil
            transition.finish()
            settle()
            coordinator.finish()
            if let to, let delegate = self.delegate {
                OptionalCall.call(.controller, delegate, "navigationController:didShowViewController:animated:") {
                    delegate.navigationController(self, didShow: to, animated: animated)
                }
            }
        }
        finishRunning = finish
        guard animated else {
            coordinator.runWithoutAnimation()
            CommitHandlers.afterCommit(finish)
            return
        }
        let width = stage.bounds.width
        let ahead = CGAffineTransform(translationX: width, y: 0)
        let behind = CGAffineTransform(translationX: -width * 0.3, y: 0)
        UIView.performWithoutAnimation { to?.viewIfLoaded?.transform = isPush ? ahead : behind }
        UIView.animate(
            withDuration: Self.slideDuration, delay: 0, options: .curveEaseInOut,
            animations: {
                to?.viewIfLoaded?.transform = .identity
                from?.viewIfLoaded?.transform = isPush ? behind : ahead
                coordinator.runAlongside()
            }, completion: { _ in finish() })
    }
}

/// The root view of a navigation controller: tells when its size is known.
@MainActor final class NavigationView: UIView {
    var didLayout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayout()
    }
}

/// Hears of a navigation controller's changes. Every method is optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { OptionalCall.missing(()) }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { OptionalCall.missing(()) }
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    { OptionalCall.missing(navigationController.supportedInterfaceOrientations) }
}
