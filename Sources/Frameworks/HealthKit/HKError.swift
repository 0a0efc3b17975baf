import Foundation

/// What went wrong with health data.
public struct HKError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// Nothing.
        case noError = 0
        /// This device has no health data.
        case errorHealthDataUnavailable = 1
        /// Nobody here may allow it.
        case errorHealthDataRestricted = 2
        /// An argument isn’t valid.
        case errorInvalidArgument = 3
        /// A person doesn’t allow it.
        case errorAuthorizationDenied = 4
        /// A person wasn’t asked yet.
        case errorAuthorizationNotDetermined = 5
        /// The data can’t be read or written now.
        case errorDatabaseInaccessible = 6
        /// A person cancelled.
        case errorUserCanceled = 7
        /// Another workout has begun.
        case errorAnotherWorkoutSessionStarted = 8
        /// A person has left the workout.
        case errorUserExitedWorkoutSession = 9
        /// A person doesn’t allow what the app can’t do without.
        case errorRequiredAuthorizationDenied = 10
        /// There is no data.
        case errorNoData = 11

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `HKErrorDomain`.
    public static var errorDomain: String { HKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// Nothing.
    public static var noError: Code { .noError }
    /// This device has no health data.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// Nobody here may allow it.
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    /// An argument isn’t valid.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// A person doesn’t allow it.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// A person wasn’t asked yet.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// The data can’t be read or written now.
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// A person cancelled.
    public static var errorUserCanceled: Code { .errorUserCanceled }
    /// Another workout has begun.
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    /// A person has left the workout.
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    /// A person doesn’t allow what the app can’t do without.
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    /// There is no data.
    public static var errorNoData: Code { .errorNoData }

    // An error that has become an `NSError` is one of these again (`error as? HKError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: HKErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout HKError?) -> Bool {
        guard source.domain == HKErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = HKError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout HKError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> HKError {
        var result: HKError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? HKError(.errorDatabaseInaccessible)
    }
}

/// The domain of `HKError`.
public let HKErrorDomain = "com.apple.healthkit"
