import CoreGraphics
import Foundation

/// Context menus of rows: none while the table is edited or a swipe is open.
///
/// - From: `ListMenus`
/// - To: `UITableViewDelegate`
extension UITableView: ContextMenuList {
    func menuPath(at point: CGPoint) -> IndexPath? {
        editingNow || swipe != nil ? nil : indexPathForRow(at: point)
    }
    var opensMenusBesideCells: Bool { false }

    func menuConfiguration(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path else { return nil }
        return ask("tableView:contextMenuConfigurationForRowAtIndexPath:point:") {
            $0.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        } ?? nil
    }

    func menuPreview(_ preview: ListMenuPreview, _ configuration: UIContextMenuConfiguration, for path: IndexPath?)
        -> UITargetedPreview?
    {
        switch preview {
        case .highlighting:
            ask("tableView:previewForHighlightingContextMenuWithConfiguration:") {
                $0.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
            } ?? nil
        case .dismissing:
            ask("tableView:previewForDismissingContextMenuWithConfiguration:") {
                $0.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
            } ?? nil
        }
    }

    func tellMenu(_ moment: ListMenuMoment, _ configuration: UIContextMenuConfiguration) {
        switch moment {
        case .performsPreviewAction(let animator):
            _ = ask("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
                $0.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            }
        case .opens(let animator):
            _ = ask("tableView:willDisplayContextMenuWithConfiguration:animator:") {
                $0.tableView(self, willDisplayContextMenu: configuration, animator: animator)
            }
        case .ends(let animator):
            _ = ask("tableView:willEndContextMenuInteractionWithConfiguration:animator:") {
                $0.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
            }
        }
    }
}
