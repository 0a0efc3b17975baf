import Foundation

/// What went wrong with contacts.
public struct CNError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// The contacts couldn't be reached.
        case communicationError = 1
        /// The contacts couldn't be read.
        case dataAccessError = 2
        /// A person doesn't allow it.
        case authorizationDenied = 100
        /// There is nowhere to keep it.
        case noAccessableWritableContainers = 101
        /// There is no such contact.
        case recordDoesNotExist = 200
        /// The contact is there already.
        case insertedRecordAlreadyExists = 201
        /// Several values aren't valid.
        case validationMultipleErrors = 300
        /// A value is of another type.
        case validationTypeMismatch = 301
        /// A request isn't set up so.
        case validationConfigurationError = 302
        /// There is no such search.
        case predicateInvalid = 400
        /// The contacts' owner doesn't allow it.
        case policyViolation = 500

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `CNErrorDomain`.
    public static var errorDomain: String { CNErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// The contacts couldn't be reached.
    public static var communicationError: Code { .communicationError }
    /// The contacts couldn't be read.
    public static var dataAccessError: Code { .dataAccessError }
    /// A person doesn't allow it.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// There is nowhere to keep it.
    public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
    /// There is no such contact.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// The contact is there already.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// Several values aren't valid.
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    /// A value is of another type.
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    /// A request isn't set up so.
    public static var validationConfigurationError: Code { .validationConfigurationError }
    /// There is no such search.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// The contacts' owner doesn't allow it.
    public static var policyViolation: Code { .policyViolation }

    // An error that has become an `NSError` is one of these again (`error as? CNError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: CNErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout CNError?) -> Bool {
        guard source.domain == CNErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = CNError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout CNError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> CNError {
        var result: CNError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? CNError(.communicationError)
    }
}

/// The domain of `CNError`.
public let CNErrorDomain = "CNErrorDomain"
