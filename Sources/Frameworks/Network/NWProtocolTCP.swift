import Foundation

/// The protocol of streams.
public class NWProtocolTCP: NWProtocol {
    /// The protocol's identity.
    public static let definition = NWProtocolDefinition(name: "tcp")

    /// The setup of the protocol.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// Whether small pieces are sent at once; false by default.
        public var noDelay = false
        /// Whether silence is looked into; false by default.
        public var enableKeepalive = false
        /// The seconds of silence after which it is looked into; 0: as the system likes.
        public var keepaliveIdle = 0
        /// The looks without an answer after which a connection is given up; 0: as the system likes.
        public var keepaliveCount = 0
        /// The seconds between two looks; 0: as the system likes.
        public var keepaliveInterval = 0
        /// Seconds until a connection that doesn't come about is given up; 0: as the system likes.
        public var connectionTimeout = 0
        /// The usual.
        public override init() { super.init() }
    }
}

/// The protocol of single packets.
public class NWProtocolUDP: NWProtocol {
    /// The protocol's identity.
    public static let definition = NWProtocolDefinition(name: "udp")

    /// The setup of the protocol.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// The usual.
        public override init() { super.init() }
    }
}

/// The protocol of addresses.
public class NWProtocolIP: NWProtocol {
    /// The protocol's identity.
    public static let definition = NWProtocolDefinition(name: "ip")

    /// The setup of the protocol.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// A version of the protocol.
        public enum Version: Hashable, Sendable {
            case any
            case v4
            case v6
        }
        /// The version that addresses of the far end have; `any` by default.
        public var version = Version.any
        override init() { super.init() }
    }
}
