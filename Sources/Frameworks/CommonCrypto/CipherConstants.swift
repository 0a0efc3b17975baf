/// `kCCEncrypt` or `kCCDecrypt`.
public typealias CCOperation = UInt32
/// Which cipher.
public typealias CCAlgorithm = UInt32
/// `kCCOptionPKCS7Padding`, `kCCOptionECBMode`, both or none.
public typealias CCOptions = UInt32
/// How blocks follow each other.
public typealias CCMode = UInt32
/// `ccNoPadding` or `ccPKCS7Padding`.
public typealias CCPadding = UInt32
/// How a counter counts.
public typealias CCModeOptions = UInt32

/// Plain text becomes cipher text.
public var kCCEncrypt: Int { 0 }
/// Cipher text becomes plain text.
public var kCCDecrypt: Int { 1 }
/// AES with any length of key.
public var kCCAlgorithmAES128: Int { 0 }
/// AES.
public var kCCAlgorithmAES: Int { 0 }
/// DES.
public var kCCAlgorithmDES: Int { 1 }
/// DES three times with three keys.
public var kCCAlgorithm3DES: Int { 2 }
/// CAST, which isn't here (DEV-1083).
public var kCCAlgorithmCAST: Int { 3 }
/// RC4, which isn't here (DEV-1083).
public var kCCAlgorithmRC4: Int { 4 }
/// RC2, which isn't here (DEV-1083).
public var kCCAlgorithmRC2: Int { 5 }
/// Blowfish, which isn't here (DEV-1083).
public var kCCAlgorithmBlowfish: Int { 6 }
/// The last block is filled as PKCS #7 says.
public var kCCOptionPKCS7Padding: Int { 1 }
/// Each block by itself; without it blocks are chained.
public var kCCOptionECBMode: Int { 2 }
/// Each block by itself.
public var kCCModeECB: Int { 1 }
/// Blocks are chained.
public var kCCModeCBC: Int { 2 }
/// Cipher feedback by blocks.
public var kCCModeCFB: Int { 3 }
/// A counter is encrypted.
public var kCCModeCTR: Int { 4 }
/// Output feedback.
public var kCCModeOFB: Int { 7 }
/// For RC4.
public var kCCModeRC4: Int { 9 }
/// Cipher feedback by bytes.
public var kCCModeCFB8: Int { 10 }
/// The counter's highest byte comes first; it always does.
public var kCCModeOptionCTR_BE: Int { 2 }
/// Bytes of a key.
public var kCCKeySizeAES128: Int { 16 }
/// Bytes of a key.
public var kCCKeySizeAES192: Int { 24 }
/// Bytes of a key.
public var kCCKeySizeAES256: Int { 32 }
/// Bytes of a key.
public var kCCKeySizeDES: Int { 8 }
/// Bytes of a key.
public var kCCKeySize3DES: Int { 24 }
/// Bytes of a block.
public var kCCBlockSizeAES128: Int { 16 }
/// Bytes of a block.
public var kCCBlockSizeDES: Int { 8 }
/// Bytes of a block.
public var kCCBlockSize3DES: Int { 8 }
/// Only whole blocks.
public var ccNoPadding: Int { 0 }
/// The last block is filled as PKCS #7 says.
public var ccPKCS7Padding: Int { 1 }
