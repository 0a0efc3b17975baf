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
    private var hasMore = false
    /// The bytes after which the caller is asked to take some.
    private static let most = 1 << 18
    /// Bytes that have come and aren't taken yet.
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
        output = Self.rebase(output)
        input = Self.rebase(input)
        while let first = marks.first, first.place <= sent { tell(marks.removeFirst().handler) }
        while let bytes = try stream.receiveBytes() {
            if bytes.isEmpty { return true }
            input.append(bytes)
            // The caller takes what is there before more comes.
            hasMore = input.count > Self.most
            if hasMore { return true }
        }
        return false
    }

    /// The same bytes without room for those that were taken off in front, once there are many.
    private static func rebase(_ data: Data) -> Data {
        data.isEmpty ? Data() : data.startIndex > most ? Data(data) : data
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
        guard !hasMore else {
            hasMore = false
            return true
        }
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
