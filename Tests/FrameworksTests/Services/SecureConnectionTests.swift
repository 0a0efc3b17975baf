import Foundation
import Network
import Security
import XCTest

/// TLS between a listener and a client of this device (DEV-1372).
final class SecureConnectionTests: NetworkTestCase {
    private func bytes(_ text: String) -> DispatchData { Data(text.utf8).withUnsafeBytes { DispatchData(bytes: $0) } }

    private func sharedKey(_ key: String) -> NWParameters {
        let options = NWProtocolTLS.Options()
        sec_protocol_options_add_pre_shared_key(
            options.securityProtocolOptions, bytes(key) as __DispatchData, bytes("name") as __DispatchData)
        sec_protocol_options_append_tls_ciphersuite(
            options.securityProtocolOptions, tls_ciphersuite_t(rawValue: 0x1301)!)
        return NWParameters(tls: options)
    }

    private func server() throws -> NWParameters {
        let options = NWProtocolTLS.Options()
        sec_protocol_options_set_local_identity(options.securityProtocolOptions, try identity())
        sec_protocol_options_add_tls_application_protocol(options.securityProtocolOptions, "h2")
        return NWParameters(tls: options)
    }

    private static func greet(_ connection: NWConnection) {
        connection.send(content: Data("hello".utf8), contentContext: .finalMessage, completion: .idempotent)
    }

    func testBothEndsKnowAKey() throws {
        let port = try listen(sharedKey("0123456789abcdef")) { Self.greet($0) }
        XCTAssertEqual(receive(connect(to: port, sharedKey("0123456789abcdef"))).data, Data("hello".utf8))
    }

    func testAnotherKeyFails() throws {
        let port = try listen(sharedKey("0123456789abcdef")) { Self.greet($0) }
        let connection = start(NWConnection(host: "127.0.0.1", port: port, using: sharedKey("another key here")))
        wait(for: connection, "failed") { if case .failed(.tls) = $0 { true } else { false } }
    }

    func testACertificateThatLeadsNowhereIsRefused() throws {
        let port = try listen(server()) { Self.greet($0) }
        let connection = start(NWConnection(host: "127.0.0.1", port: port, using: .tls))
        wait(for: connection, "failed") { $0 == .failed(.tls(errSSLXCertChainInvalid)) }
    }

    func testTheVerifyBlockDecides() throws {
        let port = try listen(server()) { Self.greet($0) }
        let names = Shared<[String]>([])
        for isGood in [true, false] {
            let options = NWProtocolTLS.Options()
            let secure = options.securityProtocolOptions
            sec_protocol_options_set_min_tls_protocol_version(secure, .TLSv12)
            sec_protocol_options_add_tls_application_protocol(secure, "h2")
            sec_protocol_options_set_verify_block(
                secure,
                { _, trust, complete in
                    let trust = sec_trust_copy_ref(trust).takeRetainedValue()
                    let certificate = (SecTrustCopyCertificateChain(trust) as? [SecCertificate])?.first
                    names.value.append(
                        certificate.flatMap { SecCertificateCopySubjectSummary($0) }.map { "\($0)" } ?? "")
                    complete(isGood)
                }, queue)
            let connection = start(NWConnection(host: "127.0.0.1", port: port, using: NWParameters(tls: options)))
            guard isGood else {
                wait(for: connection, "failed") { $0 == .failed(.tls(errSSLXCertChainInvalid)) }
                continue
            }
            wait(for: connection, "ready") { $0 == .ready }
            XCTAssertEqual(receive(connection).data, Data("hello".utf8))
            let metadata = connection.metadata(definition: NWProtocolTLS.definition) as? NWProtocolTLS.Metadata
            let told = try XCTUnwrap(metadata?.securityProtocolMetadata)
            XCTAssertEqual(sec_protocol_metadata_get_negotiated_protocol(told).map { String(cString: $0) }, "h2")
            XCTAssertEqual(sec_protocol_metadata_get_negotiated_tls_protocol_version(told), .TLSv13)
        }
        XCTAssertEqual(names.value.count, 2)
        XCTAssertFalse(names.value.contains(""))
    }

    func testAListenerThatDoesNotSpeakTLSIsNoServer() throws {
        let port = try listen(.tcp) { $0.send(content: Data("plain".utf8), completion: .idempotent) }
        let connection = start(NWConnection(host: "127.0.0.1", port: port, using: .tls))
        wait(for: connection, "failed") { $0 == .failed(.tls(errSSLProtocol)) }
    }

    func testThereIsNoTLSForPackets() {
        let connection = start(NWConnection(host: "127.0.0.1", port: 443, using: .dtls))
        wait(for: connection, "failed") { $0 == .failed(.tls(errSSLProtocol)) }
    }
}
