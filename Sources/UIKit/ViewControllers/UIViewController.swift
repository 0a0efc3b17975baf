import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// Runs one screen, or a part of one: loads its view, hears when it comes and goes, and holds child controllers.
///
/// This file is the table of contents of what an app may call or override; the work is in `UIViewController+….swift`.
///
/// - From: `AppearanceTransition`, `UIView` (layout, window moves)
/// - To: `UIView`
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, @preconcurrency NSCoding {
    var loadedView: UIView?
    var loading = ViewLoading()
    var appearance = AppearanceState()
    /// An appearance that the hierarchy started by itself, not a container.
    var appearsByHierarchy = false
    var childControllers: [UIViewController] = []
    weak var parentController: UIViewController?
    weak var hostingWindow: UIWindow?
    var presentation: ModalPresentation?
    weak var presenter: UIViewController?
    var isMovingToParentNow = false
    var isMovingFromParentNow = false
    var isBeingPresentedNow = false
    var isBeingDismissedNow = false
    /// Edges that a container's bars cover.
    var containerInsets = UIEdgeInsets.zero
    var coordinator: TransitionCoordinator?
    private let nib: (name: String?, bundle: Bundle?)
    private var additionalInsets = UIEdgeInsets.zero
    private var itemForBar: UINavigationItem?
    private var itemForTabs: UITabBarItem?
    private var interfaceStyle = UIUserInterfaceStyle.unspecified
    private var editing = false

    // MARK: Making

    /// - Parameters:
    ///   - nibNameOrNil: the nib that holds the view; nil looks for one named like the class, and none gives an empty view.
    ///   - nibBundleOrNil: where to look; nil is the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nib = (nibNameOrNil, nibBundleOrNil)
        super.init()
        LoadedControllers.add(self)
        PorticoTrace.call(.controller, self, "initWithNibName:bundle:") {}
    }

    public required init?(coder: NSCoder) {
        nib = (nil, nil)
        super.init()
        LoadedControllers.add(self)
        PorticoTrace.call(.controller, self, "initWithCoder:") {}
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    deinit {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { destroy() }
    }

    open func encode(with coder: NSCoder) {}
    open func awakeFromNib() {}

    open var nibName: String? { nib.name }
    open var nibBundle: Bundle? { nib.bundle }

    // MARK: View

    /// The controller's root view. Reading it loads it; setting nil lets the next read load it again.
    open var view: UIView! {
        get { loadedView ?? loadForReading() }
        set { setView(newValue) }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes `view`. Never called by hand; an override sets `view` and does not call super.
    open func loadView() { loadDefaultView() }
    open func loadViewIfNeeded() { if loadedView == nil { _ = loadForReading() } }
    open func viewDidLoad() {}

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the hierarchy; its size, safe area and traits are known, and it is not on screen yet.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells a child that its view is about to appear or disappear; for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { loadViewIfNeeded() }
        beginAppearance(isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { endAppearance() }

    open var isBeingPresented: Bool { isBeingPresentedNow }
    open var isBeingDismissed: Bool { isBeingDismissedNow }
    open var isMovingToParent: Bool { isMovingToParentNow }
    open var isMovingFromParent: Bool { isMovingFromParentNow }

    /// A container readies its content here, before its own `viewWillAppear`.
    func prepareToAppear() {}
    /// The children that appear and disappear together with this controller.
    var childrenForAppearance: [UIViewController] { visibleChildren }

    // MARK: Layout

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Brings the constraints up to date. Call super last.
    open func updateViewConstraints() {
        guard let view = loadedView else { return }
        PorticoTrace.call(.view, view, "updateConstraints") { view.updateConstraints() }
    }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { additionalInsets }
        set {
            additionalInsets = newValue
            loadedView?.setNeedsLayout()
        }
    }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var preferredContentSize = CGSize.zero {
        didSet {
            if oldValue != preferredContentSize {
                parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }

    // MARK: Children

    open var children: [UIViewController] { childControllers }
    open var parent: UIViewController? { parentController }
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swapChildren(fromViewController, toViewController, duration, options, animations, completion)
    }

    open override var next: UIResponder? {
        if let above = loadedView?.superview { return above }
        return presenter ?? parentController
    }

    // MARK: Presenting

    open var presentedViewController: UIViewController? { effectivePresented }
    open var presentingViewController: UIViewController? { presenter ?? parentController?.presentingViewController }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        ModalPresenter.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        ModalPresenter.dismiss(from: self, animated: flag, completion: completion)
    }
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

    // MARK: Rotation and traits

    /// The view is about to get another size. Call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSizeTransition(size, coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    )
        -> CGSize
    {
        parentSize
    }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinator ?? parentController?.transitionCoordinator
    }
    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { interfaceStyle }
        set { changeInterfaceStyle { interfaceStyle = newValue } }
    }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // MARK: System bars

    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Titles and bars

    open var title: String? {
        didSet {
            navigationItem.title = title
            itemForTabs?.title = title
        }
    }
    open var navigationItem: UINavigationItem {
        if let itemForBar { return itemForBar }
        let made = UINavigationItem(title: title ?? "")
        if title == nil { made.title = nil }
        itemForBar = made
        return made
    }
    open var tabBarItem: UITabBarItem! {
        get {
            if let itemForTabs { return itemForTabs }
            let made = UITabBarItem(title: title, image: nil, tag: 0)
            itemForTabs = made
            return made
        }
        set { itemForTabs = newValue }
    }
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
    open var restorationIdentifier: String?

    // MARK: Memory

    /// Free what can be made again.
    open func didReceiveMemoryWarning() {}
}
