import AuthenticationServices
import SwiftUI

/// Who a person is, by what they have shown.
public enum ASAuthorizationResult: Sendable {
    case appleID(ASAuthorizationAppleIDCredential)
    case password(ASPasswordCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
    case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)

    fileprivate init?(_ credential: any ASAuthorizationCredential) {
        switch credential {
        case let known as ASAuthorizationAppleIDCredential: self = .appleID(known)
        case let known as ASPasswordCredential: self = .password(known)
        case let known as ASAuthorizationPlatformPublicKeyCredentialAssertion: self = .passkeyAssertion(known)
        case let known as ASAuthorizationPlatformPublicKeyCredentialRegistration: self = .passkeyRegistration(known)
        case let known as ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: self = .securityKeyAssertion(known)
        case let known as ASAuthorizationSecurityKeyPublicKeyCredentialRegistration:
            self = .securityKeyRegistration(known)
        default: return nil
        }
    }
}

/// Asks who a person is, from a view. Nobody is signed in on this device, and it has neither passwords nor keys: it throws (DEV-1090).
@preconcurrency @MainActor
public struct AuthorizationController: Sendable {
    nonisolated init() {}

    /// Asks by one request.
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        try await performRequests([request])
    }

    /// Asks by several requests, of which a person answers one.
    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        let hearer = AuthorizationHearer()
        return try await withCheckedThrowingContinuation { continuation in
            hearer.continuation = continuation
            let controller = ASAuthorizationController(authorizationRequests: requests)
            controller.delegate = hearer
            controller.presentationContextProvider = hearer.provider
            hearer.keptUntilTheAnswer = hearer
            controller.performRequests()
        }
    }
}

@MainActor private final class AuthorizationHearer: NSObject, ASAuthorizationControllerDelegate {
    var continuation: CheckedContinuation<ASAuthorizationResult, any Error>?
    /// A controller doesn't own its delegate.
    var keptUntilTheAnswer: AuthorizationHearer?
    let provider = WindowProvider()

    private func finishRequest(_ result: Result<ASAuthorizationResult, any Error>) {
        let waiting = continuation
        (continuation, keptUntilTheAnswer) = (nil, nil)
        waiting?.resume(with: result)
    }
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        finishRequest(
            ASAuthorizationResult(authorization.credential).map { .success($0) }
                ?? .failure(ASAuthorizationError(.unknown)))
    }
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        finishRequest(.failure(error))
    }
}
