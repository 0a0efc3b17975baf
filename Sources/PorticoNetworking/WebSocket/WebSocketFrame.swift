import Foundation
import FoundationNetworking

/// What ends a conversation by WebSocket before its time: the code that the far end is told, and the error that the app gets.
struct WebSocketFailure: Error {
    let code: URLSessionWebSocketTask.CloseCode
    let error: POSIXError

    static let protocolError = WebSocketFailure(code: .protocolError, error: POSIXError(.EPROTO))
    static let badText = WebSocketFailure(code: .invalidFramePayloadData, error: POSIXError(.EPROTO))
    static let tooBig = WebSocketFailure(code: .messageTooBig, error: POSIXError(.EMSGSIZE))
}

/// One frame of WebSocket as it goes over the wire (RFC 6455, 5).
struct WebSocketFrame {
    enum Kind: UInt8 {
        case next = 0, text, data
        case close = 8, ping, pong
    }
    var kind: Kind
    var isFinal = true
    var payload = Data()

    /// The frame that says that nothing follows, and why.
    static func closeFrame(_ code: URLSessionWebSocketTask.CloseCode, _ reason: Data?) -> WebSocketFrame {
        switch code {
        // Codes that stand for what isn't sent.
        case .invalid, .noStatusReceived, .abnormalClosure, .tlsHandshakeFailure: WebSocketFrame(kind: .close)
        default:
            WebSocketFrame(
                kind: .close,
                payload: Data([UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xff)])
                    + (reason ?? Data()).prefix(123))
        }
    }

    var isControl: Bool { kind.rawValue >= Kind.close.rawValue }

    /// The bytes of a client's frame, which has a mask of its own.
    var maskedBytes: Data {
        var bytes = Data([kind.rawValue | (isFinal ? 0x80 : 0)])
        let count = payload.count
        if count < 126 {
            bytes.append(0x80 | UInt8(count))
        } else {
            let width = count < 65536 ? 2 : 8
            bytes.append(width == 2 ? 0x80 | 126 : 0x80 | 127)
            for place in (0..<width).reversed() { bytes.append(UInt8(truncatingIfNeeded: count >> (place * 8))) }
        }
        let mask = (0..<4).map { _ in UInt8.random(in: .min ... .max) }
        bytes.append(contentsOf: mask)
        bytes.append(contentsOf: payload.enumerated().map { $1 ^ mask[$0 & 3] })
        return bytes
    }

    /// Takes a server's frame off what has come.
    ///
    /// - Parameters:
    ///   - limit: the most bytes of a message.
    /// - Returns: nil where the frame isn't whole.
    static func takeFrame(from input: inout Data, limit: Int) throws(WebSocketFailure) -> WebSocketFrame? {
        let head = [UInt8](input.prefix(10))
        guard head.count >= 2 else { return nil }
        // A server masks nothing, and no extension has been agreed on.
        guard head[0] & 0x70 == 0, head[1] & 0x80 == 0, let kind = Kind(rawValue: head[0] & 0x0f) else {
            throw .protocolError
        }
        var frame = WebSocketFrame(kind: kind, isFinal: head[0] & 0x80 != 0)
        var (count, start) = (UInt64(head[1]), 2)
        if count >= 126 {
            start = count == 126 ? 4 : 10
            guard head.count >= start else { return nil }
            count = head[2..<start].reduce(0) { $0 << 8 | UInt64($1) }
        }
        if frame.isControl, count > 125 || !frame.isFinal { throw .protocolError }
        guard frame.isControl || count <= UInt64(max(limit, 0)) else { throw .tooBig }
        // With a limit of `Int.max` a length may be any number.
        guard UInt64(input.count - start) >= count else { return nil }
        frame.payload = Data(input.dropFirst(start).prefix(Int(count)))
        input = input.dropFirst(start + Int(count))
        return frame
    }
}
