import Foundation
import PorticoFoundation

/// The session of TLS of a stream, as it was when the stream was asked for it: `kCFStreamPropertySSLContext`.
public final class SSLContext: Sendable {
    fileprivate let peerName: String?
    fileprivate let trust: SecTrust?
    fileprivate let version: Int32

    init(peerName: String?, trust: SecTrust?, version: Int32) {
        (self.peerName, self.trust, self.version) = (peerName, trust, version)
    }
}

/// The bytes of the name that the far end's certificate has to have; 0 where any is good.
@discardableResult
public func SSLGetPeerDomainNameLength(_ context: SSLContext, _ peerNameLen: UnsafeMutablePointer<Int>) -> OSStatus {
    peerNameLen.pointee = context.peerName?.utf8.count ?? 0
    return errSecSuccess
}

/// The name that the far end's certificate has to have, without a zero at its end.
///
/// - Parameter peerNameLen: the room; then the number of bytes. With less room than the name needs nothing is written.
/// - Returns: `errSSLBufferOverflow` where there is too little room.
@discardableResult
public func SSLGetPeerDomainName(
    _ context: SSLContext, _ peerName: UnsafeMutablePointer<CChar>, _ peerNameLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    let bytes = (context.peerName ?? "").utf8.map { CChar(bitPattern: $0) }
    guard bytes.count <= peerNameLen.pointee else { return errSSLBufferOverflow }
    bytes.withUnsafeBufferPointer { if let base = $0.baseAddress { peerName.update(from: base, count: bytes.count) } }
    peerNameLen.pointee = bytes.count
    return errSecSuccess
}

/// The far end's chain; nil before the handshake.
@discardableResult
public func SSLCopyPeerTrust(_ context: SSLContext, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
    trust.pointee = context.trust
    return errSecSuccess
}

/// The version that both sides speak.
@discardableResult
public func SSLGetNegotiatedProtocolVersion(_ context: SSLContext, _ protocol: UnsafeMutablePointer<SSLProtocol>)
    -> OSStatus
{
    `protocol`.pointee =
        switch tls_protocol_version_t(rawValue: UInt16(truncatingIfNeeded: context.version)) {
        case .TLSv10?: .tlsProtocol1
        case .TLSv11?: .tlsProtocol11
        case .TLSv12?: .tlsProtocol12
        case .TLSv13?: .tlsProtocol13
        default: .sslProtocolUnknown
        }
    return errSecSuccess
}
