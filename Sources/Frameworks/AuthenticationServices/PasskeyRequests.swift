import Foundation

/// Whether a key asks the person who it is.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let preferred = Self("preferred")
    public static let required = Self("required")
    public static let discouraged = Self("discouraged")
}

/// The amount that a new key says of its maker.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let none = Self("none")
    public static let direct = Self("direct")
    public static let indirect = Self("indirect")
    public static let enterprise = Self("enterprise")
}

/// Whether a key stays on the device that made it.
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let discouraged = Self("discouraged")
    public static let preferred = Self("preferred")
    public static let required = Self("required")
}

/// The algorithm by which a key signs.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// ECDSA over P-256 with SHA-256.
    public static let ES256 = Self(-7)
}

/// The curve of a key.
public struct ASCOSEEllipticCurveIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let P256 = Self(1)
}

/// A way to sign that a server takes.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject, @unchecked Sendable {
    /// The algorithm.
    public let algorithm: ASCOSEAlgorithmIdentifier
    /// A way to sign.
    public init(algorithm: ASCOSEAlgorithmIdentifier) {
        self.algorithm = algorithm
        super.init()
    }
}

/// A key that a server knows.
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol {
    /// The key's name.
    var credentialID: Data { get set }
}

/// Asks for a new key.
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
    /// The website.
    var relyingPartyIdentifier: String { get }
    /// The bytes that are signed.
    var challenge: Data { get set }
    /// The number of the key's owner.
    var userID: Data { get set }
    /// The same for a person.
    var name: String { get set }
    /// The same for a person, longer.
    var displayName: String? { get set }
    /// Whether the person is asked.
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
    /// The amount that is said of its maker.
    var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}

/// A key of a device's that a server knows.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor,
    @unchecked Sendable
{
    /// The key's name.
    open var credentialID: Data
    /// A key of a name.
    public init(credentialID: Data) {
        self.credentialID = credentialID
        super.init()
    }
}
