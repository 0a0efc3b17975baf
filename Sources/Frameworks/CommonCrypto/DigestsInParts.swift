import CCrypto

/// A digest that is under way. The numbers below say by which algorithm: those of `portico_crypto_state_begin`.
protocol DigestInParts {
    var state: portico_digest_state { get set }
}

private func begin<D: DigestInParts>(_ algorithm: Int32, _ c: UnsafeMutablePointer<D>?) -> Int32 {
    guard let c else { return 0 }
    return portico_crypto_state_begin(algorithm, &c.pointee.state) == 0 ? 1 : 0
}

private func update<D: DigestInParts>(
    _ algorithm: Int32, _ c: UnsafeMutablePointer<D>?, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 {
    guard let c, data != nil || length == 0 else { return 0 }
    return portico_crypto_state_update(algorithm, &c.pointee.state, data, Int(length)) == 0 ? 1 : 0
}

private func finish<D: DigestInParts>(
    _ algorithm: Int32, _ c: UnsafeMutablePointer<D>?, _ md: UnsafeMutablePointer<UInt8>?
) -> Int32 {
    guard let c, let md else { return 0 }
    return portico_crypto_state_finish(algorithm, &c.pointee.state, md) > 0 ? 1 : 0
}

/// A digest by MD5 that takes its bytes in parts. A copy goes on by itself; it needs no end.
public struct CC_MD5_CTX: DigestInParts {
    var state = portico_digest_state()
    /// A digest that `CC_MD5_Init` begins.
    public init() {}
}

/// A digest by SHA1 that takes its bytes in parts. A copy goes on by itself; it needs no end.
public struct CC_SHA1_CTX: DigestInParts {
    var state = portico_digest_state()
    /// A digest that `CC_SHA1_Init` begins.
    public init() {}
}

/// A digest by SHA256, or by SHA224 that takes its bytes in parts. A copy goes on by itself; it needs no end.
public struct CC_SHA256_CTX: DigestInParts {
    var state = portico_digest_state()
    /// A digest that `CC_SHA256_Init` begins.
    public init() {}
}

/// A digest by SHA512, or by SHA384 that takes its bytes in parts. A copy goes on by itself; it needs no end.
public struct CC_SHA512_CTX: DigestInParts {
    var state = portico_digest_state()
    /// A digest that `CC_SHA512_Init` begins.
    public init() {}
}

/// Begins a digest by MD5; 1, or 0 without a place for it.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    begin(5, c)
}

/// Takes in further bytes; 1, or 0 without a digest that was begun.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    update(5, c, data, len)
}

/// Writes the digest of all bytes; 1, or 0 without a place for it.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    finish(5, c, md)
}

/// Begins a digest by SHA1; 1, or 0 without a place for it.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    begin(1, c)
}

/// Takes in further bytes; 1, or 0 without a digest that was begun.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32
{
    update(1, c, data, len)
}

/// Writes the digest of all bytes; 1, or 0 without a place for it.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    finish(1, c, md)
}

/// Begins a digest by SHA224; 1, or 0 without a place for it.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    begin(224, c)
}

/// Takes in further bytes; 1, or 0 without a digest that was begun.
@discardableResult
public func CC_SHA224_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{
    update(224, c, data, len)
}

/// Writes the digest of all bytes; 1, or 0 without a place for it.
@discardableResult
public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    finish(224, c, md)
}

/// Begins a digest by SHA256; 1, or 0 without a place for it.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    begin(256, c)
}

/// Takes in further bytes; 1, or 0 without a digest that was begun.
@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{
    update(256, c, data, len)
}

/// Writes the digest of all bytes; 1, or 0 without a place for it.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    finish(256, c, md)
}

/// Begins a digest by SHA384; 1, or 0 without a place for it.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    begin(384, c)
}

/// Takes in further bytes; 1, or 0 without a digest that was begun.
@discardableResult
public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{
    update(384, c, data, len)
}

/// Writes the digest of all bytes; 1, or 0 without a place for it.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    finish(384, c, md)
}

/// Begins a digest by SHA512; 1, or 0 without a place for it.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    begin(512, c)
}

/// Takes in further bytes; 1, or 0 without a digest that was begun.
@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{
    update(512, c, data, len)
}

/// Writes the digest of all bytes; 1, or 0 without a place for it.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    finish(512, c, md)
}
