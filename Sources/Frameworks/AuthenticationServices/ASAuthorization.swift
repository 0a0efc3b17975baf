import Foundation
import UIKit

/// The window over which a sign-in is shown.
public typealias ASPresentationAnchor = UIWindow

/// Something that says who a person is.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Who can say it.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What a controller got.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// What of a person an app wants to know.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope("full_name")
        public static let email = Scope("email")
    }

    /// What is done with an identity.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }

    /// Who said it.
    public let provider: any ASAuthorizationProvider
    /// What says who the person is.
    public let credential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
        super.init()
    }
}

/// Asks a provider who a person is.
open class ASAuthorizationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// Whom it asks.
    public let provider: any ASAuthorizationProvider

    init(_ provider: any ASAuthorizationProvider) {
        self.provider = provider
        super.init()
    }

    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks for an identity.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// What of the person the app wants to know; nil: nothing.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// Comes back in the answer, to know it by.
    open var state: String?
    /// Comes back in the signed token, against its being used twice.
    open var nonce: String?
    /// What is done with the identity.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Asks Apple who a person is.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    /// Whose identity is meant; nil: anybody's.
    open var user: String?
}

/// Asks for a password that the device knows.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Asks Apple who a person is. Nobody is signed in on this device (DEV-1090).
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// Whether a person still lets the app know them.
    public enum CredentialState: Int, Sendable {
        case revoked = 0
        case authorized = 1
        case notFound = 2
        case transferred = 3
    }

    /// Posted when a person takes it back: never.
    public static let credentialRevokedNotification = NSNotification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    public override init() { super.init() }

    /// A request for a controller.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// Whether a person still lets the app know them: there is no such person. The handler is called on a thread of the system's.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(.notFound, nil) } }

    /// As `getCredentialState(forUserID:completion:)`.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Asks for a password that the device knows. It knows none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public override init() { super.init() }
    /// A request for a controller.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// How sure Apple is that a person is one.
public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported = 0
    case unknown = 1
    case likelyReal = 2
}

/// Who a person is, by Apple. No controller gives one here (DEV-1090).
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The person, for this team's apps.
    open var user: String { "" }
    /// What the request said.
    open var state: String? { nil }
    /// What of the person the app may know.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// For the app's server, once.
    open var authorizationCode: Data? { nil }
    /// Signed by Apple.
    open var identityToken: Data? { nil }
    /// The person's address.
    open var email: String? { nil }
    /// The person's name.
    open var fullName: PersonNameComponents? { nil }
    /// How sure Apple is that the person is one.
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
    override init() { super.init() }
}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The name.
    public let user: String
    /// The password.
    public let password: String
    /// A name and a password.
    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
        super.init()
    }
}
