import CoreGraphics
import Foundation
import PorticoFoundation

/// A certificate with its private key.
public final class SecIdentity: Sendable {
    package let certificate: SecCertificate
    package let key: SecKey

    init(_ certificate: SecCertificate, _ key: SecKey) { (self.certificate, self.key) = (certificate, key) }
}

/// The number of the type of identities.
public func SecIdentityGetTypeID() -> CFTypeID {
    CFTypeID(bitPattern: ObjectIdentifier(SecIdentity.self).hashValue)
}

/// The certificate of an identity.
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
    certificateRef.pointee = identityRef.certificate
    return errSecSuccess
}

/// The private key of an identity.
public func SecIdentityCopyPrivateKey(
    _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
    privateKeyRef.pointee = identityRef.key
    return errSecSuccess
}

/// Identities in the keychain: certificates whose private key lies there as well.
struct IdentitySearch {
    let query: KeychainQuery

    func find() throws(KeychainStatus) -> AnyObject? {
        let certificates = try Keychain.shared.find(
            KeychainQuery([kSecClass: kSecClassCertificate, kSecMatchLimit: kSecMatchLimitAll]))
        let keys = try Keychain.shared.find(
            KeychainQuery([
                kSecClass: kSecClassKey, kSecAttrKeyClass: kSecAttrKeyClassPrivate, kSecMatchLimit: kSecMatchLimitAll,
            ]))
        var found: [Any] = []
        for item in certificates where found.count < query.limit {
            guard let certificate = item.data.flatMap({ SecCertificate($0) }), let label = certificate.key?.label,
                let key = keys.first(where: { $0.attributes[kSecAttrApplicationLabel] == .data(label) }).flatMap({
                    SecKey($0)
                }),
                isAsked(item)
            else { continue }
            let identity = SecIdentity(certificate, key)
            if query.wantsAttributes || query.wantsReference {
                var all = item.attributes.mapValues(\.value)
                if query.wantsObject { all[kSecValueRef] = identity }
                if query.wantsReference { all[kSecValuePersistentRef] = item.reference }
                found.append(all as NSDictionary)
            } else {
                found.append(identity)
            }
        }
        guard !found.isEmpty else { throw KeychainStatus(errSecItemNotFound) }
        return query.limit > 1 ? found as NSArray : found[0] as AnyObject
    }

    private func isAsked(_ item: KeychainItem) -> Bool {
        query.attributes.allSatisfy { name, value in item.value(name).map { $0 == value } ?? true }
    }
}
