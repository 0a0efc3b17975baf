import Foundation

/// What went wrong with the device's pictures.
public struct PHPhotosError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It failed for a reason that isn't known.
        case internalError = -1
        /// A person cancelled.
        case userCancelled = 3072
        /// The library isn't there.
        case libraryVolumeOffline = 3114
        /// The picture isn't on the device.
        case networkAccessRequired = 3164
        /// The network isn't reached.
        case networkError = 3169
        /// There is no such picture.
        case identifierNotFound = 3201
        /// There are several such pictures.
        case multipleIdentifiersFound = 3202
        /// The library can't be changed so.
        case changeNotSupported = 3300
        /// It was interrupted.
        case operationInterrupted = 3301
        /// It is no picture.
        case invalidResource = 3302
        /// There is nothing to keep.
        case missingResource = 3303
        /// The disk is full.
        case notEnoughSpace = 3305
        /// The picture can't be changed so.
        case requestNotSupportedForAsset = 3306
        /// Nobody may allow it.
        case accessRestricted = 3310
        /// A person doesn't allow it.
        case accessUserDenied = 3311

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `PHPhotosErrorDomain`.
    public static var errorDomain: String { PHPhotosErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It failed for a reason that isn't known.
    public static var internalError: Code { .internalError }
    /// A person cancelled.
    public static var userCancelled: Code { .userCancelled }
    /// The library isn't there.
    public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
    /// The picture isn't on the device.
    public static var networkAccessRequired: Code { .networkAccessRequired }
    /// The network isn't reached.
    public static var networkError: Code { .networkError }
    /// There is no such picture.
    public static var identifierNotFound: Code { .identifierNotFound }
    /// There are several such pictures.
    public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
    /// The library can't be changed so.
    public static var changeNotSupported: Code { .changeNotSupported }
    /// It was interrupted.
    public static var operationInterrupted: Code { .operationInterrupted }
    /// It is no picture.
    public static var invalidResource: Code { .invalidResource }
    /// There is nothing to keep.
    public static var missingResource: Code { .missingResource }
    /// The disk is full.
    public static var notEnoughSpace: Code { .notEnoughSpace }
    /// The picture can't be changed so.
    public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
    /// Nobody may allow it.
    public static var accessRestricted: Code { .accessRestricted }
    /// A person doesn't allow it.
    public static var accessUserDenied: Code { .accessUserDenied }

    // An error that has become an `NSError` is one of these again (`error as? PHPhotosError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: PHPhotosErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout PHPhotosError?) -> Bool {
        guard source.domain == PHPhotosErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = PHPhotosError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout PHPhotosError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> PHPhotosError {
        var result: PHPhotosError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? PHPhotosError(.internalError)
    }
}

/// The domain of `PHPhotosError`.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
