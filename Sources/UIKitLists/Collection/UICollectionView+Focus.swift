import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// The focus of a hardware keyboard in items.
extension UICollectionView: ListCore {
    /// Whether the list configuration makes the cells those of a sidebar.
    var isSidebar: Bool {
        live.views.contains { (cell: UICollectionViewCell) -> Bool in
            guard let look = (cell as? UICollectionViewListCell)?.look else { return false }
            return [.sidebar, .sidebarPlain].contains(look.section.appearance)
        }
    }

    func focusPath(of item: (any UIFocusItem)?) -> IndexPath? {
        FocusPath.outwards(from: item).lazy.compactMap { $0 as? UICollectionViewCell }.first { $0.collection === self }
            .flatMap { live.path(of: $0) }
    }

    var preferredSelectedPath: IndexPath? { selection.min() }

    func showForFocus(_ shown: IndexPath) {
        guard scrollProblem(shown) == nil else { return }
        scroll(to: shown, at: [.centeredVertically, .centeredHorizontally], animated: false)
        layoutIfNeeded()
    }

    // MARK: The delegate

    func askCanFocus(at path: IndexPath) -> Bool? {
        ask("collectionView:canFocusItemAtIndexPath:") { $0.collectionView(self, canFocusItemAt: path) }
    }

    func askPreferredFocusPath() -> IndexPath? {
        ask("indexPathForPreferredFocusedViewInCollectionView:") { $0.indexPathForPreferredFocusedView(in: self) }
            ?? nil
    }

    func askSelectionFollowsFocus(at path: IndexPath) -> Bool? {
        ask("collectionView:selectionFollowsFocusForItemAtIndexPath:") {
            $0.collectionView(self, selectionFollowsFocusForItemAt: path)
        }
    }

    func askShouldHighlight(at path: IndexPath) -> Bool? {
        ask("collectionView:shouldHighlightItemAtIndexPath:") { $0.collectionView(self, shouldHighlightItemAt: path) }
    }

    func allowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        ask("collectionView:shouldUpdateFocusInContext:") {
            $0.collectionView(
                self,
                shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(
                    context, from: focusPath(of: context.previouslyFocusedItem).map(shownToModel),
                    to: focusPath(of: context.nextFocusedItem).map(shownToModel)))
        } ?? true
    }

    func tellFocusUpdate(
        _ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?,
        _ coordinator: UIFocusAnimationCoordinator
    ) {
        let made = UICollectionViewFocusUpdateContext(context, from: previous, to: next)
        _ = ask("collectionView:didUpdateFocusInContext:withAnimationCoordinator:") {
            $0.collectionView(self, didUpdateFocusIn: made, with: coordinator)
        }
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
                && canFocus(at: shownToModel($0.indexPath))
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
