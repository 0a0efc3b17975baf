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
            guard !hasBody else { return refuseRequest(413, reason: "no body is expected", to: head, in: context) }
            answerRequest(head, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The request comes here as any other, and is answered.
        if error is NIOWebSocketUpgradeError { return }
        context.close(promise: nil)
    }

    private func answerRequest(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let verdict = gate.judge(method: head.method, uri: head.uri, headers: head.headers)
        if verdict.hasKey { table.forgetStranger(context.channel) }
        if case .refused(let status, let reason) = verdict {
            return refuseRequest(status, reason: reason, to: head, in: context)
        }
        guard let hub = table.hub(gate.device(of: head.uri)) else {
            return refuseRequest(404, reason: "there is no such device", to: head, in: context)
        }
        switch verdict {
        case .page(let file): sendReply(.ok, bytes: file.bytes, type: file.type, to: head, in: context)
        case .icon(let app):
            guard let icon = hub.icon(of: app) else {
                return refuseRequest(404, reason: "this app has no icon", to: head, in: context)
            }
            sendReply(.ok, bytes: icon, type: "image/png", to: head, in: context)
        case .snapshot(let process):
            let loop = context.eventLoop
            let bound = NIOLoopBound((self, context), eventLoop: loop)
            hub.takeSnapshot(of: process) { bytes in
                loop.execute {
                    let (handler, context) = bound.value
                    // An app that has drawn nothing has an empty picture.
                    handler.sendReply(.ok, bytes: bytes ?? [], type: "application/octet-stream", to: head, in: context)
                }
            }
        case .channel where head.headers.contains(name: "Upgrade"):
            refuseRequest(
                503, reason: "\(ServerLimits.viewers) viewers look at this device already", to: head, in: context)
        case .channel: refuseRequest(426, reason: "this address is for the page's WebSocket", to: head, in: context)
        case .refused(let status, let reason): refuseRequest(status, reason: reason, to: head, in: context)
        }
    }

    private func refuseRequest(
        _ status: Int, reason: String, to head: HTTPRequestHead, in context: ChannelHandlerContext
    ) {
        sendReply(
            HTTPResponseStatus(statusCode: status), bytes: Array((reason + "\n").utf8),
            type: "text/plain; charset=utf-8", to: head,
            in: context)
    }

    private func sendReply(
        _ status: HTTPResponseStatus, bytes: [UInt8], type: String, to head: HTTPRequestHead,
        in context: ChannelHandlerContext
    ) {
        let keeps = head.isKeepAlive && status == .ok
        var headers = HTTPHeaders([
            ("Content-Type", type), ("Content-Length", String(bytes.count)), ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "SAMEORIGIN"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
            (
                "Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
                    + "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
            ),
        ])
        if !keeps { headers.add(name: "Connection", value: "close") }
        let sent = context.eventLoop.makePromise(of: Void.self)
        let hasBody = head.method != .HEAD
        let answer = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(answer)), promise: hasBody ? nil : sent)
        if hasBody { context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: sent) }
        context.flush()
        // The end of an answer lets the next request in: one who sends many and reads none has one page waiting for him, not thousands.
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        sent.futureResult.whenComplete { outcome in
            let (handler, context) = bound.value
            guard case .success = outcome else { return context.close(promise: nil) }
            let done = context.writeAndFlush(handler.wrapOutboundOut(.end(nil)))
            if !keeps { done.whenComplete { _ in bound.value.1.close(promise: nil) } }
        }
    }
}
