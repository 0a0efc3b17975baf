import UIKit

/// Tells the table what can be edited.
final class ListDataSource: UITableViewDiffableDataSource<RowID, RowID> {
    weak var coordinator: ListCoordinator?

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let coordinator, let row = coordinator.row(at: indexPath) else { return false }
        return tableView.isEditing
            ? coordinator.canDelete(row) || coordinator.canMove(row) || coordinator.selection?.allowsMultiple == true
            : true
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let row = coordinator?.row(at: indexPath) else { return }
        row.actions?.onDelete?(IndexSet(integer: row.offset))
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        guard let coordinator, let row = coordinator.row(at: indexPath) else { return false }
        return coordinator.canMove(row)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { coordinator?.move(sourceIndexPath, to: destinationIndexPath) }
}
