import Foundation

/// Keeps what a person has changed of a sidebar's tabs since editing began. The tabs themselves change at the end.
///
/// - From: `TabSidebarView`, `UITabBarController.endSidebarEditing()`
@MainActor final class TabSidebarEditing {
    private var hidden: [ObjectIdentifier: Bool] = [:]
    private var orders: [ObjectIdentifier: [String]] = [:]

    /// Whether the tab will be hidden.
    func isHidden(_ tab: UITab) -> Bool { hidden[ObjectIdentifier(tab)] ?? tab.isHidden }

    func toggleVisibility(of tab: UITab) {
        guard tab.allowsHiding else { return }
        hidden[ObjectIdentifier(tab)] = !isHidden(tab)
    }

    /// The group's children in the order that they will have.
    func displayOrder(of group: UITabGroup) -> [UITab] {
        guard let order = orders[ObjectIdentifier(group)] else { return group.displayOrder }
        let named = order.compactMap { id in group.children.first { $0.identifier == id } }
        return named + group.displayOrder.filter { child in !named.contains { $0 === child } }
    }

    func setOrder(_ identifiers: [String], of group: UITabGroup) { orders[ObjectIdentifier(group)] = identifiers }

    /// Changes the tabs, and tells which of them are hidden or shown now and which groups have another order.
    func applyChanges(to tabs: [UITab]) -> (shownOrHidden: [UITab], reordered: [UITabGroup]) {
        let changed = tabs.filter { isHidden($0) != $0.isHidden }
        let reordered = tabs.compactMap { $0 as? UITabGroup }.filter { group in
            displayOrder(of: group).map(\.identifier) != group.displayOrder.map(\.identifier)
        }
        for group in reordered { group.displayOrderIdentifiers = displayOrder(of: group).map(\.identifier) }
        for tab in changed { tab.isHidden.toggle() }
        return (changed, reordered)
    }
}
