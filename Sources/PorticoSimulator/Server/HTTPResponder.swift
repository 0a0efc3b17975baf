import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers what is not the channel: the page's files, icons, the app switcher's pictures.
///
/// - From: `SimulatorServer`
/// - To: `RequestGate`, `ViewerHub`
final class HTTPResponder: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let gate: RequestGate
    private let hub: ViewerHub
    private var request: HTTPRequestHead?
    private var hasBody = false

    init(gate: RequestGate, hub: ViewerHub) {
        self.gate = gate
        self.hub = hub
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
            guard !hasBody else { return refuse(413, "no body is expected", head, context) }
            answer(head, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The request comes here as any other, and is answered.
        if error is NIOWebSocketUpgradeError { return }
        context.close(promise: nil)
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let verdict = gate.judge(method: head.method, uri: head.uri, headers: head.headers)
        if verdict.hasKey { hub.introduced(context.channel) }
        switch verdict {
        case .page(let file): reply(.ok, file.bytes, file.type, head, context)
        case .icon(let app):
            guard let icon = hub.icon(of: app) else { return refuse(404, "this app has no icon", head, context) }
            reply(.ok, icon, "image/png", head, context)
        case .snapshot(let process):
            let loop = context.eventLoop
            let bound = NIOLoopBound((self, context), eventLoop: loop)
            hub.snapshot(of: process) { bytes in
                loop.execute {
                    let (handler, context) = bound.value
                    // An app that has drawn nothing has an empty picture.
                    handler.reply(.ok, bytes ?? [], "application/octet-stream", head, context)
                }
            }
        case .channel where head.headers.contains(name: "Upgrade"):
            refuse(503, "\(ServerLimits.viewers) viewers look at this device already", head, context)
        case .channel: refuse(426, "this address is for the page's WebSocket", head, context)
        case .refused(let status, let reason): refuse(status, reason, head, context)
        }
    }

    private func refuse(_ status: Int, _ reason: String, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        reply(
            HTTPResponseStatus(statusCode: status), Array((reason + "\n").utf8), "text/plain; charset=utf-8", head,
            context)
    }

    private func reply(
        _ status: HTTPResponseStatus, _ bytes: [UInt8], _ type: String, _ head: HTTPRequestHead,
        _ context: ChannelHandlerContext
    ) {
        let keeps = head.isKeepAlive && status == .ok
        var headers = HTTPHeaders([
            ("Content-Type", type), ("Content-Length", String(bytes.count)), ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
            (
                "Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
                    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
            ),
        ])
        if !keeps { headers.add(name: "Connection", value: "close") }
        context.write(
            wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))), promise: nil)
        if head.method != .HEAD {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
        }
        let done = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        if !keeps {
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            done.whenComplete { _ in bound.value.close(promise: nil) }
        }
    }
}
