import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace
import QuartzCore

/// Runs one screen, or a part of one: loads its view, hears when it comes and goes, and holds child controllers.
///
/// This file is the table of contents of what an app may call or override; the work is in `UIViewController+….swift`. It is longer than a
/// file should be because a method that apps override has to stand in the class itself.
///
/// - From: `AppearanceTransition`, `UIView` (layout, window moves)
/// - To: `UIView`
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIFocusEnvironment,
    @preconcurrency NSCoding
{
    final var loadedView: UIView?
    final var loading = ViewLoadingState()
    final var unavailable = UnavailableContent()
    package final var appearance = AppearanceState()
    /// An appearance that the hierarchy started by itself, not a container.
    final var appearsByHierarchy = false
    package final var childControllers: [UIViewController] = []
    package final weak var parentController: UIViewController?
    final weak var hostingWindow: UIWindow?
    /// What this controller presents.
    package final var presentation: UIPresentationController?
    /// Who presents this controller.
    final weak var presenter: UIViewController?
    /// Made before the presentation, because somebody wanted to set it up.
    final var preparedPresentation: UIPresentationController?
    final var isMovingToParentNow = false
    final var isMovingFromParentNow = false
    final var isBeingPresentedNow = false
    final var isBeingDismissedNow = false
    /// How far its content has scrolled under the top bar.
    final var scrolledDistance: CGFloat = 0
    /// Commands of `addKeyCommand`.
    final var ownKeyCommands: [UIKeyCommand] = []
    /// What `setContentScrollView` named, by edge.
    final var contentScrollViews: [NSDirectionalRectEdge.RawValue: Weak<UIScrollView>] = [:]
    /// A name for what a person does in this controller, as the system's reports say it.
    open var interactionActivityTrackingBaseName: String?
    /// Its content goes on below the bar at its bottom.
    final var reachesBelow = false
    /// Edges that a container's bars cover.
    final var containerInsets = UIEdgeInsets.zero
    package final var coordinator: TransitionCoordinator?
    /// Traits that a parent gives this controller and everything in it.
    final var traitOverride: UITraitCollection?
    package final var traits: TraitState?
    /// Of a controller that a storyboard has made.
    final var origin: SegueOrigin?
    private let nib: (name: String?, bundle: Bundle?)
    private var additionalInsets = UIEdgeInsets.zero
    private var itemForBar: UINavigationItem?
    private var itemForTabs: UITabBarItem?
    private var editButton: UIBarButtonItem?
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

    /// Makes a controller from a nib, a storyboard or an archive; its view is loaded later.
    public required init?(coder: NSCoder) {
        let nibCoder = coder as? NibCoder
        // A storyboard's controller has its view in a nib of its own.
        nib = (nibCoder?.decodeObject(forKey: "UINibName") as? String, nibCoder?.bundle)
        super.init()
        LoadedControllers.add(self)
        origin = nibCoder?.origin
        Self.nibProperties.read(self, coder)
        PorticoTrace.call(.controller, self, "initWithCoder:") {}
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    deinit {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { destroy() }
    }

    /// Writes nothing (DEV-216): there for an app's `super.encode(with:)`.
    open func encode(with coder: NSCoder) {}
    /// Every object of the nib or storyboard is there and connected. Only for a controller that is itself in the file.
    open func awakeFromNib() { LifecycleChecker.reachedSuper(self, "awakeFromNib()") }
    /// For Interface Builder, which runs a view to draw it: nothing calls it here.
    open func prepareForInterfaceBuilder() {}

    /// The nib that holds the view, as it was given; nil where none was.
    open var nibName: String? { nib.name }
    /// The bundle of the nib, as it was given; nil for the main bundle.
    open var nibBundle: Bundle? { nib.bundle }

    // MARK: View

    /// The controller's root view. Reading it loads it; setting nil lets the next read load it again.
    open var view: UIView! {
        get { loadedView ?? loadForReading() }
        set { setView(newValue) }
    }
    /// The controller's root view, or nil: asking doesn't load it.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the root view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes `view`. Never called by hand; an override sets `view` and does not call super.
    open func loadView() { loadDefaultView() }
    /// Loads the root view unless it is there.
    open func loadViewIfNeeded() { if loadedView == nil { _ = loadForReading() } }
    /// The view has been loaded, from wherever it came; once for each loading. Does nothing by itself.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// The view is about to come into the hierarchy; `viewIsAppearing(_:)` knows more of it. Call super.
    open func viewWillAppear(_ animated: Bool) { LifecycleChecker.reachedSuper(self, "viewWillAppear(_:)") }
    /// The view is in the hierarchy; its size, safe area and traits are known, and it is not on screen yet.
    open func viewIsAppearing(_ animated: Bool) { LifecycleChecker.reachedSuper(self, "viewIsAppearing(_:)") }
    /// The view is on the screen, and its animation is over. Call super.
    open func viewDidAppear(_ animated: Bool) { LifecycleChecker.reachedSuper(self, "viewDidAppear(_:)") }
    /// The view is about to leave the screen, or to be covered. Call super.
    open func viewWillDisappear(_ animated: Bool) { LifecycleChecker.reachedSuper(self, "viewWillDisappear(_:)") }
    /// The view has left the screen, or was covered. Call super.
    open func viewDidDisappear(_ animated: Bool) { LifecycleChecker.reachedSuper(self, "viewDidDisappear(_:)") }

    /// Whether children hear of appearing and leaving with this controller. True; a container that says false forwards by hand.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells a child that its view is about to appear or disappear; for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        LifecycleChecker.appearance(of: self, begins: isAppearing)
        if isAppearing { loadViewIfNeeded() }
        beginAppearance(isAppearing, animated: animated)
    }
    /// Ends one `beginAppearanceTransition(_:animated:)`.
    open func endAppearanceTransition() {
        LifecycleChecker.appearance(of: self, begins: nil)
        endAppearance()
    }

    /// Whether it appears because it is being presented. True from `viewWillAppear(_:)` to `viewDidAppear(_:)`.
    open var isBeingPresented: Bool { isBeingPresentedNow }
    /// Whether it disappears because it is being dismissed. True from `viewWillDisappear(_:)` to `viewDidDisappear(_:)`.
    open var isBeingDismissed: Bool { isBeingDismissedNow }
    /// Whether it appears because it has become a child, as by a push.
    open var isMovingToParent: Bool { isMovingToParentNow }
    /// Whether it disappears because it leaves its parent, as by a pop.
    open var isMovingFromParent: Bool { isMovingFromParentNow }

    /// A container readies its content here, before its own `viewWillAppear`.
    func prepareToAppear() {}
    /// Called after the controller and its children have heard that they will appear.
    func childrenWillAppear() {}
    /// Called after the controller and its children have heard that they have appeared.
    func childrenDidAppear() {}
    /// The children that appear and disappear together with this controller.
    var childrenForAppearance: [UIViewController] { visibleChildren }
    /// The built-in containers put their children's views into views of their own.
    var placesChildrenElsewhere: Bool { false }
    /// A controller with a presentation of its own kind: alerts, menus.
    func makeOwnPresentation(_ presenting: UIViewController?) -> UIPresentationController? { nil }

    // MARK: Layout

    /// The view is about to lay out its subviews. Does nothing by itself.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its own subviews; what is deeper may still wait. Does nothing by itself.
    open func viewDidLayoutSubviews() {}
    /// Brings the constraints up to date. Call super last.
    open func updateViewConstraints() {
        LifecycleChecker.reachedSuper(self, "updateViewConstraints()")
        loadedView?.traceUpdateConstraints()
    }
    /// The view's safe area is another one now. Does nothing by itself.
    open func viewSafeAreaInsetsDidChange() {}
    /// The view's layout margins are others now. Does nothing by itself.
    open func viewLayoutMarginsDidChange() {}
    /// Added to the safe area that the view would have by itself.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { additionalInsets }
        set {
            guard additionalInsets != newValue else { return }
            additionalInsets = newValue
            loadedView?.safeAreaSourceChanged()
        }
    }
    /// The least margins of the root view: none above and below, 16 points at the sides, 20 where it is 400 points wide or wider.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = Metrics.Layout.sideMargin(loadedView?.bounds.width ?? 0)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// Whether the root view's margins are at least `systemMinimumLayoutMargins`, also where the app sets smaller ones. True by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { loadedView?.changeMargins { _ in } } }
    }
    /// The sides at which the view reaches under a container's bars.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parentController?.childEdgesChanged(self) } }
    /// Whether the view also reaches under bars that are opaque. False by default.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parentController?.childEdgesChanged(self) } }
    /// A child's view reaches elsewhere under the bars; containers that have some override it.
    func childEdgesChanged(_ child: UIViewController) {}
    /// Whether a scroll view's insets make room for bars. Kept (DEV-211): see `contentInsetAdjustmentBehavior`. True by default.
    open var automaticallyAdjustsScrollViewInsets = true
    /// How large the content would like to be, for popovers, sheets and containers.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard oldValue != preferredContentSize else { return }
            if let parentController {
                parentController.preferredContentSizeDidChange(forChildContentContainer: self)
            } else {
                presenter?.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }

    // MARK: Children

    /// The child controllers, in the order in which they were added.
    open var children: [UIViewController] { childControllers }
    /// The container that this controller is a child of; nil for none.
    open var parent: UIViewController? { parentController }
    /// Makes a controller a child, which leaves the parent that it had. Add its view then, and call its `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Takes the controller from its parent. Call its `willMove(toParent:)` with nil and remove its view before.
    open func removeFromParent() { leaveParent() }
    /// The controller is about to get another parent, or none. Does nothing by itself.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller has got another parent, or none. Does nothing by itself.
    open func didMove(toParent parent: UIViewController?) {}
    /// Swaps the views of two children with an animation, appearance callbacks included.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swapChildren(
            fromViewController, toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }
    /// Gives a child and everything in it traits of its own; nil takes them away. `traitOverrides` does the same.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { overrideTraits(of: childViewController, with: collection) }
    /// The traits that were given to a child; nil without any.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parentController === self ? childViewController.traitOverride : nil
    }

    /// Leaves a sheet or a popover as a touch beside it does.
    open override func accessibilityPerformEscape() -> Bool {
        guard let presentation = presenter?.presentation, presentation.closesByEscape, !isBeingDismissed else {
            return false
        }
        presentation.touchedOutside()
        return true
    }

    open override var next: UIResponder? {
        if let above = loadedView?.superview { return above }
        return presenter ?? parentController
    }

    // MARK: Presenting

    /// What this controller, or the nearest container around it, presents.
    open var presentedViewController: UIViewController? { effectivePresented }
    /// The controller that presents this one, or a container around it; nil where none does.
    open var presentingViewController: UIViewController? { presenter ?? parentController?.presentingViewController }
    /// The presentation of this controller or of a container around it, also before it is presented.
    open var presentationController: UIPresentationController? { effectivePresentation }
    /// Of a controller that is presented, or will be, as a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        effectivePresentation as? UIPopoverPresentationController
            ?? effectivePresentation?.adaptedFrom as? UIPopoverPresentationController
    }
    /// The sheet of a controller that is presented, or will be, as one; nil in any other style.
    open var sheetPresentationController: UISheetPresentationController? {
        effectivePresentation as? UISheetPresentationController
    }
    /// The presentation that this very controller is presented by.
    open var activePresentationController: UIPresentationController? {
        presenter?.presentation.flatMap { $0.knownPresented === self ? $0 : nil }
    }
    /// How the controller covers the one that presents it. `automatic` by default, which is a sheet; set it before presenting.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if oldValue != modalPresentationStyle { preparedPresentation = nil } }
    }
    /// How the controller moves in and out. `coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// How the controller comes when it is pushed or presented, and goes. Nil, the default: from the side, or by `modalTransitionStyle`.
    /// A delegate's own animator goes before it. With a zoom, the automatic presentation style is full screen.
    open var preferredTransition: UIViewController.Transition? {
        didSet { if let style = preferredTransition?.modalStyle { modalTransitionStyle = style } }
    }
    /// The `ZoomDismissal` of a controller that came with a zoom.
    final var zoomDismissal: NSObject?
    /// Gives the controller its own way to be presented; it is not kept alive.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Keeps a person from dismissing it.
    open var isModalInPresentation = false
    /// The old name of `isModalInPresentation`.
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    /// Whether a presentation in the current context covers this controller only.
    open var definesPresentationContext = false
    /// Whether what is presented in this controller's context comes in its transition style, whatever its own is.
    open var providesPresentationContextTransitionStyle = false
    /// Whether focus comes back with the controller. Kept (DEV-098). True by default.
    open var restoresFocusAfterTransition = true

    /// The subviews of the root view that assistive technologies go through before the others, whatever their places.
    package var viewsReadFirst: [UIView] { [] }
    /// Whether assistive technologies go through each child's view to its end before they come to the next.
    package var readsChildrenApart: Bool { false }
    /// Answers a key that neither the focus nor a command has taken, while the controller is in front; false leaves it to others.
    package func answerKey(_ key: UIKey) -> Bool { false }

    // MARK: Focus

    /// The group that the items in the view belong to; nil, the default: that of what is around.
    open var focusGroupIdentifier: String?
    /// The environments that the focus goes to first: the root view by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    /// The view that is preferred, from before `preferredFocusEnvironments`. Nil by default.
    open var preferredFocusedView: UIView? { nil }
    /// The view that the root view lies in.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
    /// The root view.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    /// Asks to find the preferred item again. Does nothing where the focus is elsewhere.
    open func setNeedsFocusUpdate() { FocusEngine.shared.requestUpdate(in: self) }
    /// Does now what was asked for by `setNeedsFocusUpdate()` of any environment.
    open func updateFocusIfNeeded() { FocusEngine.shared.performRequests() }
    /// Whether the focus may move so. True by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus has moved in the root view, into it or out of it. Does nothing by itself.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// The sound of a move; nil by default. Never asked.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
    /// Whether the controller decides about the status bar although it doesn't fill the screen. False by default.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether the keyboard stays when the field that is typed in resigns: true of form sheets. Never asked here.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether actions are performed while something is presented: true. Never asked here.
    open var performsActionsWhilePresentingModally: Bool { true }
    /// Presents a controller; `completion` is called when it has appeared. A controller that is being dismissed presents nothing (DEV-140).
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentModally(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Dismisses what this controller presents, with everything above it; else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissModally(animated: flag, completion: completion)
    }
    /// Shows a controller in the way of the container around this one: pushed, in a column, presented.
    open func show(_ vc: UIViewController, sender: Any?) { showByContainer(vc, sender) }
    /// Shows a controller in the secondary column of the split view around this one; without one as `show(_:sender:)` does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailByContainer(vc, sender) }
    /// The nearest controller up the hierarchy that has its own way of doing `action`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        findTarget(action, sender)
    }
    /// A split view puts the secondary controller onto this one's stack as it collapses. Does nothing by itself.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// The secondary controller, which this one had taken in, as a split view without columns expands and its delegate names none.
    /// Nil by itself: what the split view put on a stack comes off it.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Content that is unavailable

    /// What stands in for the content, over all of the view inside the safe area; nil where there is content. `.empty()`, `.loading()` and
    /// `.search()` of `UIContentUnavailableConfiguration` are usual.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable.configuration }
        set {
            unavailable.configuration = newValue
            unavailableMayChange(asks: false)
        }
    }
    /// Traits and the text that is searched for.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableState }
    /// Asks for `updateContentUnavailableConfiguration(using:)` before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() { unavailableMayChange() }
    /// Sets `contentUnavailableConfiguration` as the content is. Called before the first layout, and when traits or the searched text
    /// have changed.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Rotation and traits

    /// The view is about to get another size. Call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        LifecycleChecker.reachedSuper(self, "viewWillTransition(to:with:)")
        forwardSizeTransition(size, coordinator)
        announceRotation(coordinator)
    }
    /// Before the interface turns, where `viewWillTransition(to:with:)` isn't overridden, or calls super.
    @available(*, deprecated, message: "Implement viewWillTransition(to:with:) instead")
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Inside of the animation that turns it.
    @available(*, deprecated, message: "Implement viewWillTransition(to:with:) instead")
    open func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    /// After it.
    @available(*, deprecated, message: "Implement viewWillTransition(to:with:) instead")
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Raised where a child's view is put below a view that isn't its parent's.
    open class var hierarchyInconsistencyException: NSExceptionName {
        NSExceptionName(FatalException.controllerHierarchy.rawValue)
    }

    /// A split view has collapsed or expanded: `showDetailViewController` leads somewhere else now.
    open class var showDetailTargetDidChangeNotification: NSNotification.Name {
        .init("UIViewControllerShowDetailTargetDidChangeNotification")
    }

    override var addedKeyCommands: [UIKeyCommand] { ownKeyCommands }
    /// Adds a key, after those of `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
    /// Takes away a key that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

    /// The scroll view whose content runs under the bars at these edges. Nil gives them back to the one that is found: the view, or its
    /// first subview.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        nameContentScrollView(scrollView, edge)
    }
    /// Names the scroll view whose content runs under the bars at all edges; nil gives them back to the one that is found.
    open func setContentScrollView(_ scrollView: UIScrollView?) { nameContentScrollView(scrollView, .all) }
    /// The one that was named for the edge, or else is found.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScroller(edge) }
    /// The traits are about to change. Call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers { child.announceTraits(newCollection, coordinator) }
    }
    /// A child would like another size. Does nothing by itself.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A child's constraints want another size. Never called (DEV-780); does nothing by itself.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// How large a child is where this controller has that size: as large, unless a subclass says otherwise.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The transition that this controller or a container around it takes part in; nil while there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinator ?? parentController?.transitionCoordinator
    }
    /// The traits that hold in this controller: those from above with its own overrides.
    open var traitCollection: UITraitCollection { currentTraits }
    /// The traits are others than `previousTraitCollection` now. Does nothing by itself.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for this controller and all in it; `unspecified`, the default, takes it from above.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { interfaceStyle }
        set { if newValue != interfaceStyle { changeOwnTraits { interfaceStyle = newValue } } }
    }
    /// Whether the interface turns with the device. True by default.
    open var shouldAutorotate: Bool { true }
    /// The orientations that the interface may have while this controller
    /// fills the screen: on a tablet all, on a phone all but upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation to begin with where there is a choice. The interface's present one by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { UIScreen.main.orientation }
    /// Says that the allowed orientations have changed: the interface turns to one that is allowed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { Above.application.orientationsChanged() }
    /// Turns the interface to how the device is held, where that is allowed; the older way.
    open class func attemptRotationToDeviceOrientation() { Above.application.orientationsChanged() }
    /// How the interface stands on the screen.
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

    // MARK: System bars

    /// True by default where the height is compact: on a phone on its side.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// The colours of what the status bar shows. `default` by default: dark on light, and the other way round.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// How the status bar comes and goes. `fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides on the status bar's colours; nil, the default, for this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is away; nil, the default, for this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Says that the status bar should look otherwise.
    open func setNeedsStatusBarAppearanceUpdate() { SystemBars.refresh() }
    /// Whether the home indicator goes away while nothing is touched. False by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides on the home indicator; nil, the default, for this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Says that the home indicator should come or go.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { SystemBars.refreshHomeIndicator() }
    /// The edges at which the app's own gestures come before the system's. None by default.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides on those edges; nil, the default, for this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Says that those edges are others now.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { SystemBars.refreshEdges() }
    /// Whether the pointer should be kept in place. False by default; it never is (DEV-117).
    open var prefersPointerLocked: Bool { false }
    /// The child that decides on the pointer; nil, the default, for this controller. Never asked (DEV-117).
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Says that the pointer should be kept or let go. Does nothing (DEV-117).
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Titles and bars

    /// What the controller is called; setting it titles its navigation item and its tab.
    open var title: String? {
        willSet { KeyValueObserving.willChange(self, "title") }
        didSet {
            navigationItem.title = title
            itemForTabs?.title = title
            KeyValueObserving.didChange(self, "title")
        }
    }
    /// What a navigation bar shows for this controller; made when it is first asked for.
    open var navigationItem: UINavigationItem {
        if let itemForBar { return itemForBar }
        let made = UINavigationItem(title: title ?? "")
        if title == nil { made.title = nil }
        itemForBar = made
        return made
    }
    /// The item that a nib has for this controller.
    final func adopt(_ item: UINavigationItem) { itemForBar = item }
    /// The controller's tab in a tab bar; made from the title when it is first asked for.
    open var tabBarItem: UITabBarItem! {
        get {
            if let itemForTabs { return itemForTabs }
            let made = UITabBarItem(title: title, image: nil, tag: 0)
            itemForTabs = made
            return made
        }
        set {
            itemForTabs = newValue
            tabBarController?.itemChanged(of: self)
        }
    }
    final var knownTabBarItem: UITabBarItem? { itemForTabs }
    /// The `UITab` that the controller was made for.
    final weak var ownTab: NSObject?
    /// Set before it is pushed: the tab bar leaves while it, or what is pushed on it, is in the stack.
    open var hidesBottomBarWhenPushed = false
    /// The buttons of the toolbar while this controller is on top of a navigation stack. Nil by default.
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsChanged(animated: false) } }
    /// Sets the buttons of the toolbar; animated, they fade in.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
        if animated { toolbarItemsChanged(animated: true) }
    }
    /// Says Edit or Done, and changes `isEditing` when it is tapped.
    open var editButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let made = makeEditButton()
        editButton = made
        return made
    }
    /// Whether the controller lets its content be edited. False by default.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    /// Override to change what an editable screen shows. Call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        if let editButton { showEditing(on: editButton) }
    }

    // MARK: Storyboards

    /// The storyboard that the controller came from; nil for one that was made in code.
    open var storyboard: UIStoryboard? { origin?.storyboard }
    /// Runs a segue of the storyboard. `shouldPerformSegue(withIdentifier:sender:)` is not asked. The process ends where there is no
    /// segue with that identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        SegueRun.perform(identifier, from: self, sender: sender)
    }
    /// Whether a segue that a person has triggered is to run.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// The destination is made and not shown yet: give it what it needs.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether an unwind segue may end here: true for another controller's, where this one has the action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }
    /// The name of before iOS 13.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { fromViewController !== self && responds(to: action) }
    /// The children that an unwind segue may end in, in the order in which they are asked: all but the one that it comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        return childControllers.filter { $0 !== from }
    }
    /// The child that the unwind segue comes from.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        childHolding(source.source)
    }
    /// A container shows the child that the unwind segue leads to, or into.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// For containers of before iOS 9: a child to end in, whatever else would be found.
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { nil }
    /// For containers of before iOS 9: the segue that takes a child's way back; nil is UIKit's.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }

    // MARK: State restoration

    /// Names the controller in the app's preserved state. Nil, the default, preserves neither it nor what is in it.
    open var restorationIdentifier: String?
    /// Makes the controller at the next launch. Nil: the app's delegate, the launch itself or the storyboard does.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Call super: it keeps what is presented, and the built-in containers what is in them.
    open func encodeRestorableState(with coder: NSCoder) { encodePresented(coder) }
    /// The view is loaded, if it was when the state was kept. Call super.
    open func decodeRestorableState(with coder: NSCoder) { decodePresented(coder) }
    /// Every controller and object has decoded its state.
    open func applicationFinishedRestoringState() {}

    // MARK: Memory

    /// Free what can be made again.
    open func didReceiveMemoryWarning() { LifecycleChecker.reachedSuper(self, "didReceiveMemoryWarning()") }
}
