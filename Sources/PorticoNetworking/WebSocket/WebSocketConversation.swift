import CNetworking
import Foundation
import FoundationNetworking
import Glibc

/// A task's conversation by WebSocket: what the app wants to send and receive, and the thread that does it.
///
///     waiting ── the task begins ── opening ── the server's answer ── open ── a close, an error, a cancel ── over
///
/// What is sent before it is open goes out then, in order. Handlers are called on the session's queue for its delegate.
///
/// - From: `URLSessionWebSocketTask`'s methods, `WebSocketURLProtocol`
/// - To: `WebSocketURLProtocol`, from its thread
final class WebSocketConversation: @unchecked Sendable {
    typealias Message = URLSessionWebSocketTask.Message
    typealias CloseCode = URLSessionWebSocketTask.CloseCode
    typealias Failing = @Sendable ((any Error)?) -> Void
    private enum Phase { case waiting, opening, open, over }
    private struct Outgoing {
        let frame: WebSocketFrame
        var handler: Failing?
    }

    private let handlerQueue: OperationQueue
    private let lock = NSLock()
    // Under the lock.
    private var phase = Phase.waiting
    private var failure: any Error = POSIXError(.ENOTCONN)
    private var outgoing: [Outgoing] = []
    private var received: [Message] = []
    private var receivers: [@Sendable (Result<Message, any Error>) -> Void] = []
    private var pings: [Failing] = []
    private var ownClose: (code: CloseCode, reason: Data?)?
    /// Wakes the thread where there is something to send, or nothing more to do.
    private let wakener = portico_wakener_make()

    init(handlerQueue: OperationQueue) { self.handlerQueue = handlerQueue }
    deinit { close(wakener) }

    private func wakeThread() { portico_wakener_wake(wakener) }
    private func callBack(_ body: @escaping @Sendable () -> Void) { handlerQueue.addOperation(body) }

    // MARK: What the app wants

    func sendMessage(_ message: Message, _ handler: @escaping Failing) {
        let frame =
            switch message {
            case .string(let text): WebSocketFrame(kind: .text, payload: Data(text.utf8))
            case .data(let data): WebSocketFrame(kind: .data, payload: data)
            @unknown default: WebSocketFrame(kind: .data)
            }
        enqueueFrame(frame, handler)
    }

    private func enqueueFrame(_ frame: WebSocketFrame, _ handler: Failing?) {
        let failed: (any Error)? = lock.withLock {
            guard phase != .over, ownClose == nil else { return failure }
            outgoing.append(Outgoing(frame: frame, handler: handler))
            return nil
        }
        guard let failed else { return wakeThread() }
        if let handler { callBack { handler(failed) } }
    }

    func receiveMessage(_ handler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        let result: Result<Message, any Error>? = lock.withLock {
            if !received.isEmpty { return .success(received.removeFirst()) }
            if phase == .over { return .failure(failure) }
            receivers.append(handler)
            return nil
        }
        if let result { callBack { handler(result) } }
    }

    func sendPing(_ handler: @escaping Failing) {
        let failed: (any Error)? = lock.withLock {
            guard phase != .over, ownClose == nil else { return failure }
            pings.append(handler)
            outgoing.append(Outgoing(frame: WebSocketFrame(kind: .ping), handler: nil))
            return nil
        }
        guard let failed else { return wakeThread() }
        callBack { handler(failed) }
    }

    /// Says that nothing follows, and ends once the server has said so, too.
    ///
    /// - Returns: false where there is no conversation that can be ended so.
    func closeConversation(_ code: CloseCode, _ reason: Data?) -> Bool {
        let isOpen = lock.withLock {
            guard phase == .open else { return false }
            guard ownClose == nil else { return true }
            ownClose = (code, reason)
            outgoing.append(Outgoing(frame: WebSocketFrame.closeFrame(code, reason)))
            return true
        }
        if isOpen { wakeThread() }
        return isOpen
    }

    // MARK: The task's life

    /// Begins for a task whose protocol object loads.
    func beginConversation(_ loading: WebSocketURLProtocol, _ task: URLSessionWebSocketTask) {
        let begins = lock.withLock {
            guard phase == .waiting else { return false }
            phase = .opening
            return true
        }
        guard begins else { return }
        nonisolated(unsafe) let loading = loading
        let thread = Thread { [self] in runThread(loading, task) }
        thread.name = "WebSocket"
        thread.start()
    }

    /// Ends at once, without a word to the server.
    func cancelConversation() {
        _ = endConversation(with: URLError(.cancelled))
        wakeThread()
    }

    /// Has everything that waits fail.
    ///
    /// - Returns: false where it is over already.
    private func endConversation(with error: any Error) -> Bool {
        let waiting: (failing: [Failing], receivers: [@Sendable (Result<Message, any Error>) -> Void])? = lock.withLock
        {
            guard phase != .over else { return nil }
            (phase, failure) = (.over, error)
            defer { (outgoing, pings, receivers) = ([], [], []) }
            return (outgoing.compactMap(\.handler) + pings, receivers)
        }
        guard let waiting else { return false }
        for handler in waiting.failing { callBack { handler(error) } }
        for handler in waiting.receivers { callBack { handler(.failure(error)) } }
        return true
    }

    // MARK: The thread

    private func runThread(_ loading: WebSocketURLProtocol, _ task: URLSessionWebSocketTask) {
        var socket: WebSocketPump?
        defer {
            let failed = lock.withLock { failure }
            for handler in socket?.takeHandlers() ?? [] { callBack { handler(failed) } }
        }
        do {
            let request = loading.request
            guard let url = request.url else { throw URLError(.badURL) }
            let stream = try NetworkStream(to: url, timeout: request.timeoutInterval)
            let pump = WebSocketPump(stream, wakener: wakener)
            socket = pump
            let handshake = WebSocketHandshake(request, url: url, configuration: task.ownSession?.configuration)
            pump.appendOutput(handshake.bytes)
            guard let answer = try takeAnswer(handshake, pump, timeout: request.timeoutInterval) else { return }
            loading.storeCookies(of: answer)
            guard handshake.isAnswered(by: answer) else {
                loading.keepAnswer(answer)
                throw loading.error(.badServerResponse)
            }
            // A delegate may close it as soon as it hears of it.
            let isOpen = lock.withLock {
                if phase == .opening { phase = .open }
                return phase == .open
            }
            guard isOpen else { return }
            loading.tellOpened(answer)
            guard let close = try converse(pump, task) else { return }
            loading.keepClose(close.code, close.reason)
            if endConversation(with: POSIXError(.ENOTCONN)) { loading.tellFinished() }
        } catch {
            if endConversation(with: error) { loading.tellFailed(error) }
        }
    }

    var isOver: Bool { lock.withLock { phase == .over } }

    /// The server's answer; nil where the task is cancelled before.
    private func takeAnswer(
        _ handshake: WebSocketHandshake, _ socket: WebSocketPump, timeout: TimeInterval
    ) throws -> HTTPURLResponse? {
        let end = DispatchTime.now() + max(1, min(timeout, 86400))
        while !isOver {
            let isEnd = try !socket.moveBytes()
            if let answer = handshake.takeAnswer(from: &socket.input) { return answer }
            if isEnd { throw URLError(.networkConnectionLost) }
            if socket.input.count > WebSocketHandshake.limit { throw URLError(.badServerResponse) }
            guard socket.waitForBytes(until: end) else { throw URLError(.timedOut) }
        }
        return nil
    }

    /// Talks until one end closes: the code and the reason; nil where the task is cancelled.
    private func converse(
        _ socket: WebSocketPump, _ task: URLSessionWebSocketTask
    ) throws -> (code: CloseCode, reason: Data?)? {
        var parts = WebSocketParts()
        var end: DispatchTime?
        while !isOver {
            let isEnd: Bool
            do {
                takeOutgoing(socket)
                isEnd = try !socket.moveBytes { [self] handler in callBack { handler(nil) } }
                while let frame = try WebSocketFrame.takeFrame(from: &socket.input, limit: task.maximumMessageSize) {
                    switch frame.kind {
                    case .close: return try answerClose(frame, socket)
                    case .ping: socket.appendOutput(WebSocketFrame(kind: .pong, payload: frame.payload).maskedBytes)
                    case .pong: answerPing()
                    case .next, .text, .data:
                        let message = try parts.takeFrame(frame, limit: task.maximumMessageSize)
                        if let message { deliverMessage(message) }
                    }
                }
            } catch let error as WebSocketFailure {
                socket.appendOutput(WebSocketFrame.closeFrame(error.code, nil).maskedBytes)
                _ = try? socket.moveBytes()
                throw error.error
            }
            let close = lock.withLock { ownClose }
            if isEnd {
                guard let close else { throw URLError(.networkConnectionLost) }
                return close
            }
            // A server that doesn't answer a close isn't waited for.
            if close != nil, end == nil { end = .now() + 5 }
            guard socket.waitForBytes(until: end) else { return close }
        }
        return nil
    }

    private func takeOutgoing(_ socket: WebSocketPump) {
        let all = lock.withLock {
            defer { outgoing = [] }
            return outgoing
        }
        for one in all { socket.appendOutput(one.frame.maskedBytes, one.handler) }
    }

    private func answerPing() {
        guard let handler = lock.withLock({ pings.isEmpty ? nil : pings.removeFirst() }) else { return }
        callBack { handler(nil) }
    }

    private func answerClose(_ frame: WebSocketFrame, _ socket: WebSocketPump) throws -> (
        code: CloseCode, reason: Data?
    ) {
        if let own = lock.withLock({ ownClose }) { return own }
        guard frame.payload.count >= 2 else {
            socket.appendOutput(WebSocketFrame(kind: .close).maskedBytes)
            _ = try? socket.moveBytes()
            return (.noStatusReceived, nil)
        }
        let number = frame.payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }
        let reason = Data(frame.payload.dropFirst(2))
        socket.appendOutput(WebSocketFrame(kind: .close, payload: Data(frame.payload.prefix(2))).maskedBytes)
        _ = try? socket.moveBytes()
        // Foundation's enumeration has no room for an app's own codes (DEV-1470).
        return (CloseCode(rawValue: number) ?? .unsupportedData, reason.isEmpty ? nil : reason)
    }

    private func deliverMessage(_ message: Message) {
        let handler: (@Sendable (Result<Message, any Error>) -> Void)? = lock.withLock {
            if !receivers.isEmpty { return receivers.removeFirst() }
            received.append(message)
            return nil
        }
        if let handler { callBack { handler(.success(message)) } }
    }
}
