import CCrypto
import CoreGraphics
import Foundation
import PorticoFoundation

/// A public or private key. It doesn't change, and any thread may use it.
public final class SecKey: @unchecked Sendable {
    package let pointer: UnsafeMutableRawPointer
    let isPrivate: Bool

    /// Takes the key over.
    init(_ pointer: UnsafeMutableRawPointer, isPrivate: Bool) {
        (self.pointer, self.isPrivate) = (pointer, isPrivate)
    }

    deinit { portico_crypto_key_free(pointer) }

    var isRSA: Bool { portico_crypto_key_is_rsa(pointer) == 1 }
    var bits: Int { Int(portico_crypto_key_bits(pointer)) }
    /// Bytes of what it makes at a time.
    var blockSize: Int { (bits + 7) / 8 }

    /// PKCS #1, or the bytes of X9.63.
    func bytes(isPrivate: Bool) -> Data? {
        var count = 0
        return Self.data(portico_crypto_key_write(pointer, isPrivate ? 1 : 0, &count), count)
    }

    static func data(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Data? {
        guard let bytes else { return nil }
        defer { portico_crypto_bytes_free(bytes, count) }
        return Data(bytes: bytes, count: count)
    }

    static func read(_ data: Data, isRSA: Bool, isPrivate: Bool) -> SecKey? {
        let bytes = [UInt8](data)
        let pointer =
            isRSA
            ? portico_crypto_key_read_rsa(bytes, bytes.count, isPrivate ? 1 : 0)
            : portico_crypto_key_read_ec(bytes, bytes.count, isPrivate ? 1 : 0)
        return pointer.map { SecKey($0, isPrivate: isPrivate) }
    }

    var publicKey: SecKey? {
        guard isPrivate else { return self }
        return bytes(isPrivate: false).flatMap { Self.read($0, isRSA: isRSA, isPrivate: false) }
    }

    /// The digest of the public part.
    var label: Data {
        let bytes = [UInt8](bytes(isPrivate: false) ?? Data())
        var digest = [UInt8](repeating: 0, count: 20)
        _ = portico_crypto_digest(1, bytes, bytes.count, &digest)
        return Data(digest)
    }

    /// What it can do, as attributes say it.
    var abilities: [String: Bool] {
        [
            kSecAttrCanSign: isPrivate, kSecAttrCanVerify: !isPrivate, kSecAttrCanEncrypt: !isPrivate && isRSA,
            kSecAttrCanDecrypt: isPrivate && isRSA, kSecAttrCanDerive: isPrivate && !isRSA,
            kSecAttrCanWrap: !isPrivate && isRSA,
            kSecAttrCanUnwrap: isPrivate && isRSA,
        ]
    }
}

/// What a key is used for.
public enum SecKeyOperationType: CFIndex, Sendable {
    case sign = 0
    case verify = 1
    case encrypt = 2
    case decrypt = 3
    case keyExchange = 4
}

/// What goes into the derivation of a secret that keys agree on.
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
    /// The name that it is written as.
    public let rawValue: CFString
    /// A parameter by its name.
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// How many bytes are wanted.
    public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
    /// Bytes that both sides know.
    public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}

/// The number of the type of keys.
public func SecKeyGetTypeID() -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(SecKey.self).hashValue) }

/// How many bytes a key makes or takes at a time.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.blockSize }

/// The public key of a private one, or the key itself.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }

/// The bytes of a key: PKCS #1 of RSA; 04, X, Y and for a private key K of elliptic curves.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    if let data = key.bytes(isPrivate: key.isPrivate) { return data }
    SecErrors.give(errSecUnsupportedKeyFormat, "the key can't be written", error)
    return nil
}

/// A key's type, class, size, label and what it can do.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    var all: [String: Any] = [
        kSecAttrKeyType: key.isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeyClass: key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits: key.bits, kSecAttrEffectiveKeySize: key.bits, kSecAttrApplicationLabel: key.label,
        kSecClass: kSecClassKey,
    ]
    for (name, can) in key.abilities { all[name] = can }
    if let data = key.bytes(isPrivate: key.isPrivate) { all[kSecValueData] = data }
    return all
}

/// A key of bytes as `SecKeyCopyExternalRepresentation` gives them. The attributes say of which type and class.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let type = KeychainValue.number(attributes[kSecAttrKeyType])
    let kind = KeychainValue.number(attributes[kSecAttrKeyClass])
    guard let type, type == 42 || type == 73, let kind, kind == 0 || kind == 1 else {
        SecErrors.give(errSecParam, "kSecAttrKeyType or kSecAttrKeyClass is missing, or no such key is here", error)
        return nil
    }
    if let key = SecKey.read(keyData, isRSA: type == 42, isPrivate: kind == 1) { return key }
    SecErrors.give(
        errSecParam, "the bytes are no \(type == 42 ? "RSA" : "EC") \(kind == 1 ? "private" : "public") key", error)
    return nil
}
