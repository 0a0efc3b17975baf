import Foundation

/// Why a device refuses to read or write an attribute.
public struct CBATTError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It went well.
        case success = 0
        /// There is no such attribute.
        case invalidHandle = 1
        /// The attribute can’t be read.
        case readNotPermitted = 2
        /// The attribute can’t be written.
        case writeNotPermitted = 3
        /// What was sent isn’t valid.
        case invalidPdu = 4
        /// The other device has to say who it is.
        case insufficientAuthentication = 5
        /// The device doesn’t know such a request.
        case requestNotSupported = 6
        /// The offset lies behind the end.
        case invalidOffset = 7
        /// The other device may not do it.
        case insufficientAuthorization = 8
        /// Too many writes wait.
        case prepareQueueFull = 9
        /// There is no attribute in the range.
        case attributeNotFound = 10
        /// The attribute can’t be read in parts.
        case attributeNotLong = 11
        /// The key is too short.
        case insufficientEncryptionKeySize = 12
        /// The value has a length that isn’t allowed.
        case invalidAttributeValueLength = 13
        /// It failed for another reason.
        case unlikelyError = 14
        /// It has to be encrypted.
        case insufficientEncryption = 15
        /// The attributes can’t be grouped so.
        case unsupportedGroupType = 16
        /// The device has no resources left.
        case insufficientResources = 17

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CBATTError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `CBATTErrorDomain`.
    public static var errorDomain: String { CBATTErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It went well.
    public static var success: Code { .success }
    /// There is no such attribute.
    public static var invalidHandle: Code { .invalidHandle }
    /// The attribute can’t be read.
    public static var readNotPermitted: Code { .readNotPermitted }
    /// The attribute can’t be written.
    public static var writeNotPermitted: Code { .writeNotPermitted }
    /// What was sent isn’t valid.
    public static var invalidPdu: Code { .invalidPdu }
    /// The other device has to say who it is.
    public static var insufficientAuthentication: Code { .insufficientAuthentication }
    /// The device doesn’t know such a request.
    public static var requestNotSupported: Code { .requestNotSupported }
    /// The offset lies behind the end.
    public static var invalidOffset: Code { .invalidOffset }
    /// The other device may not do it.
    public static var insufficientAuthorization: Code { .insufficientAuthorization }
    /// Too many writes wait.
    public static var prepareQueueFull: Code { .prepareQueueFull }
    /// There is no attribute in the range.
    public static var attributeNotFound: Code { .attributeNotFound }
    /// The attribute can’t be read in parts.
    public static var attributeNotLong: Code { .attributeNotLong }
    /// The key is too short.
    public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
    /// The value has a length that isn’t allowed.
    public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
    /// It failed for another reason.
    public static var unlikelyError: Code { .unlikelyError }
    /// It has to be encrypted.
    public static var insufficientEncryption: Code { .insufficientEncryption }
    /// The attributes can’t be grouped so.
    public static var unsupportedGroupType: Code { .unsupportedGroupType }
    /// The device has no resources left.
    public static var insufficientResources: Code { .insufficientResources }

    // An error that has become an `NSError` is one of these again (`error as? CBATTError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: CBATTErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout CBATTError?) -> Bool {
        guard source.domain == CBATTErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = CBATTError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout CBATTError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> CBATTError {
        var result: CBATTError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? CBATTError(.unlikelyError)
    }
}

/// The domain of `CBATTError`.
public let CBATTErrorDomain = "CBATTErrorDomain"
