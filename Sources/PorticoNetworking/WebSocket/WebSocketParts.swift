import Foundation
import FoundationNetworking

/// The frames of a message that isn't whole.
struct WebSocketParts {
    private var begun: WebSocketFrame?

    /// Takes a frame that isn't a control frame.
    ///
    /// - Parameters:
    ///   - limit: the most bytes of a message.
    /// - Returns: the message, once it is whole.
    mutating func takeFrame(
        _ frame: WebSocketFrame, limit: Int
    ) throws(WebSocketFailure) -> URLSessionWebSocketTask.Message? {
        guard (begun != nil) == (frame.kind == .next) else { throw .protocolError }
        guard (begun?.payload.count ?? 0) + frame.payload.count <= limit else { throw .tooBig }
        if begun == nil { begun = frame } else { begun?.payload.append(frame.payload) }
        guard frame.isFinal, let whole = begun else { return nil }
        begun = nil
        guard whole.kind == .text else { return .data(whole.payload) }
        guard let text = String(data: whole.payload, encoding: .utf8) else { throw .badText }
        return .string(text)
    }
}
