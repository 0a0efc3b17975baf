import Foundation

/// A tab with tabs in it: a section of the sidebar, one tab in a bar.
///
/// - From: `UITabBarController.tabs`
/// - To: its children, `managingNavigationController`
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// The way the sidebar shows the group.
    public enum SidebarAppearance: UInt, Sendable {
        /// A group at the root is a section of its own.
        case automatic = 0
        /// The children alone, among the group's neighbours.
        case inline = 1
        /// A section of its own.
        case rootSection = 2
    }

    private weak var chosen: UITab?

    /// Makes a group. Without a provider it shows what its selected child does.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.group = self }
    }

    /// The tabs in the group.
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.group === self { child.group = nil }
            for child in children { child.group = self }
            placesChanged()
        }
    }

    /// The child with that identifier; children of children are looked through, too. Nil without one.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children { if let found = child.findTab(identifier) { return found } }
        return nil
    }

    override func findTab(_ identifier: String) -> UITab? {
        super.findTab(identifier) ?? tab(forIdentifier: identifier)
    }

    // MARK: Selection

    /// The child that is selected; nil while the group itself is. Setting one that isn't a child is ignored.
    open var selectedChild: UITab? {
        get { chosen.flatMap { one in children.contains { $0 === one } ? one : nil } }
        set {
            guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
            chosen = newValue
            updateStack()
            tabBarController?.tabPlacesChanged()
        }
    }
    /// The child that is selected where one has to be and none is; nil, the default, for the first.
    open var defaultChildIdentifier: String?

    /// Remembers a child as the selected one; what shows follows later.
    final func keepSelected(_ child: UITab) { chosen = child }

    /// The child to show where the group has nothing of its own.
    private var neededChild: UITab? {
        selectedChild ?? defaultChildIdentifier.flatMap { id in children.first { $0.identifier == id } }
            ?? displayOrder.first
    }

    /// The child on top of the group in a stack: without a controller of its own the group would show nothing, so one has to be.
    private var stackedChild: UITab? { hasProvider ? selectedChild : neededChild }

    override var selectedLeaf: UITab {
        if managingNavigationController == nil, !hasProvider { return neededChild?.selectedLeaf ?? self }
        guard let child = stackedChild else { return self }
        // A person may have gone back from the child to the group.
        if let stack = managingNavigationController?.viewControllers, let own = child.viewController,
            !stack.contains(where: { $0 === own })
        {
            return self
        }
        return child.selectedLeaf
    }

    override var rootController: UIViewController {
        if let managingNavigationController { return managingNavigationController }
        return hasProvider ? super.rootController : neededChild?.rootController ?? super.rootController
    }

    // MARK: Navigation

    /// Shows the group's controller and, on top of it, those of the selected tabs in it. Nil, the default: the app changes what it shows
    /// itself.
    open var managingNavigationController: UINavigationController? {
        didSet {
            guard oldValue !== managingNavigationController else { return }
            managingNavigationController?.ownTab = self
            updateStack()
            placesChanged()
        }
    }

    /// The stack is that of the group and the selected tabs in it. An inner group's tabs are on the stack of the outermost one.
    final func updateStack() {
        let manager = managingTabGroup ?? self
        guard let navigation = manager.managingNavigationController else { return }
        var shown: [UITab] = [manager]
        // Before a tab bar shows the group no child has to be selected, and none needs its controller.
        while let group = shown.last as? UITabGroup,
            let child = tabBarController == nil ? group.selectedChild : group.stackedChild
        {
            shown.append(child)
        }
        let stack = shown.flatMap { tab in
            let proposed = [tab.viewController].compactMap { $0 }
            return tabBarController?.displayedControllers(for: tab, proposed) ?? proposed
        }
        guard navigation.viewControllers.map(ObjectIdentifier.init) != stack.map(ObjectIdentifier.init) else { return }
        navigation.setViewControllers(stack, animated: false)
    }

    // MARK: The sidebar

    /// The way the sidebar shows the group. `automatic` by default.
    open var sidebarAppearance = SidebarAppearance.automatic { didSet { placesChanged() } }
    /// Stand below the children in the sidebar. None by default.
    open var sidebarActions: [UIAction] = [] { didSet { placesChanged() } }
    /// Whether the group itself can be selected in the sidebar. False by default.
    open var isSidebarDestination = false { didSet { placesChanged() } }
    /// Whether people may rearrange the children in the sidebar. False by default.
    open var allowsReordering = false {
        didSet { if oldValue != allowsReordering { tabBarController?.tabLooksChanged() } }
    }
    /// The order of the children, by their identifiers; those that aren't named come last. Empty by default.
    open var displayOrderIdentifiers: [String] = [] { didSet { placesChanged() } }
    /// The children in the order in which they are shown.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { id in children.first { $0.identifier == id } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }
}
