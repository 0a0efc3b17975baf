import CoreGraphics
import Foundation
import PorticoObjC

/// Says how a table looks and hears what a person does with it. Every method is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Stands for the height until the row is shown.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Points, the separator included; `automaticDimension` measures the cell.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    /// Nil: the standard; an empty configuration: none.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    )
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// False stops a touch from selecting.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Where the row may go instead.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// Nil, and without the method: Delete, where the row can be deleted.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// A swipe shows its buttons; not for `setEditing(_:animated:)`.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Another row, or nil to keep the selection.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Another row, or nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    /// Whether a drag that rests above may activate the row, where the table is spring-loaded; true without the method.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}

extension UITableViewDelegate {
    /// Whether a row can have the focus, in a table that allows it. Default true.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether the focus may move to, from or within the table's rows. Default true.
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    {
        OptionalCall.missing(true)
    }
    /// The focus has moved to, from or within the table. Optional.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalCall.missing(()) }
    /// The row that the focus comes to first; nil, the default: the table's own choice.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { OptionalCall.missing(nil) }
    /// Whether the focus selects this row when it comes to it. Default: the table's `selectionFollowsFocus`.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(tableView.selectionFollowsFocus)
    }
    /// Whether a drag that rests above a row activates it. Default true.
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalCall.missing(true) }
    /// A person tapped the detail button of a row. Optional.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// Whether a row's older menu has a command. Default false. Never asked (DEV-272): see `contextMenuConfigurationForRowAt`.
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalCall.missing(false) }
    /// Whether a tap that selects a row outside of editing performs its action, too. Default true.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// The menu of a row that is held; nil, the default, for none. Not asked while the table is edited or a row is swiped open.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalCall.missing(nil) }
    /// A pan with two fingers begins to select rows. Never called (DEV-272).
    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// A person has deselected a row, or has selected another one in its place; not called for the app's own. Optional.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { OptionalCall.missing(()) }
    /// A cell has left the screen; the row may be gone by then. Optional.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// A section's footer has left the screen. Optional.
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    /// A section's header has left the screen. Optional.
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    /// A row that was swiped open has closed; the path is where it was, never nil here. Optional.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalCall.missing(())
    }
    /// A finger has come down on a row that may be highlighted. Optional.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { OptionalCall.missing(()) }
    /// A person has selected a row; not called for `selectRow(at:animated:scrollPosition:)`. Optional.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { OptionalCall.missing(()) }
    /// The finger that highlighted a row has lifted or gone elsewhere; before the selection, if there is one. Optional.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// The older buttons of a row that is swiped from its end, where there is no swipe configuration. Default nil: Delete.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    { OptionalCall.missing(nil) }
    /// Which control a row has while the table is edited; `delete` is also what a swipe offers. Default `delete`.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalCall.missing(.delete) }
    /// Points that stand for a footer's height before it is seen. Never asked (DEV-272).
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// Points that stand for a header's height before it is seen. Never asked (DEV-272).
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// Points that stand for a row's height before it is seen. Without the method the table's `estimatedRowHeight` counts.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// A footer's height in points. Where it is negative, as `automaticDimension`, and without the method, the table's
    /// `sectionFooterHeight` counts.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// A header's height in points. Where it is negative, as `automaticDimension`, and without the method, the table's
    /// `sectionHeaderHeight` counts.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// A row's height in points, separator included; `automaticDimension` measures it. Without the method the table's `rowHeight` counts.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// How many steps a row's content is moved inwards. Default 0.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalCall.missing(0)
    }
    /// What a swipe from the beginning of a row shows. Default nil: nothing.
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalCall.missing(nil) }
    /// Performs a command of a row's older menu. Never called (DEV-272).
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { OptionalCall.missing(()) }
    /// A tap has selected a row outside of editing: show what it stands for. After `didSelectRowAt`. Optional.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// Where the lifted row goes when its menu ends. Default nil: back to its cell.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    /// What is lifted when a row's menu opens. Default nil: its cell.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    /// Whether a pan with two fingers may select rows. Default false. Never asked (DEV-272).
    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    { OptionalCall.missing(false) }
    /// Whether a finger on a row highlights it; one that isn't highlighted can't be selected by touch. Default true.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether a grouped row's content moves inwards while the table is edited. Default true.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether a row has the older menu. Default false. Never asked (DEV-272).
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(false)
    }
    /// Where a row that is dragged goes instead of the proposed place. Default: the proposed place.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalCall.missing(proposedDestinationIndexPath) }
    /// The words on the button that deletes a row. Default nil: “Delete”.
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { OptionalCall.missing(nil) }
    /// What a swipe from the end of a row shows; an empty configuration for nothing. Default nil: Delete, where the row can be deleted.
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalCall.missing(nil) }
    /// The view below a section's rows; it fills the table's width. Default nil: the data source's title, if there is one.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalCall.missing(nil)
    }
    /// The view above a section's rows; it fills the table's width. Default nil: the data source's title, if there is one.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalCall.missing(nil)
    }
    /// A row is about to be swiped open; not called for `setEditing(_:animated:)`. Optional.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// Which row a person deselects instead; nil keeps it selected. Default: the row itself.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalCall.missing(indexPath)
    }
    /// A cell is about to come on the screen, after the data source has filled it: the last moment to change its look. Optional.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// A row's menu is about to appear; animations that are added run beside its own. Optional.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalCall.missing(()) }
    /// A section's footer is about to come on the screen. Optional.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    /// A section's header is about to come on the screen. Optional.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    /// A row's menu is about to go, for whatever reason. Optional.
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalCall.missing(()) }
    /// The preview of a row's menu was tapped: show what it stands for, in the animator's completion. Optional.
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalCall.missing(()) }
    /// Which row a person selects instead; nil selects none. Default: the row itself.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalCall.missing(indexPath)
    }
    /// The pan with two fingers that selects rows has ended. Never called (DEV-272).
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { OptionalCall.missing(()) }
}
