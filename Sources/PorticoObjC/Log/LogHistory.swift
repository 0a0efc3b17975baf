import Foundation
import Synchronization

/// The last messages of the process, for `OSLogStore`.
///
/// - From: `Logger`, `os_log`
/// - To: `OSLogStore.getEntries`
final class LogHistory: Sendable {
    static let shared = LogHistory()
    /// Older messages are forgotten.
    static let limit = 2000

    struct Message: Sendable {
        let date: Date
        let subsystem: String
        let category: String
        let type: OSLogType
        let text: String
        let thread: UInt64
    }

    private struct State {
        var messages: [Message] = []
        /// Where the oldest message is, once there are as many as may be.
        var start = 0
    }

    private let state = Mutex(State())

    func append(_ message: Message) {
        state.withLock { state in
            if state.messages.count < Self.limit {
                state.messages.append(message)
            } else {
                state.messages[state.start] = message
                state.start = (state.start + 1) % Self.limit
            }
        }
    }

    /// The oldest first.
    var all: [Message] {
        state.withLock { Array($0.messages[$0.start...] + $0.messages[..<$0.start]) }
    }
}
