import Foundation

/// What went wrong with a watch.
public struct WCError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It failed for a reason that isn’t known.
        case genericError = 7001
        /// The device can’t have a watch.
        case sessionNotSupported = 7002
        /// The session has no delegate.
        case sessionMissingDelegate = 7003
        /// The session isn’t active.
        case sessionNotActivated = 7004
        /// There is no watch.
        case deviceNotPaired = 7005
        /// The watch hasn’t got the app.
        case watchAppNotInstalled = 7006
        /// The watch isn’t reached.
        case notReachable = 7007
        /// An argument isn’t valid.
        case invalidParameter = 7008
        /// It is too much.
        case payloadTooLarge = 7009
        /// A value can’t be sent.
        case payloadUnsupportedTypes = 7010
        /// The answer failed.
        case messageReplyFailed = 7011
        /// The answer took too long.
        case messageReplyTimedOut = 7012
        /// The file can’t be read.
        case fileAccessDenied = 7013
        /// It couldn’t be delivered.
        case deliveryFailed = 7014
        /// There is no room.
        case insufficientSpace = 7015
        /// The session isn’t active any more.
        case sessionInactive = 7016
        /// The transfer took too long.
        case transferTimedOut = 7017
        /// The phone hasn’t got the app.
        case companionAppNotInstalled = 7018

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? WCError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `WCErrorDomain`.
    public static var errorDomain: String { WCErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It failed for a reason that isn’t known.
    public static var genericError: Code { .genericError }
    /// The device can’t have a watch.
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// The session has no delegate.
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    /// The session isn’t active.
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// There is no watch.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// The watch hasn’t got the app.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// The watch isn’t reached.
    public static var notReachable: Code { .notReachable }
    /// An argument isn’t valid.
    public static var invalidParameter: Code { .invalidParameter }
    /// It is too much.
    public static var payloadTooLarge: Code { .payloadTooLarge }
    /// A value can’t be sent.
    public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
    /// The answer failed.
    public static var messageReplyFailed: Code { .messageReplyFailed }
    /// The answer took too long.
    public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
    /// The file can’t be read.
    public static var fileAccessDenied: Code { .fileAccessDenied }
    /// It couldn’t be delivered.
    public static var deliveryFailed: Code { .deliveryFailed }
    /// There is no room.
    public static var insufficientSpace: Code { .insufficientSpace }
    /// The session isn’t active any more.
    public static var sessionInactive: Code { .sessionInactive }
    /// The transfer took too long.
    public static var transferTimedOut: Code { .transferTimedOut }
    /// The phone hasn’t got the app.
    public static var companionAppNotInstalled: Code { .companionAppNotInstalled }

    // An error that has become an `NSError` is one of these again (`error as? WCError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: WCErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout WCError?) -> Bool {
        guard source.domain == WCErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = WCError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout WCError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> WCError {
        var result: WCError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? WCError(.genericError)
    }
}

/// The domain of `WCError`.
public let WCErrorDomain = "WCErrorDomain"
