import Foundation

/// What is said of a protocol.
open class NWProtocolOptions: @unchecked Sendable {
    init() {}
}

/// TCP.
public class NWProtocolTCP {
    /// What is said of it.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// Whether small pieces are sent at once; false by default.
        public var noDelay = false
        /// Whether silence is looked into; false by default.
        public var enableKeepalive = false
        /// After how many seconds of silence. Kept (DEV-1103).
        public var keepaliveIdle = 0
        /// Seconds until a connection that doesn't come about is given up; 0: as the system likes.
        public var connectionTimeout = 0
        /// The usual.
        public override init() { super.init() }
    }
}

/// TLS, which connections here don't speak (DEV-1103).
public class NWProtocolTLS {
    /// What is said of it.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// The usual.
        public override init() { super.init() }
    }
}

/// UDP.
public class NWProtocolUDP {
    /// What is said of it.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// The usual.
        public override init() { super.init() }
    }
}

/// How a connection is made.
public final class NWParameters: @unchecked Sendable {
    enum Kind { case tcp, udp, tls }
    let kind: Kind
    let tcpOptions: NWProtocolTCP.Options
    /// Over which kind of network. Kept: there is one (DEV-1103).
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// Whether devices nearby are reached without a network. Kept: none is (DEV-1103).
    public var includePeerToPeer = false
    /// Whether a port may be taken that was just in use; false by default.
    public var allowLocalEndpointReuse = false
    /// Whether a mobile network may not be used. Kept: there is none (DEV-1103).
    public var prohibitExpensivePaths = false

    init(_ kind: Kind, _ options: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        (self.kind, tcpOptions) = (kind, options)
    }
    /// TCP, with TLS if it is said how.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init(tls == nil ? .tcp : .tls, tcp)
    }
    /// TCP.
    public class var tcp: NWParameters { NWParameters(.tcp) }
    /// TLS over TCP.
    public class var tls: NWParameters { NWParameters(.tls) }
    /// UDP.
    public class var udp: NWParameters { NWParameters(.udp) }
}
