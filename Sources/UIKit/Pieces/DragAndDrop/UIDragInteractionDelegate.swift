import CoreGraphics
import Foundation

/// Says what is dragged, and hears of the drag. All but the first method are optional.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What is lifted at the session's location; nothing: there is no drag, and others may have the touch.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// What is seen of an item; nil: nothing. Without the method: the interaction's view.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// The finger has moved what it lifted.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// True without the method.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    /// False without the method.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    /// Kept: false without the method.
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession)
        -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// What joins the drag when another finger taps the view; nothing without the method: the tap is one like any other. Whoever
    /// is tapped twice must look whether its item is in the session already.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    /// Which drag a tap adds to; nil: none. There is one at a time here, which it is without the method.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?
    /// Items of `addingInteraction` join a drag that began here.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)
    /// The finger has gone; animations begin.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// The animations have ended.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// The drop has all its data.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    /// Where an item goes back to; nil: it fades. Without the method: to where it came from.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    /// Stands for a delegate without previews: the interaction's view is lifted.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { OptionalCall.missing(nil) }
    /// Stands for a delegate that animates nothing along with a lift.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate that doesn't hear of a drag's beginning.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate that doesn't say: items may be moved, not only copied.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { OptionalCall.missing(true) }
    /// Stands for a delegate that doesn't say: the drag isn't restricted. Every drag stays in its app here (DEV-742).
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands for a delegate that doesn't say: previews may shrink. Never asked (DEV-742).
    public func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands for a delegate that doesn't hear of a drag's way.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate that adds nothing: a tap of another finger is one like any other.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { OptionalCall.missing([]) }
    /// Stands for a delegate that doesn't choose: the one drag that is going on.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { OptionalCall.missing(sessions.first) }
    /// Stands for a delegate that doesn't hear what joins its drag.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate that doesn't hear of a drag's end.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate that doesn't hear that the animations of a drag's end are over.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate that doesn't hear that the drop has its data.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without previews of the way back: items go back to where they came from.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { OptionalCall.missing(nil) }
    /// Stands for a delegate that animates nothing along with the way back.
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { OptionalCall.missing(()) }
}
