import CoreGraphics
import Foundation

/// Says which rows are dragged, and hears of it. All but the first method are optional.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// What is dragged of a row; nothing: it can't be.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// What joins the drag when another finger taps the row; nothing without the method: the tap is one like any other.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// How the row looks when it is lifted; nil: as it is.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    /// The finger has moved what it lifted.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Whatever became of the drag, its animations have ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// True without the method.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// False without the method.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
}

extension UITableViewDragDelegate {
    /// Stands for a delegate that adds nothing: a tap of another finger is one like any other.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { OptionalCall.missing([]) }
    /// Stands for a delegate without parameters: the cell is lifted as it is.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalCall.missing(nil) }
    /// Stands for a delegate that doesn't hear of a drag's beginning.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate that doesn't hear of a drag's end.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate that doesn't say: rows may be moved, not only copied.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        OptionalCall.missing(true)
    }
    /// Stands for a delegate that doesn't say: the drag isn't restricted. Every drag stays in its app here (DEV-742).
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalCall.missing(false) }
}
