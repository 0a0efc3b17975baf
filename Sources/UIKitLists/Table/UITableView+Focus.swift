import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// The focus of a hardware keyboard in rows.
extension UITableView {
    var isSidebar: Bool { false }

    /// The row that an item is or lies in, by its path on the screen.
    private func focusPath(of item: (any UIFocusItem)?) -> IndexPath? {
        FocusPath.outwards(from: item).lazy.compactMap { $0 as? UITableViewCell }.first { $0.table === self }.flatMap {
            live.path(of: $0)
        }
    }

    private func canFocus(rowAt path: IndexPath) -> Bool {
        if FocusEngine.reachesEverything { return true }
        guard allowsFocus, !editingNow || allowsFocusDuringEditing else { return false }
        return ask("tableView:canFocusRowAtIndexPath:") { $0.tableView(self, canFocusRowAt: path) } ?? true
    }

    func canFocus(_ cell: UITableViewCell) -> Bool {
        guard let path = live.path(of: cell) else { return false }
        return canFocus(rowAt: shownToModel(path))
    }

    var preferredFocusCells: [any UIFocusEnvironment] {
        var paths = [
            ask("indexPathForPreferredFocusedViewInTableView:") { $0.indexPathForPreferredFocusedView(in: self) } ?? nil
        ]
        if remembersLastFocusedIndexPath || FocusEngine.shared.isRecovering { paths.append(focusState.lastPath) }
        paths.append(indexPathForSelectedRow)
        if FocusEngine.shared.isRecoveringFromResize, let last = focusState.lastPath { showRow(at: last) }
        return paths.compactMap { $0.flatMap { live[modelToShown($0)] } }
    }

    /// Scrolls to the row that had the focus before the table got its present size.
    private func showRow(at path: IndexPath) {
        let shown = modelToShown(path)
        guard live[shown] == nil, scrollProblem(shown) == nil else { return }
        scroll(to: shown, at: .middle, animated: false)
        layoutIfNeeded()
    }

    private func makeContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
        UITableViewFocusUpdateContext(
            context, from: focusPath(of: context.previouslyFocusedItem).map(shownToModel),
            to: focusPath(of: context.nextFocusedItem).map(shownToModel))
    }

    func allowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        ask("tableView:shouldUpdateFocusInContext:") { $0.tableView(self, shouldUpdateFocusIn: makeContext(context)) }
            ?? true
    }

    func reportFocusUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let made = makeContext(context)
        if let next = made.nextFocusedIndexPath { focusState.lastPath = next }
        _ = ask("tableView:didUpdateFocusInContext:withAnimationCoordinator:") {
            $0.tableView(self, didUpdateFocusIn: made, with: coordinator)
        }
        guard let next = made.nextFocusedIndexPath, next != made.previouslyFocusedIndexPath, selects,
            !context.focusHeading.isEmpty, !selection.contains(next)
        else { return }
        let follows =
            ask("tableView:selectionFollowsFocusForRowAtIndexPath:") {
                $0.tableView(self, selectionFollowsFocusForRowAt: next)
            } ?? selectionFollowsFocus
        if follows { tapped(next, performsPrimaryAction: false) }
    }

    /// Return: as a tap on the row.
    func activateFocusedCell(_ cell: UITableViewCell) -> Bool {
        guard selects, let path = live.path(of: cell) else { return false }
        let may = ask("tableView:shouldHighlightRowAtIndexPath:") { $0.tableView(self, shouldHighlightRowAt: path) }
        guard may ?? true else { return true }
        tapped(path)
        return true
    }

    /// The next row above or below that can have the focus, scrolled onto the screen.
    func focusCell(beside item: any UIFocusItem, _ heading: UIFocusHeading) -> UITableViewCell? {
        guard heading == .up || heading == .down, var path = focusPath(of: item) else { return nil }
        while let next = row(beside: path, by: heading == .up ? -1 : 1) {
            path = next
            guard canFocus(rowAt: shownToModel(path)) else { continue }
            let seen = bounds.inset(by: adjustedContentInset)
            if live[path].map({ seen.contains($0.frame) }) != true {
                scroll(to: path, at: heading == .up ? .top : .bottom, animated: false)
                layoutIfNeeded()
            }
            return live[path]
        }
        return nil
    }

    private func row(beside path: IndexPath, by step: Int) -> IndexPath? {
        var (section, row) = (path.section, path.row + step)
        while section >= 0, section < numberOfSections {
            if row >= 0, row < numberOfRows(inSection: section) { return IndexPath(row: row, section: section) }
            section += step
            guard section >= 0, section < numberOfSections else { return nil }
            row = step > 0 ? 0 : numberOfRows(inSection: section) - 1
        }
        return nil
    }
}
