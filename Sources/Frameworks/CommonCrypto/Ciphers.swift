import CCrypto

/// Encrypts or decrypts all bytes at once. `dataOutMoved` says how many came of it, or with `kCCBufferTooSmall` how many would; `iv` without
/// an address stands for zeros.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    let (made, status) = Cryptor.make(
        op, mode(options), Int(alg), pads: Int(options) & kCCOptionPKCS7Padding != 0, iv, key, keyLength)
    guard let cryptor = made else { return CCCryptorStatus(status) }
    guard dataInLength >= 0, dataIn != nil || dataInLength == 0 else { return CCCryptorStatus(kCCParamError) }
    if op == CCOperation(kCCEncrypt), cryptor.wholeLength(dataInLength) > dataOutAvailable {
        dataOutMoved?.pointee = cryptor.wholeLength(dataInLength)
        return CCCryptorStatus(kCCBufferTooSmall)
    }
    var (first, last) = (0, 0)
    var result = cryptor.update(dataIn, dataInLength, dataOut, dataOutAvailable, &first)
    if result == kCCSuccess {
        result = cryptor.finish(dataOut.map { $0 + first }, dataOutAvailable - first, &last)
    }
    if result == kCCSuccess || result == kCCBufferTooSmall { dataOutMoved?.pointee = first + last }
    return CCCryptorStatus(result)
}

private func mode(_ options: CCOptions) -> Int { Int(options) & kCCOptionECBMode != 0 ? kCCModeECB : kCCModeCBC }

/// Makes a cipher that takes its bytes in parts. `CCCryptorRelease` frees it.
@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    CCCryptorCreateWithMode(
        op, CCMode(mode(options)), alg,
        CCPadding(Int(options) & kCCOptionPKCS7Padding != 0 ? ccPKCS7Padding : ccNoPadding), iv, key, keyLength, nil, 0,
        0, 0,
        cryptorRef)
}

/// The same with any mode. `tweak` and `numRounds` are for ciphers that aren't here.
@discardableResult
public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!,
    _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32,
    _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
    let (made, status) = Cryptor.make(op, Int(mode), Int(alg), pads: Int(padding) == ccPKCS7Padding, iv, key, keyLength)
    cryptorRef.pointee = made?.reference
    return CCCryptorStatus(status)
}

/// Takes in further bytes, and gives what they come to.
@discardableResult
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
    return CCCryptorStatus(
        Cryptor.of(cryptorRef).update(dataIn, dataInLength, dataOut, dataOutAvailable, dataOutMoved))
}

/// Gives the last block.
@discardableResult
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
    return CCCryptorStatus(Cryptor.of(cryptorRef).finish(dataOut, dataOutAvailable, dataOutMoved))
}

/// How many bytes come of so many: with the end, or before it.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    guard let cryptorRef, inputLength >= 0 else { return 0 }
    let cryptor = Cryptor.of(cryptorRef)
    return final ? cryptor.wholeLength(inputLength) : cryptor.updateLength(inputLength)
}

/// Begins again, with another initial vector.
@discardableResult
public func CCCryptorReset(_ cryptorRef: CCCryptorRef!, _ iv: UnsafeRawPointer!) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
    return CCCryptorStatus(Cryptor.of(cryptorRef).reset(iv))
}

/// Frees a cipher.
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCSuccess) }
    Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
    return CCCryptorStatus(kCCSuccess)
}

/// Fills a buffer with random bytes.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard count >= 0, bytes != nil || count == 0 else { return CCRNGStatus(kCCParamError) }
    return CCRNGStatus(count == 0 || portico_crypto_random(bytes, count) == 0 ? kCCSuccess : kCCRNGFailure)
}
