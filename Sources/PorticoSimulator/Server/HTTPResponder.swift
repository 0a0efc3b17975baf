import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers what is not the channel: the page's files, icons, the app switcher's pictures.
///
/// - From: `SimulatorServer`
/// - To: `RequestGate`, `DeviceTable`
final class HTTPResponder: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let gate: RequestGate
    private let table: DeviceTable
    private var request: HTTPRequestHead?
    private var hasBody = false

    init(gate: RequestGate, table: DeviceTable) {
        self.gate = gate
        self.table = table
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            request = head
            hasBody = false
        case .body: hasBody = true
        case .end:
            guard let head = request else { return }
            request = nil
            guard !hasBody else {
                return HTTPReply(head: head).sendRefusal(413, reason: "no body is expected", in: context)
            }
            answerRequest(head, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The request comes here as any other, and is answered.
        if error is NIOWebSocketUpgradeError { return }
        context.close(promise: nil)
    }

    private func answerRequest(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let reply = HTTPReply(head: head)
        let verdict = gate.judge(method: head.method, uri: head.uri, headers: head.headers)
        if verdict.hasKey { table.forgetStranger(context.channel) }
        if case .refused(let status, let reason) = verdict {
            return reply.sendRefusal(status, reason: reason, in: context)
        }
        guard let hub = table.hub(gate.device(of: head.uri)) else {
            return reply.sendRefusal(404, reason: "there is no such device", in: context)
        }
        switch verdict {
        case .page(let file): reply.sendBytes(file.bytes, type: file.type, in: context)
        case .icon(let app):
            guard let icon = hub.icon(of: app) else {
                return reply.sendRefusal(404, reason: "this app has no icon", in: context)
            }
            reply.sendBytes(icon, type: "image/png", in: context)
        case .snapshot(let process):
            let loop = context.eventLoop
            let bound = NIOLoopBound(context, eventLoop: loop)
            hub.takeSnapshot(of: process) { bytes in
                loop.execute {
                    // An app that has drawn nothing has an empty picture.
                    reply.sendBytes(bytes ?? [], type: "application/octet-stream", in: bound.value)
                }
            }
        case .channel where head.headers.contains(name: "Upgrade"):
            reply.sendRefusal(
                503, reason: "\(ServerLimits.viewers) viewers look at this device already", in: context)
        case .channel: reply.sendRefusal(426, reason: "this address is for the page's WebSocket", in: context)
        case .refused(let status, let reason): reply.sendRefusal(status, reason: reason, in: context)
        }
    }
}
