import CoreGraphics
import Foundation
import QuartzCore
import PorticoObjC

/// Editing: circles, grips, and which rows have them.
extension UITableView {
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingNow else { return }
        closeSwipe(animated: animated)
        editingNow = editing
        if !selection.isEmpty {
            for path in selection { live[modelToShown(path)]?.setSelected(false, animated: false) }
            selection = []
        }
        updateEditing(animated: animated)
    }

    func updateEditing(animated: Bool) {
        let isAnimated = animated && window != nil && UIView.areAnimationsEnabled
        let isInside = isArranging
        // Cells that animate are laid out at once. Their heights wait until each of them has its controls.
        isArranging = isInside || isAnimated
        for (path, cell) in live.entries {
            cell.look = look(of: path)
            cell.setEditing(cell.look.editing.isEditable, animated: animated)
        }
        isArranging = isInside
        // Controls leave the contents of all rows another width, also of those that aren't in sight.
        if isSelfSizing { geometry.forgetRows() }
        setNeedsLayout()
        if isAnimated { slideToWantedHeights() }
    }

    /// Lets rows grow and shrink along with the controls that come or go, in one movement.
    private func slideToWantedHeights() {
        guard isLoaded, !isArranging, !hasUncommittedUpdates, arrangedWidth == bounds.width,
            live.views.contains(where: wantsAnotherHeight)
        else { return }
        let plan = ListUpdatePlan([], before: geometry.counts, after: geometry.counts)
        let motion = TableMotion(of: self, plan, isReconfiguring: true)
        let isMoving = batch.isMoving
        batch.isMoving = true
        motion.run(reconfigured: []) {}
        batch.isMoving = isMoving
    }

    /// Whether the data source has the method that takes a person's deletes and inserts.
    var commits: Bool { dataSource.map { SourceMethods.commits($0) } ?? false }

    /// Every row can be edited unless the data source says otherwise, whether it takes deletes and inserts or not.
    func canEdit(_ path: IndexPath) -> Bool {
        askSource("tableView:canEditRowAtIndexPath:") { $0.tableView(self, canEditRowAt: path) } ?? true
    }

    func editing(of path: IndexPath) -> CellEditing {
        var editing = CellEditing()
        guard canEdit(path) else { return editing }
        editing.isEditable = true
        editing.selectsMany = allowsMultipleSelectionDuringEditing
        editing.style =
            ask("tableView:editingStyleForRowAtIndexPath:") { $0.tableView(self, editingStyleForRowAt: path) }
            ?? .delete
        editing.indents =
            ask("tableView:shouldIndentWhileEditingRowAtIndexPath:") {
                $0.tableView(self, shouldIndentWhileEditingRowAt: path)
            } ?? true
        editing.canMove = canMove(path)
        return editing
    }

    func canMove(_ path: IndexPath) -> Bool {
        let moves = dataSource.map { SourceMethods.moves($0) } ?? false
        return moves
            && (askSource("tableView:canMoveRowAtIndexPath:") { $0.tableView(self, canMoveRowAt: path) } ?? true)
    }

    func editControlTapped(_ cell: UITableViewCell, _ path: IndexPath) {
        if cell.editingStyle == .insert {
            _ = askSource("tableView:commitEditingStyle:forRowAtIndexPath:") {
                $0.tableView(self, commit: .insert, forRowAt: path)
            }
        } else {
            openSwipe(path, isTrailing: true)
        }
    }

    // MARK: Swiping

    /// What a swipe shows: the delegate's, those of the row's own contents, the older actions, or Delete.
    func actions(for path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        let content = live[path]?.parts.content as? any ListRowContent
        if !isTrailing {
            let own = ask("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") {
                $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            }
            return (own ?? nil) ?? content?.swipeActions(isTrailing: false)
        }
        let own = ask("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") {
            $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        }
        if let own = (own ?? nil) ?? content?.swipeActions(isTrailing: true) { return own }
        let older =
            ask("tableView:editActionsForRowAtIndexPath:") { $0.tableView(self, editActionsForRowAt: path) } ?? nil
        if let older, !older.isEmpty {
            return UISwipeActionsConfiguration(
                actions: older.map { old in
                    let action = UIContextualAction(
                        style: old.style == .normal ? .normal : .destructive, title: old.title
                    ) { _, _, done in
                        old.handler(old, path)
                        done(false)
                    }
                    if let color = old.backgroundColor { action.backgroundColor = color }
                    return action
                })
        }
        let style =
            ask("tableView:editingStyleForRowAtIndexPath:") { $0.tableView(self, editingStyleForRowAt: path) }
            ?? .delete
        guard style == .delete, commits else { return nil }
        let title =
            (ask("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:") {
                $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
            } ?? nil) ?? Word.delete.text
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                guard let self else { return }
                _ = self.askSource("tableView:commitEditingStyle:forRowAtIndexPath:") {
                    $0.tableView(self, commit: .delete, forRowAt: self.swipe?.path ?? path)
                }
                done(true)
            }
        ])
    }

    func openSwipe(_ path: IndexPath, isTrailing: Bool) {
        if let target = swipeTarget(path, isTrailing: isTrailing) { open(target, isTrailing: isTrailing) }
    }

    private func swipeTarget(_ path: IndexPath, isTrailing: Bool) -> SwipeTarget? {
        guard let cell = live[path], let actions = actions(for: path, isTrailing: isTrailing), !actions.actions.isEmpty
        else { return nil }
        return SwipeTarget(cell: cell, path: path, actions: actions)
    }

    func closeSwipe(animated: Bool) { swipe?.close(animated: animated) }

    // MARK: Moving by the grip

    /// While a row is dragged the places that are shown differ from the model's.
    func shownToModel(_ path: IndexPath) -> IndexPath { reorder?.model(of: path) ?? path }
    func modelToShown(_ path: IndexPath) -> IndexPath { reorder?.shown(of: path) ?? path }
}

/// Whether a data source has methods that can't be called to find out: what they do can't be undone.
@MainActor enum SourceMethods {
    static func commits(_ source: any UITableViewDataSource) -> Bool {
        (source as? any KnownSourceMethods)?.commitsEdits
            ?? _porticoImplements(source, "tableView:commitEditingStyle:forRowAtIndexPath:")
    }

    static func moves(_ source: any UITableViewDataSource) -> Bool {
        (source as? any KnownSourceMethods)?.movesRows
            ?? _porticoImplements(source, "tableView:moveRowAtIndexPath:toIndexPath:")
    }
}

/// A data source that keeps places of its own, which follow a row that the table has moved.
@MainActor protocol RowMoveFollowing {
    /// - Parameter tell: tells the app of the move, which may change the rows itself.
    func tellMove(from source: IndexPath, to target: IndexPath, _ tell: () -> Void)
}

extension UITableView {
    /// Tells the data source that a person has moved a row, which is shown at its new place.
    func tellSourceOfMove(from source: IndexPath, to target: IndexPath) {
        let tell = {
            _ = self.askSource("tableView:moveRowAtIndexPath:toIndexPath:") {
                $0.tableView(self, moveRowAt: source, to: target)
            }
        }
        guard let following = dataSource as? any RowMoveFollowing else { return tell() }
        following.tellMove(from: source, to: target, tell)
    }
}

/// A data source that says itself which of these methods it implements: its class can be looked at, or its code isn't lowered.
@MainActor package protocol KnownSourceMethods {
    var commitsEdits: Bool { get }
    var movesRows: Bool { get }
}

extension UITableView: SwipeList {
    var swipeView: UIScrollView { self }
    var maySwipe: Bool { !editingNow && reorder == nil }
    func swipeTarget(at point: CGPoint, isTrailing: Bool) -> SwipeTarget? {
        indexPathForRow(at: point).flatMap { swipeTarget($0, isTrailing: isTrailing) }
    }
    func place(of cell: UIView) -> CGRect? {
        (cell as? UITableViewCell).flatMap(live.path(of:)).map(rowRect)
    }
    func cardCorners(of cell: UIView) -> CACornerMask { (cell as? UITableViewCell)?.cardCorners ?? [] }
    func move(_ cell: UIView, by offset: CGFloat) {
        if let place = place(of: cell) { cell.frame = place.offsetBy(dx: offset, dy: 0) }
    }
    func swipeBegan(_ swipe: RowSwipe) {
        _ = ask("tableView:willBeginEditingRowAtIndexPath:") { $0.tableView(self, willBeginEditingRowAt: swipe.path) }
        (swipe.cell as? UITableViewCell)?.showConfirmation(true)
    }
    func swipeEnded(_ swipe: RowSwipe) {
        (swipe.cell as? UITableViewCell)?.showConfirmation(false)
        _ = ask("tableView:didEndEditingRowAtIndexPath:") { $0.tableView(self, didEndEditingRowAt: swipe.path) }
    }
}
