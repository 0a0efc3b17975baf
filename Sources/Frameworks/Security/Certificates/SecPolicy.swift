import CoreGraphics
import Foundation

/// What a chain of certificates has to keep: for whom it is, and how revocation is looked up.
public final class SecPolicy: Sendable {
    let identifier: String
    let host: String?
    let isServer: Bool

    init(_ identifier: String, host: String? = nil, isServer: Bool = false) {
        (self.identifier, self.host, self.isServer) = (identifier, host, isServer)
    }
}

/// The number of the type of policies.
public func SecPolicyGetTypeID() -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(SecPolicy.self).hashValue) }

/// For a chain that leads to an anchor, and no more.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(kSecPolicyAppleX509Basic) }

/// For a server's or a client's certificate of TLS. With a host the certificate has to be that host's.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(kSecPolicyAppleSSL, host: hostname, isServer: server)
}

/// For looking revocation up, which isn't done here (DEV-1084).
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    SecPolicy(kSecPolicyAppleRevocation)
}

/// A policy by its identifier, with `kSecPolicyName` and `kSecPolicyClient` for that of TLS; nil for those that aren't here.
public func SecPolicyCreateWithProperties(_ policyIdentifier: Any, _ properties: CFDictionary?) -> SecPolicy? {
    switch policyIdentifier as? String {
    case kSecPolicyAppleX509Basic?: SecPolicyCreateBasicX509()
    case kSecPolicyAppleRevocation?: SecPolicyCreateRevocation(0)
    case kSecPolicyAppleSSL?:
        SecPolicyCreateSSL(
            KeychainValue.number(properties?[kSecPolicyClient]) != 1, properties?[kSecPolicyName] as? String)
    default: nil
    }
}

/// A policy's identifier, host and side.
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? {
    var all: [String: Any] = [kSecPolicyOid: policyRef.identifier]
    if let host = policyRef.host { all[kSecPolicyName] = host }
    if policyRef.identifier == kSecPolicyAppleSSL, !policyRef.isServer { all[kSecPolicyClient] = true }
    return all
}
