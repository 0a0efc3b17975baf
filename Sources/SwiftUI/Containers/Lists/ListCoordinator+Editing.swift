import UIKit

/// Rows that are deleted and moved while a list is edited.
extension ListCoordinator {
    func canDelete(_ row: ListRow) -> Bool { row.actions?.onDelete != nil && !traits(of: row).isDeleteDisabled }
    func canMove(_ row: ListRow) -> Bool { row.actions?.onMove != nil && !traits(of: row).isMoveDisabled }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { row(at: indexPath).map { canDelete($0) ? .delete : .none } ?? .none }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath).map(canDelete) ?? false
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        guard let from = row(at: sourceIndexPath)?.actions, let to = row(at: proposedDestinationIndexPath)?.actions,
            from.source == to.source
        else { return sourceIndexPath }
        return proposedDestinationIndexPath
    }

    func move(_ source: IndexPath, to destination: IndexPath) {
        guard let moved = row(at: source), let onMove = moved.actions?.onMove, let target = row(at: destination),
            source != destination
        else { return }
        // `onMove` counts before the row is taken out.
        onMove(IndexSet(integer: moved.offset), target.offset > moved.offset ? target.offset + 1 : target.offset)
        // Where the app leaves its data as they are, the row goes back.
        UpdateQueue.enqueueAction { [weak self] in self?.apply(isAnimated: true) }
    }
}
