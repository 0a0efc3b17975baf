import Foundation

/// Keeps what people have changed of the tabs, by the name that the app gives the tab bar controller.
///
/// - From: `UITabBarController.endSidebarEditing()`, `UITabBarController.changeTabs(to:animated:)`
/// - To: `UserDefaults`
@MainActor struct TabCustomizationStore {
    private let key: String

    /// - Parameter identifier: nil for the name of all controllers without one.
    init(_ identifier: String?) { key = "UITabBarController.customization." + (identifier ?? "default") }

    private var kept: [String: Any] {
        get { UserDefaults.standard.dictionary(forKey: key) ?? [:] }
        nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
    }
    private var hidden: [String: Bool] { kept["hidden"] as? [String: Bool] ?? [:] }
    private var orders: [String: [String]] { kept["orders"] as? [String: [String]] ?? [:] }

    func saveChanges(_ changed: [UITab], _ reordered: [UITabGroup]) {
        var (hidden, orders) = (hidden, orders)
        for tab in changed { hidden[tab.identifier] = tab.isHidden }
        for group in reordered { orders[group.identifier] = group.displayOrderIdentifiers }
        kept = ["hidden": hidden, "orders": orders]
    }

    /// Gives tabs what was kept of them, where people may change it.
    func restoreTabs(_ tabs: [UITab]) {
        let (hidden, orders) = (hidden, orders)
        for tab in tabs {
            if tab.allowsHiding, let isHidden = hidden[tab.identifier] { tab.isHidden = isHidden }
            guard let group = tab as? UITabGroup, group.allowsReordering, let order = orders[group.identifier] else {
                continue
            }
            group.displayOrderIdentifiers = order
        }
    }
}
