import UIKit

/// Swipes show the actions of a row.
extension ListCoordinator {
    private func swipeConfiguration(_ path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
        guard let row = row(at: path) else { return nil }
        let swipes = traits(of: row).swipes.filter { $0.edge == edge }
        let commands = swipes.flatMap { swipe in swipe.slot.map { Command.collect(from: $0) } ?? [] }
        guard !commands.isEmpty else { return nil }
        let actions = commands.map { command in
            let action = UIContextualAction(
                style: command.role == .destructive ? .destructive : .normal,
                title: command.image == nil ? command.title : nil
            ) { _, _, done in
                command.perform()
                done(true)
            }
            action.image = command.image
            action.accessibilityLabel = command.spokenTitle ?? command.title
            if let tint = command.tint { action.backgroundColor = tint }
            return action
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = swipes.first?.allowsFullSwipe ?? true
        return configuration
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if let configuration = swipeConfiguration(indexPath, .trailing) { return configuration }
        // A row with swipe actions of its own at either edge says itself whether one deletes.
        guard let row = row(at: indexPath), canDelete(row), let onDelete = row.actions?.onDelete,
            swipeConfiguration(indexPath, .leading) == nil
        else { return nil }
        let delete = UIContextualAction(style: .destructive, title: Word.delete.text) { _, _, done in
            onDelete(IndexSet(integer: row.offset))
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipeConfiguration(indexPath, .leading) }
}
