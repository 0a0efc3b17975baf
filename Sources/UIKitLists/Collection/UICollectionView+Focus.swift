import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// The focus of a hardware keyboard in items.
extension UICollectionView {
    /// Whether the list configuration makes the cells those of a sidebar.
    var isSidebar: Bool {
        live.views.contains { (cell: UICollectionViewCell) -> Bool in
            guard let look = (cell as? UICollectionViewListCell)?.look else { return false }
            return [.sidebar, .sidebarPlain].contains(look.section.appearance)
        }
    }

    /// The item that a focus item is or lies in, by its path on the screen.
    private func focusPath(of item: (any UIFocusItem)?) -> IndexPath? {
        FocusPath.outwards(from: item).lazy.compactMap { $0 as? UICollectionViewCell }.first { $0.collection === self }
            .flatMap { live.path(of: $0) }
    }

    private func canFocus(itemAt path: IndexPath) -> Bool {
        if FocusEngine.reachesEverything { return true }
        guard allowsFocus, !editingNow || allowsFocusDuringEditing else { return false }
        return ask("collectionView:canFocusItemAtIndexPath:") { $0.collectionView(self, canFocusItemAt: path) } ?? true
    }

    func canFocus(_ cell: UICollectionViewCell) -> Bool {
        guard let path = live.path(of: cell) else { return false }
        return canFocus(itemAt: shownToModel(path))
    }

    var preferredFocusCells: [any UIFocusEnvironment] {
        var paths = [
            ask("indexPathForPreferredFocusedViewInCollectionView:") { $0.indexPathForPreferredFocusedView(in: self) }
                ?? nil
        ]
        if remembersLastFocusedIndexPath || FocusEngine.shared.isRecovering { paths.append(focusState.lastPath) }
        paths.append(selection.min())
        if FocusEngine.shared.isRecoveringFromResize, let last = focusState.lastPath { showItem(at: last) }
        return paths.compactMap { $0.flatMap { live[modelToShown($0)] } }
    }

    /// Scrolls to the item that had the focus before the collection got its present size.
    private func showItem(at path: IndexPath) {
        let shown = modelToShown(path)
        guard live[shown] == nil, scrollProblem(shown) == nil else { return }
        scroll(to: shown, at: [.centeredVertically, .centeredHorizontally], animated: false)
        layoutIfNeeded()
    }

    private func makeContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
        UICollectionViewFocusUpdateContext(
            context, from: focusPath(of: context.previouslyFocusedItem).map(shownToModel),
            to: focusPath(of: context.nextFocusedItem).map(shownToModel))
    }

    func allowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        ask("collectionView:shouldUpdateFocusInContext:") {
            $0.collectionView(self, shouldUpdateFocusIn: makeContext(context))
        } ?? true
    }

    func reportFocusUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let made = makeContext(context)
        if let next = made.nextFocusedIndexPath { focusState.lastPath = next }
        _ = ask("collectionView:didUpdateFocusInContext:withAnimationCoordinator:") {
            $0.collectionView(self, didUpdateFocusIn: made, with: coordinator)
        }
        guard let next = made.nextFocusedIndexPath, next != made.previouslyFocusedIndexPath, selects,
            !context.focusHeading.isEmpty, !selection.contains(next)
        else { return }
        let follows =
            ask("collectionView:selectionFollowsFocusForItemAtIndexPath:") {
                $0.collectionView(self, selectionFollowsFocusForItemAt: next)
            } ?? selectionFollowsFocus
        if follows { tapped(next, performsPrimaryAction: false) }
    }

    /// Return: as a tap on the item.
    func activateFocusedCell(_ cell: UICollectionViewCell) -> Bool {
        guard selects, let path = live.path(of: cell) else { return false }
        let may = ask("collectionView:shouldHighlightItemAtIndexPath:") {
            $0.collectionView(self, shouldHighlightItemAt: path)
        }
        guard may ?? true else { return true }
        tapped(path)
        return true
    }

    /// The nearest item in the direction that can have the focus, also one that isn't in sight yet; it is scrolled onto the screen. Nil in
    /// sections that scroll in themselves: there the cells on the screen count.
    func focusCell(beside item: any UIFocusItem, _ heading: UIFocusHeading) -> UICollectionViewCell? {
        guard let path = focusPath(of: item), let start = attributes(of: .cell(path)), layout.host(of: start) == nil
        else {
            return nil
        }
        let seen = bounds.inset(by: adjustedContentInset)
        let reach = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let others = (layout.layoutAttributesForElements(in: layoutRect(reach)) ?? []).filter {
            $0.representedElementCategory == .cell && $0.indexPath != path && layout.host(of: $0) == nil
                && canFocus(itemAt: shownToModel($0.indexPath))
        }.map(shownAttributes)
        guard let index = FocusSearch.nearest(others.map(\.frame), from: start.frame, heading) else { return nil }
        let next = others[index]
        if live[next.indexPath] == nil || !seen.contains(next.frame) {
            let edge: ScrollPosition =
                switch heading {
                case .up: .top
                case .down: .bottom
                case .left: .left
                default: .right
                }
            scroll(to: next.indexPath, at: edge, animated: false)
            layoutIfNeeded()
        }
        return live[next.indexPath]
    }
}
