import Dispatch
import Foundation
import PorticoObjC

/// The words of TLS about a connection.
public protocol OS_sec_protocol_metadata: NSObjectProtocol, Sendable {}
public typealias sec_protocol_metadata_t = any OS_sec_protocol_metadata

/// The words of TLS about a connection, as Network makes it. It doesn't change.
package final class SecProtocolMetadata: NSObject, OS_sec_protocol_metadata, @unchecked Sendable {
    fileprivate let version: UInt16, suite: UInt16
    fileprivate let certificates: [SecCertificate]
    // Texts of C, which live as long as the object.
    fileprivate let applicationProtocol: UnsafeMutablePointer<CChar>?, serverName: UnsafeMutablePointer<CChar>?

    package init(
        version: UInt16, suite: UInt16, applicationProtocol: String?, serverName: String?,
        certificates: [SecCertificate]
    ) {
        (self.version, self.suite, self.certificates) = (version, suite, certificates)
        self.applicationProtocol = applicationProtocol.flatMap { strdup($0) }
        self.serverName = serverName.flatMap { strdup($0) }
    }

    deinit {
        free(applicationProtocol)
        free(serverName)
    }
}

/// The protocol above TLS that both ends speak; nil: none. The text lives as long as the metadata.
public func sec_protocol_metadata_get_negotiated_protocol(_ metadata: sec_protocol_metadata_t) -> UnsafePointer<CChar>?
{
    (metadata as? SecProtocolMetadata)?.applicationProtocol.map { UnsafePointer($0) }
}
/// The name that a client asked for; nil: none. The text lives as long as the metadata.
public func sec_protocol_metadata_get_server_name(_ metadata: sec_protocol_metadata_t) -> UnsafePointer<CChar>? {
    (metadata as? SecProtocolMetadata)?.serverName.map { UnsafePointer($0) }
}
/// The version of TLS that both ends speak.
public func sec_protocol_metadata_get_negotiated_tls_protocol_version(
    _ metadata: sec_protocol_metadata_t
) -> tls_protocol_version_t {
    (metadata as? SecProtocolMetadata).flatMap { tls_protocol_version_t(rawValue: $0.version) } ?? .TLSv12
}
/// The suite that both ends speak; that of TLS 1.3 which every end has where it is one without a name here.
public func sec_protocol_metadata_get_negotiated_tls_ciphersuite(
    _ metadata: sec_protocol_metadata_t
) -> tls_ciphersuite_t {
    (metadata as? SecProtocolMetadata).flatMap { tls_ciphersuite_t(rawValue: $0.suite) } ?? .AES_128_GCM_SHA256
}
/// Whether bytes from before the handshake were taken: never.
public func sec_protocol_metadata_get_early_data_accepted(_ metadata: sec_protocol_metadata_t) -> Bool { false }
/// Gives the far end's certificates, its own first; false where it showed none.
public func sec_protocol_metadata_access_peer_certificate_chain(
    _ metadata: sec_protocol_metadata_t, _ handler: @escaping (sec_certificate_t) -> Void
) -> Bool {
    let certificates = (metadata as? SecProtocolMetadata)?.certificates ?? []
    for certificate in certificates { sec_certificate_create(certificate).map(handler) }
    return !certificates.isEmpty
}
/// Whether the far ends of two connections showed the same certificates.
public func sec_protocol_metadata_peers_are_equal(
    _ metadataA: sec_protocol_metadata_t, _ metadataB: sec_protocol_metadata_t
) -> Bool {
    guard let one = metadataA as? SecProtocolMetadata, let other = metadataB as? SecProtocolMetadata else {
        return false
    }
    return one.certificates.map(\.data) == other.certificates.map(\.data)
}
