import Foundation
import FoundationNetworking
import XCTest

@testable import Security

/// Certificates, trusts and files of keys, by a certificate and a file that OpenSSL made.
final class CertificateTests: XCTestCase {
    private static let certificate = Data(
        base64Encoded: """
            MIIDiDCCAnCgAwIBAgIUPvCqr0ttpuTOhLJzd0AyYucMOSYwDQYJKoZIhvcNAQELBQAwRjEVMBMGA1UEAwwMdGVzdC5leGFtcGxl
            MQ4wDAYDVQQKDAVUZXN0czEdMBsGCSqGSIb3DQEJARYOYUB0ZXN0LmV4YW1wbGUwIBcNMjYxMTI4MDMwMDQwWhgPMjEyNjExMDQw
            MzAwNDBaMEYxFTATBgNVBAMMDHRlc3QuZXhhbXBsZTEOMAwGA1UECgwFVGVzdHMxHTAbBgkqhkiG9w0BCQEWDmFAdGVzdC5leGFt
            cGxlMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzELiVHlU/ydhA/+BcM/mv50iLGu0NcSXGHrjw4d9w9yHP3k8TH4N
            Stn1WLoNZWNOAmzeX3JajfyHNvaqQWqTmZ9U2JXZrGVHuMoTqZQwv2rhXAcIoNyaFgMWIyfeZ6O0Lw+F4cK90IzRkgYC5b7MKl5e
            nV+hetJWubn2azrkRL5jZVsWD87EUnGmexYVlWwyHmcf/zOWZyQGVfYgdxXu0yPEzJ+xNbvnDpo/o2Z+oQNirwQv49QsMoa1bJxe
            7UlcpOH+LRttKc/hjfhjEMaio8kUlwWkID4nO2z/J//RoKmn0EtOqd/ad/tDmn9YdfAocyaV8jt6zxMK0B3fYQDeuQIDAQABo2ww
            ajAdBgNVHQ4EFgQUbupAy+3MwW6ZEOqVIbnq21VY+EMwHwYDVR0jBBgwFoAUbupAy+3MwW6ZEOqVIbnq21VY+EMwDwYDVR0TAQH/
            BAUwAwEB/zAXBgNVHREEEDAOggx0ZXN0LmV4YW1wbGUwDQYJKoZIhvcNAQELBQADggEBAALBSEl+3yatGTyrx6K12oyAxSDKyQ2n
            +q8FMa3Yy49b3xm5ijUdcKINSWAN8vvwTDn+Aw7fCkPDCa9DdhO5azXJoXTOVSX4+ySeI/EkT0RjkvHl1J8XsmPpDMoaeoYa5Iha
            gmq5SVXDqRU4cliEoVwT/wbDp3HiDNWZCqC+UM2yXsVhnqjrQpRKL8rtNtEMsphQE3YKXZOZ/rZ8vfFzzD6lfCtj6RcAjeBKnhgc
            ZJwk1cuK2LkAD5+iw/nT6uo4E2ZRLFTDlEQR6q1AvIkBijV+2hF3iClF7gfRRHax13lZW8TnLc0ioeMcLaN0o9waHpO8+VnC5HXN
            P5mRQ/MYx0Y=
            """, options: .ignoreUnknownCharacters)!
    static let file = Data(
        base64Encoded: """
            MIIKXwIBAzCCChUGCSqGSIb3DQEHAaCCCgYEggoCMIIJ/jCCBHIGCSqGSIb3DQEHBqCCBGMwggRfAgEAMIIEWAYJKoZIhvcNAQcB
            MFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAhqObBPtCPcJQICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEIo/
            KfWS/0cyuFjT4L3yb2SAggPw06pl8o9WD3w4AQTGg477p5/mvdVat/Mw1aYniXlTMTb3inZp+8L/lPGJ4d2BEPa6gq4SaglxBOMJ
            ykVaiGb0sRbhrVZ4fazNfKIKO7SruYYt6GUNg71mR56ShAOckKPmct7Ydq37LWmjAknBHgzHROVo6aIHbFGt/5sFiwdFUIQxCMt/
            9Sb2jqeYNub6FcJUh+vraTlvMbzgAxuz8BBSbaPXzX7+717taPqIrMWTz7PJFu5QVZlLDV/qqdpcs+kDDVre5gwl+yjOSXhKdR28
            n7v4WgVX3ons3yW8D71mMK/ao10n8J0kVUrYHytfftqoNY+OIuWHoeHWvW4uMldwfuVykR6AjCO/ngPGWxU1UuXH0gcgw9En7+Rl
            fwtnCk4KNKv1buSGZtYT35wwfXkOp+dzK6Lrx6ly6ADwGvGRGd3GiVPEQfiltDnqk0dAFdMgQ2rUcYIuNkbku8uw1toTlD9r9UXz
            Pi+/I/m6f5g5taFJShEKviBliEQ3klu7xKd8C+G+w9K4XEFochyXzpgfL/OzpGDuNq1ER5wWnOrmk9QcpdvS8nysD8TO0zS0PhlY
            qXoUj1OMx8pbYfb+eQ4s0JyyODr6ANbgFEdmdki2GiZ0Tht7wS4jYi3jehzlZC7KVFjOhFxppmJ1nE3xBcXcTrTUq/w24f3ka/RJ
            yXXw3qt0JDU6fzl70Q16KiGr8wHlh6Es/OkrASi5g2g9qgwBr2yyLsPj8ksMDU8E6oI1urks+kZ5hj7iTZSvi5bJqiSByPPs9FCg
            AJuMAgTTj2c6HBBRCDcR0HHDaex5aeu6+UhUFPcHZkrSHbjn8mLT0hare0A+5B2M2RsCGNbOfNPJHdg0/Iw1c6tUCsP7K7CN50LZ
            jAmTRJkp0MlrnmTNtNWNViE8nS1nz9VhclczR8/ID9E29VOm/L4pivBNa4nb7VNT1b90Vj2M40mKFf6IJgkLiEcdTYgNFkP2s4vM
            DUJ+fqJJjy+tUElWZ9Hs5Ul5fQG1jYdM8D996hGRls7sqowRDPY9/7ZSAfyjkXcJWZjvP43Z9RKmLJpjmzs8OslpZmQsW0bdHoEs
            Y3B9F1ya1F7gUnoX5MQBbcrk29gd069X6sErdApgylZGMTYKoMjhmRmgusJT9Gy7l1hpQf44XsWUIHiHtyZYbP6jVt/5ZhWKV9O5
            t73JVxmyKOPWFdWL5AUAS3N6OLkDzwsQ37h4s3BveoI1FSAJgmicRgmVcLpi+18cLRy4LH6Y+wKog62uNyjbmHpoU7HFsdbBZoFW
            K3Iu9G3+dKR4SEvZbDnbe+j0L5VnvuoCv2zLv6Gna7XO7Jf2sYwcROcewq0JQnr6HcSlMIIFhAYJKoZIhvcNAQcBoIIFdQSCBXEw
            ggVtMIIFaQYLKoZIhvcNAQwKAQKgggUxMIIFLTBXBgkqhkiG9w0BBQ0wSjApBgkqhkiG9w0BBQwwHAQIMT1yxYogB8ICAggAMAwG
            CCqGSIb3DQIJBQAwHQYJYIZIAWUDBAEqBBCX6uuEwNucKtemQHNmg/ZfBIIE0LPwSJRm223OoO27gtWJZwnHklKiiLvQNCb4KroW
            boStyDKwQdaIpiSi0yOuLUe25ewML7SbxkgfUHk8aVvCqDjRXmjZ8+uhM8iULJKExj4SZ5RleUlg31OEFm4WOjnzhWzVDB1/MENy
            zqLmvGnKm0hSn1mx5NUbEq/sWWWCenbyrlM+MCn7gy0glUKbUS8Q3X3aoDxmBstAxegxACh2JH8CzwFzX6LyLv46puS/L8xU5Vww
            4vHxLvObKDdB6FISW/YGCPSTSBWhiDlBOHehr0xsB5a85COxUGLCq8Y8EWfZ5PoV+J9JqW7Br5m2gCRgAlRbsFrRkcQekzI2So5B
            ZwvISWukDsDbGyT+KssjEg4IP0VmtuJKTgRlfwjF+WskSQOsBsDQwdF6NktULHO6uPoazA9MjPp0/XdNxpP30uivnGC/BFtUANO1
            jPV+Fvxr1X/GjO4tJO81Wr8k7fOPxK9UqaFSaQW2LNxq6jk4Pp1F6pDLjGzKVZ+m6fNMPrYPdy7EyrfhlSukNyuZGN5K2r9e9VEg
            wqmuiyxNBI8z0uUb32lNAlrnSVwz3aKt+VbriT9OA0zSewrwk8o7okoh7cO8zh/PMCdoFTzlSSn4G4LG+6aJp7uPKv2oIM4c2Exz
            0VTVVDWTPQOvUbekTov3XD1CYlFa3zg2tBTnlVvwASD5qHh5FcDjP04IN5A3H2LzmJexbLp35E1M14KbyNKalsZUDezrZcCVqp1C
            kjgtymkQUUgyo0wx0tUjXl9KgLnYDfiDEEaBrnJLXGYhnYve30I17YMkgS5QEiT0zYyM+rFiNfkqANOIICIYPR+DK9ZNfoaEKzp6
            TwKYfL5XTA5wCJLbuSiyoe2ajYdlX3gZp6SN4PeXnSZIB6HjSE7C2MRElO0iAUEKENLAwD8tjanY+WUfqBuJg1muSMEGi7QRipVF
            6fpPj592b1BUgXQbkwfpqDmBBr6vLL28yF3WzuZdM7qS3JVx+Chfv6lOXd88958GPzq8T4aZ4+d/hwJ6enudqDjjEBot5zogSNFE
            rMeLVHx/vQPgekKn87drqH+t2M6B5nsbGioxYdsxWklA+ehp7zd980xFFFfxLdXKtBPKSEZP+QMDca2bC9Cqi82ksupIedshuGfg
            eDRAULqmCTP4utfw3Ilanysp6ZrzK3Am1nPA+cuHzHQ9uksP4Bpj2btb2h38ZPY01xtWi2x/l/Du5Nftrv+bzZdmBwn3ek8WdL9L
            fGqW9TBBxuvMcWNaZup3SYw+YXWAxI/3UCt8cHQE8DmheCM27P4uQnKdPsfoUlu+nlc7Xyj6lPUGsQBcvBTNdqw/pr3w9dPGe7gc
            lbIpnXXJg7Y8CipiQ7SQEEtbWgrPuaJCgv8SWMd3nEEEHI437avgVZkfhFMbecByc80cmVjSi19RhOJMyU9Su5++Gl8gWBqgZbE+
            voAQ+iKUEFGB3sHQeY7r8MSVkyR/6IeB2WITbvKSv7D78LfMrUU/+wKMCYYJHmc6MWOr8YxLuxUFJ6LE1C6rEVpQOnfRmfaXGhD3
            FclELSIqZxiMun7r4qkp4QzTuyK1hc2qaknvGUoN1JlahKOe5rBDhGLp8Nf8maHwLCCd9M1GK2H3/VTsjpMBT4szz/q+P7Lq2/Nx
            vAVnMSUwIwYJKoZIhvcNAQkVMRYEFObpK08Pjp2utrZYtecquCtMWZp8MEEwMTANBglghkgBZQMEAgEFAAQgi782zJ1iTCWA3rRc
            Tch9pFTQUW93MmQHXPjFKR6gI34ECMBP3WYPwf/iAgIIAA==
            """, options: .ignoreUnknownCharacters)!

    private func made() throws -> SecCertificate {
        try XCTUnwrap(SecCertificateCreateWithData(nil, Self.certificate))
    }

    func testACertificateSaysWhoseItIs() throws {
        let certificate = try made()
        XCTAssertEqual(SecCertificateCopySubjectSummary(certificate), "test.example")
        XCTAssertEqual(SecCertificateCopyData(certificate), Self.certificate)
        var mail: CFArray?
        XCTAssertEqual(SecCertificateCopyEmailAddresses(certificate, &mail), errSecSuccess)
        XCTAssertEqual(mail as? [String], ["a@test.example"])
        XCTAssertEqual(SecCertificateCopyKey(certificate).map { SecKeyGetBlockSize($0) }, 256)
        XCTAssertNil(SecCertificateCreateWithData(nil, Self.certificate.dropLast()))
        XCTAssertNil(SecCertificateCreateWithData(nil, Self.certificate + [0]))
        XCTAssertNil(SecCertificateCreateWithData(nil, Data()))
    }

    // DEV-1269
    func testObjectsAreComparedAndHashed() throws {
        let (one, other) = (try made(), try made())
        XCTAssertEqual(one, other)
        XCTAssertEqual(Set([one, other]).count, 1)
        let policies = [SecPolicyCreateBasicX509(), SecPolicyCreateBasicX509()]
        XCTAssertNotEqual(policies[0], policies[1])
        var query: [String: AnyHashable] = [kSecValueRef as String: one]
        query["policy"] = policies[0]
        XCTAssertEqual(query["policy"], AnyHashable(policies[0]))
    }

    // Foundation names Security's objects.
    func testAChallengeKnowsNoTrust() throws {
        let space = URLProtectionSpace(
            host: "a.b", port: 443, protocol: "https", realm: nil,
            authenticationMethod: NSURLAuthenticationMethodDefault)
        let found: SecTrust? = space.serverTrust
        XCTAssertNil(found)
        XCTAssertNil(URLCredential(trust: try trust(SecPolicyCreateBasicX509())).identity)
    }

    private func trust(_ policy: SecPolicy) throws -> SecTrust {
        var trust: SecTrust?
        XCTAssertEqual(SecTrustCreateWithCertificates(try made(), policy, &trust), errSecSuccess)
        return try XCTUnwrap(trust)
    }

    func testAChainIsGoodByAnAnchorAndAHost() throws {
        let trust = try trust(SecPolicyCreateSSL(true, "test.example"))
        var error: CFError?
        XCTAssertFalse(SecTrustEvaluateWithError(trust, &error))
        XCTAssertEqual(error?.code, Int(errSecNotTrusted))
        XCTAssertEqual(SecTrustSetAnchorCertificates(trust, [try made()]), errSecSuccess)
        XCTAssertTrue(SecTrustEvaluateWithError(trust, nil))
        XCTAssertEqual(SecTrustCopyCertificateChain(trust)?.count, 1)
        XCTAssertEqual(SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "other.example")), errSecSuccess)
        XCTAssertFalse(SecTrustEvaluateWithError(trust, nil))
        XCTAssertEqual(SecTrustSetPolicies(trust, SecPolicyCreateBasicX509()), errSecSuccess)
        XCTAssertTrue(SecTrustEvaluateWithError(trust, nil))
        XCTAssertEqual(SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: 0)), errSecSuccess)
        XCTAssertFalse(SecTrustEvaluateWithError(trust, nil))
    }

    func testAnExceptionLetsAChainPass() throws {
        let trust = try trust(SecPolicyCreateBasicX509())
        var result = SecTrustResultType.invalid
        XCTAssertEqual(SecTrustEvaluate(trust, &result), errSecSuccess)
        XCTAssertEqual(result, .recoverableTrustFailure)
        XCTAssertTrue(SecTrustSetExceptions(trust, SecTrustCopyExceptions(trust)))
        XCTAssertEqual(SecTrustEvaluate(trust, &result), errSecSuccess)
        XCTAssertEqual(result, .proceed)
        XCTAssertFalse(SecTrustSetExceptions(trust, Data([1])))
    }

    func testAFileOfKeysOpensByItsPassword() throws {
        var items: CFArray?
        XCTAssertEqual(SecPKCS12Import(Self.file, [:], &items), errSecPassphraseRequired)
        XCTAssertEqual(SecPKCS12Import(Self.file, [kSecImportExportPassphrase: "other"], &items), errSecAuthFailed)
        XCTAssertEqual(SecPKCS12Import(Data([1, 2]), [kSecImportExportPassphrase: "word"], &items), errSecDecode)
        XCTAssertEqual(SecPKCS12Import(Self.file, [kSecImportExportPassphrase: "word"], &items), errSecSuccess)
        let entry = try XCTUnwrap(items?.first as? [String: Any])
        let identity = try XCTUnwrap(entry[kSecImportItemIdentity] as? SecIdentity)
        var key: SecKey?
        var certificate: SecCertificate?
        XCTAssertEqual(SecIdentityCopyPrivateKey(identity, &key), errSecSuccess)
        XCTAssertEqual(SecIdentityCopyCertificate(identity, &certificate), errSecSuccess)
        let text = Data("text".utf8)
        let signature = try XCTUnwrap(
            SecKeyCreateSignature(try XCTUnwrap(key), .rsaSignatureMessagePSSSHA256, text, nil))
        let open = try XCTUnwrap(SecCertificateCopyKey(try XCTUnwrap(certificate)))
        XCTAssertTrue(SecKeyVerifySignature(open, .rsaSignatureMessagePSSSHA256, text, signature, nil))
        XCTAssertFalse(SecKeyVerifySignature(open, .rsaSignatureMessagePSSSHA1, text, signature, nil))
    }

    func testAnIdentityIsACertificateAndItsKey() throws {
        let home = NSTemporaryDirectory() + "keychain-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        defer {
            Keychain.replace(nil)
            try? FileManager.default.removeItem(atPath: home)
        }
        Keychain.replace(Keychain(home: home, identifier: "com.example.Tests"))
        var items: CFArray?
        XCTAssertEqual(SecPKCS12Import(Self.file, [kSecImportExportPassphrase: "word"], &items), errSecSuccess)
        let identity = try XCTUnwrap((items?.first as? [String: Any])?[kSecImportItemIdentity] as? SecIdentity)
        let query: [AnyHashable: Any] = [kSecClass: kSecClassIdentity, kSecReturnRef: true]
        XCTAssertEqual(SecItemAdd([kSecValueRef: identity.certificate], nil), errSecSuccess)
        XCTAssertEqual(SecItemCopyMatching(query, nil), errSecItemNotFound)
        XCTAssertEqual(SecItemAdd([kSecValueRef: identity.key], nil), errSecSuccess)
        var found: CFTypeRef?
        XCTAssertEqual(SecItemCopyMatching(query, &found), errSecSuccess)
        XCTAssertTrue(found is SecIdentity)
    }
}
