import Foundation

/// WebSocket at work in one connection.
///
///     asking ── the answer to the handshake ── open ── a close is sent or comes ── closed
///
/// A listener's end is asking until the client's request has come and been answered. A close that comes is answered with the same reason.
///
/// - From: `ProtocolLayers`
/// - To: `ProtocolLayers`
final class WebSocketLayer: StackLayer, @unchecked Sendable {
    private enum Phase { case asking, open, closed }
    private let options: NWProtocolWebSocket.Options
    private let isServer: Bool
    private let key = WebSocketHandshake.makeKey()
    private var phase = Phase.asking
    private var input = Data()
    /// The frames of a message that isn't whole.
    private var parts: WebSocketFrame?
    /// Pings without an answer, the oldest first.
    private var pings: [NWProtocolWebSocket.Metadata] = []
    private var established = NWProtocolWebSocket.Metadata(opcode: .cont)
    private var isCloseSent = false, isAnswering = false
    /// Whether a message of the app's has begun and goes on.
    private var isSendingParts = false

    init(_ options: NWProtocolWebSocket.Options, isServer: Bool) {
        (self.options, self.isServer) = (options, isServer)
    }

    override var metadata: NWProtocolMetadata? { established }

    override func startLayer() {
        if options.skipHandshake { return openLayer() }
        guard !isServer, let endpoint = layers?.owner?.endpoint else { return }
        write(WebSocketHandshake.request(to: endpoint, key: key, options).bytes)
    }

    private func openLayer() {
        phase = .open
        layers?.layerBecameReady(self)
        takeFrames()
    }

    private func write(_ bytes: Data) { layers?.passDown(bytes, .defaultMessage, isComplete: true, from: self) }

    private func sendFrame(_ frame: WebSocketFrame) {
        let mask = isServer ? nil : (0..<4).map { _ in UInt8.random(in: .min ... .max) }
        write(frame.bytes(mask: mask))
    }

    // MARK: The handshake

    override func handleInput(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool) {
        guard phase != .closed else { return }
        input.append(data)
        if phase == .asking { takeHead() } else { takeFrames() }
    }

    private func takeHead() {
        guard !isAnswering else { return }
        guard let head = WebSocketHead(takenFrom: &input) else {
            if input.count > WebSocketHead.limit { refuseHandshake() }
            return
        }
        guard isServer else {
            guard let made = WebSocketHandshake.metadata(of: head, key: key, options) else { return refuseHandshake() }
            established = made
            return openLayer()
        }
        guard let key = WebSocketHandshake.key(of: head) else {
            write(WebSocketHead(line: "HTTP/1.1 400 Bad Request", headers: [("Content-Length", "0")]).bytes)
            return refuseHandshake()
        }
        isAnswering = true
        guard let handler = options.requestHandler else {
            return answerClient(key, NWProtocolWebSocket.Response(status: .accept, subprotocol: nil))
        }
        let asked = head.words("Sec-WebSocket-Protocol")
        nonisolated(unsafe) let body = handler.body
        handler.queue.async { [weak self] in
            nonisolated(unsafe) let response = body(asked, head.headers)
            self?.layers?.owner?.work.async { [weak self] in self?.answerClient(key, response) }
        }
    }

    private func answerClient(_ key: String, _ response: NWProtocolWebSocket.Response) {
        guard phase == .asking else { return }
        isAnswering = false
        write(WebSocketHandshake.answer(to: key, response).bytes)
        guard response.status == .accept else { return refuseHandshake() }
        established.selectedSubprotocol = response.subprotocol
        openLayer()
    }

    private func refuseHandshake() {
        phase = .closed
        layers?.owner?.failConnection(.posix(.ECONNABORTED))
    }

    // MARK: Frames that come

    private func takeFrames() {
        do throws(WebSocketFailure) {
            while phase == .open,
                let frame = try WebSocketFrame.takeFrame(
                    from: &input, isMasked: isServer, limit: options.maximumMessageSize)
            {
                if frame.isControl { takeControl(frame) } else { try takePart(frame) }
            }
        } catch {
            sendClose(.protocolCode(error.code), Data())
            phase = .closed
            layers?.owner?.failConnection(.posix(error.code == .messageTooBig ? .EMSGSIZE : .EPROTO))
        }
    }

    private func takePart(_ frame: WebSocketFrame) throws(WebSocketFailure) {
        var whole = frame
        if let begun = parts {
            guard frame.opcode == .cont else { throw WebSocketFailure(code: .protocolError) }
            whole = WebSocketFrame(opcode: begun.opcode, payload: begun.payload + frame.payload)
        } else if frame.opcode == .cont {
            throw WebSocketFailure(code: .protocolError)
        }
        let limit = options.maximumMessageSize
        guard limit == 0 || whole.payload.count <= limit else { throw WebSocketFailure(code: .messageTooBig) }
        parts = frame.isFinal ? nil : whole
        guard frame.isFinal else { return }
        if whole.opcode == .text, String(data: whole.payload, encoding: .utf8) == nil {
            throw WebSocketFailure(code: .invalidFramePayloadData)
        }
        deliverMessage(whole.payload, NWProtocolWebSocket.Metadata(opcode: whole.opcode))
    }

    private func takeControl(_ frame: WebSocketFrame) {
        let metadata = NWProtocolWebSocket.Metadata(opcode: frame.opcode)
        switch frame.opcode {
        case .ping where options.autoReplyPing: sendFrame(WebSocketFrame(opcode: .pong, payload: frame.payload))
        case .pong:
            // A pong answers the pings before it, too.
            let answered = pings
            pings = []
            for ping in answered { tellPingHandler(ping, nil) }
            if answered.isEmpty { deliverMessage(frame.payload, metadata) }
        case .close: takeClose(frame, metadata)
        default: deliverMessage(frame.payload, metadata)
        }
    }

    private func takeClose(_ frame: WebSocketFrame, _ metadata: NWProtocolWebSocket.Metadata) {
        let number = frame.payload.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
        metadata.closeCode =
            frame.payload.count < 2
            ? .protocolCode(.noStatusReceived)
            : (try? NWProtocolWebSocket.CloseCode(rawValue: number)) ?? .protocolCode(.protocolError)
        sendClose(metadata.closeCode, Data())
        phase = .closed
        established.closeCode = metadata.closeCode
        deliverMessage(Data(frame.payload.dropFirst(2)), metadata)
        layers?.passEndUp(from: self)
    }

    private func deliverMessage(_ data: Data, _ metadata: NWProtocolWebSocket.Metadata) {
        let context = NWConnection.ContentContext(
            identifier: "\(metadata.opcode)", isFinal: metadata.opcode == .close, metadata: [metadata])
        layers?.passUp(data, context, isComplete: true, from: self)
    }

    override func handleEnd() {
        guard phase != .closed else { return }
        if phase == .asking { return refuseHandshake() }
        phase = .closed
        layers?.passEndUp(from: self)
    }

    // MARK: Messages that are sent

    override func handleOutput(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool) {
        guard phase == .open, !isCloseSent else { return }
        let metadata = context.protocolMetadata(definition: NWProtocolWebSocket.definition)
        // Without a word of the app's a message is bytes.
        guard let metadata = metadata as? NWProtocolWebSocket.Metadata else {
            if !data.isEmpty { sendPart(.binary, data, isFinal: isComplete) }
            return
        }
        switch metadata.opcode {
        case .close: return sendClose(metadata.closeCode, data)
        case .ping: pings.append(metadata)
        case .pong: break
        case .text, .binary, .cont: return sendPart(metadata.opcode, data, isFinal: isComplete)
        }
        sendFrame(WebSocketFrame(opcode: metadata.opcode, payload: data))
    }

    /// A part that follows the first one goes on with it.
    private func sendPart(_ opcode: NWProtocolWebSocket.Opcode, _ data: Data, isFinal: Bool) {
        sendFrame(WebSocketFrame(opcode: isSendingParts ? .cont : opcode, isFinal: isFinal, payload: data))
        isSendingParts = !isFinal
    }

    private func sendClose(_ code: NWProtocolWebSocket.CloseCode, _ reason: Data) {
        guard !isCloseSent else { return }
        isCloseSent = true
        let number = code.number
        let payload = code.isSent ? Data([UInt8(number >> 8), UInt8(number & 0xff)]) + reason.prefix(123) : Data()
        sendFrame(WebSocketFrame(opcode: .close, payload: payload))
    }

    private func tellPingHandler(_ ping: NWProtocolWebSocket.Metadata, _ error: NWError?) {
        guard let handler = ping.pongHandler else { return }
        nonisolated(unsafe) let body = handler.body
        handler.queue.async { body(error) }
    }

    override func endGracefully(isDone: @escaping () -> Void) {
        if phase == .open { sendClose(.protocolCode(.goingAway), Data()) }
        phase = .closed
        isDone()
    }

    override func cleanUp() {
        phase = .closed
        for ping in pings { tellPingHandler(ping, .posix(.ECANCELED)) }
        pings = []
    }
}
