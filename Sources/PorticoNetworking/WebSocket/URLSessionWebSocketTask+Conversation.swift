import CNetworking
import Foundation
import FoundationNetworking

// What stands in the places of Foundation's methods (`CNetworking`). The names are those of the table there.
extension URLSessionWebSocketTask {
    /// The task's conversation, which is made when it is first asked for.
    var conversation: WebSocketConversation {
        Conversations.lock.withLock {
            let values = keptValues(self)
            if let known = values.value("conversation", nil as WebSocketConversation?) { return known }
            let made = WebSocketConversation(handlerQueue: ownSession?.delegateQueue ?? OperationQueue())
            values.keepValue(made, "conversation")
            return made
        }
    }

    @_silgen_name("portico_socket_send")
    package func porticoSend(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        conversation.sendMessage(message, completionHandler)
    }

    @_silgen_name("portico_socket_send_async")
    package func porticoSendAsync(_ message: Message) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            conversation.sendMessage(message) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    @_silgen_name("portico_socket_receive")
    package func porticoReceive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        conversation.receiveMessage(completionHandler)
    }

    @_silgen_name("portico_socket_receive_async")
    package func porticoReceiveAsync() async throws -> Message {
        try await withCheckedThrowingContinuation { continuation in
            conversation.receiveMessage { continuation.resume(with: $0) }
        }
    }

    @_silgen_name("portico_socket_ping")
    package func porticoPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        conversation.sendPing(pongReceiveHandler)
    }

    @_silgen_name("portico_socket_ping_async")
    package func porticoPingAsync() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            conversation.sendPing { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    @_silgen_name("portico_socket_resume")
    package func porticoResume() { portico_resume_task(Unmanaged.passUnretained(self).toOpaque()) }

    @_silgen_name("portico_socket_cancel")
    package func porticoCancel() {
        // One that has ended by itself is about to be told so.
        guard !conversation.isOver else { return }
        portico_cancel_task(Unmanaged.passUnretained(self).toOpaque())
    }

    @_silgen_name("portico_socket_close")
    package func porticoClose(with closeCode: CloseCode, reason: Data?) {
        guard closeCode != .invalid, conversation.closeConversation(closeCode, reason) else { return cancel() }
    }
}

private enum Conversations {
    static let lock = NSLock()
}
