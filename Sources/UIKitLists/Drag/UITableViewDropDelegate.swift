import CoreGraphics
import Foundation

/// What a table would do with a drop.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Where a drop goes: `unspecified` shows no place for it.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        /// A gap opens between rows.
        case insertAtDestinationIndexPath = 1
        /// The row itself is marked.
        case insertIntoDestinationIndexPath = 2
        /// Kept as `insertAtDestinationIndexPath`.
        case automatic = 3
    }

    /// Where the drop goes, and how the table shows that.
    public let intent: Intent

    /// A proposal to do `operation`, shown as `intent` says.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}

/// One thing that is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Where it comes from, if that is the same table.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

/// A drop that the app carries out: it changes its data and the table, and says where each item is seen to go.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    /// Nil where there is no row below the finger.
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    /// The item's picture goes to a row, which is there by now.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// The item's picture shrinks into a part of a row, in its coordinates.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
        -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Takes what is dropped on a table. All but the first method are optional.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Asked once a drag; true without the method.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// What a drop here would do, asked whenever the finger moves. `destinationIndexPath` is nil where there is no row; for a row of
    /// this table, it counts without that row.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// How the item looks while it goes to its row; nil: as it is.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// Whether a drag may be dropped here at all; asked once a drag. Default true.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        OptionalCall.missing(true)
    }
    /// A drag comes above the table. Optional.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// What a drop here would do, asked whenever the finger moves. Without the method the table's own rows move and others are copied, to
    /// the gap that opens.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { OptionalCall.missing(UITableViewDropProposal(operation: .cancel)) }
    /// A drag leaves the table, or is cancelled above it. Optional.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// A drag that was above the table has ended, wherever it was dropped. Optional.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// How an item looks while it goes to its row; nil, the default: as it is.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalCall.missing(nil) }
}
