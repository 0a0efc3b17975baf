import CoreGraphics
import Foundation
import PorticoTrace

/// Shows one of several controllers, chosen by a tab.
///
/// - From: `UITabBar`, `selectedIndex`
/// - To: `TransitionContext`
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    let bar: UITabBar
    let stage = UIView()
    final var list: [UIViewController] = []
    final var selected: UIViewController?
    /// The child whose view is in the stage: the selected one, or the More list's navigation controller.
    final weak var shown: UIViewController? { didSet { bottomBarsMayChange() } }
    final var running: TransitionContext?
    let turns = ContainerTurns<Void>()
    let listTurns = ContainerTurns<[UIViewController]>()
    final var barIsAway = false
    final private(set) var more: MoreNavigationController?
    final var model = TabModel()
    final var sidebarView: TabSidebarView?
    final var sidebarButton: UIButton?
    private var movable: [UIViewController]?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UITabBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a controller with these tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// Makes a controller with the bar and the tabs of a storyboard.
    public required init?(coder: NSCoder) {
        bar = coder.nibObject("tabBar") ?? UITabBar(frame: .zero)
        super.init(coder: coder)
        setUp()
        Self.nibTabsProperties.read(self, coder)
    }

    private func setUp() {
        bar.owner = self
    }

    // MARK: API

    /// Has a say in the selection, and may animate it; it is not kept alive.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar with the tabs. Its items are the controller's, as is its delegate.
    open var tabBar: UITabBar { bar }
    /// Those that a person may move to other tabs; nil is none. Setting `viewControllers` makes it all of them.
    open var customizableViewControllers: [UIViewController]? {
        get { movable }
        set {
            movable = newValue
            more?.list.showEdit()
        }
    }
    /// Holds the list of what has no tab of its own, where there are more controllers than tabs.
    open var moreNavigationController: UINavigationController { moreNavigation }
    final var moreNavigation: MoreNavigationController {
        if let more { return more }
        let made = MoreNavigationController(owner: self)
        more = made
        return made
    }
    /// The controllers, a tab for each, or behind the More list what has no room. Setting them makes all of them customizable.
    open var viewControllers: [UIViewController]? {
        get { listTurns.wanted ?? list }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the controllers; animated, new tabs fade in.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        movable = viewControllers
        changeList(to: viewControllers ?? [], animated: animated)
    }
    /// The controller that is shown. Setting one that isn't in the list raises an exception; nil is ignored.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            FatalException.invalidArgument.raise(
                unless: canSelect(newValue),
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
                    + "of view controllers can be selected.")
            select(newValue)
        }
    }
    /// `NSNotFound` while the More list shows.
    open var selectedIndex: Int {
        get { selected.flatMap { one in list.firstIndex { $0 === one } } ?? NSNotFound }
        set { if list.indices.contains(newValue) { select(list[newValue]) } }
    }

    // MARK: Tabs

    /// The tabs, in place of `viewControllers`; empty where those were set. On an iPad either stand at the top where there is width for it.
    open var tabs: [UITab] {
        get { model.roots }
        set { setTabs(newValue, animated: false) }
    }
    /// Replaces the tabs; animated, new ones fade in.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        movable = []
        changeTabs(to: tabs, animated: animated)
    }
    /// The tab that is selected, which may be one in a group. Setting it selects the groups around it, too; nil is ignored.
    open var selectedTab: UITab? {
        get { chosenTab }
        set { if let newValue { chooseTab(newValue) } }
    }
    /// The tab with that identifier, in groups, too; nil without one.
    open func tab(forIdentifier identifier: String) -> UITab? {
        model.roots.lazy.compactMap { $0.findTab(identifier) }.first
    }
    /// Whether the tabs may stand in a sidebar, on an iPad. `automatic` by default: where there are groups.
    open var mode: Mode {
        get { model.mode }
        set {
            model.mode = newValue
            tabPlacesChanged()
        }
    }
    /// The sidebar, which shows where `mode` lets it.
    open var sidebar: Sidebar { ownSidebar }
    private lazy var ownSidebar = Sidebar(owner: self)
    /// The tabs at the root that a narrow screen shows, by their identifiers; nil, the default, for all.
    open var compactTabIdentifiers: [String]? {
        get { model.compactIdentifiers }
        set {
            model.compactIdentifiers = newValue
            tabPlacesChanged()
        }
    }
    /// The name under which a person's changes to the sidebar are kept, from one launch to the next. Nil, the default: one name for all that have
    /// none.
    open var customizationIdentifier: String? { didSet { restoreCustomization() } }
    /// Whether the bar is hidden; its room is the content's then. False by default.
    open var isTabBarHidden: Bool {
        get { model.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the bar; animated, it slides.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    // MARK: Unwinding

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(coder)
    }

    // MARK: View

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stage)
        // Code in `viewDidLoad` measures by the bar, which in a storyboard is 1,000 points wide.
        let height = Metrics.Bar.tabBarHeight
        bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        view.addSubview(bar)
        self.view = view
        view.didLayout = { [weak self] in self?.placeAll() }
    }

    /// The sidebar, its button and a bar at the top come before the content that they lie over.
    package override var viewsReadFirst: [UIView] {
        [sidebarButton, sidebarView, bar.isAtTop ? bar : nil].compactMap { $0 }
    }

    override func prepareToAppear() {
        loadViewIfNeeded()
        guard running == nil, let stageController, shown !== stageController else { return }
        shown?.viewIfLoaded?.removeFromSuperview()
        install(stageController)
        shown = stageController
    }
    override var childrenForAppearance: [UIViewController] { shown.map { [$0] } ?? [] }
    override var placesChildrenElsewhere: Bool { true }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
        tabPlacesChanged()
        placesMayChange()
    }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let delegate,
            let mask = OptionalCall.call(
                .controller, delegate, "tabBarControllerSupportedInterfaceOrientations:",
                { delegate.tabBarControllerSupportedInterfaceOrientations(self) })
        {
            return mask
        }
        return list.reduce(super.supportedInterfaceOrientations) { $0.intersection($1.supportedInterfaceOrientations) }
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        guard let delegate,
            let own = OptionalCall.call(
                .controller, delegate, "tabBarControllerPreferredInterfaceOrientationForPresentation:",
                { delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(self) })
        else { return super.preferredInterfaceOrientationForPresentation }
        return own
    }

    // MARK: UITabBarDelegate

    /// A person taps a tab; before it is selected. For subclasses: there is nothing to call super for.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalCall.missing(()) }
    /// A person is about to rearrange tabs. For subclasses; does nothing by itself.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { OptionalCall.missing(()) }
    /// A person rearranges tabs now. For subclasses; does nothing by itself.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { OptionalCall.missing(()) }
    /// A person is about to end rearranging tabs, and whether they have changed. For subclasses; does nothing by itself.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        OptionalCall.missing(())
    }
    /// A person has rearranged tabs, and whether they have changed. For subclasses; does nothing by itself.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        OptionalCall.missing(())
    }
}
