import NIOCore
import NIOHTTP1

/// An answer to a request for a part of a page of ours, and what all answers say: keep nothing, load nothing from elsewhere, be in no
/// other site's page.
struct HTTPReply {
    let head: HTTPRequestHead

    func sendRefusal(_ status: Int, reason: String, in context: ChannelHandlerContext) {
        sendBytes(
            Array((reason + "\n").utf8), .init(statusCode: status), type: "text/plain; charset=utf-8", in: context)
    }

    func sendBytes(
        _ bytes: [UInt8], _ status: HTTPResponseStatus = .ok, type: String, in context: ChannelHandlerContext
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
        context.write(Self.part(.head(answer)), promise: hasBody ? nil : sent)
        if hasBody { context.write(Self.part(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: sent) }
        context.flush()
        // The end of an answer lets the next request in: one who sends many and reads none has one page waiting for him, not thousands.
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        sent.futureResult.whenComplete { outcome in
            let context = bound.value
            guard case .success = outcome else { return context.close(promise: nil) }
            let done = context.writeAndFlush(Self.part(.end(nil)))
            if !keeps { done.whenComplete { _ in bound.value.close(promise: nil) } }
        }
    }

    private static func part(_ part: HTTPServerResponsePart) -> NIOAny { NIOAny(part) }
}
