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
    /// What joins the drag when another finger taps a row. Default nothing: the tap is one like any other.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { OptionalCall.missing([]) }
    /// How a row looks when it is lifted; nil, the default: as it is.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalCall.missing(nil) }
    /// The finger has moved what it lifted: the drag begins. Optional.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// The drag and its animations have ended, wherever it was dropped. Optional.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Whether the rows may be moved, not only copied. Default true.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether the drag stays in its app. Default false; every drag does here (DEV-742).
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalCall.missing(false) }
}
