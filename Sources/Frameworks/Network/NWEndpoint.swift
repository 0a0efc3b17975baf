import Foundation

/// An end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A host and one of its ports.
    case hostPort(host: Host, port: Port)
    /// A service that is found by its name.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A socket in the file system.
    case unix(path: String)
    case url(URL)

    /// A name or an address.
    public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        /// An address where the text is one, else a name.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }

        public init(stringLiteral value: String) { self.init(value) }

        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// A port's number.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        /// The number.
        public let rawValue: UInt16
        /// A port by its number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// A port by a number's text, or by the name of a well-known service.
        public init?(_ service: String) {
            let known: [String: UInt16] = [
                "http": 80, "https": 443, "ssh": 22, "smtp": 25, "imap": 143, "imaps": 993, "socks": 1080,
            ]
            guard let number = UInt16(service) ?? known[service] else { return nil }
            rawValue = number
        }
        /// Whichever is free.
        public static let any: Port = 0
        public static let http: Port = 80
        public static let https: Port = 443
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let imap: Port = 143
        public static let imaps: Port = 993
        public static let pop: Port = 110
        public static let socks: Port = 1080

        public var debugDescription: String { "\(rawValue)" }
    }

    /// The way into a network that it is bound to, if any.
    public var interface: NWInterface? {
        switch self {
        case .hostPort(host: .name(_, let interface), port: _), .service(_, _, _, let interface): interface
        default: nil
        }
    }

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name)\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
