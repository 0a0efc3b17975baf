import Foundation
import FoundationNetworking

/// What a server says of itself, to be judged. The system's libraries judge here, and no app is asked (DEV-984): there is none to be had.
public final class SecTrust: Sendable {
    init() {}
}

/// A certificate with its key. There is none to be had: no app is asked for one.
public final class SecIdentity: Sendable {
    init() {}
}

/// The way in which the app says that it trusts a server. No challenge asks for it.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The way in which the app shows who it is by a certificate. No challenge asks for it.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// What the server says of itself: nil, because the system judges it.
    public var serverTrust: SecTrust? { nil }
    /// The issuers of certificates that the server takes: nil.
    public var distinguishedNames: [Data]? { nil }
}

extension URLCredential {
    /// Says that the server is trusted.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }

    /// Says who the app is, by a certificate.
    public convenience init(
        identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence
    ) { self.init(user: "", password: "", persistence: persistence) }

    /// The certificate with its key that the credential was made of: nil.
    public var identity: SecIdentity? { nil }
    /// The certificates that the credential was made of: none.
    public var certificates: [Any] { [] }
}

/// A version of TLS.
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11 = 0x0302
    case TLSv12 = 0x0303
    case TLSv13 = 0x0304
    case DTLSv10 = 0xfeff
    case DTLSv12 = 0xfefd
}
