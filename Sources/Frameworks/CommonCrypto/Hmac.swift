import CCrypto

/// Which hash an authentication code is made with.
public typealias CCHmacAlgorithm = UInt32
/// HMAC with SHA1.
public var kCCHmacAlgSHA1: Int { 0 }
/// HMAC with MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// HMAC with SHA256.
public var kCCHmacAlgSHA256: Int { 2 }
/// HMAC with SHA384.
public var kCCHmacAlgSHA384: Int { 3 }
/// HMAC with SHA512.
public var kCCHmacAlgSHA512: Int { 4 }
/// HMAC with SHA224.
public var kCCHmacAlgSHA224: Int { 5 }

private let hashes: [Int32] = [1, 5, 256, 384, 512, 224]

private func hash(_ algorithm: CCHmacAlgorithm) -> Int32? {
    algorithm < hashes.count ? hashes[Int(algorithm)] : nil
}

/// Writes the code of some bytes, as long as the hash's digest. Nothing is written for an algorithm that isn't one.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    guard let hash = hash(algorithm), let macOut, key != nil || keyLength == 0, data != nil || dataLength == 0 else {
        return
    }
    _ = portico_crypto_hmac(hash, key, keyLength, data, dataLength, macOut.assumingMemoryBound(to: UInt8.self))
}

/// A code whose bytes come in parts. A copy goes on by itself; it needs no end.
public struct CCHmacContext {
    var state = portico_hmac_state()
    /// A code that `CCHmacInit` begins.
    public init() {}
}

/// Begins a code.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    guard let ctx, let hash = hash(algorithm), key != nil || keyLength == 0 else { return }
    _ = portico_crypto_hmac_begin(hash, &ctx.pointee.state, key, keyLength)
}

/// Takes in further bytes.
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
    guard let ctx, data != nil || dataLength == 0 else { return }
    _ = portico_crypto_hmac_update(&ctx.pointee.state, data, dataLength)
}

/// Writes the code of all bytes.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    guard let ctx, let macOut else { return }
    _ = portico_crypto_hmac_finish(&ctx.pointee.state, macOut.assumingMemoryBound(to: UInt8.self))
}
