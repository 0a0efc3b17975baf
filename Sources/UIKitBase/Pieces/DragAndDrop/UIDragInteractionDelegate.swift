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
    /// What is seen of an item that is lifted; nil: nothing. Default: the interaction's view.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { OptionalCall.missing(nil) }
    /// The lift is about to be animated: more can be animated with it. Optional.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { OptionalCall.missing(()) }
    /// The finger has moved what it lifted: the drag begins. Optional.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Whether the items may be moved, not only copied. Default true.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { OptionalCall.missing(true) }
    /// Whether the drag stays in its app. Default false; every drag does here (DEV-742).
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalCall.missing(false) }
    /// Whether previews keep their size while they are dragged. Default false. Never asked (DEV-742).
    public func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { OptionalCall.missing(false) }
    /// The finger has moved the drag. Optional.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// What joins the drag when another finger taps the view. Default nothing: the tap is one like any other.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { OptionalCall.missing([]) }
    /// Which of the drags a tap adds to; nil: none. Default: the one that is going on.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { OptionalCall.missing(sessions.first) }
    /// Items of `addingInteraction` are about to join a drag that began here. Optional.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { OptionalCall.missing(()) }
    /// The finger has gone, and the animations of the drag's end begin; `cancel` where nobody took it. Optional.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { OptionalCall.missing(()) }
    /// The animations of the drag's end are over. Optional.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { OptionalCall.missing(()) }
    /// The drop has all its data; after it was taken. Optional.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        OptionalCall.missing(())
    }
    /// Where an item goes back to when nobody takes it; nil: it fades. Default: to where it came from.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { OptionalCall.missing(nil) }
    /// The way back is about to be animated: more can be animated with it, once an item. Optional.
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { OptionalCall.missing(()) }
}
