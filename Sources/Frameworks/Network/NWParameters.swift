import Foundation

/// The way in which a connection is made.
public final class NWParameters: @unchecked Sendable {
    /// The protocols of a connection, from the app's down to the network's. A change counts for connections that are made later.
    public class ProtocolStack: @unchecked Sendable {
        /// The protocols above the transport; the first is next to the app.
        public var applicationProtocols: [NWProtocolOptions]
        /// TCP or UDP.
        public var transportProtocol: NWProtocolOptions?
        /// The protocol of addresses.
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()

        init(_ applicationProtocols: [NWProtocolOptions], _ transportProtocol: NWProtocolOptions?) {
            (self.applicationProtocols, self.transportProtocol) = (applicationProtocols, transportProtocol)
        }
    }

    /// The protocols, which an app adds its own to.
    public let defaultProtocolStack: ProtocolStack
    /// Over which kind of network. Kept: there is one (DEV-1103).
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// Whether devices nearby are reached without a network. Kept: none is (DEV-1103).
    public var includePeerToPeer = false
    /// Whether a port may be taken that was just in use; false by default.
    public var allowLocalEndpointReuse = false
    /// Whether a mobile network may not be used. Kept: there is none (DEV-1103).
    public var prohibitExpensivePaths = false
    /// Whether a network in low data mode may not be used. Kept: there is none (DEV-1103).
    public var prohibitConstrainedPaths = false
    /// Whether only this device's own programs may connect to a listener; false by default.
    public var acceptLocalOnly = false

    /// The address of this device that a connection goes out from, or that a listener waits at; nil, any, at first. A host without a
    /// port leaves the port free: its port is `any`.
    public var requiredLocalEndpoint: NWEndpoint?

    private init(_ stack: ProtocolStack) { defaultProtocolStack = stack }
    /// Without any protocol: an app sets those of the stack.
    public convenience init() { self.init(ProtocolStack([], nil)) }
    /// TCP, with TLS if it is said how.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init(ProtocolStack(tls.map { [$0] } ?? [], tcp))
    }
    /// UDP, with TLS for packets if it is said how, which isn't there (DEV-1103).
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        self.init(ProtocolStack(dtls.map { [$0] } ?? [], udp))
    }
    /// TCP.
    public class var tcp: NWParameters { NWParameters(tls: nil) }
    /// TLS over TCP.
    public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    /// UDP.
    public class var udp: NWParameters { NWParameters(dtls: nil) }
    /// TLS for packets over UDP, which isn't there (DEV-1103).
    public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

    /// The same once more, with a stack of its own that has the same options.
    public func copy() -> NWParameters {
        let stack = ProtocolStack(defaultProtocolStack.applicationProtocols, defaultProtocolStack.transportProtocol)
        stack.internetProtocol = defaultProtocolStack.internetProtocol
        let copy = NWParameters(stack)
        copy.requiredInterfaceType = requiredInterfaceType
        copy.includePeerToPeer = includePeerToPeer
        copy.allowLocalEndpointReuse = allowLocalEndpointReuse
        copy.prohibitExpensivePaths = prohibitExpensivePaths
        copy.prohibitConstrainedPaths = prohibitConstrainedPaths
        copy.acceptLocalOnly = acceptLocalOnly
        copy.requiredLocalEndpoint = requiredLocalEndpoint
        return copy
    }

    var isDatagram: Bool { defaultProtocolStack.transportProtocol is NWProtocolUDP.Options }
    var tcpOptions: NWProtocolTCP.Options {
        defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options ?? NWProtocolTCP.Options()
    }
    var ipVersion: NWProtocolIP.Options.Version {
        (defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.version ?? .any
    }
}
