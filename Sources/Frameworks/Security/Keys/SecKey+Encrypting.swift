import CCrypto
import CoreGraphics
import Foundation
import PorticoFoundation

extension SecKey {
    func encrypt(_ parts: AlgorithmParts, _ data: Data) -> Data? {
        if !isRSA { return EllipticSealing.seal(parts, data, to: self) }
        guard parts.isSealed else { return rsa(parts, data, portico_crypto_key_encrypt) }
        // A key for this text alone, encrypted, and the text under it (SecKeyAlgorithm's documentation).
        var key = [UInt8](repeating: 0, count: bits >= 4096 ? 32 : 16)
        guard portico_crypto_random(&key, key.count) == 0, let head = rsa(parts, Data(key), portico_crypto_key_encrypt),
            let open = bytes(isPrivate: false),
            let sealed = Sealing.seal(data, key: key, vector: Sealing.zeros, extra: [UInt8](open))
        else { return nil }
        return head + sealed
    }

    func decrypt(_ parts: AlgorithmParts, _ data: Data) -> Data? {
        if !isRSA { return EllipticSealing.open(parts, data, by: self) }
        guard parts.isSealed else { return rsa(parts, data, portico_crypto_key_decrypt) }
        guard data.count >= blockSize, let key = rsa(parts, data.prefix(blockSize), portico_crypto_key_decrypt),
            key.count == 16 || key.count == 32, let open = bytes(isPrivate: false)
        else { return nil }
        return Sealing.open(data.dropFirst(blockSize), key: [UInt8](key), vector: Sealing.zeros, extra: [UInt8](open))
    }

    private typealias Transform = (
        UnsafeMutableRawPointer?, Int32, Int32, UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int>?
    ) -> UnsafeMutablePointer<UInt8>?

    private func rsa(_ parts: AlgorithmParts, _ data: Data, _ transform: Transform) -> Data? {
        let bytes = [UInt8](data)
        var count = 0
        return Self.data(transform(pointer, parts.hash, parts.padding, bytes, bytes.count, &count), count)
    }

    /// The secret that this key and another of its curve share.
    func agree(with other: SecKey) -> Data? {
        guard !isRSA, !other.isRSA, isPrivate, bits == other.bits else { return nil }
        var count = 0
        return Self.data(portico_crypto_key_agree(pointer, other.pointer, &count), count)
    }
}

/// AES-GCM with a tag of 16 bytes behind the text.
enum Sealing {
    static let zeros = [UInt8](repeating: 0, count: 16)

    static func seal(_ data: Data, key: [UInt8], vector: [UInt8], extra: [UInt8]) -> Data? {
        let text = [UInt8](data)
        var out = [UInt8](repeating: 0, count: text.count + 16)
        let failed = portico_crypto_gcm_seal(
            key, key.count, vector, vector.count, extra, extra.count, text, text.count, &out)
        return failed == 0 ? Data(out) : nil
    }

    static func open(_ data: Data, key: [UInt8], vector: [UInt8], extra: [UInt8]) -> Data? {
        let sealed = [UInt8](data)
        guard sealed.count >= 16 else { return nil }
        var out = [UInt8](repeating: 0, count: sealed.count)
        let failed = portico_crypto_gcm_open(
            key, key.count, vector, vector.count, extra, extra.count, sealed, sealed.count, &out)
        return failed == 0 ? Data(out.prefix(sealed.count - 16)) : nil
    }

    /// The derivation of ANSI X9.63: the hash of the secret, a counter from 1 on and what both sides know, over and over.
    static func derive(_ secret: Data, hash: Int32, info: Data, count: Int) -> [UInt8]? {
        var made: [UInt8] = []
        var counter: UInt32 = 1
        while made.count < count {
            let bytes = [UInt8](secret) + withUnsafeBytes(of: counter.bigEndian) { [UInt8]($0) } + [UInt8](info)
            var digest = [UInt8](repeating: 0, count: 64)
            let length = portico_crypto_digest(hash, bytes, bytes.count, &digest)
            guard length > 0 else { return nil }
            made += digest.prefix(Int(length))
            counter += 1
        }
        return Array(made.prefix(count))
    }
}

/// Encryption to a key of an elliptic curve: a key for this text alone agrees with it on a secret (SecKeyAlgorithm's documentation).
enum EllipticSealing {
    static func seal(_ parts: AlgorithmParts, _ data: Data, to key: SecKey) -> Data? {
        guard let made = portico_crypto_key_make_ec(Int32(key.bits)) else { return nil }
        let own = SecKey(made, isPrivate: true)
        guard let head = own.bytes(isPrivate: false), let secret = own.agree(with: key),
            let open = key.bytes(isPrivate: false), let (key, vector) = keys(parts, secret, head, key.bits),
            let sealed = Sealing.seal(data, key: key, vector: vector, extra: parts.derivesVector ? [] : [UInt8](open))
        else { return nil }
        return head + sealed
    }

    static func open(_ parts: AlgorithmParts, _ data: Data, by key: SecKey) -> Data? {
        let size = 1 + 2 * key.blockSize
        guard data.count >= size + 16 else { return nil }
        let head = Data(data.prefix(size))
        guard let other = SecKey.read(head, isRSA: false, isPrivate: false), let secret = key.agree(with: other),
            let open = key.bytes(isPrivate: false), let (key, vector) = keys(parts, secret, head, key.bits)
        else { return nil }
        return Sealing.open(
            data.dropFirst(size), key: key, vector: vector, extra: parts.derivesVector ? [] : [UInt8](open))
    }

    private static func keys(_ parts: AlgorithmParts, _ secret: Data, _ head: Data, _ bits: Int) -> ([UInt8], [UInt8])?
    {
        let size = bits <= 256 ? 16 : 32
        let count = parts.derivesVector ? size + 16 : size
        guard let all = Sealing.derive(secret, hash: parts.hash, info: head, count: count) else { return nil }
        return (Array(all.prefix(size)), parts.derivesVector ? Array(all.suffix(16)) : Sealing.zeros)
    }
}

/// Encrypts to the owner of a public key; nil, and why, where the text is too long for the algorithm or the key is another.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let parts = key.parts(algorithm, .encrypt) else {
        SecErrors.give(errSecParam, "the key doesn't encrypt with \(algorithm.rawValue)", error)
        return nil
    }
    if let sealed = key.encrypt(parts, plaintext) { return sealed }
    SecErrors.give(errSecParam, "these bytes can't be encrypted with \(algorithm.rawValue)", error)
    return nil
}

/// Decrypts with a private key; nil, and why, where the text is damaged or the key is another.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let parts = key.parts(algorithm, .decrypt) else {
        SecErrors.give(errSecParam, "the key doesn't decrypt with \(algorithm.rawValue)", error)
        return nil
    }
    if let plain = key.decrypt(parts, ciphertext) { return plain }
    SecErrors.give(errSecDecode, "these bytes can't be decrypted with \(algorithm.rawValue)", error)
    return nil
}

/// The secret that a private key and another's public key of the same curve share, as it is or derived by X9.63.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let parts = privateKey.parts(algorithm, .keyExchange), let secret = privateKey.agree(with: publicKey) else {
        SecErrors.give(errSecParam, "the keys don't agree by \(algorithm.rawValue)", error)
        return nil
    }
    guard parts.derivesKey else { return secret }
    func value(_ name: SecKeyKeyExchangeParameter) -> Any? { parameters[name.rawValue] ?? parameters[name] }
    guard let size = KeychainValue.number(value(.requestedSize)), (1...65536).contains(size),
        let made = Sealing.derive(
            secret, hash: parts.hash, info: value(.sharedInfo) as? Data ?? Data(), count: Int(size))
    else {
        SecErrors.give(errSecParam, "SecKeyKeyExchangeParameter.requestedSize is missing or isn't a length", error)
        return nil
    }
    return Data(made)
}
