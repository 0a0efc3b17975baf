import CCrypto

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of 64 bits.
public typealias CC_LONG64 = UInt64

/// How many bytes a digest by MD5 has.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// How many bytes MD5 takes in at a time.
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }
/// How many bytes a digest by SHA1 has.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// How many bytes SHA1 takes in at a time.
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }
/// How many bytes a digest by SHA224 has.
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
/// How many bytes SHA224 takes in at a time.
public var CC_SHA224_BLOCK_BYTES: Int32 { 64 }
/// How many bytes a digest by SHA256 has.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
/// How many bytes SHA256 takes in at a time.
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
/// How many bytes a digest by SHA384 has.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
/// How many bytes SHA384 takes in at a time.
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }
/// How many bytes a digest by SHA512 has.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
/// How many bytes SHA512 takes in at a time.
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }
/// How many bytes a digest by MD4 has.
public var CC_MD4_DIGEST_LENGTH: Int32 { 16 }
/// How many bytes MD4 takes in at a time.
public var CC_MD4_BLOCK_BYTES: Int32 { 64 }

/// Writes the MD5 digest of some bytes, 16 of them, and returns where. Nothing is written without a place.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { OneDigest.write(5, data, len, md) }

/// Writes the SHA1 digest of some bytes, 20 of them, and returns where. Nothing is written without a place.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { OneDigest.write(1, data, len, md) }

/// Writes the SHA224 digest of some bytes, 28 of them, and returns where. Nothing is written without a place.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { OneDigest.write(224, data, len, md) }

/// Writes the SHA256 digest of some bytes, 32 of them, and returns where. Nothing is written without a place.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { OneDigest.write(256, data, len, md) }

/// Writes the SHA384 digest of some bytes, 48 of them, and returns where. Nothing is written without a place.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { OneDigest.write(384, data, len, md) }

/// Writes the SHA512 digest of some bytes, 64 of them, and returns where. Nothing is written without a place.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { OneDigest.write(512, data, len, md) }

/// Writes the MD4 digest of some bytes, 16 of them, and returns where. Nothing is written without a place.
@discardableResult
public func CC_MD4(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { OneDigest.write(4, data, len, md) }

enum OneDigest {
    static func write(
        _ hash: Int32, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>? {
        guard let digest, data != nil || count == 0 else { return nil }
        return portico_crypto_digest(hash, data, Int(count), digest) > 0 ? digest : nil
    }
}
