import Foundation
import FoundationNetworking

/// The way in which the app says that it trusts a server. No challenge asks for it.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The way in which the app shows who it is by a certificate. No challenge asks for it.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// The issuers of certificates that the server takes: nil.
    public var distinguishedNames: [Data]? { nil }
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
