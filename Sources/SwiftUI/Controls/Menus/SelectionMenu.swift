import UIKit

/// The menu and the action for rows of lists in a view, which the values of the lists' selection name.
struct SelectionMenu {
    /// Whether a value has the type that the menu is for.
    let fits: (AnyHashable) -> Bool
    let menu: (Set<AnyHashable>) -> AnyView
    let primaryAction: ((Set<AnyHashable>) -> Void)?

    init<I: Hashable, M: View>(_ menu: @escaping (Set<I>) -> M, _ primaryAction: ((Set<I>) -> Void)?) {
        fits = { $0.base is I }
        self.menu = { values in AnyView(menu(Set(values.compactMap { $0.base as? I }))) }
        self.primaryAction = primaryAction.map { action in
            { values in action(Set(values.compactMap { $0.base as? I })) }
        }
    }
}

private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension View {
    /// Gives rows of lists and tables in the view a menu, made for the rows that it is about: the selected ones where the row that is held
    /// is among them, else that row alone.
    ///
    /// A tap on a row performs the primary action with the row's value, and selects nothing; rows are selected while the list is edited
    /// (DEV-1365).
    ///
    /// - Parameters:
    ///   - itemType: The type of the values by which rows are selected: rows of others have neither menu nor action.
    ///   - menu: Makes the menu; one without commands isn't opened.
    ///   - primaryAction: Called with the value of a row that is tapped; nil where a tap selects.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { environment(\.selectionMenu, SelectionMenu(menu, primaryAction)) }
}

/// The menus of a list's rows, and what a tap on one does, as `contextMenu(forSelectionType:menu:primaryAction:)` around says.
extension ListCoordinator {
    /// The menu around that is for the row, and the row's value.
    private func selectionMenu(of row: ListRow) -> (menu: SelectionMenu, value: AnyHashable)? {
        guard let menu = environment.selectionMenu, let value = tag(of: row), menu.fits(value) else { return nil }
        return (menu, value)
    }

    /// The action that a tap on the row performs while the list isn't edited. Links and buttons in the row come first.
    func primaryAction(of row: ListRow, _ traits: ListRowTraits) -> (() -> Void)? {
        guard traits.link == nil, traits.actions.isEmpty, let (menu, value) = selectionMenu(of: row),
            let action = menu.primaryAction
        else { return nil }
        return { action([value]) }
    }

    private func makeMenu(for row: ListRow) -> UIMenu? {
        guard let node, let (menu, value) = selectionMenu(of: row) else { return nil }
        var values: Set = [value]
        if let selection, selection.allowsMultiple, selection.isSelected(value) {
            values = Set(sections.flatMap { $0.rows.compactMap { tag(of: $0) } }.filter(selection.isSelected))
        }
        let slot = menuSlot ?? SlotNode(node.context())
        menuSlot = slot
        slot.show(menu.menu(values), environment: ControlContext.menu.chain(in: node.environment))
        let made = Command.makeMenu(Command.collectMixed(from: slot))
        return made.children.isEmpty ? nil : made
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let row = row(at: indexPath), let menu = makeMenu(for: row) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
}
