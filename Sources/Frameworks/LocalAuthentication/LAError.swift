import Foundation

/// Why the device's owner isn't known.
public struct LAError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It wasn't the owner.
        case authenticationFailed = -1
        /// A person cancelled.
        case userCancel = -2
        /// A person chose the app's other way.
        case userFallback = -3
        /// The system cancelled, because another app came to the front.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device can't tell faces or fingers.
        case touchIDNotAvailable = -6
        /// The device knows no face or finger.
        case touchIDNotEnrolled = -7
        /// There were too many failures.
        case touchIDLockout = -8
        /// The app cancelled.
        case appCancel = -9
        /// The context had been invalidated.
        case invalidContext = -10
        /// Nobody may be asked.
        case notInteractive = -1004

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

        /// The newer name of `touchIDNotAvailable`.
        public static var biometryNotAvailable: Code { .touchIDNotAvailable }
        /// The newer name of `touchIDNotEnrolled`.
        public static var biometryNotEnrolled: Code { .touchIDNotEnrolled }
        /// The newer name of `touchIDLockout`.
        public static var biometryLockout: Code { .touchIDLockout }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `LAErrorDomain`.
    public static var errorDomain: String { LAErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It wasn't the owner.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// A person cancelled.
    public static var userCancel: Code { .userCancel }
    /// A person chose the app's other way.
    public static var userFallback: Code { .userFallback }
    /// The system cancelled, because another app came to the front.
    public static var systemCancel: Code { .systemCancel }
    /// The device has no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device can't tell faces or fingers.
    public static var touchIDNotAvailable: Code { .touchIDNotAvailable }
    /// The device knows no face or finger.
    public static var touchIDNotEnrolled: Code { .touchIDNotEnrolled }
    /// There were too many failures.
    public static var touchIDLockout: Code { .touchIDLockout }
    /// The app cancelled.
    public static var appCancel: Code { .appCancel }
    /// The context had been invalidated.
    public static var invalidContext: Code { .invalidContext }
    /// Nobody may be asked.
    public static var notInteractive: Code { .notInteractive }
    /// The newer name of `touchIDNotAvailable`.
    public static var biometryNotAvailable: Code { .touchIDNotAvailable }
    /// The newer name of `touchIDNotEnrolled`.
    public static var biometryNotEnrolled: Code { .touchIDNotEnrolled }
    /// The newer name of `touchIDLockout`.
    public static var biometryLockout: Code { .touchIDLockout }

    // An error that has become an `NSError` is one of these again (`error as? LAError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: LAErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout LAError?) -> Bool {
        guard source.domain == LAErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = LAError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout LAError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> LAError {
        var result: LAError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? LAError(.authenticationFailed)
    }
}

/// The domain of `LAError`.
public let LAErrorDomain = "com.apple.LocalAuthentication"
