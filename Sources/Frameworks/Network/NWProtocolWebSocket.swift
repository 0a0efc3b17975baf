import Foundation

/// WebSocket: messages both ways over one connection, which begins as a request of HTTP (RFC 6455).
public class NWProtocolWebSocket: NWProtocol {
    /// The protocol's identity.
    public static let definition = NWProtocolDefinition(name: "websocket")

    /// The version of the protocol.
    public enum Version: Hashable, Sendable {
        case version13
    }

    /// The kind of a message.
    public enum Opcode: UInt8, Hashable, Sendable {
        /// It goes on with the message before.
        case cont = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    /// Why a connection is closed.
    public enum CloseCode: Hashable, Sendable {
        /// The reasons of the protocol itself.
        public enum Defined: UInt16, Hashable, Sendable {
            case normalClosure = 1000
            case goingAway = 1001
            case protocolError = 1002
            case unsupportedData = 1003
            /// The far end gave no reason. It is never sent.
            case noStatusReceived = 1005
            /// The connection broke. It is never sent.
            case abnormalClosure = 1006
            case invalidFramePayloadData = 1007
            case policyViolation = 1008
            case messageTooBig = 1009
            case mandatoryExtension = 1010
            case internalServerError = 1011
            /// The encryption failed. It is never sent.
            case tlsHandshake = 1015
        }
        case protocolCode(Defined)
        /// A reason of a registered use, from 3000 to 3999.
        case applicationCode(UInt16)
        /// A reason of an app's own, from 4000 to 4999.
        case privateCode(UInt16)

        /// The reason with a number; it throws where the number is none.
        public init(rawValue: UInt16) throws {
            if let defined = Defined(rawValue: rawValue) {
                self = .protocolCode(defined)
            } else if (3000...3999).contains(rawValue) {
                self = .applicationCode(rawValue)
            } else if (4000...4999).contains(rawValue) {
                self = .privateCode(rawValue)
            } else {
                throw NWError.posix(.EINVAL)
            }
        }
        var number: UInt16 {
            switch self {
            case .protocolCode(let code): code.rawValue
            case .applicationCode(let code), .privateCode(let code): code
            }
        }
        var isSent: Bool {
            switch self {
            case .protocolCode(.noStatusReceived), .protocolCode(.abnormalClosure), .protocolCode(.tlsHandshake): false
            default: true
            }
        }
    }

    /// The answer of a listener to a client's request.
    public struct Response {
        /// Whether the client is let in.
        public enum Status: Hashable, Sendable {
            case accept
            case reject
        }
        /// Whether the client is let in.
        public let status: Status
        /// The one of the client's subprotocols that is spoken.
        public let subprotocol: String?
        /// Further headers of the answer.
        public let additionalHeaders: [(name: String, value: String)]?
        /// An answer.
        public init(
            status: Status, subprotocol: String?, additionalHeaders: [(name: String, value: String)]? = nil
        ) {
            (self.status, self.subprotocol, self.additionalHeaders) = (status, subprotocol, additionalHeaders)
        }
    }
}
