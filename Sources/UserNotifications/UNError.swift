import Foundation

/// What can go wrong with notifications.
public struct UNError: CustomNSError, Hashable, Sendable {
    /// Which mistake it is.
    public enum Code: Int, Sendable {
        /// A person hasn't allowed the app's notifications.
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case attachmentInvalidFileSize = 102
        case attachmentNotInDataStore = 103
        case attachmentMoveIntoDataStoreFailed = 104
        case attachmentCorrupt = 105
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid = 1501
        case badgeInputInvalid = 1600

        /// Whether an error is of this code: `case UNError.notificationsNotAllowed`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? UNError)?.code == code }
    }

    /// Which mistake it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `UNErrorDomain`.
    public static var errorDomain: String { UNErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// A person hasn't allowed the app's notifications.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// There is no such file.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
}

/// The domain of `UNError`.
public let UNErrorDomain = "UNErrorDomain"
