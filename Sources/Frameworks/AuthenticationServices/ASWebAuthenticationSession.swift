import Foundation
import UIKit

/// Says over which window a session shows itself.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets a person sign in on a website. Without a browser engine the page can't be shown: in its place is one with the address, which the person
/// closes (DEV-1090).
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// Hears the address that the website ended at, or why it didn't.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let url: URL
    private let scheme: String?
    private var completion: CompletionHandler?
    private var page: SFSafariViewController?
    /// It keeps the session, as long as its page is shown.
    private var listener: PageListener?
    private var isStarted = false
    /// Says over which window. It isn't owned.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the website meets nothing of earlier visits. Kept: there is no website (DEV-1090). False by default.
    open var prefersEphemeralWebBrowserSession = false
    /// What is sent along. Kept: nothing is sent (DEV-1090).
    open var additionalHeaderFields: [String: String]?

    /// - Parameters:
    ///   - callbackURLScheme: the address with this scheme ends it.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        (url, scheme, completion) = (URL, callbackURLScheme, completionHandler)
        super.init()
    }

    /// Whether it could be started now: once, with a window to show it over.
    open var canStart: Bool { !isStarted && presentationContextProvider != nil }

    /// Shows the website. False where nobody says over which window; the handler hears so.
    @discardableResult
    open func start() -> Bool {
        guard !isStarted else { return false }
        isStarted = true
        guard let provider = presentationContextProvider else {
            DispatchQueue.main.async { [self] in MainActor.assumeIsolated { finish(.presentationContextNotProvided) } }
            return false
        }
        guard let top = Self.top(of: provider.presentationAnchor(for: self)), ["http", "https"].contains(url.scheme)
        else {
            DispatchQueue.main.async { [self] in MainActor.assumeIsolated { finish(.presentationContextInvalid) } }
            return false
        }
        let page = SFSafariViewController(url: url)
        page.dismissButtonStyle = .cancel
        let listener = PageListener { [self] in finish(.canceledLogin) }
        page.delegate = listener
        self.listener = listener
        self.page = page
        top.present(page, animated: true)
        return true
    }

    private static func top(of window: UIWindow) -> UIViewController? {
        var top = window.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }

    /// Takes the website away; the handler isn't called.
    open func cancel() {
        completion = nil
        page?.dismiss(animated: true)
        (page, listener) = (nil, nil)
    }

    private func finish(_ code: ASWebAuthenticationSessionError.Code) {
        (page, listener) = (nil, nil)
        let done = completion
        completion = nil
        done?(nil, ASWebAuthenticationSessionError(code))
    }
}

/// Hears that a person has closed the page.
@MainActor private final class PageListener: NSObject, SFSafariViewControllerDelegate {
    let closed: () -> Void
    init(_ closed: @escaping () -> Void) { self.closed = closed }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { closed() }
}
