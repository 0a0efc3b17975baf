import CCrypto
import CoreGraphics
import Foundation
import PorticoFoundation

/// A certificate as X.509 has it. It doesn't change, and any thread may use it.
public final class SecCertificate: @unchecked Sendable {
    package let pointer: UnsafeMutableRawPointer
    /// Its bytes, DER.
    package let data: Data

    package init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard let pointer = portico_crypto_certificate_read(bytes, bytes.count) else { return nil }
        (self.pointer, self.data) = (pointer, data)
    }

    deinit { portico_crypto_certificate_free(pointer) }

    enum Part: Int32 {
        case summary = 0
        case serialNumber, issuer, subject, mail
    }

    func part(_ part: Part) -> Data? {
        var count = 0
        let made = portico_crypto_certificate_part(pointer, part.rawValue, &count)
        return SecKey.data(made, count)
    }

    func text(_ part: Part) -> String? { self.part(part).map { String(decoding: $0, as: UTF8.self) } }

    var key: SecKey? { portico_crypto_certificate_key(pointer).map { SecKey($0, isPrivate: false) } }

    /// What an item says of this certificate.
    var attributes: [String: KeychainValue] {
        var all: [String: KeychainValue] = [
            kSecAttrCertificateType: .number(1), kSecAttrCertificateEncoding: .number(3),
        ]
        all[kSecAttrLabel] = text(.summary).map { .text($0) }
        all[kSecAttrSubject] = part(.subject).map { .data($0) }
        all[kSecAttrIssuer] = part(.issuer).map { .data($0) }
        all[kSecAttrSerialNumber] = part(.serialNumber).map { .data($0) }
        all[kSecAttrPublicKeyHash] = key.map { .data($0.label) }
        return all
    }
}

/// The number of the type of certificates.
public func SecCertificateGetTypeID() -> CFTypeID {
    CFTypeID(bitPattern: ObjectIdentifier(SecCertificate.self).hashValue)
}

/// A certificate of its bytes (DER); nil where they are none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data)
}

/// A certificate's bytes (DER).
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// A name for a person: the common name, or else the unit's or the organisation's.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { certificate.text(.summary) }

/// The common name.
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
    commonName.pointee = certificate.text(.summary)
    return errSecSuccess
}

/// The mail addresses, of which at most the first is known.
public func SecCertificateCopyEmailAddresses(
    _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    emailAddresses.pointee = certificate.text(.mail).map { [$0] } ?? []
    return errSecSuccess
}

/// The public key; nil where it is of a kind that isn't here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
/// The older name of `SecCertificateCopyKey`.
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
/// The bytes of the serial number.
public func SecCertificateCopySerialNumber(_ certificate: SecCertificate) -> CFData? { certificate.part(.serialNumber) }

/// The bytes of the serial number.
public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { certificate.part(.serialNumber) }

/// The issuer's name (DER).
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? {
    certificate.part(.issuer)
}

/// The subject's name (DER).
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? {
    certificate.part(.subject)
}
