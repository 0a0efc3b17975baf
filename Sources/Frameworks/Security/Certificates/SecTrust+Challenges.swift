import Foundation
import FoundationNetworking

// What Foundation has of Security's types. The system's libraries judge servers here, and no app is asked (DEV-984).

extension URLProtectionSpace {
    /// What the server says of itself: nil, because the system judges it.
    public var serverTrust: SecTrust? { nil }
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
