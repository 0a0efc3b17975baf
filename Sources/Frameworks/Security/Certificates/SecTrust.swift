import CCrypto
import CoreGraphics
import Foundation
import PorticoFoundation
import Synchronization

/// What came of judging a chain.
public enum SecTrustResultType: UInt32, Sendable {
    /// It hasn't been judged.
    case invalid = 0
    /// A person said that it is good.
    case proceed = 1
    case deny = 3
    /// It leads to an anchor.
    case unspecified = 4
    /// It doesn't.
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

/// A chain of certificates that is judged by the system's anchors or an app's own. Any thread.
public final class SecTrust: Sendable {
    struct State: Sendable {
        var policies: [SecPolicy]
        var anchors: [SecCertificate]?
        var hasSystemAnchors = true
        var date: Date?
        var isExcepted = false
        var result = SecTrustResultType.invalid
        var chain: [SecCertificate]?
        var message: String?
    }

    let certificates: [SecCertificate]
    let state: Mutex<State>

    package init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
        self.certificates = certificates
        state = Mutex(State(policies: policies))
    }

    func change(_ body: (inout State) -> Void) {
        state.withLock {
            body(&$0)
            ($0.result, $0.chain) = (.invalid, nil)
        }
    }

    /// Judges it once; a change of what it is judged by makes it be judged again.
    func evaluate() -> State {
        var now = state.withLock { $0 }
        guard now.result == .invalid else { return now }
        let tls = now.policies.first { $0.identifier == kSecPolicyAppleSSL }
        var found: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
        var count = 0
        let chain = certificates.map { Optional($0.pointer) }
        let anchors = (now.anchors ?? []).map { Optional($0.pointer) }
        let code = portico_crypto_certificate_verify(
            chain, chain.count, anchors, anchors.count, now.hasSystemAnchors ? 1 : 0, tls?.host,
            tls?.isServer == true ? 1 : 0, Int64((now.date ?? Date()).timeIntervalSince1970), &found, &count)
        now.chain = (0..<count).compactMap { place in found?[place].flatMap(Self.take) }
        portico_crypto_certificates_free(found)
        now.message = code == 0 ? nil : String(cString: portico_crypto_verify_message(code))
        now.result = code == 0 ? .unspecified : now.isExcepted ? .proceed : .recoverableTrustFailure
        let result = now
        state.withLock { $0 = result }
        return result
    }

    /// Its certificates as they are, until they have been judged.
    var chain: [SecCertificate] { state.withLock { $0.chain.flatMap { $0.isEmpty ? nil : $0 } } ?? certificates }

    /// Takes a certificate over from the shim.
    static func take(_ pointer: UnsafeMutableRawPointer) -> SecCertificate? {
        defer { portico_crypto_certificate_free(pointer) }
        var count = 0
        return SecKey.data(portico_crypto_certificate_write(pointer, &count), count).flatMap { SecCertificate($0) }
    }
}
