/// What came of a call: `kCCSuccess`, or why not.
public typealias CCStatus = Int32
/// The same of ciphers.
public typealias CCCryptorStatus = Int32
/// The same of random bytes.
public typealias CCRNGStatus = CCCryptorStatus

/// It is done.
public var kCCSuccess: Int { 0 }
/// A value isn't allowed.
public var kCCParamError: Int { -4300 }
/// The place for the result is too small.
public var kCCBufferTooSmall: Int { -4301 }
/// There is no memory.
public var kCCMemoryFailure: Int { -4302 }
/// The bytes aren't whole blocks.
public var kCCAlignmentError: Int { -4303 }
/// What was to be decrypted isn't what was encrypted so.
public var kCCDecodeError: Int { -4304 }
/// There is no such algorithm here.
public var kCCUnimplemented: Int { -4305 }
/// There are too many bytes.
public var kCCOverflow: Int { -4306 }
/// There are no random bytes.
public var kCCRNGFailure: Int { -4307 }
/// It failed for another reason.
public var kCCUnspecifiedError: Int { -4308 }
/// The call doesn't come at this point.
public var kCCCallSequenceError: Int { -4309 }
/// The algorithm has no key of this length.
public var kCCKeySizeError: Int { -4310 }
/// The key can't be used.
public var kCCInvalidKey: Int { -4311 }
