import Foundation

/// Opens the documents that a person picks in a browser, and makes new ones. Every method is optional.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// A person picked documents; one, unless the browser allows several.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// The older method, called where the newer one isn't there.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    /// A person wants a new document. The app makes one in a place of its own, and calls the handler with it, from which the browser takes it
    /// into the folder that is shown; or with nil and `none`, where there is to be none. Until then nothing else can be created.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    )
    /// A document was taken into the browser's folder: the app opens it where it is now.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    )
    /// A document couldn't be taken into the browser's folder.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
    /// The app's own activities, offered where documents are shared.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    /// The sheet that shares documents is about to be shown.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
    /// Stands in where the delegate hasn't got the method: the older one is called.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate has the newer method, or opens nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate makes no documents: nothing is created.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear of new documents.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear of failures: the browser tells the person.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate has no activities.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] { OptionalCall.missing([]) }
    /// Stands in where the delegate needn't hear of sharing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) { OptionalCall.missing(()) }
}
