import CommonCrypto
import XCTest

/// CommonCrypto (DEV-1083) by published vectors (FIPS 180-4, RFC 4231, NIST SP 800-38A, RFC 6070), and its statuses.
final class CommonCryptoTests: XCTestCase {
    private func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    func testACopyOfADigestGoesOnByItself() {
        var one = CC_SHA256_CTX()
        CC_SHA256_Init(&one)
        CC_SHA256_Update(&one, "a", 1)
        var two = one
        CC_SHA256_Update(&one, "bc", 2)
        CC_SHA256_Update(&two, "x", 1)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256_Final(&digest, &one)
        XCTAssertEqual(hex(digest), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        CC_SHA256_Final(&digest, &two)
        var other = digest
        CC_SHA256("ax", 2, &other)
        XCTAssertEqual(digest, other)
    }

    func testEveryHashOfNoBytes() {
        var digest = [UInt8](repeating: 0, count: 64)
        CC_MD5(nil, 0, &digest)
        XCTAssertEqual(hex(digest.prefix(16)), "d41d8cd98f00b204e9800998ecf8427e")
        CC_SHA1(nil, 0, &digest)
        XCTAssertEqual(hex(digest.prefix(20)), "da39a3ee5e6b4b0d3255bfef95601890afd80709")
        CC_SHA384(nil, 0, &digest)
        XCTAssertEqual(hex(digest.prefix(8)), "38b060a751ac9638")
        XCTAssertNil(CC_SHA256(nil, 3, &digest))
        XCTAssertNil(CC_SHA256("abc", 3, nil))
    }

    func testAnAuthenticationCodeWithALongKey() {
        let key = [UInt8](repeating: 0xaa, count: 131)
        let text = Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        let wanted = "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        var mac = [UInt8](repeating: 0, count: 32)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, text, text.count, &mac)
        XCTAssertEqual(hex(mac), wanted)
        var context = CCHmacContext()
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count)
        for byte in text { CCHmacUpdate(&context, [byte], 1) }
        CCHmacFinal(&context, &mac)
        XCTAssertEqual(hex(mac), wanted)
    }

    private func crypt(
        _ operation: Int, _ algorithm: Int, _ options: Int, key: [UInt8], _ input: [UInt8], room: Int? = nil
    ) -> (Int, [UInt8]) {
        var out = [UInt8](repeating: 0, count: input.count + 64)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, nil, input, input.count,
            &out,
            room ?? out.count, &moved)
        return (Int(status), Array(out.prefix(status == 0 ? moved : 0)))
    }

    func testEveryCipherOpensWhatItSealed() {
        for (algorithm, size) in [
            (kCCAlgorithmAES, 16), (kCCAlgorithmAES, 32), (kCCAlgorithmDES, 8), (kCCAlgorithm3DES, 24),
        ] {
            let key = (0..<size).map { UInt8($0 &* 7 &+ 1) }
            for count in [0, 1, 7, 8, 15, 16, 17, 100] {
                let text = (0..<count).map { UInt8($0) }
                for options in [kCCOptionPKCS7Padding, kCCOptionPKCS7Padding | kCCOptionECBMode] {
                    let sealed = crypt(kCCEncrypt, algorithm, options, key: key, text)
                    XCTAssertEqual(sealed.0, kCCSuccess)
                    XCTAssertNotEqual(sealed.1, text)
                    XCTAssertEqual(crypt(kCCDecrypt, algorithm, options, key: key, sealed.1).1, text)
                }
            }
        }
    }

    func testDESIsOneOfThree() {
        // FIPS 81's example of a single block.
        let key: [UInt8] = [0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef]
        let sealed = crypt(kCCEncrypt, kCCAlgorithmDES, kCCOptionECBMode, key: key, Array("Now is t".utf8))
        XCTAssertEqual(hex(sealed.1), "3fa40e8a984d4815")
    }

    func testWhatIsWrongHasAStatus() {
        let key = [UInt8](repeating: 1, count: 16)
        XCTAssertEqual(crypt(kCCEncrypt, kCCAlgorithmRC4, 0, key: key, []).0, kCCUnimplemented)
        XCTAssertEqual(crypt(kCCEncrypt, 99, 0, key: key, []).0, kCCParamError)
        XCTAssertEqual(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: Array(key.prefix(10)), []).0, kCCKeySizeError)
        XCTAssertEqual(
            crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, Array(key.prefix(5))).0,
            kCCAlignmentError)
        XCTAssertEqual(crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, key).0, kCCDecodeError)
        XCTAssertEqual(
            crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, key, room: 31).0, kCCBufferTooSmall)
        var derived = [UInt8](repeating: 0, count: 16)
        XCTAssertEqual(
            Int(CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), "a", 1, nil, 0, 3, 0, &derived, 16)), kCCParamError)
    }

    func testPartsOfACipherComeWhenABlockIsFull() throws {
        let key = [UInt8](repeating: 3, count: 16)
        var made: CCCryptorRef?
        XCTAssertEqual(
            Int(CCCryptorCreate(CCOperation(kCCEncrypt), 0, CCOptions(kCCOptionPKCS7Padding), key, 16, nil, &made)),
            kCCSuccess)
        let cryptor = try XCTUnwrap(made)
        defer { CCCryptorRelease(cryptor) }
        var (out, moved) = ([UInt8](repeating: 0, count: 64), 0)
        var all: [UInt8] = []
        XCTAssertEqual(CCCryptorGetOutputLength(cryptor, 20, true), 32)
        for part in [10, 5, 20] {
            XCTAssertEqual(
                Int(CCCryptorUpdate(cryptor, [UInt8](repeating: 5, count: part), part, &out, 64, &moved)), kCCSuccess)
            all += out.prefix(moved)
        }
        XCTAssertEqual(all.count, 32)
        XCTAssertEqual(Int(CCCryptorFinal(cryptor, &out, 4, &moved)), kCCBufferTooSmall)
        XCTAssertEqual(Int(CCCryptorFinal(cryptor, &out, 64, &moved)), kCCSuccess)
        all += out.prefix(moved)
        XCTAssertEqual(all, crypt(kCCEncrypt, 0, kCCOptionPKCS7Padding, key: key, [UInt8](repeating: 5, count: 35)).1)
    }
}
