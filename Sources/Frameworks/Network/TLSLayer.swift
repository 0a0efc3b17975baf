import CTLS
import Foundation
import Security

/// TLS at work in one connection.
///
///     shaking hands ── judging the chain ── open ── over
///
/// Nothing of the app's goes out before the far end's chain has been judged, by the system or by the app's verify block.
///
/// - From: `ProtocolLayers`
/// - To: libssl, `SecTrust`, `ProtocolLayers`
final class TLSLayer: StackLayer, @unchecked Sendable {
    private enum Phase { case shaking, judging, open, over }
    private var values: SecProtocolOptions.Values
    private let isServer: Bool
    private var session: OpaquePointer?
    private var phase = Phase.shaking
    private var established: SecProtocolMetadata?
    /// Whether the far end ended while its chain was judged.
    private var hasEnded = false

    init(_ values: SecProtocolOptions.Values, isServer: Bool) { (self.values, self.isServer) = (values, isServer) }

    deinit { portico_tls_free(session) }

    override var metadata: NWProtocolMetadata? { established.map { NWProtocolTLS.Metadata($0) } }

    override func startLayer() {
        if !isServer, values.serverName == nil { values.serverName = Self.name(of: layers?.owner?.endpoint) }
        guard let challenge = values.challenge, !isServer, values.identity == nil else { return beginSession() }
        // The identity is asked for before the handshake: the far end says only in it whether it wants one.
        nonisolated(unsafe) let body = challenge.body
        let empty = metadata(certificates: [])
        challenge.queue.async { [weak self] in
            body(empty) { identity in
                let found = identity.flatMap { sec_identity_copy_ref($0)?.takeRetainedValue() }
                self?.layers?.owner?.work.async { [weak self] in
                    self?.values.identity = found
                    self?.beginSession()
                }
            }
        }
    }

    /// The name that a certificate has to be for; nil for an end that has none.
    private static func name(of endpoint: NWEndpoint?) -> String? {
        switch endpoint {
        case .hostPort(let host, _)?: host.debugDescription
        case .url(let url)?: url.host
        default: nil
        }
    }

    private func beginSession() {
        guard phase == .shaking, session == nil else { return }
        session = makeSession()
        guard session != nil else { return failWithStatus(errSSLProtocol) }
        shakeHands()
    }

    private func makeSession() -> OpaquePointer? {
        var setup = portico_tls_setup()
        setup.is_server = isServer ? 1 : 0
        setup.minimum_version = Int32(values.minimumVersion?.rawValue ?? 0)
        setup.maximum_version = Int32(values.maximumVersion?.rawValue ?? 0)
        setup.asks_for_certificate = values.asksForCertificate ?? false ? 1 : 0
        setup.certificate = values.identity?.certificate.pointer
        setup.key = values.identity?.key.pointer
        let protocols = values.protocols.flatMap { [UInt8($0.utf8.prefix(255).count)] + $0.utf8.prefix(255) }
        let key = values.sharedKey.map { [UInt8]($0.key) } ?? []
        let chain = values.chain.map { Optional($0.pointer) }
        // An address isn't a name that a server could be asked for.
        let name = values.serverName.flatMap { IPv4Address($0) == nil && IPv6Address($0) == nil ? $0 : nil }
        return protocols.withUnsafeBufferPointer { protocols in
            (setup.protocols, setup.protocol_count) = (protocols.baseAddress, protocols.count)
            return key.withUnsafeBufferPointer { key in
                if values.sharedKey != nil { (setup.shared_key, setup.shared_key_count) = (key.baseAddress, key.count) }
                return chain.withUnsafeBufferPointer { chain in
                    (setup.chain, setup.chain_count) = (chain.baseAddress, chain.count)
                    return (values.sharedKey?.name ?? "").withCString { keyName in
                        setup.shared_key_name = keyName
                        guard let name else { return portico_tls_make(&setup) }
                        return name.withCString {
                            setup.server_name = $0
                            return portico_tls_make(&setup)
                        }
                    }
                }
            }
        }
    }

    /// Writes what the session has for the far end.
    private func writeOutput() {
        var bytes = [UInt8](repeating: 0, count: 16384)
        while let session {
            let count = portico_tls_drain(session, &bytes, bytes.count)
            guard count > 0 else { return }
            layers?.passDown(Data(bytes.prefix(count)), .defaultStream, isComplete: false, from: self)
        }
    }

    private func failWithStatus(_ status: OSStatus) {
        phase = .over
        layers?.owner?.failConnection(.tls(status))
    }

    // MARK: The handshake

    private func shakeHands() {
        guard phase == .shaking, let session else { return }
        let result = portico_tls_handshake(session)
        writeOutput()
        if result < 0 { return failWithStatus(errSSLProtocol) }
        if result == 1 { judgeChain() }
    }

    private func certificates() -> [SecCertificate] {
        guard let session else { return [] }
        return (0..<16).compactMap { place in
            var bytes = [UInt8](repeating: 0, count: portico_tls_certificate(session, Int32(place), nil, 0))
            guard !bytes.isEmpty else { return nil }
            _ = portico_tls_certificate(session, Int32(place), &bytes, bytes.count)
            return SecCertificate(Data(bytes))
        }
    }

    private func metadata(certificates: [SecCertificate]) -> SecProtocolMetadata {
        SecProtocolMetadata(
            version: session.map { UInt16(truncatingIfNeeded: portico_tls_version($0)) } ?? 0,
            suite: session.map { UInt16(truncatingIfNeeded: portico_tls_suite($0)) } ?? 0,
            applicationProtocol: session.flatMap { portico_tls_protocol($0) }.map { String(cString: $0) },
            serverName: values.serverName, certificates: certificates)
    }

    private func judgeChain() {
        phase = .judging
        let certificates = certificates()
        let made = metadata(certificates: certificates)
        established = made
        guard !certificates.isEmpty else {
            // A client without a certificate, or both ends with a key that they know.
            let isKnown = isServer || values.sharedKey != nil || values.asksForCertificate == false
            return isKnown ? openLayer() : failWithStatus(errSSLXCertChainInvalid)
        }
        let name = isServer ? nil : values.serverName
        let trust = SecTrust(certificates, [SecPolicyCreateSSL(!isServer, name as CFString?)])
        guard let verify = values.verify, let object = sec_trust_create(trust) else {
            let isGood = values.asksForCertificate == false || SecTrustEvaluateWithError(trust, nil)
            return isGood ? openLayer() : failWithStatus(errSSLXCertChainInvalid)
        }
        nonisolated(unsafe) let body = verify.body
        verify.queue.async { [weak self] in
            body(made, object) { isGood in
                self?.layers?.owner?.work.async { [weak self] in
                    guard let self, phase == .judging else { return }
                    if isGood { openLayer() } else { failWithStatus(errSSLXCertChainInvalid) }
                }
            }
        }
    }

    private func openLayer() {
        phase = .open
        layers?.layerBecameReady(self)
        takePlainBytes()
        if hasEnded { handleEnd() }
    }

    // MARK: Bytes

    override func handleInput(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool) {
        guard let session, phase != .over else { return }
        data.withUnsafeBytes { portico_tls_feed(session, $0.baseAddress, $0.count) }
        switch phase {
        case .shaking: shakeHands()
        case .open: takePlainBytes()
        // What comes while the chain is judged lies in the session until then.
        case .judging, .over: break
        }
    }

    private func takePlainBytes() {
        var bytes = [UInt8](repeating: 0, count: 16384)
        while phase == .open, let session {
            let count = Int(portico_tls_read(session, &bytes, bytes.count))
            writeOutput()
            switch count {
            case 0: return
            case 1...:
                layers?.passUp(Data(bytes.prefix(count)), .defaultStream, isComplete: false, from: self)
            case -2:
                phase = .over
                layers?.passEndUp(from: self)
            default: failWithStatus(errSSLProtocol)
            }
        }
    }

    override func handleEnd() {
        switch phase {
        case .shaking: failWithStatus(errSSLClosedAbort)
        case .judging: hasEnded = true
        case .open:
            phase = .over
            layers?.passEndUp(from: self)
        case .over: break
        }
    }

    override func handleOutput(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool) {
        guard phase == .open, let session, !data.isEmpty else { return }
        let result = data.withUnsafeBytes { portico_tls_write(session, $0.baseAddress, $0.count) }
        writeOutput()
        if result < 0 { failWithStatus(errSSLProtocol) }
    }

    override func endGracefully(isDone: @escaping () -> Void) {
        if phase == .open, let session {
            portico_tls_close(session)
            writeOutput()
        }
        phase = .over
        isDone()
    }

    override func cleanUp() { phase = .over }
}
