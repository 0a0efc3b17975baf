import Foundation

/// Why a session of the web ended.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// A person closed the page.
        case canceledLogin = 1
        /// Nobody said over which window.
        case presentationContextNotProvided = 2
        /// The window isn't shown.
        case presentationContextInvalid = 3

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? ASWebAuthenticationSessionError)?.code == code
        }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `ASWebAuthenticationSessionErrorDomain`.
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// A person closed the page.
    public static var canceledLogin: Code { .canceledLogin }
    /// Nobody said over which window.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The window isn't shown.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }

    // An error that has become an `NSError` is one of these again (`error as? ASWebAuthenticationSessionError`).
    public func _bridgeToObjectiveC() -> NSError {
        NSError(domain: ASWebAuthenticationSessionErrorDomain, code: errorCode)
    }
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSError, result: inout ASWebAuthenticationSessionError?
    ) -> Bool {
        guard source.domain == ASWebAuthenticationSessionErrorDomain, let code = Code(rawValue: source.code) else {
            return false
        }
        result = ASWebAuthenticationSessionError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout ASWebAuthenticationSessionError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> ASWebAuthenticationSessionError {
        var result: ASWebAuthenticationSessionError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? ASWebAuthenticationSessionError(.canceledLogin)
    }
}

/// The domain of `ASWebAuthenticationSessionError`.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
