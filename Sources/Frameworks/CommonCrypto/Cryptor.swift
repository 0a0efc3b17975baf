import CCrypto

/// A cipher that takes its bytes in parts. `CCCryptorRelease` frees it.
public typealias CCCryptorRef = OpaquePointer

/// What stands behind a `CCCryptorRef`.
final class Cryptor {
    private let cipher: UnsafeMutableRawPointer
    private let isEncrypting: Bool
    private let pads: Bool
    /// 1 where the mode makes a stream of it.
    private let blockSize: Int
    /// Bytes that came and don't yet fill a block.
    private var waiting = 0

    private init(_ cipher: UnsafeMutableRawPointer, isEncrypting: Bool, pads: Bool, blockSize: Int) {
        (self.cipher, self.isEncrypting, self.pads, self.blockSize) = (cipher, isEncrypting, pads, blockSize)
    }

    deinit { portico_crypto_cipher_free(cipher) }

    /// A cipher, or why there is none.
    static func make(
        _ operation: CCOperation, _ mode: Int, _ algorithm: Int, pads: Bool, _ iv: UnsafeRawPointer?,
        _ key: UnsafeRawPointer?, _ keyLength: Int
    ) -> (Cryptor?, Int) {
        guard operation <= 1, let key, keyLength > 0 else { return (nil, kCCParamError) }
        var bytes = Array(UnsafeRawBufferPointer(start: key, count: min(keyLength, 64)))
        let name: String
        var block = 16
        switch algorithm {
        case kCCAlgorithmAES:
            guard [16, 24, 32].contains(keyLength) else { return (nil, kCCKeySizeError) }
            name = "AES-\(keyLength * 8)"
        case kCCAlgorithmDES:
            guard keyLength == 8 else { return (nil, kCCKeySizeError) }
            // Encrypting, decrypting and encrypting with one key is encrypting once.
            bytes = bytes + bytes + bytes
            (name, block) = ("DES-EDE3", 8)
        case kCCAlgorithm3DES:
            guard keyLength == 24 else { return (nil, kCCKeySizeError) }
            (name, block) = ("DES-EDE3", 8)
        case kCCAlgorithmCAST...kCCAlgorithmBlowfish: return (nil, kCCUnimplemented)
        default: return (nil, kCCParamError)
        }
        let kinds = [
            kCCModeECB: "ECB", kCCModeCBC: "CBC", kCCModeCFB: "CFB", kCCModeCTR: "CTR", kCCModeOFB: "OFB",
            kCCModeCFB8: "CFB8",
        ]
        guard let kind = kinds[mode] else { return (nil, kCCUnimplemented) }
        let isStream = mode != kCCModeECB && mode != kCCModeCBC
        let start = iv.map { $0.assumingMemoryBound(to: UInt8.self) }
        guard
            let cipher = portico_crypto_cipher_create(
                "\(name)-\(kind)", operation == 0 ? 1 : 0, pads && !isStream ? 1 : 0, bytes, bytes.count,
                mode == kCCModeECB ? nil : start)
        else { return (nil, kCCUnimplemented) }
        return (
            Cryptor(cipher, isEncrypting: operation == 0, pads: pads && !isStream, blockSize: isStream ? 1 : block),
            kCCSuccess
        )
    }

    /// How many bytes come out when so many come in, and none is the last.
    func updateLength(_ count: Int) -> Int {
        let all = waiting + count
        // A last block of cipher text waits, because it may be the one with the padding.
        if pads, !isEncrypting { return all == 0 ? 0 : (all - 1) / blockSize * blockSize }
        return all / blockSize * blockSize
    }

    /// The same with the end.
    func wholeLength(_ count: Int) -> Int {
        let all = waiting + count
        return pads && isEncrypting ? all / blockSize * blockSize + blockSize : all
    }

    func update(
        _ data: UnsafeRawPointer?, _ count: Int, _ out: UnsafeMutableRawPointer?, _ room: Int,
        _ moved: UnsafeMutablePointer<Int>?
    ) -> Int {
        guard count >= 0, data != nil || count == 0 else { return kCCParamError }
        let needed = updateLength(count)
        moved?.pointee = needed
        guard room >= needed else { return kCCBufferTooSmall }
        // OpenSSL may touch a block more than it gives.
        var made = [UInt8](repeating: 0, count: count + 2 * blockSize)
        let length = portico_crypto_cipher_update(cipher, data, count, &made)
        guard length >= 0 else { return kCCUnspecifiedError }
        waiting += count - length
        moved?.pointee = length
        guard length > 0 else { return kCCSuccess }
        guard let out else { return kCCParamError }
        out.copyMemory(from: made, byteCount: length)
        return kCCSuccess
    }

    func finish(_ out: UnsafeMutableRawPointer?, _ room: Int, _ moved: UnsafeMutablePointer<Int>?) -> Int {
        moved?.pointee = 0
        guard waiting % blockSize == 0 || (pads && isEncrypting) else { return kCCAlignmentError }
        guard pads else { return kCCSuccess }
        if isEncrypting, room < blockSize {
            moved?.pointee = blockSize
            return kCCBufferTooSmall
        }
        var made = [UInt8](repeating: 0, count: 2 * blockSize)
        let length = portico_crypto_cipher_finish(cipher, &made)
        guard length >= 0 else { return kCCDecodeError }
        waiting = 0
        moved?.pointee = length
        guard length > 0 else { return kCCSuccess }
        guard length <= room, let out else { return kCCBufferTooSmall }
        out.copyMemory(from: made, byteCount: length)
        return kCCSuccess
    }

    func reset(_ iv: UnsafeRawPointer?) -> Int {
        waiting = 0
        return portico_crypto_cipher_reset(cipher, iv.map { $0.assumingMemoryBound(to: UInt8.self) }) == 0
            ? kCCSuccess : kCCUnspecifiedError
    }

    // MARK: As a reference of C's

    var reference: CCCryptorRef { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

    static func of(_ reference: CCCryptorRef) -> Cryptor {
        Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
    }
}
