import AuthenticationServices
import SwiftUI

/// Lets a person sign in on a website, from a view. Without a browser engine the page can't be shown (DEV-1090).
@preconcurrency @MainActor
public struct WebAuthenticationSession: Sendable {
    /// With whose cookies.
    public struct BrowserSession: Hashable, Sendable {
        let isEphemeral: Bool
        /// With nobody's, which are forgotten.
        public static let ephemeral = BrowserSession(isEphemeral: true)
    }

    nonisolated init() {}

    /// Shows the website, until it leads to an address of the scheme, which is given.
    ///
    /// - Throws: `ASWebAuthenticationSessionError`, `.canceledLogin` where the person closes it.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        let provider = WindowProvider()
        return try await withCheckedThrowingContinuation { continuation in
            let session = ASWebAuthenticationSession(url: url, callbackURLScheme: callbackURLScheme) { url, error in
                if let url { return continuation.resume(returning: url) }
                continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
                // The session doesn't own who says where it is shown.
                withExtendedLifetime(provider) {}
            }
            session.presentationContextProvider = provider
            session.prefersEphemeralWebBrowserSession = preferredBrowserSession?.isEphemeral ?? false
            session.start()
        }
    }
}

/// The window that a person uses.
@MainActor
final class WindowProvider: NSObject, ASWebAuthenticationPresentationContextProviding,
    ASAuthorizationControllerPresentationContextProviding
{
    private var window: UIWindow {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        return scenes.compactMap(\.keyWindow).first ?? scenes.flatMap(\.windows).first ?? UIWindow()
    }
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { window }
}

extension EnvironmentValues {
    /// Lets a person sign in on a website.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
    /// Asks who a person is.
    public var authorizationController: AuthorizationController { AuthorizationController() }
}
