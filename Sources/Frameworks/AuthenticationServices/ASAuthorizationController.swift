import Foundation
import PorticoTrace
import UIKit

/// Hears who a person is.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// It is known.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// It isn't.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Stands for a delegate without the method.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        OptionalCall.missing(())
    }
}

/// Says over which window a controller shows itself.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks who a person is. Nobody is signed in on this device, and it has neither passwords nor keys: the delegate hears so, on the main thread
/// in a later turn of its run loop (DEV-1090).
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    /// What it asks.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Hears the answer. It isn't owned.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says over which window. It isn't owned.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    private var isCancelled = false

    /// - Parameter authorizationRequests: one at least.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Asks.
    open func performRequests() {
        // As on iOS, the controller stays until it has answered, whoever else lets it go.
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { tell(ASAuthorizationError(isCancelled ? .canceled : answer)) }
        }
    }

    /// Without Apple's identity it isn't known why; passwords and keys there are none.
    private var answer: ASAuthorizationError.Code {
        authorizationRequests.contains { $0 is ASAuthorizationAppleIDRequest } ? .unknown : .notHandled
    }

    private func tell(_ error: ASAuthorizationError) {
        guard let delegate else { return }
        OptionalCall.call(.application, delegate, "authorizationController:didCompleteWithError:") {
            delegate.authorizationController(controller: self, didCompleteWithError: error)
        }
    }

    /// Offers passwords and keys above the keyboard: there are none, and nothing is told.
    open func performAutoFillAssistedRequests() {}

    /// Ends it: the delegate hears that it was cancelled.
    open func cancel() { isCancelled = true }
}
