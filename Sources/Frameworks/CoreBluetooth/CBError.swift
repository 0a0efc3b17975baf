import Foundation

/// What went wrong with Bluetooth.
public struct CBError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It failed for a reason that isn’t known.
        case unknown = 0
        /// A parameter isn’t valid.
        case invalidParameters = 1
        /// There is no such attribute.
        case invalidHandle = 2
        /// The other device isn’t connected.
        case notConnected = 3
        /// The device has no room left.
        case outOfSpace = 4
        /// It was cancelled.
        case operationCancelled = 5
        /// The connection took too long.
        case connectionTimeout = 6
        /// The other device has ended the connection.
        case peripheralDisconnected = 7
        /// The identifier isn’t allowed here.
        case uuidNotAllowed = 8
        /// The device advertises already.
        case alreadyAdvertising = 9
        /// The connection failed.
        case connectionFailed = 10
        /// There are too many connections.
        case connectionLimitReached = 11
        /// The other device isn’t known.
        case unknownDevice = 12
        /// It isn’t supported.
        case operationNotSupported = 13
        /// The other device has forgotten this one.
        case peerRemovedPairingInformation = 14
        /// Encryption took too long.
        case encryptionTimedOut = 15
        /// Too many devices are paired.
        case tooManyLEPairedDevices = 16

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CBError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `CBErrorDomain`.
    public static var errorDomain: String { CBErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It failed for a reason that isn’t known.
    public static var unknown: Code { .unknown }
    /// A parameter isn’t valid.
    public static var invalidParameters: Code { .invalidParameters }
    /// There is no such attribute.
    public static var invalidHandle: Code { .invalidHandle }
    /// The other device isn’t connected.
    public static var notConnected: Code { .notConnected }
    /// The device has no room left.
    public static var outOfSpace: Code { .outOfSpace }
    /// It was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
    /// The connection took too long.
    public static var connectionTimeout: Code { .connectionTimeout }
    /// The other device has ended the connection.
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    /// The identifier isn’t allowed here.
    public static var uuidNotAllowed: Code { .uuidNotAllowed }
    /// The device advertises already.
    public static var alreadyAdvertising: Code { .alreadyAdvertising }
    /// The connection failed.
    public static var connectionFailed: Code { .connectionFailed }
    /// There are too many connections.
    public static var connectionLimitReached: Code { .connectionLimitReached }
    /// The other device isn’t known.
    public static var unknownDevice: Code { .unknownDevice }
    /// It isn’t supported.
    public static var operationNotSupported: Code { .operationNotSupported }
    /// The other device has forgotten this one.
    public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
    /// Encryption took too long.
    public static var encryptionTimedOut: Code { .encryptionTimedOut }
    /// Too many devices are paired.
    public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }

    // An error that has become an `NSError` is one of these again (`error as? CBError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: CBErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout CBError?) -> Bool {
        guard source.domain == CBErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = CBError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout CBError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> CBError {
        var result: CBError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? CBError(.unknown)
    }
}

/// The domain of `CBError`.
public let CBErrorDomain = "CBErrorDomain"

extension CBError {
    /// The same as `unknownDevice`, as Apple wrote it first.
    public static var unkownDevice: Code { .unknownDevice }
}
