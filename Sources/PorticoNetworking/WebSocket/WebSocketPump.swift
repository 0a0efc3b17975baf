import CNetworking
import Dispatch
import Foundation
import Glibc

/// Moves a connection's bytes, as many as go, and waits for more.
///
/// Used by one thread.
final class WebSocketPump {
    private let stream: NetworkStream
    private let wakener: Int32
    private var output = Data()
    /// The places in all of the output at which somebody wants to know that it has gone so far.
    private var marks: [(place: Int, handler: WebSocketConversation.Failing)] = []
    private var (sent, appended) = (0, 0)
    /// What has come and isn't taken yet.
    var input = Data()

    init(_ stream: NetworkStream, wakener: Int32) { (self.stream, self.wakener) = (stream, wakener) }

    func appendOutput(_ bytes: Data, _ handler: WebSocketConversation.Failing? = nil) {
        output += bytes
        appended += bytes.count
        if let handler { marks.append((appended, handler)) }
    }

    /// Sends and receives what goes at once.
    ///
    /// - Parameters:
    ///   - tell: called with the handlers of what has gone.
    /// - Returns: false where nothing more comes.
    func moveBytes(tell: (@escaping WebSocketConversation.Failing) -> Void = { _ in }) throws -> Bool {
        while !output.isEmpty {
            let count = try stream.sendBytes(output)
            guard count > 0 else { break }
            output = output.dropFirst(count)
            sent += count
        }
        if output.isEmpty { output = Data() }
        while let first = marks.first, first.place <= sent { tell(marks.removeFirst().handler) }
        while let bytes = try stream.receiveBytes() {
            if bytes.isEmpty { return true }
            input = input.isEmpty ? bytes : input + bytes
        }
        return false
    }

    /// The handlers of what hasn't gone.
    func takeHandlers() -> [WebSocketConversation.Failing] {
        defer { marks = [] }
        return marks.map(\.handler)
    }

    /// Waits for bytes, for room for bytes where there are some to send, or for whoever wakes the thread.
    ///
    /// - Returns: false where the time is over.
    func waitForBytes(until end: DispatchTime?) -> Bool {
        var entries = [
            pollfd(fd: stream.descriptor, events: Int16(POLLIN) | (output.isEmpty ? 0 : Int16(POLLOUT)), revents: 0),
            pollfd(fd: wakener, events: Int16(POLLIN), revents: 0),
        ]
        let now = DispatchTime.now()
        let rest = end.map {
            $0 > now ? Int32(clamping: ($0.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) : 0
        }
        guard poll(&entries, 2, rest ?? -1) != 0 else { return false }
        if entries[1].revents != 0 { portico_wakener_reset(wakener) }
        return true
    }
}
