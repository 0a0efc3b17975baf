import Foundation

/// What went wrong with a calendar.
public struct EKError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// The event can't be changed.
        case eventNotMutable = 0
        /// The event is in no calendar.
        case noCalendar = 1
        /// The event has no beginning.
        case noStartDate = 2
        /// The event has no end.
        case noEndDate = 3
        /// The event ends before it begins.
        case datesInverted = 4
        /// It failed for a reason that isn't known.
        case internalFailure = 5
        /// The calendar can't be changed.
        case calendarReadOnly = 6
        /// The calendar is nowhere.
        case calendarHasNoSource = 16
        /// A person doesn't allow it.
        case eventStoreNotAuthorized = 29

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `EKErrorDomain`.
    public static var errorDomain: String { EKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// The event can't be changed.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// The event is in no calendar.
    public static var noCalendar: Code { .noCalendar }
    /// The event has no beginning.
    public static var noStartDate: Code { .noStartDate }
    /// The event has no end.
    public static var noEndDate: Code { .noEndDate }
    /// The event ends before it begins.
    public static var datesInverted: Code { .datesInverted }
    /// It failed for a reason that isn't known.
    public static var internalFailure: Code { .internalFailure }
    /// The calendar can't be changed.
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// The calendar is nowhere.
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    /// A person doesn't allow it.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }

    // An error that has become an `NSError` is one of these again (`error as? EKError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: EKErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout EKError?) -> Bool {
        guard source.domain == EKErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = EKError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout EKError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> EKError {
        var result: EKError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? EKError(.eventNotMutable)
    }
}

/// The domain of `EKError`.
public let EKErrorDomain = "EKErrorDomain"
