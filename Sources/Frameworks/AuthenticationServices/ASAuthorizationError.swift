import Foundation

/// Why nobody was signed in.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// Nobody is signed in, or it isn't known why.
        case unknown = 1000
        /// A person cancelled.
        case canceled = 1001
        /// The answer made no sense.
        case invalidResponse = 1002
        /// Nobody took the request.
        case notHandled = 1003
        /// The request failed.
        case failed = 1004
        /// Nobody may be asked.
        case notInteractive = 1005

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `ASAuthorizationErrorDomain`.
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// Nobody is signed in, or it isn't known why.
    public static var unknown: Code { .unknown }
    /// A person cancelled.
    public static var canceled: Code { .canceled }
    /// The answer made no sense.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nobody took the request.
    public static var notHandled: Code { .notHandled }
    /// The request failed.
    public static var failed: Code { .failed }
    /// Nobody may be asked.
    public static var notInteractive: Code { .notInteractive }

    // An error that has become an `NSError` is one of these again (`error as? ASAuthorizationError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: ASAuthorizationErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout ASAuthorizationError?)
        -> Bool
    {
        guard source.domain == ASAuthorizationErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = ASAuthorizationError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout ASAuthorizationError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> ASAuthorizationError {
        var result: ASAuthorizationError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? ASAuthorizationError(.unknown)
    }
}

/// The domain of `ASAuthorizationError`.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
