import Foundation

// Core Foundation's names for the TLS of streams to a host. A stream with it opens once the handshake is over (DEV-1467).

/// The property for TLS.
public let kCFStreamPropertySocketSecurityLevel = Stream.PropertyKey.socketSecurityLevelKey.rawValue
/// No TLS.
public let kCFStreamSocketSecurityLevelNone = StreamSocketSecurityLevel.none.rawValue
/// TLS of the highest version that both sides know.
public let kCFStreamSocketSecurityLevelNegotiatedSSL = StreamSocketSecurityLevel.negotiatedSSL.rawValue
/// TLS. Here of the highest version that both sides know (DEV-1467).
public let kCFStreamSocketSecurityLevelTLSv1 = StreamSocketSecurityLevel.tlSv1.rawValue

/// The property for a dictionary with settings of TLS, which asks for TLS by itself: `kCFStreamSSLPeerName` and its kin.
public let kCFStreamPropertySSLSettings = "kCFStreamPropertySSLSettings"
/// The property with the session's `SSLContext`; nil while there is none.
public let kCFStreamPropertySSLContext = "kCFStreamPropertySSLContext"
/// The property with the far end's `SecTrust`; nil before the handshake.
public let kCFStreamPropertySSLPeerTrust = "kCFStreamPropertySSLPeerTrust"
/// The property with the far end's certificates, its own first; nil before the handshake.
public let kCFStreamPropertySSLPeerCertificates = "kCFStreamPropertySSLPeerCertificates"

/// A setting: the name that the far end's certificate has to have, by default the host's; `kCFNull`: any.
public let kCFStreamSSLPeerName = "kCFStreamSSLPeerName"
/// A setting: whether the far end's chain is judged, true by default.
public let kCFStreamSSLValidatesCertificateChain = "kCFStreamSSLValidatesCertificateChain"
/// A setting: an array of the own `SecIdentity` and the certificates that lead from it to an anchor.
public let kCFStreamSSLCertificates = "kCFStreamSSLCertificates"
/// A setting: the level, as `kCFStreamPropertySocketSecurityLevel` has it. Kept (DEV-1467).
public let kCFStreamSSLLevel = "kCFStreamSSLLevel"
/// A setting: whether this is the server's end, false by default. Kept: streams to a host are the client's (DEV-1467).
public let kCFStreamSSLIsServer = "kCFStreamSSLIsServer"

/// A property of a stream; nil where it hasn't got it.
public func CFReadStreamCopyProperty(_ stream: CFReadStream, _ propertyName: CFStreamPropertyKey) -> AnyObject? {
    stream.property(forKey: Stream.PropertyKey(rawValue: propertyName.rawValue))
}
/// A property of a stream; nil where it hasn't got it.
public func CFWriteStreamCopyProperty(_ stream: CFWriteStream, _ propertyName: CFStreamPropertyKey) -> AnyObject? {
    stream.property(forKey: Stream.PropertyKey(rawValue: propertyName.rawValue))
}
