import CCrypto

/// How a key is made of a password: `kCCPBKDF2`.
public typealias CCPBKDFAlgorithm = UInt32
/// Which hash it is made with.
public typealias CCPseudoRandomAlgorithm = UInt32

/// PBKDF2 of PKCS #5.
public var kCCPBKDF2: Int { 2 }
/// HMAC with SHA-1.
public var kCCPRFHmacAlgSHA1: Int { 1 }
/// HMAC with SHA-224.
public var kCCPRFHmacAlgSHA224: Int { 2 }
/// HMAC with SHA-256.
public var kCCPRFHmacAlgSHA256: Int { 3 }
/// HMAC with SHA-384.
public var kCCPRFHmacAlgSHA384: Int { 4 }
/// HMAC with SHA-512.
public var kCCPRFHmacAlgSHA512: Int { 5 }

private let hashes: [Int32] = [0, 1, 224, 256, 384, 512]

/// Makes a key of a password and a salt. More rounds take longer, also for who guesses; none are an error.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!,
    _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!,
    _ derivedKeyLen: Int
) -> Int32 {
    guard Int(algorithm) == kCCPBKDF2, (1...5).contains(prf), rounds > 0, let derivedKey, derivedKeyLen > 0,
        password != nil || passwordLen == 0, salt != nil || saltLen == 0
    else { return Int32(kCCParamError) }
    let failed = portico_crypto_pbkdf2(
        hashes[Int(prf)], password, passwordLen, salt, saltLen, rounds, derivedKey, derivedKeyLen)
    return Int32(failed == 0 ? kCCSuccess : kCCParamError)
}

/// How many rounds take so many milliseconds on this machine; at least 10,000, so that a slow moment makes no weak key.
public func CCCalibratePBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
    _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
    guard Int(algorithm) == kCCPBKDF2, (1...5).contains(prf), (1...4096).contains(derivedKeyLen),
        (0...4096).contains(passwordLen), (0...4096).contains(saltLen)
    else { return UInt32.max }
    let (password, salt) = ([CChar](repeating: 1, count: passwordLen), [UInt8](repeating: 1, count: saltLen))
    var key = [UInt8](repeating: 0, count: derivedKeyLen)
    let rounds: UInt32 = 20_000
    let taken = ContinuousClock().measure {
        _ = portico_crypto_pbkdf2(
            hashes[Int(prf)], password, passwordLen, salt, saltLen, rounds, &key, derivedKeyLen)
    }
    let seconds = Double(taken.components.attoseconds) * 1e-18 + Double(taken.components.seconds)
    guard seconds > 0 else { return 10_000 }
    return UInt32(min(max(Double(rounds) * Double(msec) / 1000 / seconds, 10_000), 1e9))
}
