import CoreGraphics
import Foundation

/// What a collection would do with a drop.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// Where a drop goes: `unspecified` shows no place for it.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        /// A gap opens between items.
        case insertAtDestinationIndexPath = 1
        /// The item itself is marked.
        case insertIntoDestinationIndexPath = 2
    }

    /// Where the drop goes, and how the collection shows that.
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

/// One thing that is dropped on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Where it comes from, if that is the same collection.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

/// A drop that the app carries out: it changes its data and the collection, and says where each item is seen to go.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    /// Nil where there is no item below the finger.
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    /// The item's picture goes to an item, which is there by now.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// The item's picture shrinks into a part of an item, in its coordinates.
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
        -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Takes what is dropped on a collection. All but the first method are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Asked once a drag; true without the method.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// What a drop here would do, asked whenever the finger moves. `destinationIndexPath` is nil where there is no item; for an item of
    /// this collection, it counts without that item.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// How the item looks while it goes to its item; nil: as it is.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// Whether a drag may be dropped here at all; asked once a drag. Default true.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        OptionalCall.missing(true)
    }
    /// A drag comes above the collection. Optional.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// What a drop here would do, asked whenever the finger moves. Without the method the collection's own items move and others are
    /// copied, to the gap that opens.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { OptionalCall.missing(UICollectionViewDropProposal(operation: .cancel)) }
    /// A drag leaves the collection, or is cancelled above it. Optional.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// A drag that was above the collection has ended, wherever it was dropped. Optional.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// How an item looks while it goes to its place; nil, the default: as it is.
    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalCall.missing(nil) }
}
