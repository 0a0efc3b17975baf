import NIOCore
import NIOHTTP1

/// Answers a page of previews: its files, the state that it follows, and pictures.
///
/// - From: `PreviewPage`
/// - To: `RequestGate`, `PreviewBoard`
final class PreviewResponder: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let gate: RequestGate
    private let board: PreviewBoard
    private var request: HTTPRequestHead?
    private var hasBody = false

    init(gate: RequestGate, board: PreviewBoard) { (self.gate, self.board) = (gate, board) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): (request, hasBody) = (head, false)
        case .body: hasBody = true
        case .end:
            guard let head = request else { return }
            request = nil
            answerRequest(head, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func answerRequest(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let reply = HTTPReply(head: head)
        if hasBody { return reply.sendRefusal(413, reason: "no body is expected", in: context) }
        let path: [Substring]
        do {
            path = try gate.admit(method: head.method, uri: head.uri, headers: head.headers)
        } catch {
            return reply.sendRefusal(error.status, reason: error.reason, in: context)
        }
        switch path.dropFirst(2).map(String.init) {
        case [""]: reply.sendBytes(PackageResources.previews_html, type: "text/html; charset=utf-8", in: context)
        case ["previews.css"]:
            reply.sendBytes(PackageResources.previews_css, type: "text/css; charset=utf-8", in: context)
        case ["previews.js"]:
            reply.sendBytes(PackageResources.previews_js, type: "text/javascript; charset=utf-8", in: context)
        case ["state"]:
            board.tellState(after: Self.version(in: head.uri)) { bytes in
                // Who has waited may be gone.
                guard context.channel.isActive else { return }
                reply.sendBytes(bytes, type: "application/json", in: context)
            }
        case let parts where parts.count == 2 && parts[0] == "picture":
            guard let bytes = board.picture(parts[1]) else {
                return reply.sendRefusal(404, reason: "there is no such picture", in: context)
            }
            reply.sendBytes(bytes, type: "image/png", in: context)
        default: reply.sendRefusal(404, reason: "there is nothing here", in: context)
        }
    }

    /// “state?after=3”; 0 where nothing is known yet.
    private static func version(in uri: String) -> Int {
        guard let mark = uri.firstIndex(of: "?") else { return 0 }
        let query = uri[uri.index(after: mark)...]
        return query.hasPrefix("after=") ? Int(query.dropFirst(6)) ?? 0 : 0
    }
}
