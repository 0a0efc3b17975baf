import CoreGraphics
import Foundation
import PorticoObjC

/// A text that a finger can drag parts of elsewhere: what is selected, attachments, and links of text that is only read.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
    /// Says what is dragged, and hears of it; held weakly.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction that the system has added; its `isEnabled` turns dragging off.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether something of the text is dragged now.
    var isTextDragActive: Bool { get }
    /// The looks of dragged text.
    var textDragOptions: UITextDragOptions { get set }
}

/// The looks of dragged text.
public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Previews show the text in the colour of labels.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A part of a text that is about to be dragged.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
    /// The text that the finger is on.
    var dragRange: UITextRange { get }
    /// The items that are dragged where the delegate says nothing.
    var suggestedItems: [UIDragItem] { get }
    /// What the drag has already, where something joins it.
    var existingItems: [UIDragItem] { get }
    /// Whether the text is the selection; else it is a link or an attachment.
    var isSelected: Bool { get }
    /// The drag.
    var dragSession: any UIDragSession { get }
}

/// Says what is dragged out of a text, and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
    /// Gives the items that are dragged; nothing: there is no drag. The suggested items without the method.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// Gives what is seen of an item that is lifted; nil: the text as it stands.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    /// The finger has moved what it lifted.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// The drag is over; `cancel` where nobody took it.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    /// Gives the items that are dragged. Default: the suggested items; none: there is no drag.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { OptionalCall.missing(dragRequest.suggestedItems) }
    /// Gives what is seen of an item that is lifted. Default nil: the text as it stands.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { OptionalCall.missing(nil) }
    /// The lift is about to be animated: more can be animated with it. Optional.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { OptionalCall.missing(()) }
    /// The finger has moved what it lifted: the drag begins. Optional.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { OptionalCall.missing(()) }
    /// The drag is over; `cancel` where nobody took it. Optional.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) { OptionalCall.missing(()) }
}
