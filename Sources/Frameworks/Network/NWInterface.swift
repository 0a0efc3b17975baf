import Foundation

/// A way into a network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// What kind of network it is.
    public enum InterfaceType: Hashable, Sendable {
        case other
        case wifi
        case cellular
        case wiredEthernet
        case loopback
    }

    /// What kind of network it is.
    public let type: InterfaceType
    /// The system's name: `en0`.
    public let name: String
    /// The system's number.
    public let index: Int

    init(_ type: InterfaceType, name: String, index: Int) { (self.type, self.name, self.index) = (type, name, index) }

    /// The one of a device in a wireless network.
    static let wireless = NWInterface(.wifi, name: "en0", index: 1)

    public var debugDescription: String { name }
}
