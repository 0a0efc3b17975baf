import Foundation
import Security

/// TLS: the far end is known, and nobody else reads along.
public class NWProtocolTLS: NWProtocol {
    /// The protocol's identity.
    public static let definition = NWProtocolDefinition(name: "tls")

    /// The setup of the protocol.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        let values = SecProtocolOptions()
        /// The object that Security's calls set up.
        public var securityProtocolOptions: sec_protocol_options_t { values }
        /// The usual: the far end's chain has to lead to one of the system's anchors.
        public override init() { super.init() }
        override func makeLayer(isServer: Bool) -> StackLayer? { TLSLayer(values.values, isServer: isServer) }
    }

    /// The words of the protocol about a connection.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The object that Security's calls read.
        public let securityProtocolMetadata: sec_protocol_metadata_t
        init(_ metadata: SecProtocolMetadata) {
            securityProtocolMetadata = metadata
            super.init(definition: NWProtocolTLS.definition)
        }
    }
}
