import Foundation
import NIOCore
import NIOWebSocket

/// One viewer's WebSocket: takes its messages, sends it what the hub has for it. On the server's thread.
///
/// - From: `SimulatorServer`
/// - To: `ViewerHub`
final class ViewerConnection: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let hub: ViewerHub
    private var context: ChannelHandlerContext?
    private(set) var viewer: Viewer?
    private var isClosing = false
    private var unhandled = 0
    private var pings: RepeatedTask?
    /// Bytes that the socket has not taken yet.
    private(set) var backlog = 0

    init(hub: ViewerHub) { self.hub = hub }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
        pings = context.eventLoop.scheduleRepeatedTask(initialDelay: .seconds(20), delay: .seconds(20)) { _ in
            bound.value.sendFrame(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer()), bytes: 0)
        }
        let viewer = Viewer(connection: self)
        self.viewer = viewer
        hub.addViewer(viewer)
    }

    func channelInactive(context: ChannelHandlerContext) {
        leaveHub()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { leaveHub() }

    private func leaveHub() {
        pings?.cancel()
        pings = nil
        if let viewer { hub.removeViewer(viewer) }
        viewer = nil
        context = nil
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        let known = error as? ViewerError
        closeConnection(known?.closeCode ?? .protocolError, known?.reason ?? "the frames make no sense")
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { viewer.map(hub.pumpFrames) }
        context.fireChannelWritabilityChanged()
    }

    var isWritable: Bool { context?.channel.isWritable ?? false }

    // MARK: In

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        guard !isClosing else { return }
        switch frame.opcode {
        case .text:
            let bytes = frame.unmaskedData
            guard let viewer else { return }
            do {
                try hub.takeMessage(ViewerMessage.decode(Data(bytes.readableBytesView)), from: viewer)
            } catch {
                errorCaught(context: context, error: error)
            }
        case .ping:
            // One that doesn't read gets no more answers than it has room for: only the newest ping needs one (5.5.3).
            guard isWritable, backlog < ServerLimits.pongs else { return }
            sendFrame(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData), bytes: frame.length + 16)
        case .pong: break
        case .connectionClose: closeConnection(.normalClosure, "")
        default: closeConnection(.unacceptableData, "text is expected")
        }
    }

    /// A message went to the shell. Who sends faster than it is handled is not read from.
    func beginSending() {
        unhandled += 1
        if unhandled == ServerLimits.unhandled {
            context?.channel.setOption(.autoRead, value: false).whenComplete { _ in }
        }
    }

    func endSending() {
        unhandled -= 1
        if unhandled == ServerLimits.unhandled - 1 {
            context?.channel.setOption(.autoRead, value: true).whenComplete { _ in }
        }
    }

    // MARK: Out

    func sendText(text: String) {
        let data = ByteBuffer(string: text)
        sendFrame(WebSocketFrame(fin: true, opcode: .text, data: data), bytes: data.readableBytes)
    }

    func sendBinary(binary: [UInt8]) {
        sendFrame(WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: binary)), bytes: binary.count)
    }

    private func sendFrame(_ frame: WebSocketFrame, bytes: Int) {
        guard let context, !isClosing else { return }
        guard backlog + bytes <= ServerLimits.backlog else { return context.close(promise: nil) }
        backlog += bytes
        let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(frame)).whenComplete { _ in bound.value.backlog -= bytes }
    }

    func closeConnection(_ code: WebSocketErrorCode, _ reason: String) {
        guard let context, !isClosing else { return }
        isClosing = true
        var data = context.channel.allocator.buffer(capacity: 2 + reason.utf8.count)
        data.write(webSocketErrorCode: code)
        data.writeString(String(reason.prefix(100)))
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)))
            .whenComplete { _ in bound.value.close(promise: nil) }
    }
}

/// One page that looks at the device.
final class Viewer {
    unowned let connection: ViewerConnection
    var screen = ViewerScreen()
    /// The places of its fingers.
    var fingers: [Int: (x: Double, y: Double)] = [:]
    /// The usages of the keys that it holds down.
    var keys: Set<Int> = []
    /// The place at which its mouse hovers.
    var pointer: (x: Double, y: Double)?
    var isInspecting = false
    var questions = 0
    var number = 0
    /// The newest state has not been sent.
    var needsState = true
    var lostTrace = 0
    var lostLines = 0

    init(connection: ViewerConnection) { self.connection = connection }
}
