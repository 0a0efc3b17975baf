import CoreGraphics
import Foundation

/// A view that a menu comes out of or goes back into.
enum ListMenuPreview { case highlighting, dismissing }

/// The moments of a menu that a list's delegate hears of.
enum ListMenuMoment {
    case performsPreviewAction(any UIContextMenuInteractionCommitAnimating)
    case opens((any UIContextMenuInteractionAnimating)?)
    case ends((any UIContextMenuInteractionAnimating)?)
}

/// A table or a collection, as the menus of its cells see it: each request goes to the list's delegate. Paths are the app's.
@MainActor protocol ContextMenuList: DragList {
    /// The cell at a point, if its menu may open now.
    func menuPath(at point: CGPoint) -> IndexPath?
    /// Whether a menu may open at a point where no cell is.
    var opensMenusBesideCells: Bool { get }
    func menuConfiguration(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
    /// The delegate's preview; nil where it gives none.
    func menuPreview(_ preview: ListMenuPreview, _ configuration: UIContextMenuConfiguration, for path: IndexPath?)
        -> UITargetedPreview?
    func tellMenu(_ moment: ListMenuMoment, _ configuration: UIContextMenuConfiguration)
}

/// Context menus of a list's cells: one interaction, which asks the list's delegate.
///
/// - From: `UIContextMenuInteraction`
/// - To: `ContextMenuList`
@MainActor final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any ContextMenuList)?
    /// The cell that the menu is for.
    private var path: IndexPath?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ list: any ContextMenuList) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list else { return nil }
        let found = list.menuPath(at: location)
        guard found != nil || list.opensMenusBesideCells else { return nil }
        path = found
        return list.menuConfiguration(for: found, at: location)
    }

    private func preview(_ preview: ListMenuPreview, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    {
        guard let list else { return nil }
        if let own = list.menuPreview(preview, configuration, for: path) { return own }
        guard let cell = path.flatMap({ list.shownCell(at: $0) }), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview(.highlighting, configuration) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview(.dismissing, configuration) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.tellMenu(.performsPreviewAction(animator), configuration) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        // The finger that holds the cell selects nothing any more.
        _ = list?.touchCancelled()
        list?.tellMenu(.opens(animator), configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.tellMenu(.ends(animator), configuration) }
}
