import CTLS
import Foundation
import PorticoFoundation

/// TLS of a client's streams. PorticoFoundation, which lies below, finds the class by its name.
///
/// - From: `SecureChannel`
/// - To: libssl, `SecTrust`
final class StreamSecuritySession: StreamSecurity {
    private let session: OpaquePointer
    private let peerName: String?
    private let validatesChain: Bool
    private var trust: SecTrust?

    init?(_ settings: StreamSecuritySettings) {
        (peerName, validatesChain) = (settings.peerName, settings.validatesChain)
        let identity = settings.certificates.first as? SecIdentity
        let chain = settings.certificates.dropFirst().compactMap {
            ($0 as? SecCertificate).map { Optional($0.pointer) }
        }
        var setup = portico_tls_setup()
        setup.certificate = identity?.certificate.pointer
        setup.key = identity?.key.pointer
        // An address isn't a name that a server could be asked for.
        let name = settings.peerName.flatMap { Self.isAddress($0) ? nil : $0 }
        let made = chain.withUnsafeBufferPointer { chain in
            (setup.chain, setup.chain_count) = (chain.baseAddress, chain.count)
            guard let name else { return portico_tls_make(&setup) }
            return name.withCString {
                setup.server_name = $0
                return portico_tls_make(&setup)
            }
        }
        // The certificates live until OpenSSL has counted them.
        withExtendedLifetime(settings) {}
        guard let made else { return nil }
        session = made
    }

    deinit { portico_tls_free(session) }

    private static func isAddress(_ name: String) -> Bool {
        var bytes = in6_addr()
        return inet_pton(AF_INET, name, &bytes) == 1 || inet_pton(AF_INET6, name, &bytes) == 1
    }

    private static func failure(_ status: OSStatus) -> NSError {
        NSError(domain: NSOSStatusErrorDomain, code: Int(status))
    }

    func feedBytes(_ bytes: UnsafeRawBufferPointer) {
        if !bytes.isEmpty { portico_tls_feed(session, bytes.baseAddress, bytes.count) }
    }

    func drainBytes(into bytes: UnsafeMutableRawBufferPointer) -> Int {
        portico_tls_drain(session, bytes.baseAddress, bytes.count)
    }

    func shakeHands() throws -> Bool {
        let result = portico_tls_handshake(session)
        guard result >= 0 else { throw Self.failure(errSSLProtocol) }
        guard result == 1 else { return false }
        let certificates = certificates()
        guard !certificates.isEmpty else { throw Self.failure(errSSLXCertChainInvalid) }
        let trust = SecTrust(certificates, [SecPolicyCreateSSL(true, peerName)])
        self.trust = trust
        guard !validatesChain || SecTrustEvaluateWithError(trust, nil) else {
            throw Self.failure(errSSLXCertChainInvalid)
        }
        return true
    }

    private func certificates() -> [SecCertificate] {
        (0..<16).compactMap { place in
            var bytes = [UInt8](repeating: 0, count: portico_tls_certificate(session, Int32(place), nil, 0))
            guard !bytes.isEmpty else { return nil }
            _ = portico_tls_certificate(session, Int32(place), &bytes, bytes.count)
            return SecCertificate(Data(bytes))
        }
    }

    func readBytes(into bytes: UnsafeMutableRawBufferPointer) throws -> Int? {
        switch Int(portico_tls_read(session, bytes.baseAddress, bytes.count)) {
        case let count where count >= 0: return count
        case -2: return nil
        default: throw Self.failure(errSSLProtocol)
        }
    }

    func writeBytes(_ bytes: UnsafeRawBufferPointer) throws {
        guard !bytes.isEmpty else { return }
        if portico_tls_write(session, bytes.baseAddress, bytes.count) < 0 { throw Self.failure(errSSLProtocol) }
    }

    func closeSession() { portico_tls_close(session) }

    func property(_ key: Stream.PropertyKey) -> AnyObject? {
        switch key.rawValue {
        case kCFStreamPropertySSLPeerTrust: trust
        case kCFStreamPropertySSLPeerCertificates: trust.map { NSArray(array: $0.certificates) }
        case kCFStreamPropertySSLContext:
            SSLContext(peerName: peerName, trust: trust, version: portico_tls_version(session))
        default: nil
        }
    }
}
