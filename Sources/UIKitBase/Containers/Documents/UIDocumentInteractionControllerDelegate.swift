import CoreGraphics
import Foundation
import PorticoObjC

/// Says where a document's preview goes, and hears of previews and menus. Every method is optional.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Gives the controller that presents the preview; a navigation controller pushes it. Without the method there are no previews.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    /// Gives the rectangle that the preview grows from. Not asked (DEV-1443).
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// The view that the rectangle is in. Not asked (DEV-1443).
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Another app is about to get the document. Not called: no other app takes one (DEV-1443).
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    /// Another app has the document. Not called: no other app takes one (DEV-1443).
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    /// Gives the controller that presents the preview. Without the method there are no previews.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    { OptionalCall.missing(UIViewController()) }
    /// Gives the rectangle that the preview grows from. Not asked (DEV-1443).
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        OptionalCall.missing(.zero)
    }
    /// The view that the rectangle is in. Not asked (DEV-1443).
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        OptionalCall.missing(nil)
    }
    /// A preview is about to appear. Optional.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        OptionalCall.missing(())
    }
    /// The preview has gone. Optional.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        OptionalCall.missing(())
    }
    /// A menu of what can be done is about to appear. Optional.
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        OptionalCall.missing(())
    }
    /// The menu of what can be done has gone. Optional.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        OptionalCall.missing(())
    }
    /// A menu of apps is about to appear. Optional.
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
        OptionalCall.missing(())
    }
    /// The menu of apps has gone. Optional.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
        OptionalCall.missing(())
    }
    /// Another app is about to get the document. Not called (DEV-1443).
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) { OptionalCall.missing(()) }
    /// Another app has the document. Not called (DEV-1443).
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) { OptionalCall.missing(()) }
}
