import CoreGraphics
import Foundation

/// Context menus of items: the collection's interaction asks the collection's delegate.
///
/// - From: `UIContextMenuInteraction`
/// - To: `UICollectionViewDelegate`
@MainActor final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var collection: UICollectionView?
    /// The item under the finger.
    private var path: IndexPath?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
        collection.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let collection else { return nil }
        path = collection.indexPathForItem(at: location)
        var paths = path.map { [$0] } ?? []
        if let path, collection.selection.contains(path) { paths = collection.selection.sorted() }
        let newer = collection.ask("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") {
            $0.collectionView(collection, contextMenuConfigurationForItemsAt: paths, point: location)
        }
        if let newer { return newer }
        guard let path else { return nil }
        return collection.ask("collectionView:contextMenuConfigurationForItemAtIndexPath:point:") {
            $0.collectionView(collection, contextMenuConfigurationForItemAt: path, point: location)
        } ?? nil
    }

    private var preview: UITargetedPreview? {
        guard let collection, let cell = path.flatMap({ collection.cellForItem(at: $0) }), cell.window != nil else {
            return nil
        }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let collection, let path else { return nil }
        let newer = collection.ask("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:") {
            $0.collectionView(
                collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        }
        let own =
            newer
            ?? collection.ask("collectionView:previewForHighlightingContextMenuWithConfiguration:") {
                $0.collectionView(collection, previewForHighlightingContextMenuWithConfiguration: configuration)
            }
        return (own ?? nil) ?? preview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let collection, let path else { return nil }
        let newer = collection.ask("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:") {
            $0.collectionView(
                collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
        }
        let own =
            newer
            ?? collection.ask("collectionView:previewForDismissingContextMenuWithConfiguration:") {
                $0.collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration)
            }
        return (own ?? nil) ?? preview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let collection else { return }
        _ = collection.ask("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
            $0.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collection else { return }
        // The finger that holds the item selects nothing any more.
        _ = collection.touchCancelled()
        _ = collection.ask("collectionView:willDisplayContextMenuWithConfiguration:animator:") {
            $0.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collection else { return }
        _ = collection.ask("collectionView:willEndContextMenuInteractionWithConfiguration:animator:") {
            $0.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
