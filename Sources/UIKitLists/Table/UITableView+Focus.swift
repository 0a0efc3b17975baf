import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// The focus of a hardware keyboard in rows.
extension UITableView: ListCore {
    var isSidebar: Bool { false }

    func focusPath(of item: (any UIFocusItem)?) -> IndexPath? {
        FocusPath.outwards(from: item).lazy.compactMap { $0 as? UITableViewCell }.first { $0.table === self }.flatMap {
            live.path(of: $0)
        }
    }

    var preferredSelectedPath: IndexPath? { indexPathForSelectedRow }

    func showForFocus(_ shown: IndexPath) {
        guard scrollProblem(shown) == nil else { return }
        scroll(to: shown, at: .middle, animated: false)
        layoutIfNeeded()
    }

    // MARK: The delegate

    func askCanFocus(at path: IndexPath) -> Bool? {
        ask("tableView:canFocusRowAtIndexPath:") { $0.tableView(self, canFocusRowAt: path) }
    }

    func askPreferredFocusPath() -> IndexPath? {
        ask("indexPathForPreferredFocusedViewInTableView:") { $0.indexPathForPreferredFocusedView(in: self) } ?? nil
    }

    func askSelectionFollowsFocus(at path: IndexPath) -> Bool? {
        ask("tableView:selectionFollowsFocusForRowAtIndexPath:") {
            $0.tableView(self, selectionFollowsFocusForRowAt: path)
        }
    }

    func askShouldHighlight(at path: IndexPath) -> Bool? {
        ask("tableView:shouldHighlightRowAtIndexPath:") { $0.tableView(self, shouldHighlightRowAt: path) }
    }

    func allowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        ask("tableView:shouldUpdateFocusInContext:") {
            $0.tableView(
                self,
                shouldUpdateFocusIn: UITableViewFocusUpdateContext(
                    context, from: focusPath(of: context.previouslyFocusedItem).map(shownToModel),
                    to: focusPath(of: context.nextFocusedItem).map(shownToModel)))
        } ?? true
    }

    func tellFocusUpdate(
        _ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?,
        _ coordinator: UIFocusAnimationCoordinator
    ) {
        let made = UITableViewFocusUpdateContext(context, from: previous, to: next)
        _ = ask("tableView:didUpdateFocusInContext:withAnimationCoordinator:") {
            $0.tableView(self, didUpdateFocusIn: made, with: coordinator)
        }
    }

    /// The next row above or below that can have the focus, scrolled onto the screen.
    func focusCell(beside item: any UIFocusItem, _ heading: UIFocusHeading) -> UITableViewCell? {
        guard heading == .up || heading == .down, var path = focusPath(of: item) else { return nil }
        while let next = row(beside: path, by: heading == .up ? -1 : 1) {
            path = next
            guard canFocus(at: shownToModel(path)) else { continue }
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
