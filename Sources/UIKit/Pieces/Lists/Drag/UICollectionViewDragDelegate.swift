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
    /// Stands for a delegate that adds nothing: a tap of another finger is one like any other.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { OptionalCall.missing([]) }
    /// Stands for a delegate without parameters: the cell is lifted as it is.
    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalCall.missing(nil) }
    /// Stands for a delegate that doesn't hear of a drag's beginning.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate that doesn't hear of a drag's end.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate that doesn't say: items may be moved, not only copied.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        OptionalCall.missing(true)
    }
    /// Stands for a delegate that doesn't say: the drag isn't restricted. Every drag stays in its app here (DEV-742).
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalCall.missing(false) }
}
