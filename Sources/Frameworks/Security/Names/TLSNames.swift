import PorticoFoundation

/// A version of TLS, by its number on the wire.
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11 = 0x0302
    case TLSv12 = 0x0303
    case TLSv13 = 0x0304
    case DTLSv10 = 0xfeff
    case DTLSv12 = 0xfefd
}

/// A suite of ciphers of TLS, by its number on the wire.
public enum tls_ciphersuite_t: UInt16, Sendable {
    case RSA_WITH_3DES_EDE_CBC_SHA = 0x000a
    case RSA_WITH_AES_128_CBC_SHA = 0x002f
    case RSA_WITH_AES_256_CBC_SHA = 0x0035
    case RSA_WITH_AES_128_GCM_SHA256 = 0x009c
    case RSA_WITH_AES_256_GCM_SHA384 = 0x009d
    case RSA_WITH_AES_128_CBC_SHA256 = 0x003c
    case RSA_WITH_AES_256_CBC_SHA256 = 0x003d
    case ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA = 0xc008
    case ECDHE_ECDSA_WITH_AES_128_CBC_SHA = 0xc009
    case ECDHE_ECDSA_WITH_AES_256_CBC_SHA = 0xc00a
    case ECDHE_RSA_WITH_3DES_EDE_CBC_SHA = 0xc012
    case ECDHE_RSA_WITH_AES_128_CBC_SHA = 0xc013
    case ECDHE_RSA_WITH_AES_256_CBC_SHA = 0xc014
    case ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 = 0xc023
    case ECDHE_ECDSA_WITH_AES_256_CBC_SHA384 = 0xc024
    case ECDHE_RSA_WITH_AES_128_CBC_SHA256 = 0xc027
    case ECDHE_RSA_WITH_AES_256_CBC_SHA384 = 0xc028
    case ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 = 0xc02b
    case ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 = 0xc02c
    case ECDHE_RSA_WITH_AES_128_GCM_SHA256 = 0xc02f
    case ECDHE_RSA_WITH_AES_256_GCM_SHA384 = 0xc030
    case ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 = 0xcca8
    case ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256 = 0xcca9
    case AES_128_GCM_SHA256 = 0x1301
    case AES_256_GCM_SHA384 = 0x1302
    case CHACHA20_POLY1305_SHA256 = 0x1303
}

/// The number of a suite of ciphers.
public typealias SSLCipherSuite = UInt16
/// A suite with a key that both sides know.
public var TLS_PSK_WITH_AES_128_GCM_SHA256: SSLCipherSuite { 0x00a8 }

/// A version of SSL or TLS, as older calls name it.
public enum SSLProtocol: Int32, Sendable {
    case sslProtocolUnknown = 0
    case sslProtocol3 = 2
    case tlsProtocol1 = 4
    case tlsProtocol11 = 7
    case tlsProtocol12 = 8
    case dtlsProtocol1 = 9
    case tlsProtocol13 = 10
    case dtlsProtocol12 = 11
    case tlsProtocolMaxSupported = 999
    case sslProtocol2 = 1
    case sslProtocol3Only = 3
    case tlsProtocol1Only = 5
    case sslProtocolAll = 6
}

/// The sides didn't agree on how to talk.
public var errSSLNegotiation: OSStatus { -9801 }
/// The other side didn't keep the protocol.
public var errSSLProtocol: OSStatus { -9800 }
/// There is too little room for an answer.
public var errSSLBufferOverflow: OSStatus { -9817 }
/// The other side ended in the middle.
public var errSSLClosedAbort: OSStatus { -9806 }
/// The chain of certificates isn't good.
public var errSSLXCertChainInvalid: OSStatus { -9807 }
