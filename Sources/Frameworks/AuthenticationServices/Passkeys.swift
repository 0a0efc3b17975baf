import Foundation

/// A credential by keys of which a server knows the public one. This device makes none (DEV-1090).
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    /// What the browser says that it signed.
    var rawClientDataJSON: Data { get }
    /// The key's name.
    var credentialID: Data { get }
}

/// A new key.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    /// What says who made it.
    var rawAttestationObject: Data? { get }
}

/// A signature by a key.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    /// What the device says.
    var rawAuthenticatorData: Data! { get }
    /// Whose key it is.
    var userID: Data! { get }
    /// The signature.
    var signature: Data! { get }
}

/// A new key of the device's. There is none.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration,
    @unchecked Sendable
{
    public var rawClientDataJSON: Data { Data() }
    public var credentialID: Data { Data() }
    public var rawAttestationObject: Data? { nil }
    override init() { super.init() }
}

/// A signature by a key of the device's. There is none.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion,
    @unchecked Sendable
{
    public var rawClientDataJSON: Data { Data() }
    public var credentialID: Data { Data() }
    public var rawAuthenticatorData: Data! { Data() }
    public var userID: Data! { Data() }
    public var signature: Data! { Data() }
    override init() { super.init() }
}

/// Asks for a new key of the device's.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
    /// What is signed.
    open var challenge = Data()
    /// Whose key it will be, for a person.
    open var name = ""
    /// Whose key it will be.
    open var userID = Data()
    /// The same for a person, longer.
    open var displayName: String?
    /// Whether the person is asked.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// The amount that is said of its maker.
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    /// The website.
    open var relyingPartyIdentifier: String { relyingParty(of: provider) }
}

/// Asks for a signature by a key of the device's.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// What is signed.
    open var challenge = Data()
    /// Whether the person is asked.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// The keys that may sign; none: any.
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    /// The website.
    open var relyingPartyIdentifier: String { relyingParty(of: provider) }
}

/// Makes requests for keys of the device's, which a controller refuses here (DEV-1090).
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// The website.
    public let relyingPartyIdentifier: String
    /// For a website.
    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        super.init()
    }
    /// A request for a new key.
    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        let request = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self)
        (request.challenge, request.name, request.userID) = (challenge, name, userID)
        return request
    }
    /// A request for a signature.
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        let request = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self)
        request.challenge = challenge
        return request
    }
}
