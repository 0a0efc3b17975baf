import CoreGraphics
import Foundation

/// Lets things be dropped on its view.
///
/// - From: `DragSession`
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The view that things can be dropped on; not kept alive.
    public private(set) weak var view: UIView?
    /// Decides about drops and takes them; not kept alive. Without it nothing is taken.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Kept: there is one finger that drags.
    open var allowsSimultaneousDropSessions = false

    /// An interaction without a view: add it to one with `addInteraction(_:)`.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction joins or leaves a view. Does nothing here.
    open func willMove(to view: UIView?) {}
    /// Called when the interaction has joined a view, or left it (nil). Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped. All methods are optional, but without `sessionDidUpdate` nothing is taken.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Asked once a drag; true without the method.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// What a drop here would do, asked whenever the finger moves. Cancel without the method.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Takes the items: only here their data may be asked for.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// The animations of the drop have ended.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// The drag has ended, wherever it was dropped; for all that it entered.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// Where an item goes; nil: it fades where it is. Without the method: that, too.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    /// Whether a drag may be dropped here at all; asked once a drag. Default true.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        OptionalCall.missing(true)
    }
    /// A drag comes above the view. Optional.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// What a drop here would do, asked whenever the finger moves. Default: nothing is taken.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { OptionalCall.missing(UIDropProposal(operation: .cancel)) }
    /// A drag leaves the view, or is cancelled above it. Optional.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// Takes what is dropped: only here the items' data may be asked for. Default: does nothing with it.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// The animations of the drop have ended. Optional.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// A drag that entered the view has ended, wherever it was dropped. Optional.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        OptionalCall.missing(())
    }
    /// Where an item is seen to go; nil, the default: it fades where it is.
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { OptionalCall.missing(nil) }
    /// A drop is about to be animated: more can be animated with it, once an item. Optional.
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { OptionalCall.missing(()) }
}
