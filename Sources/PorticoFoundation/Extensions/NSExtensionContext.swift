import Foundation

/// What an extension knows of the app that called it. Extensions are compiled here and not run (DEV-978): nothing has a context.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// The items that the app handed over: `NSExtensionItem`s.
    open var inputItems: [Any] { items }
    private let items: [Any]

    /// What `completeRequest` and `cancelRequest` tell.
    package final var didFinish: ((Result<[Any], any Error>) -> Void)?

    public override convenience init() { self.init(inputItems: []) }

    package init(inputItems: [Any]) {
        items = inputItems
        super.init()
    }

    /// Ends the request with what the app gets back. The handler's argument is true when the extension's process ends: never here.
    open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        didFinish?(.success(items ?? []))
        completionHandler?(false)
    }

    /// Ends the request with an error.
    open func cancelRequest(withError error: any Error) { didFinish?(.failure(error)) }

    /// Opens an address for the extension: not possible here, which the handler hears.
    open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An object that an extension begins with.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// An app asks for something.
    func beginRequest(with context: NSExtensionContext)
}

extension NSNotification.Name {
    /// The app that shows the extension comes to the foreground: never posted here.
    public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
        "NSExtensionHostWillEnterForegroundNotification")
    /// The app that shows the extension has gone to the background: never posted here.
    public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
        "NSExtensionHostDidEnterBackgroundNotification")
    /// The app that shows the extension becomes inactive: never posted here.
    public static let NSExtensionHostWillResignActive = NSNotification.Name(
        "NSExtensionHostWillResignActiveNotification")
    /// The app that shows the extension is active: never posted here.
    public static let NSExtensionHostDidBecomeActive = NSNotification.Name(
        "NSExtensionHostDidBecomeActiveNotification")
}
