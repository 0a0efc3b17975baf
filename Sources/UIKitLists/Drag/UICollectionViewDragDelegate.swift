import CoreGraphics
import Foundation

/// Says which items are dragged, and hears of it. All but the first method are optional.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// What is dragged of an item; nothing: it can't be.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// What joins the drag when another finger taps the item; nothing without the method: the tap is one like any other.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    /// How the item looks when it is lifted; nil: as it is.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    /// The finger has moved what it lifted.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Whatever became of the drag, its animations have ended.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// True without the method.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    /// False without the method.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    )
        -> Bool
}

extension UICollectionViewDragDelegate {
    /// What joins the drag when another finger taps an item. Default nothing: the tap is one like any other.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { OptionalCall.missing([]) }
    /// How an item looks when it is lifted; nil, the default: as it is.
    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalCall.missing(nil) }
    /// The finger has moved what it lifted: the drag begins. Optional.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// The drag and its animations have ended, wherever it was dropped. Optional.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Whether the items may be moved, not only copied. Default true.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether the drag stays in its app. Default false; every drag does here (DEV-742).
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalCall.missing(false) }
}
