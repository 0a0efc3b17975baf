import UIKit

/// Swipes show the actions of a row.
extension ListCoordinator {
    private func swipeConfiguration(_ path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
        row(at: path).flatMap { traits(of: $0).swipeConfiguration(at: edge) }
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
