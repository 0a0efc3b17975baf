import CCrypto
import CoreGraphics
import Foundation
import PorticoFoundation

/// Opens a file of PKCS #12 with the password at `kSecImportExportPassphrase`: an identity, its chain, a trust and its label.
///
/// - Returns: `errSecSuccess`; `errSecAuthFailed` where the password is another; `errSecDecode` where it is no such file;
///   `errSecPassphraseRequired` without a password.
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    guard let password = options[kSecImportExportPassphrase] as? String else { return errSecPassphraseRequired }
    let bytes = [UInt8](pkcs12_data)
    var key: UnsafeMutableRawPointer?
    var list: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    var count = 0
    let result = portico_crypto_pkcs12_read(bytes, bytes.count, password, &key, &list, &count)
    guard result == 0 else { return result == -2 ? errSecAuthFailed : errSecDecode }
    let secret = key.map { SecKey($0, isPrivate: true) }
    let certificates = (0..<count).compactMap { place in list?[place].flatMap { SecTrust.take($0) } }
    portico_crypto_certificates_free(list)
    var entry: [String: Any] = [kSecImportItemCertChain: certificates]
    if let first = certificates.first {
        entry[kSecImportItemTrust] = SecTrust(certificates, [SecPolicyCreateBasicX509()])
        entry[kSecImportItemLabel] = first.text(.summary)
        if let secret {
            entry[kSecImportItemIdentity] = SecIdentity(first, secret)
            entry[kSecImportItemKeyID] = secret.label
        }
    }
    items.pointee = [entry]
    return errSecSuccess
}
