import Dispatch
import Foundation
import PorticoObjC

/// The setup of TLS.
public protocol OS_sec_protocol_options: NSObjectProtocol, Sendable {}
public typealias sec_protocol_options_t = any OS_sec_protocol_options

/// The answer of a verify block: whether the far end is who it should be.
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
/// Judges the far end's chain, in the place of the system.
public typealias sec_protocol_verify_t = (
    sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
) -> Void
/// The answer of a challenge block: an identity, or nil.
public typealias sec_protocol_challenge_complete_t = (sec_identity_t?) -> Void
/// Chooses the identity that a server asks for.
public typealias sec_protocol_challenge_t = (
    sec_protocol_metadata_t, @escaping sec_protocol_challenge_complete_t
) -> Void

/// The setup of TLS, as Network reads it.
package final class SecProtocolOptions: NSObject, OS_sec_protocol_options, @unchecked Sendable {
    package struct Values {
        package var minimumVersion: tls_protocol_version_t?
        package var maximumVersion: tls_protocol_version_t?
        package var protocols: [String] = []
        package var serverName: String?
        package var identity: SecIdentity?
        /// The certificates between the identity's own and an anchor.
        package var chain: [SecCertificate] = []
        package var asksForCertificate: Bool?
        package var sharedKey: (key: Data, name: String)?
        package var verify: (body: sec_protocol_verify_t, queue: DispatchQueue)?
        package var challenge: (body: sec_protocol_challenge_t, queue: DispatchQueue)?
        /// Kept (DEV-1372).
        var suites: [UInt16] = []
        var isResumed = true, hasTickets = true, hasFalseStart = false, isFallback = false
        var hasOCSP = true, hasSCT = true, isRenegotiated = true
    }
    private let lock = NSLock()
    private var own = Values()
    package override init() { super.init() }
    package var values: Values {
        get { lock.withLock { own } }
        set { lock.withLock { own = newValue } }
    }
}

private func changeValues(of options: sec_protocol_options_t, _ body: (inout SecProtocolOptions.Values) -> Void) {
    guard let options = options as? SecProtocolOptions else { return }
    body(&options.values)
}

// MARK: Versions and protocols

/// The least version of TLS that is spoken.
public func sec_protocol_options_set_min_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {
    changeValues(of: options) { $0.minimumVersion = version }
}
/// The greatest version of TLS that is spoken.
public func sec_protocol_options_set_max_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {
    changeValues(of: options) { $0.maximumVersion = version }
}
/// The least version that is spoken unless an app says otherwise.
public func sec_protocol_options_get_default_min_tls_protocol_version() -> tls_protocol_version_t { .TLSv12 }
/// The greatest version that is spoken unless an app says otherwise.
public func sec_protocol_options_get_default_max_tls_protocol_version() -> tls_protocol_version_t { .TLSv13 }
/// Adds a suite to those that are spoken. Kept (DEV-1372).
public func sec_protocol_options_append_tls_ciphersuite(
    _ options: sec_protocol_options_t, _ ciphersuite: tls_ciphersuite_t
) {
    changeValues(of: options) { $0.suites.append(ciphersuite.rawValue) }
}
/// Adds a suite to those that are spoken. Kept (DEV-1372).
public func sec_protocol_options_add_tls_ciphersuite(
    _ options: sec_protocol_options_t, _ ciphersuite: SSLCipherSuite
) {
    changeValues(of: options) { $0.suites.append(ciphersuite) }
}
/// Adds a protocol above TLS to those that this end speaks, the most wanted first.
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {
    let name = String(cString: application_protocol)
    changeValues(of: options) { $0.protocols.append(name) }
}
/// The name of the server that a client asks for; the endpoint's by default.
public func sec_protocol_options_set_tls_server_name(
    _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {
    let name = String(cString: server_name)
    changeValues(of: options) { $0.serverName = name }
}

// MARK: Who is who

/// This end's own certificate and key, which a server needs.
public func sec_protocol_options_set_local_identity(_ options: sec_protocol_options_t, _ identity: sec_identity_t) {
    let (own, others) = (sec_identity_copy_ref(identity)?.takeRetainedValue(), chain(of: identity))
    changeValues(of: options) { ($0.identity, $0.chain) = (own, others) }
}
/// Whether the far end has to show a certificate: a client asks for one by default, a server doesn't.
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) {
    changeValues(of: options) { $0.asksForCertificate = peer_authentication_required }
}
/// Adds a key that both ends know, under a name.
public func sec_protocol_options_add_pre_shared_key(
    _ options: sec_protocol_options_t, _ psk: __DispatchData, _ psk_identity: __DispatchData
) {
    changeValues(of: options) { $0.sharedKey = (Data(psk), String(decoding: psk_identity, as: UTF8.self)) }
}
/// Judges the far end's chain in the place of the system, on a queue.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
    _ verify_block_queue: DispatchQueue
) {
    changeValues(of: options) { $0.verify = (verify_block, verify_block_queue) }
}
/// Chooses this end's identity, on a queue.
public func sec_protocol_options_set_challenge_block(
    _ options: sec_protocol_options_t, _ challenge_block: @escaping sec_protocol_challenge_t,
    _ challenge_queue: DispatchQueue
) {
    changeValues(of: options) { $0.challenge = (challenge_block, challenge_queue) }
}

// MARK: Kept (DEV-1372)

/// Whether a session before is taken up again.
public func sec_protocol_options_set_tls_resumption_enabled(
    _ options: sec_protocol_options_t, _ resumption_enabled: Bool
) {
    changeValues(of: options) { $0.isResumed = resumption_enabled }
}
/// Whether sessions have tickets.
public func sec_protocol_options_set_tls_tickets_enabled(_ options: sec_protocol_options_t, _ tickets_enabled: Bool) {
    changeValues(of: options) { $0.hasTickets = tickets_enabled }
}
/// Whether a client sends before the handshake is over.
public func sec_protocol_options_set_tls_false_start_enabled(
    _ options: sec_protocol_options_t, _ false_start_enabled: Bool
) {
    changeValues(of: options) { $0.hasFalseStart = false_start_enabled }
}
/// Whether this is the second try, with a lower version.
public func sec_protocol_options_set_tls_is_fallback_attempt(
    _ options: sec_protocol_options_t, _ is_fallback_attempt: Bool
) {
    changeValues(of: options) { $0.isFallback = is_fallback_attempt }
}
/// Whether the server's answer about its certificate is asked for.
public func sec_protocol_options_set_tls_ocsp_enabled(_ options: sec_protocol_options_t, _ ocsp_enabled: Bool) {
    changeValues(of: options) { $0.hasOCSP = ocsp_enabled }
}
/// Whether the time stamps of a certificate are asked for.
public func sec_protocol_options_set_tls_sct_enabled(_ options: sec_protocol_options_t, _ sct_enabled: Bool) {
    changeValues(of: options) { $0.hasSCT = sct_enabled }
}
/// Whether a session may be set up once more.
public func sec_protocol_options_set_tls_renegotiation_enabled(
    _ options: sec_protocol_options_t, _ renegotiation_enabled: Bool
) {
    changeValues(of: options) { $0.isRenegotiated = renegotiation_enabled }
}
