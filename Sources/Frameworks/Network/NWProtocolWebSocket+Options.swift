import Foundation

extension NWProtocolWebSocket {
    /// The setup of the protocol.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        typealias RequestHandler = ([String], [(name: String, value: String)]) -> Response

        /// Whether pings are answered without the app, which isn't told of them then; false by default.
        public var autoReplyPing = false
        /// Whether messages go at once, without a request before; false by default.
        public var skipHandshake = false
        /// The bytes that a message that comes may have; 0, the default: any number.
        public var maximumMessageSize = 0
        private(set) var headers: [(name: String, value: String)] = []
        private(set) var subprotocols: [String] = []
        private(set) var requestHandler: (queue: DispatchQueue, body: RequestHandler)?

        /// A protocol of a version.
        public init(_ version: Version = .version13) { super.init() }

        /// Headers that a client's request has beside those of the protocol.
        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { self.headers = headers }
        /// The subprotocols that a client asks for, the most wanted first.
        public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
        /// What a listener answers to a client's subprotocols and headers, on a queue. Without it each client is let in.
        public func setClientRequestHandler(
            _ queue: DispatchQueue, handler: @escaping ([String], [(name: String, value: String)]) -> Response
        ) {
            requestHandler = (queue, handler)
        }

        override func makeLayer(isServer: Bool) -> StackLayer? { WebSocketLayer(self, isServer: isServer) }
    }

    /// What the protocol says of a message, or of the connection.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The kind of the message.
        public final let opcode: Opcode
        /// Why the connection is closed: of a message that closes it.
        public var closeCode = CloseCode.protocolCode(.normalClosure)
        /// The subprotocol that both ends speak: of the connection.
        public internal(set) var selectedSubprotocol: String?
        /// The headers of the listener's answer that aren't the protocol's own: of a client's connection.
        public internal(set) var additionalServerHeaders: [(String, String)]?
        private(set) var pongHandler: (queue: DispatchQueue, body: (NWError?) -> Void)?

        /// Metadata for a message that an app sends.
        public init(opcode: Opcode) {
            self.opcode = opcode
            super.init(definition: NWProtocolWebSocket.definition)
        }

        /// Hears, on a queue, that the far end has answered: of a ping that is sent.
        public func setPongHandler(_ queue: DispatchQueue, handler: @escaping (NWError?) -> Void) {
            pongHandler = (queue, handler)
        }
    }
}
