import Foundation

/// Protocols that apps make themselves.
public class NWProtocolFramer: NWProtocol {
    /// Whether a framer is ready as soon as it has begun.
    public enum StartResult: Hashable, Sendable {
        case ready
        /// It says so later, with `markReady()`.
        case willMarkReady
    }

    /// The identity of an app's protocol.
    public class Definition: NWProtocolDefinition, @unchecked Sendable {
        let implementation: any NWProtocolFramerImplementation.Type
        /// The protocol that a class implements.
        public init(implementation: any NWProtocolFramerImplementation.Type) {
            self.implementation = implementation
            super.init(name: implementation.label)
        }
        override func isSame(as other: NWProtocolDefinition) -> Bool {
            (other as? Definition).map { $0.implementation == implementation } ?? false
        }
    }

    /// The setup of an app's protocol.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        private let definition: Definition
        private let lock = NSLock()
        private var values: [String: Any] = [:]
        /// The protocol of a definition, for a stack's application protocols.
        public init(definition: Definition) {
            self.definition = definition
            super.init()
        }
        /// A value for the framer, under a name of the app's.
        public subscript(key: String) -> Any? {
            get { lock.withLock { values[key] } }
            set { lock.withLock { values[key] = newValue } }
        }
        override func makeLayer(isServer: Bool) -> StackLayer? { FramerLayer(definition, self) }
    }

    /// The words of an app's protocol about one message.
    public class Message: NWProtocolMetadata, @unchecked Sendable {
        private let lock = NSLock()
        private var values: [String: Any] = [:]
        /// A message of a protocol.
        public init(definition: Definition) { super.init(definition: definition) }
        /// A message of a framer's protocol.
        public init(instance: Instance) { super.init(definition: instance.definition) }
        /// A value of the message, under a name of the app's.
        public subscript(key: String) -> Any? {
            get { lock.withLock { values[key] } }
            set { lock.withLock { values[key] = newValue } }
        }
    }
}
