import CCrypto
import CoreGraphics
import Foundation
import PorticoFoundation

/// A new private key. `kSecPrivateKeyAttrs` with `kSecAttrIsPermanent` puts it into the keychain as well. There is no secure enclave: who asks
/// for a key in it gets an error.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    if let token = KeychainValue(parameters[kSecAttrTokenID] ?? NSNull()) {
        SecErrors.give(errSecUnimplemented, "this device has no token \(token)", error)
        return nil
    }
    let type = KeychainValue.number(parameters[kSecAttrKeyType])
    let bits = KeychainValue.number(parameters[kSecAttrKeySizeInBits])
    let size = Int32(clamping: bits ?? 0)
    guard let type, type == 42 || type == 73, bits != nil else {
        SecErrors.give(
            errSecParam, "kSecAttrKeyType or kSecAttrKeySizeInBits is missing, or no such key is here", error)
        return nil
    }
    guard let pointer = type == 42 ? portico_crypto_key_make_rsa(size) : portico_crypto_key_make_ec(size) else {
        SecErrors.give(errSecUnsupportedKeySize, "there is no key of \(size) bits", error)
        return nil
    }
    let key = SecKey(pointer, isPrivate: true)
    for (name, made) in [(kSecPrivateKeyAttrs, key), (kSecPublicKeyAttrs, key.publicKey)] {
        let own = parameters[name] as? [AnyHashable: Any] ?? [:]
        let isPermanent = KeychainValue.number(
            own[kSecAttrIsPermanent] ?? (name == kSecPrivateKeyAttrs ? parameters[kSecAttrIsPermanent] : nil))
        guard isPermanent == 1, let made else { continue }
        var item = own
        for attribute in [kSecAttrApplicationTag, kSecAttrLabel, kSecAttrAccessGroup, kSecAttrAccessible]
        where item[attribute] == nil {
            item[attribute] = parameters[attribute]
        }
        item[kSecClass] = kSecClassKey
        item[kSecValueRef] = made
        let status = SecItemAdd(item, nil)
        guard status == errSecSuccess else {
            SecErrors.give(status, "the new key can't be kept in the keychain", error)
            return nil
        }
    }
    return key
}

/// A new private key and its public one.
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
    _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    var error: Unmanaged<CFError>?
    guard let key = SecKeyCreateRandomKey(parameters, &error) else {
        return OSStatus(error?.takeRetainedValue().code ?? Int(errSecParam))
    }
    privateKey?.pointee = key
    publicKey?.pointee = key.publicKey
    return errSecSuccess
}
