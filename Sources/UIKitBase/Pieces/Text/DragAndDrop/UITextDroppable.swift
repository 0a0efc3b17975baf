import CoreGraphics
import Foundation
import PorticoObjC

/// A text that dragged text can be dropped on.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// Decides about drops, and hears of them; held weakly.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction that the system has added; a view that it is removed from takes no drops.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drag is over the text.
    var isTextDropActive: Bool { get }
}

/// Whether text that is only read can be edited by a drop.
public enum UITextDropEditability: UInt, Sendable {
    /// Nothing can be dropped on it.
    case no = 0
    /// For the drop only.
    case temporary = 1
    /// For the drop, and from then on.
    case yes = 2
}

/// The place of a drag over a text.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
    /// The place between two characters that is nearest to the finger.
    var dropPosition: UITextPosition { get }
    /// The proposal that the text would make without a delegate.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether what is dragged comes from the same text.
    var isSameView: Bool { get }
    /// The drag.
    var dropSession: any UIDropSession { get }
}

/// Decides about drops on a text, and hears of them. Every method is optional.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
    /// Asked for text that is only read; `no` without the method.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// What a drop here would do: asked when the drag comes, when its place in the text changes, and when items join it.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// The finger has lifted, and nothing has changed yet.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Gives what is seen of all that is dropped; nil: it fades.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    /// Whether text that is only read can be edited by a drop. Default `no`.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { OptionalCall.missing(.no) }
    /// What a drop here would do. Default: what is suggested, a move within the text and a copy from elsewhere.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { OptionalCall.missing(drop.suggestedProposal) }
    /// The finger has lifted, and nothing has changed yet. Optional.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { OptionalCall.missing(()) }
    /// Gives what is seen of all that is dropped. Default: the text goes to its place.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { OptionalCall.missing(defaultPreview) }
    /// A drag has come over the text. Optional.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) { OptionalCall.missing(()) }
    /// The drag has moved over the text. Optional.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) { OptionalCall.missing(()) }
    /// The drag has left the text. Optional.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) { OptionalCall.missing(()) }
    /// A drag that was over the text is over, wherever it was dropped. Optional.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) { OptionalCall.missing(()) }
}
