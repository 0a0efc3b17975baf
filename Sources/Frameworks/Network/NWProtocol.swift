import Foundation

/// What all protocols of a connection have in common.
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

/// How a protocol of a connection is set up.
public class NWProtocolOptions: @unchecked Sendable {
    init() {}
    /// The protocol at work in one connection; nil for a transport, which the system runs.
    func makeLayer(isServer: Bool) -> StackLayer? { nil }
}

/// What a protocol says of a connection or of one message.
public class NWProtocolMetadata: @unchecked Sendable {
    let definition: NWProtocolDefinition
    init(definition: NWProtocolDefinition) { self.definition = definition }
}
