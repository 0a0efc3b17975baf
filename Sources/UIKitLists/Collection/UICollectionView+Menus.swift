import CoreGraphics
import Foundation

/// Context menus of items.
///
/// - From: `ListMenus`
/// - To: `UICollectionViewDelegate`
extension UICollectionView: ContextMenuList {
    func menuPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    var opensMenusBesideCells: Bool { true }

    func menuConfiguration(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
        var paths = path.map { [$0] } ?? []
        if let path, selection.contains(path) { paths = selection.sorted() }
        let newer = ask("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") {
            $0.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
        }
        if let newer { return newer }
        guard let path else { return nil }
        return ask("collectionView:contextMenuConfigurationForItemAtIndexPath:point:") {
            $0.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
        } ?? nil
    }

    func menuPreview(_ preview: ListMenuPreview, _ configuration: UIContextMenuConfiguration, for path: IndexPath?)
        -> UITargetedPreview?
    {
        guard let path else { return nil }
        if let newer = menuPreview(preview, configuration, forItemAt: path) { return newer }
        switch preview {
        case .highlighting:
            return ask("collectionView:previewForHighlightingContextMenuWithConfiguration:") {
                $0.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
            } ?? nil
        case .dismissing:
            return ask("collectionView:previewForDismissingContextMenuWithConfiguration:") {
                $0.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
            } ?? nil
        }
    }

    /// The answer of the methods that name the item: the inner nil is an answer, the outer one says that there is no such method.
    private func menuPreview(
        _ preview: ListMenuPreview, _ configuration: UIContextMenuConfiguration, forItemAt path: IndexPath
    ) -> UITargetedPreview?? {
        switch preview {
        case .highlighting:
            ask("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:") {
                $0.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            }
        case .dismissing:
            ask("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:") {
                $0.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            }
        }
    }

    func tellMenu(_ moment: ListMenuMoment, _ configuration: UIContextMenuConfiguration) {
        switch moment {
        case .performsPreviewAction(let animator):
            _ = ask("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
                $0.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            }
        case .opens(let animator):
            _ = ask("collectionView:willDisplayContextMenuWithConfiguration:animator:") {
                $0.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
            }
        case .ends(let animator):
            _ = ask("collectionView:willEndContextMenuInteractionWithConfiguration:animator:") {
                $0.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
            }
        }
    }
}
