import Foundation

/// Why nothing is known of an address.
public struct LPError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It isn't known why.
        case unknown = 1
        /// Nothing could be fetched.
        case metadataFetchFailed = 2
        /// It was cancelled.
        case metadataFetchCancelled = 3
        /// It took too long.
        case metadataFetchTimedOut = 4

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? LPError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `LPErrorDomain`.
    public static var errorDomain: String { LPErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It isn't known why.
    public static var unknown: Code { .unknown }
    /// Nothing could be fetched.
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// It was cancelled.
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// It took too long.
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }

    // An error that has become an `NSError` is one of these again (`error as? LPError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: LPErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout LPError?) -> Bool {
        guard source.domain == LPErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = LPError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout LPError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> LPError {
        var result: LPError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? LPError(.unknown)
    }
}

/// The domain of `LPError`.
public let LPErrorDomain = "LPErrorDomain"
