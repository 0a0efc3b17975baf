import CoreGraphics
import Foundation

// Security's functions with Foundation's references: see Core Graphics' ReferenceForms.

/// The same with Foundation's references.
@_disfavoredOverload
@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemAdd(attributes._value, result)
}

/// The same with Foundation's references.
@_disfavoredOverload
@discardableResult
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemCopyMatching(query._value, result)
}

/// The same with Foundation's references.
@_disfavoredOverload
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    SecItemUpdate(query._value, attributesToUpdate._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
    SecItemDelete(query._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: NSString?) -> SecPolicy {
    SecPolicyCreateSSL(server, hostname?._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: some _CFDataForm) -> SecCertificate? {
    SecCertificateCreateWithData(allocator, data._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecKeyCreateWithData(
    _ keyData: some _CFDataForm, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    SecKeyCreateWithData(keyData._value, attributes, error)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecKeyCreateWithData(
    _ keyData: some _CFDataForm, _ attributes: NSDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    SecKeyCreateWithData(keyData._value, attributes._value, error)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecKeyCreateRandomKey(_ parameters: NSDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
    -> SecKey?
{
    SecKeyCreateRandomKey(parameters._value, error)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: some _CFDataForm,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecKeyCreateSignature(key, algorithm, dataToSign._value, error)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: some _CFDataForm, _ signature: some _CFDataForm,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    SecKeyVerifySignature(key, algorithm, signedData._value, signature._value, error)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: some _CFDataForm,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecKeyCreateEncryptedData(key, algorithm, plaintext._value, error)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: some _CFDataForm,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecKeyCreateDecryptedData(key, algorithm, ciphertext._value, error)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecPKCS12Import(
    _ pkcs12_data: some _CFDataForm, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    SecPKCS12Import(pkcs12_data._value, options, items)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func SecPKCS12Import(
    _ pkcs12_data: some _CFDataForm, _ options: NSDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    SecPKCS12Import(pkcs12_data._value, options._value, items)
}
