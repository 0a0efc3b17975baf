import Foundation

extension NWConnection {
    /// What a message is: the pieces with the same context belong together, and protocols add what they say of it.
    public class ContentContext: @unchecked Sendable {
        /// The name of the message.
        public final let identifier: String
        /// Milliseconds after which a message that wasn't sent is dropped; 0: never. Kept (DEV-1103).
        public final let expirationMilliseconds: UInt64
        /// The weight against other messages, from 0 to 1. Kept: messages go in order (DEV-1103).
        public final let relativePriority: Double
        /// Whether nothing follows.
        public final let isFinal: Bool
        /// The message that has to be sent before. Kept: messages go in order (DEV-1103).
        public final let antecedent: ContentContext?
        /// The words of protocols about the message.
        public let protocolMetadata: [NWProtocolMetadata]

        /// Pieces that belong together.
        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) {
            (self.identifier, self.isFinal, self.antecedent) = (identifier, isFinal, antecedent)
            (expirationMilliseconds, relativePriority, protocolMetadata) = (expiration, priority, metadata ?? [])
        }

        /// The words of one protocol about the message; nil where it says nothing.
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
            protocolMetadata.first { $0.definition == definition }
        }

        /// A message by itself.
        public static let defaultMessage = ContentContext(identifier: "Default message")
        /// A part of what never ends.
        public static let defaultStream = ContentContext(identifier: "Default stream")
        /// The last message.
        public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    }
}
