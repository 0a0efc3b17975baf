import CryptoKit
import Foundation
import XCTest

@testable import Security

/// Keys: what they sign, encrypt and agree on, and what they refuse.
final class KeyTests: XCTestCase {
    private func key(_ type: String, _ bits: Int) throws -> SecKey {
        try XCTUnwrap(SecKeyCreateRandomKey([kSecAttrKeyType: type, kSecAttrKeySizeInBits: bits], nil))
    }

    func testEllipticEncryptionOpensByItsKeyAlone() throws {
        let text = Data("a text of any length".utf8)
        for bits in [256, 384, 521] {
            let (key, other) = (
                try key(kSecAttrKeyTypeECSECPrimeRandom, bits), try key(kSecAttrKeyTypeECSECPrimeRandom, bits)
            )
            let open = try XCTUnwrap(SecKeyCopyPublicKey(key))
            for algorithm in [
                SecKeyAlgorithm.eciesEncryptionStandardX963SHA256AESGCM,
                .eciesEncryptionCofactorVariableIVX963SHA512AESGCM,
            ] {
                let sealed = try XCTUnwrap(SecKeyCreateEncryptedData(open, algorithm, text, nil))
                XCTAssertEqual(sealed.count, 1 + 2 * ((bits + 7) / 8) + text.count + 16)
                XCTAssertEqual(SecKeyCreateDecryptedData(key, algorithm, sealed, nil), text)
                XCTAssertNil(SecKeyCreateDecryptedData(other, algorithm, sealed, nil))
                var changed = sealed
                changed[changed.count - 1] ^= 1
                var error: Unmanaged<CFError>?
                XCTAssertNil(SecKeyCreateDecryptedData(key, algorithm, changed, &error))
                XCTAssertEqual(error?.takeRetainedValue().code, Int(errSecDecode))
            }
        }
    }

    func testRSAOfAnyLengthOfText() throws {
        let key = try key(kSecAttrKeyTypeRSA, 2048)
        let open = try XCTUnwrap(SecKeyCopyPublicKey(key))
        let text = Data(repeating: 7, count: 5000)
        let sealed = try XCTUnwrap(SecKeyCreateEncryptedData(open, .rsaEncryptionOAEPSHA256AESGCM, text, nil))
        XCTAssertEqual(sealed.count, 256 + 5000 + 16)
        XCTAssertEqual(SecKeyCreateDecryptedData(key, .rsaEncryptionOAEPSHA256AESGCM, sealed, nil), text)
        XCTAssertNil(SecKeyCreateEncryptedData(open, .rsaEncryptionPKCS1, text, nil))
    }

    /// Alamofire looks for a server's key among those of an app's certificates.
    func testKeysAreEqualByWhatIsInThem() throws {
        for (type, bits) in [(kSecAttrKeyTypeECSECPrimeRandom, 256), (kSecAttrKeyTypeRSA, 2048)] {
            let key = try key(type, bits)
            let (open, again) = (try XCTUnwrap(SecKeyCopyPublicKey(key)), try XCTUnwrap(SecKeyCopyPublicKey(key)))
            XCTAssertFalse(open === again)
            XCTAssertEqual(open, again)
            XCTAssertTrue(Set([open]).contains(again))
            XCTAssertNotEqual(open, key, "the one is public")
            XCTAssertNotEqual(open, try XCTUnwrap(SecKeyCopyPublicKey(try self.key(type, bits))))
        }
    }

    func testPlainSignaturesAreTwoNumbers() throws {
        let key = try key(kSecAttrKeyTypeECSECPrimeRandom, 256)
        let open = try XCTUnwrap(SecKeyCopyPublicKey(key))
        let digest = Data(repeating: 9, count: 32)
        for _ in 0..<20 {
            let signature = try XCTUnwrap(SecKeyCreateSignature(key, .ecdsaSignatureRFC4754, digest, nil))
            XCTAssertEqual(signature.count, 64)
            XCTAssertTrue(SecKeyVerifySignature(open, .ecdsaSignatureRFC4754, digest, signature, nil))
            XCTAssertFalse(SecKeyVerifySignature(open, .ecdsaSignatureRFC4754, digest, signature.dropLast(), nil))
        }
    }

    func testADerivedSecretIsTheSameOnBothSides() throws {
        let (one, two) = (try key(kSecAttrKeyTypeECSECPrimeRandom, 384), try key(kSecAttrKeyTypeECSECPrimeRandom, 384))
        let parameters: [AnyHashable: Any] = [
            SecKeyKeyExchangeParameter.requestedSize.rawValue: 80,
            SecKeyKeyExchangeParameter.sharedInfo.rawValue: Data("both".utf8),
        ]
        let algorithm = SecKeyAlgorithm.ecdhKeyExchangeStandardX963SHA256
        let first = SecKeyCopyKeyExchangeResult(
            one, algorithm, try XCTUnwrap(SecKeyCopyPublicKey(two)), parameters, nil)
        let second = SecKeyCopyKeyExchangeResult(
            two, algorithm, try XCTUnwrap(SecKeyCopyPublicKey(one)), parameters, nil)
        XCTAssertEqual(first?.count, 80)
        XCTAssertEqual(first, second)
        XCTAssertNil(SecKeyCopyKeyExchangeResult(one, algorithm, try XCTUnwrap(SecKeyCopyPublicKey(two)), [:], nil))
    }

    func testThereIsNoSecureEnclave() {
        var error: Unmanaged<CFError>?
        XCTAssertNil(
            SecKeyCreateRandomKey(
                [
                    kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
                    kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
                ], &error))
        XCTAssertEqual(error?.takeRetainedValue().code, Int(errSecUnimplemented))
    }

    func testAPointBesideTheCurveIsNoKey() {
        XCTAssertNil(
            SecKeyCreateWithData(
                Data([4] + [UInt8](repeating: 1, count: 64)),
                [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeyClass: kSecAttrKeyClassPublic], nil))
        XCTAssertNil(SecKeyCreateRandomKey([kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 100], nil))
        XCTAssertNil(SecKeyCreateRandomKey([:], nil))
    }

    /// DEV-1337
    func testAKeyOfTheEnclaveCantBeMade() {
        XCTAssertFalse(SecureEnclave.isAvailable)
        XCTAssertThrowsError(try SecureEnclave.P256.Signing.PrivateKey())
        XCTAssertThrowsError(try SecureEnclave.P256.KeyAgreement.PrivateKey(dataRepresentation: Data([1])))
    }

    func testRandomBytes() {
        var bytes = [UInt8](repeating: 0, count: 32)
        XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes), errSecSuccess)
        XCTAssertNotEqual(bytes, [UInt8](repeating: 0, count: 32))
        XCTAssertEqual(SecRandomCopyBytes(nil, -1, &bytes), errSecParam)
    }
}
