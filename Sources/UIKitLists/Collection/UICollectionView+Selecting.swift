import CoreGraphics
import Foundation

/// Highlighting and selecting by touch and by program.
extension UICollectionView {
    /// The item whose cell the touch is in.
    private func item(of touches: Set<UITouch>) -> IndexPath? {
        var view = touches.first?.view
        while let here = view, here !== self {
            if let cell = here as? UICollectionViewCell, let path = live.path(of: cell) {
                return cell.isUserInteractionEnabled ? path : nil
            }
            view = here.superview
        }
        return nil
    }

    // MARK: Touches

    /// True where the touch is an item's.
    func itemTouched(_ touches: Set<UITouch>) -> Bool {
        if let swipe = swipes?.swipe {
            swipe.close(animated: true)
            return true
        }
        guard touchedPath == nil, selects, let path = item(of: touches) else { return false }
        touchedPath = path
        let may =
            ask("collectionView:shouldHighlightItemAtIndexPath:") {
                $0.collectionView(self, shouldHighlightItemAt: path)
            } ?? true
        guard may else {
            touchedPath = nil
            return true
        }
        highlight(path, true)
        return true
    }

    func touchEnded(_ touches: Set<UITouch>) -> Bool {
        guard let path = touchedPath else { return false }
        touchedPath = nil
        guard highlightedPath == path else { return true }
        tapped(path)
        // The delegate may have changed the data: the item that was highlighted may have another place.
        if let now = highlightedPath { highlight(now, false) }
        return true
    }

    func touchCancelled() -> Bool {
        guard touchedPath != nil else { return false }
        touchedPath = nil
        if let path = highlightedPath { highlight(path, false) }
        return true
    }

    private func highlight(_ path: IndexPath, _ on: Bool) {
        highlightedPath = on ? path : nil
        live[path]?.isHighlighted = on
        if on {
            _ = ask("collectionView:didHighlightItemAtIndexPath:") {
                $0.collectionView(self, didHighlightItemAt: path)
            }
        } else {
            _ = ask("collectionView:didUnhighlightItemAtIndexPath:") {
                $0.collectionView(self, didUnhighlightItemAt: path)
            }
        }
    }

    /// A tap: selects, or where many may be selected turns the selection around.
    func tapped(_ path: IndexPath, performsPrimaryAction: Bool = true) {
        if selectsManyNow, selection.contains(path) { return deselectByTouch(path) }
        let may =
            ask("collectionView:shouldSelectItemAtIndexPath:") { $0.collectionView(self, shouldSelectItemAt: path) }
            ?? true
        guard may, contains(path) else { return }
        if !selectsManyNow {
            for old in selection.sorted() where old != path {
                deselect(old)
                _ = ask("collectionView:didDeselectItemAtIndexPath:") {
                    $0.collectionView(self, didDeselectItemAt: old)
                }
            }
        }
        select(path)
        if let cell = live[path] { cell.selectionSegue?.perform(cell) }
        _ = ask("collectionView:didSelectItemAtIndexPath:") { $0.collectionView(self, didSelectItemAt: path) }
        if performsPrimaryAction { performPrimaryAction(path) }
    }

    private func performPrimaryAction(_ path: IndexPath) {
        guard contains(path) else { return }
        let performs = ask("collectionView:canPerformPrimaryActionForItemAtIndexPath:") {
            $0.collectionView(self, canPerformPrimaryActionForItemAt: path)
        }
        guard performs ?? !editingNow else { return }
        _ = ask("collectionView:performPrimaryActionForItemAtIndexPath:") {
            $0.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    private func deselectByTouch(_ path: IndexPath) {
        let may =
            ask("collectionView:shouldDeselectItemAtIndexPath:") {
                $0.collectionView(self, shouldDeselectItemAt: path)
            } ?? true
        guard may else { return }
        deselect(path)
        _ = ask("collectionView:didDeselectItemAtIndexPath:") { $0.collectionView(self, didDeselectItemAt: path) }
    }

    // MARK: By program

    func select(_ path: IndexPath) {
        selection.insert(path)
        live[modelToShown(path)]?.isSelected = true
    }

    func deselect(_ path: IndexPath) {
        guard selection.remove(path) != nil else { return }
        live[modelToShown(path)]?.isSelected = false
    }

    func selectByProgram(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else { return selection.forEach { deselect($0) } }
        guard selects || editingNow, contains(path) else { return }
        if !selectsManyNow { for old in selection where old != path { deselect(old) } }
        select(path)
        if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func keepOneSelected() {
        for path in selection.sorted().dropFirst() { deselect(path) }
    }

    // MARK: Editing

    func canEdit(_ path: IndexPath) -> Bool {
        ask("collectionView:canEditItemAtIndexPath:") { $0.collectionView(self, canEditItemAt: path) } ?? true
    }

    func changeEditing(_ editing: Bool) {
        guard editing != editingNow else { return }
        editingNow = editing
        swipes?.swipe?.close(animated: true)
        if !editing, !selectsManyNow { keepOneSelected() }
        for (path, cell) in live.entries { cell.isEditingItem = editing && canEdit(shownToModel(path)) }
    }
}
