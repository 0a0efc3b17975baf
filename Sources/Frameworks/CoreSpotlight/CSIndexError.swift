import Foundation

/// Why something isn't found by a search.
public struct CSIndexError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It isn't known why.
        case unknownError = -1
        /// There is no index.
        case indexUnavailableError = -1000
        /// An item isn't valid.
        case invalidItemError = -1001
        /// The app's state isn't valid.
        case invalidClientStateError = -1002
        /// The index isn't reached.
        case remoteConnectionError = -1003
        /// There are too many items.
        case quotaExceeded = -1004
        /// The device has no index.
        case indexingUnsupported = -1005

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CSIndexError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `CSIndexErrorDomain`.
    public static var errorDomain: String { CSIndexErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It isn't known why.
    public static var unknownError: Code { .unknownError }
    /// There is no index.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// An item isn't valid.
    public static var invalidItemError: Code { .invalidItemError }
    /// The app's state isn't valid.
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// The index isn't reached.
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// There are too many items.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// The device has no index.
    public static var indexingUnsupported: Code { .indexingUnsupported }

    // An error that has become an `NSError` is one of these again (`error as? CSIndexError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: CSIndexErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout CSIndexError?) -> Bool {
        guard source.domain == CSIndexErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = CSIndexError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout CSIndexError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> CSIndexError {
        var result: CSIndexError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? CSIndexError(.unknownError)
    }
}

/// The domain of `CSIndexError`.
public let CSIndexErrorDomain = "CSIndexErrorDomain"
