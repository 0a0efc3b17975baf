import CoreGraphics
import Dispatch
import Foundation
import PorticoObjC

/// Bytes as the calls of TLS take them.
public typealias __DispatchData = DispatchData

/// A certificate, as the calls of TLS take it.
public protocol OS_sec_certificate: NSObjectProtocol, Sendable {}
public typealias sec_certificate_t = any OS_sec_certificate
/// A certificate with its private key, as the calls of TLS take it.
public protocol OS_sec_identity: NSObjectProtocol, Sendable {}
public typealias sec_identity_t = any OS_sec_identity
/// A chain that is judged, as the calls of TLS give it.
public protocol OS_sec_trust: NSObjectProtocol, Sendable {}
public typealias sec_trust_t = any OS_sec_trust

private final class CertificateObject: NSObject, OS_sec_certificate, @unchecked Sendable {
    let certificate: SecCertificate
    init(_ certificate: SecCertificate) { self.certificate = certificate }
}
private final class IdentityObject: NSObject, OS_sec_identity, @unchecked Sendable {
    let identity: SecIdentity
    let certificates: [SecCertificate]
    init(_ identity: SecIdentity, _ certificates: [SecCertificate]) {
        (self.identity, self.certificates) = (identity, certificates)
    }
}
private final class TrustObject: NSObject, OS_sec_trust, @unchecked Sendable {
    let trust: SecTrust
    init(_ trust: SecTrust) { self.trust = trust }
}

/// A certificate for calls of TLS.
public func sec_certificate_create(_ certificate: SecCertificate) -> sec_certificate_t? {
    CertificateObject(certificate)
}
/// The certificate of a call of TLS.
public func sec_certificate_copy_ref(_ certificate: sec_certificate_t) -> Unmanaged<SecCertificate> {
    guard let object = certificate as? CertificateObject else { fatalError("a certificate is made by Security") }
    return .passRetained(object.certificate)
}

/// An identity for calls of TLS.
public func sec_identity_create(_ identity: SecIdentity) -> sec_identity_t? { IdentityObject(identity, []) }
/// An identity for calls of TLS, with the certificates that lead to an anchor.
public func sec_identity_create_with_certificates(_ identity: SecIdentity, _ certificates: CFArray) -> sec_identity_t? {
    IdentityObject(identity, (certificates as [Any]).compactMap { $0 as? SecCertificate })
}
/// The identity of a call of TLS.
public func sec_identity_copy_ref(_ identity: sec_identity_t) -> Unmanaged<SecIdentity>? {
    (identity as? IdentityObject).map { .passRetained($0.identity) }
}

/// The certificates between an identity's own and an anchor.
func chain(of identity: sec_identity_t) -> [SecCertificate] { (identity as? IdentityObject)?.certificates ?? [] }

/// A chain for calls of TLS.
public func sec_trust_create(_ trust: SecTrust) -> sec_trust_t? { TrustObject(trust) }
/// The chain of a call of TLS.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> {
    guard let object = trust as? TrustObject else { fatalError("a trust is made by Security") }
    return .passRetained(object.trust)
}
