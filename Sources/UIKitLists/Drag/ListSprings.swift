import CoreGraphics
import Foundation

/// Rows or items that go off below a drag as if they were tapped.
///
/// - From: `UITableView.isSpringLoaded`, `UICollectionView.isSpringLoaded`
@MainActor final class ListSprings: NSObject, UISpringLoadedInteractionBehavior {
    private weak var list: (any DragList)?
    private(set) lazy var interaction = UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: nil) {
        [weak self] _, context in
        if let path = context.targetItem as? IndexPath { self?.list?.springWentOff(path) }
    }

    init(_ list: any DragList) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    {
        guard let list, let path = list.dragPath(at: context.location(in: list)), let cell = list.shownCell(at: path)
        else {
            return false
        }
        (context.targetItem, context.targetView) = (path, cell)
        return list.springMayGoOff(path, context)
    }
}

extension UITableViewCell: SpringHighlighting {
    package func highlightForSpring(_ on: Bool) { setHighlighted(on, animated: true) }
}

extension UICollectionViewCell: SpringHighlighting {
    package func highlightForSpring(_ on: Bool) { isHighlighted = on }
}
