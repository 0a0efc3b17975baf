import Foundation

/// How networks are reached at a moment.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// Whether anything is reached.
    public enum Status: Equatable, Sendable {
        case satisfied
        case unsatisfied
        /// A connection would have to be made first. Never so.
        case requiresConnection
    }

    /// Why nothing is reached.
    public enum UnsatisfiedReason: Equatable, Sendable {
        case notAvailable
        case cellularDenied
        case wifiDenied
        case localNetworkDenied
    }

    /// Whether anything is reached.
    public let status: Status
    /// The ways into networks that there are.
    public let availableInterfaces: [NWInterface]
    /// Whether it costs money: no, the network is a wireless one.
    public let isExpensive: Bool
    /// Whether a person wants little to be sent: no.
    public var isConstrained: Bool { false }
    /// Why nothing is reached.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether there are addresses of IPv4.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Whether there are addresses of IPv6.
    public var supportsIPv6: Bool { false }
    /// Whether names are looked up.
    public var supportsDNS: Bool { status == .satisfied }
    /// The gateways: not known.
    public var gateways: [NWEndpoint] { [] }
    /// The near end of a connection; nil for a path of none.
    public let localEndpoint: NWEndpoint?
    /// The far end of a connection; nil for a path of none.
    public let remoteEndpoint: NWEndpoint?

    init(isOff: Bool, _ allowed: (NWInterface.InterfaceType) -> Bool = { _ in true }, to remote: NWEndpoint? = nil) {
        let isThere = !isOff && allowed(.wifi)
        status = isThere ? .satisfied : .unsatisfied
        availableInterfaces = isThere ? [.wireless] : []
        isExpensive = false
        (localEndpoint, remoteEndpoint) = (nil, remote)
    }

    /// Whether a way of such a kind is used.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    public var debugDescription: String {
        status == .satisfied
            ? "satisfied (Path is satisfied), interface: en0[802.11]" : "unsatisfied (No network route)"
    }
}
