import CoreGraphics
import Foundation

/// Context menus of rows: the table's interaction asks the table's delegate.
///
/// - From: `UIContextMenuInteraction`
/// - To: `UITableViewDelegate`
@MainActor final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var table: UITableView?
    /// The row that the menu is for.
    private var path: IndexPath?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ table: UITableView) {
        self.table = table
        super.init()
        table.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, !table.editingNow, table.swipe == nil, let path = table.indexPathForRow(at: location) else {
            return nil
        }
        self.path = path
        return table.ask("tableView:contextMenuConfigurationForRowAtIndexPath:point:") {
            $0.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
        } ?? nil
    }

    private var preview: UITargetedPreview? {
        guard let table, let cell = path.flatMap({ table.live[$0] }), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        let own = table.ask("tableView:previewForHighlightingContextMenuWithConfiguration:") {
            $0.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
        return (own ?? nil) ?? preview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        let own = table.ask("tableView:previewForDismissingContextMenuWithConfiguration:") {
            $0.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
        }
        return (own ?? nil) ?? preview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        _ = table.ask("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
            $0.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        // The finger that holds the row selects nothing any more.
        _ = table.touchCancelled()
        _ = table.ask("tableView:willDisplayContextMenuWithConfiguration:animator:") {
            $0.tableView(table, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        _ = table.ask("tableView:willEndContextMenuInteractionWithConfiguration:animator:") {
            $0.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
