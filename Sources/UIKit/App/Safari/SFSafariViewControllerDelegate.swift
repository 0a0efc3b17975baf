import Foundation

/// Hears what becomes of a page that a `SFSafariViewController` shows. All methods are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// A person has ended it. It is dismissed by itself.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// - Parameter didLoadSuccessfully: here always false (DEV-758).
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Never called: no page is loaded that could lead elsewhere (DEV-758).
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// Before the page is opened outside of the app.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Stands for a delegate without the method: the controller is dismissed all the same.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method, which is never called here.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method: the page is opened all the same.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { OptionalCall.missing(()) }
}
