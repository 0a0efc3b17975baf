import UIKit

/// Scrolls a list to rows that the app names.
///
/// Rows that were never shown have heights that are guesses: where the list stands is worked out again when it has come there.
///
/// - From: `ScrollViewProxy`
/// - To: `ListTableView`
@MainActor final class ListScroller {
    private unowned let coordinator: ListCoordinator
    /// The row that an animation is on its way to.
    private var target: (id: RowID, anchor: UnitPoint?)?
    /// What was asked for before the list had a place on the screen.
    private var waiting: (identity: AnyHashable, anchor: UnitPoint?)?

    init(_ coordinator: ListCoordinator) { self.coordinator = coordinator }

    /// Scrolls so that the row with an identity stands at the anchor; without one, by the least way to where it is seen.
    func scrollToRow(_ identity: AnyHashable, anchor: UnitPoint?) {
        guard let table = coordinator.table else { return }
        guard table.window != nil, table.bounds.height > 0 else { return waiting = (identity, anchor) }
        waiting = nil
        // How far content goes is known of a table that has been laid out.
        table.layoutIfNeeded()
        guard let path = findRow(identity), let row = coordinator.row(at: path) else { return }
        target = nil
        guard TransactionContext.animation != nil else { return jumpToRow(at: path, anchor, in: table) }
        let offset = offset(of: path, anchor, in: table)
        guard offset != table.contentOffset else { return }
        target = (row.id, anchor)
        table.setContentOffset(offset, animated: true)
    }

    /// Called when the list has been laid out: what waited for that is done before the next frame.
    func tableDidLayOut() {
        guard waiting != nil, coordinator.table?.window != nil else { return }
        CommitHandlers.beforeCommit { [weak self] in
            guard let self, let (identity, anchor) = waiting else { return }
            scrollToRow(identity, anchor: anchor)
        }
    }

    /// Called when an animation of the table's content has come to its end.
    func endAnimation() {
        guard let target, let table = coordinator.table else { return }
        self.target = nil
        for (section, content) in coordinator.sections.enumerated() {
            guard let row = content.rows.firstIndex(where: { $0.id == target.id }) else { continue }
            return jumpToRow(at: IndexPath(row: row, section: section), target.anchor, in: table)
        }
    }

    /// Called when a person takes the content.
    func cancelAnimation() { target = nil }

    private func offset(of path: IndexPath, _ anchor: UnitPoint?, in table: UITableView) -> CGPoint {
        ScrollDestination(table).offset(showing: table.rectForRow(at: path), at: anchor, along: .vertical)
    }

    private func jumpToRow(at path: IndexPath, _ anchor: UnitPoint?, in table: UITableView) {
        for _ in 0..<4 {
            let offset = offset(of: path, anchor, in: table)
            guard offset != table.contentOffset else { return }
            table.setContentOffset(offset, animated: false)
            table.layoutIfNeeded()
        }
    }

    /// The row that its `ForEach` or an `id` around it knows by the identity, else the first with a view in it that has the identity.
    private func findRow(_ identity: AnyHashable) -> IndexPath? {
        var others: [(path: IndexPath, row: ListRow)] = []
        for (section, content) in coordinator.sections.enumerated() {
            for (index, row) in content.rows.enumerated() {
                let path = IndexPath(row: index, section: section)
                if row.tag == identity || row.wrap.identity == identity { return path }
                others.append((path, row))
            }
        }
        // Looking into rows makes their views; a mark that is scrolled to stands at the end of most lists that have one.
        return others.last { entry in
            coordinator.host(of: entry.row).host.rootNode.map { PlaceFinder.find(identity, below: $0) != nil } ?? false
        }?.path
    }
}
