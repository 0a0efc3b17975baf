import CCrypto
import CoreGraphics
import Foundation
import PorticoFoundation

extension SecKey {
    /// The algorithm's parts, if this key can be used so.
    func parts(_ algorithm: SecKeyAlgorithm, _ operation: SecKeyOperationType) -> AlgorithmParts? {
        guard let parts = AlgorithmParts(algorithm), parts.isRSA == isRSA else { return nil }
        switch operation {
        case .sign: return parts.operation == .sign && isPrivate ? parts : nil
        case .verify: return parts.operation == .sign && !isPrivate ? parts : nil
        case .encrypt: return parts.operation == .encrypt && !isPrivate ? parts : nil
        case .decrypt: return parts.operation == .encrypt && isPrivate ? parts : nil
        case .keyExchange: return parts.operation == .keyExchange && isPrivate ? parts : nil
        }
    }

    func sign(_ parts: AlgorithmParts, _ data: Data) -> Data? {
        let bytes = [UInt8](data)
        var count = 0
        let made = portico_crypto_key_sign(
            pointer, parts.hash, parts.padding, parts.takesDigest ? 1 : 0, bytes, bytes.count, &count)
        guard let signature = Self.data(made, count) else { return nil }
        return parts.isPlain ? PlainSignature.plain(signature, size: blockSize) : signature
    }

    func verify(_ parts: AlgorithmParts, _ data: Data, _ signature: Data) -> Bool {
        let bytes = [UInt8](data)
        guard let encoded = parts.isPlain ? PlainSignature.encoded(signature, size: blockSize) : signature else {
            return false
        }
        let mark = [UInt8](encoded)
        return portico_crypto_key_verify(
            pointer, parts.hash, parts.padding, parts.takesDigest ? 1 : 0, bytes, bytes.count, mark, mark.count) == 1
    }
}

/// A signature of elliptic curves as RFC 4754 has it: two numbers of the curve's size, one behind the other; and as X9.62 has it, in DER.
enum PlainSignature {
    static func plain(_ encoded: Data, size: Int) -> Data? {
        var bytes = [UInt8](encoded)[...]
        guard bytes.popFirst() == 0x30, length(&bytes) == bytes.count else { return nil }
        var all = Data()
        for _ in 0..<2 {
            guard bytes.popFirst() == 2, let count = length(&bytes), count <= bytes.count else { return nil }
            let number = bytes.prefix(count).drop { $0 == 0 }
            guard number.count <= size else { return nil }
            all += Data(repeating: 0, count: size - number.count) + number
            bytes = bytes.dropFirst(count)
        }
        return all
    }

    static func encoded(_ plain: Data, size: Int) -> Data? {
        guard plain.count == 2 * size else { return nil }
        var inside: [UInt8] = []
        for half in [plain.prefix(size), plain.suffix(size)] {
            var number = [UInt8](half.drop { $0 == 0 })
            if number.first.map({ $0 & 0x80 != 0 }) ?? true { number.insert(0, at: 0) }
            inside += [2, UInt8(number.count)] + number
        }
        let head: [UInt8] = inside.count < 128 ? [0x30, UInt8(inside.count)] : [0x30, 0x81, UInt8(inside.count)]
        return Data(head + inside)
    }

    private static func length(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.popFirst() else { return nil }
        if first < 128 { return Int(first) }
        guard first == 0x81, let next = bytes.popFirst() else { return nil }
        return Int(next)
    }
}

/// Whether a key can be used with an algorithm.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { key.parts(algorithm, operation) != nil }

/// The signature of some bytes by a private key; nil, and why, where the key or the algorithm is another.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let parts = key.parts(algorithm, .sign) else {
        SecErrors.give(errSecParam, "the key doesn't sign with \(algorithm.rawValue)", error)
        return nil
    }
    if let signature = key.sign(parts, dataToSign) { return signature }
    SecErrors.give(errSecParam, "these bytes can't be signed with \(algorithm.rawValue)", error)
    return nil
}

/// Whether a signature is that of these bytes by a public key's owner. Where it isn't, `error` says so.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let parts = key.parts(algorithm, .verify) else {
        SecErrors.give(errSecParam, "the key doesn't verify with \(algorithm.rawValue)", error)
        return false
    }
    if key.verify(parts, signedData, signature) { return true }
    SecErrors.give(errSecVerifyFailed, "the signature isn't that of these bytes", error)
    return false
}
