import Foundation

extension UIApplication {
    /// A kind of app of which people choose one as the default.
    public enum Category: Int, Sendable {
        /// Opens the web's addresses.
        case webBrowser = 1
    }

    /// The error that `isDefault(_:)` throws.
    public struct CategoryDefaultError: CustomNSError, Hashable, Sendable {
        /// Why the system doesn't say whether the app is the default.
        public enum Code: Int, Sendable {
            /// It was asked too often.
            case rateLimited = 1
        }

        /// Why the system doesn't say it.
        public let code: Code

        /// Makes an error of a code.
        public init(_ code: Code) { self.code = code }

        /// Nothing: there is no date to be told.
        public var userInfo: [String: Any] { [:] }

        /// `UIApplicationCategoryDefaultErrorDomain`
        public static var errorDomain: String { "UIApplicationCategoryDefaultErrorDomain" }
        /// The code of having asked too often.
        public static var rateLimited: Code { .rateLimited }
        /// The key of the date of the last answer.
        public static var statusLastProvidedDateErrorKey: String {
            "UIApplicationCategoryDefaultStatusLastProvidedDateErrorKey"
        }
        /// The key of the date from which there is an answer again.
        public static var retryAvailableDateErrorKey: String {
            "UIApplicationCategoryDefaultRetryAvailabilityDateErrorKey"
        }

        /// The code's number.
        public var errorCode: Int { code.rawValue }
    }

    /// Whether the app is what people have chosen for a kind of app: false, because nobody chooses default apps here (DEV-1483). It never throws.
    public nonisolated func isDefault(_ category: UIApplication.Category) throws -> Bool { false }
}
