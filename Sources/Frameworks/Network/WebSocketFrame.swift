import Foundation

/// A frame of WebSocket: a message, a part of one, or a word about the connection (RFC 6455, 5.2).
struct WebSocketFrame: Equatable {
    var opcode: NWProtocolWebSocket.Opcode
    var isFinal = true
    var payload = Data()

    var isControl: Bool { opcode.rawValue >= 8 }

    /// The bytes on the wire. A client masks them with four bytes.
    func bytes(mask: [UInt8]?) -> Data {
        var bytes = Data([(isFinal ? 0x80 : 0) | opcode.rawValue])
        let flag: UInt8 = mask == nil ? 0 : 0x80
        switch payload.count {
        case ..<126: bytes.append(flag | UInt8(payload.count))
        case ...0xffff: bytes += [flag | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
        default:
            bytes.append(flag | 127)
            bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
        }
        guard let mask else { return bytes + payload }
        bytes += mask
        bytes += payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }
        return bytes
    }

    /// Takes the first frame off what has come; nil: it isn't whole. Throws the reason to close for.
    static func takeFrame(
        from data: inout Data, isMasked: Bool, limit: Int
    ) throws(WebSocketFailure) -> WebSocketFrame? {
        guard data.count >= 2 else { return nil }
        let head = [UInt8](data.prefix(14))
        guard head[0] & 0x70 == 0, let opcode = NWProtocolWebSocket.Opcode(rawValue: head[0] & 0xf),
            (head[1] & 0x80 != 0) == isMasked
        else { throw WebSocketFailure(code: .protocolError) }
        var (length, start) = (Int(head[1] & 0x7f), 2)
        if length >= 126 {
            let width = length == 126 ? 2 : 8
            guard head.count >= 2 + width else { return nil }
            let long = head[2..<2 + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard long < UInt64(Int32.max) else { throw WebSocketFailure(code: .messageTooBig) }
            (length, start) = (Int(long), 2 + width)
        }
        let frame = WebSocketFrame(opcode: opcode, isFinal: head[0] & 0x80 != 0)
        guard !frame.isControl || (frame.isFinal && length < 126) else { throw WebSocketFailure(code: .protocolError) }
        guard limit == 0 || length <= limit else { throw WebSocketFailure(code: .messageTooBig) }
        let size = start + (isMasked ? 4 : 0) + length
        guard data.count >= size else { return nil }
        defer { data = data.dropFirst(size) }
        var payload = Data(data.dropFirst(size - length).prefix(length))
        if isMasked {
            let mask = Array(head[start..<start + 4])
            payload.withUnsafeMutableBytes { bytes in
                for place in bytes.indices { bytes[place] ^= mask[place & 3] }
            }
        }
        return WebSocketFrame(opcode: opcode, isFinal: frame.isFinal, payload: payload)
    }
}

/// A breach of the protocol, for which the connection is closed.
struct WebSocketFailure: Error {
    let code: NWProtocolWebSocket.CloseCode.Defined
}
