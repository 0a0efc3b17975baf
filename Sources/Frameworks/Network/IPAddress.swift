import Foundation

/// An address of a network.
public protocol IPAddress: Sendable {
    /// An address of its bytes, in the network's order; nil where there are more or fewer.
    init?(_ rawValue: Data, _ interface: NWInterface?)
    /// An address of its text.
    init?(_ string: String)
    /// The bytes, in the network's order.
    var rawValue: Data { get }
    /// Whether it is this device's own.
    var isLoopback: Bool { get }
}

/// An address of four bytes.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
    public let rawValue: Data
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
    }
    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
    }
    /// Whichever the device has.
    public static let any = IPv4Address("0.0.0.0")!
    /// This device.
    public static let loopback = IPv4Address("127.0.0.1")!
    /// All devices of the network.
    public static let broadcast = IPv4Address("255.255.255.255")!
    public var isLoopback: Bool { rawValue[rawValue.startIndex] == 127 }
    public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
    public let rawValue: Data
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
    }
    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
    }
    /// Whichever the device has.
    public static let any = IPv6Address("::")!
    /// This device.
    public static let loopback = IPv6Address("::1")!
    public var isLoopback: Bool { self == .loopback }
    public var debugDescription: String {
        var address = in6_addr()
        withUnsafeMutableBytes(of: &address) { _ = rawValue.copyBytes(to: $0) }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(AF_INET6, &address, &text, socklen_t(INET6_ADDRSTRLEN))
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
