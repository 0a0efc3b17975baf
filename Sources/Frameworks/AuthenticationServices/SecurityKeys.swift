import Foundation

// Keys of their own that are held to a device or put into it. None is known here: a controller refuses their requests (DEV-1090).

/// A key that a server knows.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject,
    ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable
{
    /// A way on which a key is reached.
    public struct Transport: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let usb = Transport("usb")
        public static let nfc = Transport("nfc")
        public static let bluetooth = Transport("ble")
        /// All that there are.
        public static var allSupported: [Transport] { [.usb, .nfc, .bluetooth] }
    }
    /// The key's name.
    open var credentialID: Data
    /// The ways on which it is reached.
    open var transports: [Transport]
    /// A key of a name.
    public init(credentialID: Data, transports allowedTransports: [Transport]) {
        (self.credentialID, transports) = (credentialID, allowedTransports)
        super.init()
    }
}

/// A new key. There is none.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
    public var rawClientDataJSON: Data { Data() }
    public var credentialID: Data { Data() }
    public var rawAttestationObject: Data? { nil }
    override init() { super.init() }
}

/// A signature. There is none.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
    ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable
{
    public var rawClientDataJSON: Data { Data() }
    public var credentialID: Data { Data() }
    public var rawAuthenticatorData: Data! { Data() }
    public var userID: Data! { Data() }
    public var signature: Data! { Data() }
    override init() { super.init() }
}

/// Asks for a new key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
    open var challenge = Data()
    open var name = ""
    open var userID = Data()
    open var displayName: String?
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    /// Whether the key stays where it is made.
    open var residentKeyPreference = ASAuthorizationPublicKeyCredentialResidentKeyPreference.preferred
    /// The ways to sign that the server takes.
    open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
    /// Keys that aren't to be made anew.
    open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
    /// The website.
    open var relyingPartyIdentifier: String { relyingParty(of: provider) }
}

/// Asks for a signature.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// The bytes that are signed.
    open var challenge = Data()
    /// Whether the person is asked.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// The keys that may sign; none: any.
    open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
    /// The website.
    open var relyingPartyIdentifier: String { relyingParty(of: provider) }
}

/// Makes requests for such keys, which a controller refuses here (DEV-1090).
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable
{
    /// The website.
    public let relyingPartyIdentifier: String
    /// For a website.
    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        super.init()
    }
    /// A request for a new key.
    open func createCredentialRegistrationRequest(
        challenge: Data, displayName: String, name: String, userID: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
        let request = ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(self)
        (request.challenge, request.displayName, request.name, request.userID) = (challenge, displayName, name, userID)
        return request
    }
    /// A request for a signature.
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
        let request = ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(self)
        request.challenge = challenge
        return request
    }
}

/// The website that a request's provider was made for.
func relyingParty(of provider: any ASAuthorizationProvider) -> String {
    switch provider {
    case let keys as ASAuthorizationSecurityKeyPublicKeyCredentialProvider: keys.relyingPartyIdentifier
    case let keys as ASAuthorizationPlatformPublicKeyCredentialProvider: keys.relyingPartyIdentifier
    default: ""
    }
}
