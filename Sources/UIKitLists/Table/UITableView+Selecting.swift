import CoreGraphics
import Foundation

/// Highlighting and selecting by touch and by program.
extension UITableView {
    private func row(of touches: Set<UITouch>) -> IndexPath? {
        guard let touch = touches.first else { return nil }
        let point = touch.location(in: self)
        guard let path = loaded.row(at: point.y), let cell = live[path], cell.frame.contains(point),
            cell.isUserInteractionEnabled
        else {
            return nil
        }
        // A header lies above the rows.
        for view in Array(headers.values) + Array(footers.values) where view.frame.contains(point) { return nil }
        return path
    }

    // MARK: Touches

    /// True where the touch is a row's.
    func rowTouched(_ touches: Set<UITouch>) -> Bool {
        if swipe != nil {
            closeSwipe(animated: true)
            return true
        }
        guard touchedPath == nil, let path = row(of: touches), let cell = live[path], let touch = touches.first else {
            return false
        }
        if editingNow, !selectsManyNow, cell.isOnEditControl(touch.location(in: cell)) {
            touchedPath = path
            return true
        }
        guard selects else { return false }
        touchedPath = path
        guard
            ask("tableView:shouldHighlightRowAtIndexPath:", { $0.tableView(self, shouldHighlightRowAt: path) }) ?? true
        else {
            touchedPath = nil
            return true
        }
        // Another row doesn't look selected while this one is about to be.
        if !selectsManyNow {
            for other in selection where other != path {
                live[modelToShown(other)]?.setSelected(false, animated: false)
            }
        }
        highlight(path, true)
        return true
    }

    func touchEnded(_ touches: Set<UITouch>) -> Bool {
        guard let path = touchedPath else { return false }
        touchedPath = nil
        if editingNow, !selectsManyNow, let cell = live[path], let touch = touches.first,
            cell.isOnEditControl(touch.location(in: cell)), highlightedPath == nil
        {
            editControlTapped(cell, path)
            return true
        }
        guard highlightedPath == path else { return true }
        highlight(path, false)
        tapped(path)
        return true
    }

    func touchCancelled() -> Bool {
        guard let path = touchedPath else { return false }
        touchedPath = nil
        if highlightedPath == path { highlight(path, false) }
        for other in selection { live[modelToShown(other)]?.setSelected(true, animated: false) }
        return true
    }

    private func highlight(_ path: IndexPath, _ on: Bool) {
        highlightedPath = on ? path : nil
        live[path]?.setHighlighted(on, animated: false)
        if on {
            _ = ask("tableView:didHighlightRowAtIndexPath:") { $0.tableView(self, didHighlightRowAt: path) }
        } else {
            _ = ask("tableView:didUnhighlightRowAtIndexPath:") { $0.tableView(self, didUnhighlightRowAt: path) }
        }
    }

    /// A tap: selects, or where many may be selected turns the selection around.
    func tapped(_ path: IndexPath, performsPrimaryAction: Bool = true) {
        if selectsManyNow, selection.contains(path) { return deselectByTouch(path) }
        guard
            let chosen = ask("tableView:willSelectRowAtIndexPath:", { $0.tableView(self, willSelectRowAt: path) })
                ?? path,
            geometry.contains(chosen)
        else {
            for other in selection { live[modelToShown(other)]?.setSelected(true, animated: false) }
            return
        }
        if !selectsManyNow {
            for old in selection.sorted() where old != chosen { deselectByTouch(old) }
        }
        select(chosen, animated: false)
        announceSelection()
        // A storyboard's segue comes before the delegate hears of the selection.
        if let cell = live[chosen] { cell.selectionSegue?.perform(cell) }
        _ = ask("tableView:didSelectRowAtIndexPath:") { $0.tableView(self, didSelectRowAt: chosen) }
        guard performsPrimaryAction else { return }
        let performs = ask("tableView:canPerformPrimaryActionForRowAtIndexPath:") {
            $0.tableView(self, canPerformPrimaryActionForRowAt: chosen)
        }
        guard performs ?? !editingNow else { return }
        _ = ask("tableView:performPrimaryActionForRowAtIndexPath:") {
            $0.tableView(self, performPrimaryActionForRowAt: chosen)
        }
    }

    private func deselectByTouch(_ path: IndexPath) {
        guard
            let chosen = ask("tableView:willDeselectRowAtIndexPath:", { $0.tableView(self, willDeselectRowAt: path) })
                ?? path
        else {
            live[modelToShown(path)]?.setSelected(true, animated: false)
            return
        }
        deselect(chosen, animated: false)
        announceSelection()
        _ = ask("tableView:didDeselectRowAtIndexPath:") { $0.tableView(self, didDeselectRowAt: chosen) }
    }

    private func announceSelection() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    // MARK: By program

    func select(_ path: IndexPath, animated: Bool) {
        selection.insert(path)
        live[modelToShown(path)]?.setSelected(true, animated: animated)
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard selection.remove(path) != nil else { return }
        live[modelToShown(path)]?.setSelected(false, animated: animated)
    }

    func selectByProgram(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for old in selection { deselect(old, animated: animated) }
            return
        }
        guard loaded.contains(path) else { return }
        if !selectsManyNow { for old in selection where old != path { deselect(old, animated: animated) } }
        select(path, animated: animated)
        if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func keepOneSelected() {
        for path in selection.sorted().dropFirst() { deselect(path, animated: false) }
    }

    func accessoryTapped(_ cell: UITableViewCell) {
        guard let path = live.path(of: cell) else { return }
        cell.accessorySegue?.perform(cell)
        _ = ask("tableView:accessoryButtonTappedForRowWithIndexPath:") {
            $0.tableView(self, accessoryButtonTappedForRowWith: path)
        }
    }
}
