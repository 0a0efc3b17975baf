import Foundation

/// What went wrong with iCloud.
public struct CKError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It failed within.
        case internalError = 1
        /// Some of it failed.
        case partialFailure = 2
        /// There is no network.
        case networkUnavailable = 3
        /// The network failed.
        case networkFailure = 4
        /// The container isn’t known.
        case badContainer = 5
        /// The service isn’t there now.
        case serviceUnavailable = 6
        /// There were too many requests.
        case requestRateLimited = 7
        /// The app isn’t made for it.
        case missingEntitlement = 8
        /// Nobody is signed in to iCloud.
        case notAuthenticated = 9
        /// The person may not do it.
        case permissionFailure = 10
        /// There is no such record.
        case unknownItem = 11
        /// An argument isn’t valid.
        case invalidArguments = 12
        /// The results were cut.
        case resultsTruncated = 13
        /// The server has a newer record.
        case serverRecordChanged = 14
        /// The server has refused it.
        case serverRejectedRequest = 15
        /// An asset’s file isn’t there.
        case assetFileNotFound = 16
        /// An asset’s file has changed meanwhile.
        case assetFileModified = 17
        /// The app is too old.
        case incompatibleVersion = 18
        /// A value has to be unique.
        case constraintViolation = 19
        /// It was cancelled.
        case operationCancelled = 20
        /// The token is too old.
        case changeTokenExpired = 21
        /// Another one of the batch failed.
        case batchRequestFailed = 22
        /// The zone is busy.
        case zoneBusy = 23
        /// The database can’t do it.
        case badDatabase = 24
        /// There is no room left.
        case quotaExceeded = 25
        /// There is no such zone.
        case zoneNotFound = 26
        /// There is too much of it.
        case limitExceeded = 27
        /// The person has deleted the zone.
        case userDeletedZone = 28
        /// Too many take part.
        case tooManyParticipants = 29
        /// It is shared already.
        case alreadyShared = 30
        /// The record that is named isn’t there.
        case referenceViolation = 31
        /// The account’s owner doesn’t allow it.
        case managedAccountRestricted = 32
        /// Who takes part has to be verified.
        case participantMayNeedVerification = 33
        /// The server’s answer was lost.
        case serverResponseLost = 34
        /// The asset isn’t there.
        case assetNotAvailable = 35
        /// The person has to sign in again.
        case accountTemporarilyUnavailable = 36

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `CKErrorDomain`.
    public static var errorDomain: String { CKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It failed within.
    public static var internalError: Code { .internalError }
    /// Some of it failed.
    public static var partialFailure: Code { .partialFailure }
    /// There is no network.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// The network failed.
    public static var networkFailure: Code { .networkFailure }
    /// The container isn’t known.
    public static var badContainer: Code { .badContainer }
    /// The service isn’t there now.
    public static var serviceUnavailable: Code { .serviceUnavailable }
    /// There were too many requests.
    public static var requestRateLimited: Code { .requestRateLimited }
    /// The app isn’t made for it.
    public static var missingEntitlement: Code { .missingEntitlement }
    /// Nobody is signed in to iCloud.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The person may not do it.
    public static var permissionFailure: Code { .permissionFailure }
    /// There is no such record.
    public static var unknownItem: Code { .unknownItem }
    /// An argument isn’t valid.
    public static var invalidArguments: Code { .invalidArguments }
    /// The results were cut.
    public static var resultsTruncated: Code { .resultsTruncated }
    /// The server has a newer record.
    public static var serverRecordChanged: Code { .serverRecordChanged }
    /// The server has refused it.
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    /// An asset’s file isn’t there.
    public static var assetFileNotFound: Code { .assetFileNotFound }
    /// An asset’s file has changed meanwhile.
    public static var assetFileModified: Code { .assetFileModified }
    /// The app is too old.
    public static var incompatibleVersion: Code { .incompatibleVersion }
    /// A value has to be unique.
    public static var constraintViolation: Code { .constraintViolation }
    /// It was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
    /// The token is too old.
    public static var changeTokenExpired: Code { .changeTokenExpired }
    /// Another one of the batch failed.
    public static var batchRequestFailed: Code { .batchRequestFailed }
    /// The zone is busy.
    public static var zoneBusy: Code { .zoneBusy }
    /// The database can’t do it.
    public static var badDatabase: Code { .badDatabase }
    /// There is no room left.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// There is no such zone.
    public static var zoneNotFound: Code { .zoneNotFound }
    /// There is too much of it.
    public static var limitExceeded: Code { .limitExceeded }
    /// The person has deleted the zone.
    public static var userDeletedZone: Code { .userDeletedZone }
    /// Too many take part.
    public static var tooManyParticipants: Code { .tooManyParticipants }
    /// It is shared already.
    public static var alreadyShared: Code { .alreadyShared }
    /// The record that is named isn’t there.
    public static var referenceViolation: Code { .referenceViolation }
    /// The account’s owner doesn’t allow it.
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    /// Who takes part has to be verified.
    public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
    /// The server’s answer was lost.
    public static var serverResponseLost: Code { .serverResponseLost }
    /// The asset isn’t there.
    public static var assetNotAvailable: Code { .assetNotAvailable }
    /// The person has to sign in again.
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }

    // An error that has become an `NSError` is one of these again (`error as? CKError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: CKErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout CKError?) -> Bool {
        guard source.domain == CKErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = CKError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout CKError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> CKError {
        var result: CKError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? CKError(.internalError)
    }
}

/// The domain of `CKError`.
public let CKErrorDomain = "CKErrorDomain"

/// The key of the errors of single records, in an error’s information.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The key of the seconds after which it may be tried again, in an error’s information.
public let CKErrorRetryAfterKey = "CKErrorRetryAfterKey"

extension CKError {
    /// The errors of single records: none.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    /// After how many seconds it may be tried again: not told.
    public var retryAfterSeconds: Double? { nil }
    /// The record that the server has: none.
    public var serverRecord: CKRecord? { nil }
    /// The record that the app has: none.
    public var clientRecord: CKRecord? { nil }
    /// What both were before: none.
    public var ancestorRecord: CKRecord? { nil }
}
