import Foundation

/// The common class of all protocols of a connection.
public class NWProtocol {
    init() {}
}

/// The identity of a protocol, by which an app asks for what the protocol says of a connection or of a message.
public class NWProtocolDefinition: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    /// The name of the protocol.
    public final let name: String
    init(name: String) { self.name = name }

    public static func == (lhs: NWProtocolDefinition, rhs: NWProtocolDefinition) -> Bool { lhs.isSame(as: rhs) }
    func isSame(as other: NWProtocolDefinition) -> Bool { type(of: self) == type(of: other) && name == other.name }
    public var debugDescription: String { name }
}

/// The setup of a protocol of a connection.
public class NWProtocolOptions: @unchecked Sendable {
    init() {}
    /// The protocol at work in one connection; nil for a transport, which the system runs.
    func makeLayer(isServer: Bool) -> StackLayer? { nil }
}

/// The words of a protocol about a connection or about one message.
public class NWProtocolMetadata: @unchecked Sendable {
    let definition: NWProtocolDefinition
    init(definition: NWProtocolDefinition) { self.definition = definition }
}
