import Foundation

/// A tab of a tab bar controller, known by an identifier: what its place in the bar and the sidebar shows, and how its controller is made.
///
/// - From: `UITabBarController.tabs`, `UITabGroup.children`
/// - To: `UITabBarItem`, `TabSidebarView`
@preconcurrency @MainActor open class UITab: NSObject, UIPopoverPresentationControllerSourceItem {
    /// The places of a tab where there are both a bar and a sidebar.
    public enum Placement: Int, Sendable {
        /// `default` for a tab that is in no group, `optional` for others.
        case automatic = 0
        /// In the bar, until a person takes it out.
        case `default` = 1
        /// In the sidebar only, until a person puts it into the bar.
        case optional = 2
        /// In the bar, at a place that a person may choose.
        case movable = 3
        /// At the bar's trailing end, always.
        case pinned = 4
        /// Before the others in the bar, always.
        case fixed = 5
        /// In the sidebar only, always.
        case sidebarOnly = 6
    }

    /// The name by which the tab is known; unique in its tab bar controller.
    public let identifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    private lazy var empty = UIViewController()
    /// The item that the bar shows for the tab.
    package final let item = UITabBarItem(title: nil, image: nil, tag: 0)
    final weak var group: UITabGroup?
    /// The controller that has the tab at its root.
    final weak var owner: UITabBarController?

    /// Makes a tab. The controller is made when the tab is shown or it is asked for.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
        showItem()
    }

    // MARK: Looks

    /// Stands below or beside the image.
    open var title: String { didSet { looksChanged() } }
    /// The tab's picture; nil for none.
    open var image: UIImage? { didSet { looksChanged() } }
    /// A second text, in the sidebar; nil, the default, for none.
    open var subtitle: String? { didSet { looksChanged() } }
    /// A few characters in a badge; nil, the default, for none.
    open var badgeValue: String? { didSet { looksChanged() } }
    /// Whether people can select the tab. True by default.
    open var isEnabled = true { didSet { looksChanged() } }
    /// A value of the app's own. Nil by default.
    open var userInfo: Any?
    /// A name that tests find the tab by; no person sees it. Nil unless it is set.
    open var accessibilityIdentifier: String? { didSet { looksChanged() } }

    private func looksChanged() {
        showItem()
        tabBarController?.tabLooksChanged()
    }

    private func showItem() {
        (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
        item.accessibilityIdentifier = accessibilityIdentifier
    }

    // MARK: Places

    /// The place of the tab where it can be in a bar and in a sidebar. `automatic` by default.
    open var preferredPlacement = Placement.automatic { didSet { placesChanged() } }
    /// Whether a person may hide the tab in the sidebar. False by default.
    open var allowsHiding = false { didSet { if oldValue != allowsHiding { tabBarController?.tabLooksChanged() } } }
    /// Whether the tab is neither in the bar nor in the sidebar. False by default.
    open var isHidden = false { didSet { if oldValue != isHidden { placesChanged() } } }
    /// Whether the tab begins hidden, where people may hide it. Setting it sets `isHidden`, too, before the tab has a controller.
    open var isHiddenByDefault = false { didSet { if tabBarController == nil { isHidden = isHiddenByDefault } } }
    /// Whether the bar of a tab bar controller shows the tab now.
    open var hasVisiblePlacement: Bool { tabBarController?.showsInBar(self) ?? false }

    final func placesChanged() { tabBarController?.tabPlacesChanged() }

    /// Where the tab is placed, given that it is in no group.
    final var rootPlacement: Placement { preferredPlacement == .automatic ? .default : preferredPlacement }

    // MARK: Where it is

    /// The group that has the tab among its children; nil for a tab at the root.
    open var parent: UITabGroup? { group }
    /// The outermost group around the tab that has a navigation controller for its tabs; nil without one.
    open var managingTabGroup: UITabGroup? {
        group?.managingTabGroup ?? (group?.managingNavigationController != nil ? group : nil)
    }
    /// The controller that the tab, or the group around it, belongs to.
    open var tabBarController: UITabBarController? { group?.tabBarController ?? owner }

    // MARK: The controller

    /// What the tab shows, as its provider made it: once, when it is first asked for. Nil without a provider.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let new = provider?(self) else { return nil }
        made = new
        new.ownTab = self
        return new
    }
    final var hasProvider: Bool { provider != nil }

    /// What stands in the tab bar controller for the tab at its root: its own controller, or an empty one.
    var rootController: UIViewController { viewController ?? empty }

    /// The tab that is selected where this one is.
    var selectedLeaf: UITab { self }

    /// The tab and what is in it.
    func findTab(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }

    /// From the root to this tab.
    final var path: [UITab] { (group?.path ?? []) + [self] }
}

extension UITab: @preconcurrency UIAccessibilityIdentification {}

extension UIViewController {
    /// The tab that the controller was made for; nil for others.
    public final var tab: UITab? { ownTab as? UITab }
}
