import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// HTTP and WebSocket on the loopback interface, on one thread.
///
/// - From: `Simulator`
/// - To: `HTTPResponder`, `ViewerConnection`
final class SimulatorServer: Sendable {
    let port: Int
    private let channel: any Channel
    private let group: MultiThreadedEventLoopGroup

    /// Throws when the port is taken.
    init(port: Int, gate: RequestGate, table: DeviceTable, group: MultiThreadedEventLoopGroup) throws {
        self.group = group
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 32)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try Self.prepareChannel(channel, gate, table) }
            }
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            // A viewer that reads slowly is seen after this much.
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 256 << 10, high: 1 << 20))
        channel = try bootstrap.bind(host: "127.0.0.1", port: port).wait()
        self.port = channel.localAddress?.port ?? port
    }

    func stopServer() {
        try? channel.close().wait()
        try? group.syncShutdownGracefully()
    }

    static func prepareChannel(_ channel: any Channel, _ gate: RequestGate, _ table: DeviceTable) throws {
        guard table.admit(channel) else { throw ChannelError.eof }
        let responder = HTTPResponder(gate: gate, table: table)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: ServerLimits.message, automaticErrorHandling: true,
            shouldUpgrade: { channel, head in
                let verdict = gate.judge(method: head.method, uri: head.uri, headers: head.headers)
                if verdict.hasKey { table.forgetStranger(channel) }
                let hasRoom = table.hub(gate.device(of: head.uri))?.hasRoom ?? false
                return channel.eventLoop.makeSucceededFuture(verdict == .channel && hasRoom ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    guard let hub = table.hub(gate.device(of: head.uri)) else { throw ChannelError.eof }
                    try Self.prepareViewer(channel, hub)
                }
            })
        let bound = NIOLoopBound(responder, eventLoop: channel.eventLoop)
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { context in
                    context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
                }
            ), withErrorHandling: true)
        try channel.pipeline.syncOperations.addHandler(IdleStateHandler(readTimeout: .seconds(ServerLimits.silence)))
        try channel.pipeline.syncOperations.addHandler(IdleCloser())
        try channel.pipeline.syncOperations.addHandler(responder)
    }

    static func prepareViewer(_ channel: any Channel, _ hub: ViewerHub) throws {
        try channel.pipeline.syncOperations.addHandlers([
            MaskCheck(),
            NIOWebSocketFrameAggregator(
                minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: ServerLimits.fragments,
                maxAccumulatedFrameSize: ServerLimits.message),
            ViewerConnection(hub: hub),
        ])
    }
}

/// Ends connections that have said nothing for long.
final class IdleCloser: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent {
            context.close(promise: nil)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }
}

/// What a browser sends is masked; whoever sends plain frames is none (RFC 6455, 5.1).
final class MaskCheck: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        guard frame.maskKey != nil else {
            return context.fireErrorCaught(ViewerError.protocolError("a frame without a mask"))
        }
        // No extension has been agreed on (5.2).
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
            return context.fireErrorCaught(ViewerError.protocolError("reserved bits are set"))
        }
        context.fireChannelRead(data)
    }
}
