import CHost
import Foundation

/// One end of a channel. Reading belongs to one thread; sending to any.
///
/// - From: `ShellConnection` (app), `AppProcess` (shell)
package final class MessageChannel: @unchecked Sendable {
    package let descriptor: Descriptor
    /// Bytes that may wait for a reader before the sender gives up on it.
    package static let longestQueue = 1 << 20

    private let sending = NSLock()
    // Guarded by `sending`.
    private var queue: [(bytes: Data, descriptors: [Int32])] = []
    private var queued = 0
    // Of the reading thread.
    private var decoder = MessageDecoder()
    private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

    package init(owning number: Int32) {
        descriptor = Descriptor(owning: number)
    }

    /// Two connected ends, both closed on exec.
    package static func pair() throws -> (MessageChannel, MessageChannel) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw ChannelError.system(call: "socketpair", code: errno)
        }
        return (MessageChannel(owning: ends[0]), MessageChannel(owning: ends[1]))
    }

    /// Wakes a reader of this end with the channel's end.
    package func closeChannel() { shutdown(descriptor.number, Int32(SHUT_RDWR)) }

    // MARK: Sending

    /// Sends now; waits for a reader that is behind. The descriptors stay the caller's.
    package func send(_ message: some Encodable, descriptors: [Int32] = []) throws {
        let bytes = try MessageCoding.encode(message, descriptors: descriptors.count)
        try sending.withLock {
            var part = (bytes: bytes, descriptors: descriptors)
            while try Self.push(&part, to: descriptor.number, waits: true) {}
        }
    }

    /// Sends what the socket takes and keeps the rest for `flush()`. Never waits; throws `notRead` when too much is kept.
    package func enqueueMessage(_ message: some Encodable) throws {
        let bytes = try MessageCoding.encode(message)
        try sending.withLock {
            guard queued + bytes.count <= Self.longestQueue else { throw ChannelError.notRead(bytes: queued) }
            queue.append((bytes, []))
            queued += bytes.count
            try flushLocked()
        }
    }

    /// Whether something waits until the socket can take more.
    package var hasBacklog: Bool { sending.withLock { !queue.isEmpty } }
    package var backlog: Int { sending.withLock { queued } }

    package func flush() throws { try sending.withLock { try flushLocked() } }

    private func flushLocked() throws {
        while !queue.isEmpty {
            let before = queue[0].bytes.count
            let more = try Self.push(&queue[0], to: descriptor.number, waits: false)
            queued -= before - queue[0].bytes.count
            if queue[0].bytes.isEmpty { queue.removeFirst() } else if !more { return }
        }
    }

    /// Sends a piece of a message. True while there is more to send and the socket may take it.
    private static func push(
        _ part: inout (bytes: Data, descriptors: [Int32]), to socket: Int32, waits: Bool
    ) throws -> Bool {
        let sent = part.bytes.withUnsafeBytes { bytes in
            portico_send(
                socket, bytes.baseAddress, bytes.count, part.descriptors, Int32(part.descriptors.count), waits ? 1 : 0)
        }
        guard sent >= 0 else {
            if errno == EAGAIN || errno == EWOULDBLOCK { return false }
            throw errno == EPIPE || errno == ECONNRESET
                ? ChannelError.closed : ChannelError.system(call: "sendmsg", code: errno)
        }
        // Descriptors go with the first byte.
        part.descriptors = []
        part.bytes = part.bytes.dropFirst(sent)
        return !part.bytes.isEmpty
    }

    // MARK: Receiving

    /// The next message. Waits for it; throws `closed` at the end.
    package func receive<Message: Decodable>(_ type: Message.Type) throws -> (Message, [Descriptor]) {
        while true {
            if let message = try decoder.next() {
                return (try MessageCoding.decode(type, from: message.json), message.descriptors)
            }
            try readMessages(waits: true)
        }
    }

    /// A message that is there already; nil if there is none. Reads at most once, so that one busy channel does not starve others.
    package func receiveIfReady<Message: Decodable>(_ type: Message.Type) throws -> (Message, [Descriptor])? {
        if let ready = try nextDecoded(type) { return ready }
        guard try readMessages(waits: false) else { return nil }
        return try nextDecoded(type)
    }

    /// A message of what was read before; does not read.
    package func nextDecoded<Message: Decodable>(_ type: Message.Type) throws -> (Message, [Descriptor])? {
        try decoder.next().map { (try MessageCoding.decode(type, from: $0.json), $0.descriptors) }
    }

    /// False when nothing is there.
    @discardableResult
    private func readMessages(waits: Bool) throws -> Bool {
        var numbers = [Int32](repeating: -1, count: HostLimits.descriptors)
        var count = Int32(numbers.count)
        let received = buffer.withUnsafeMutableBytes {
            portico_receive(descriptor.number, $0.baseAddress, $0.count, &numbers, &count, waits ? 1 : 0)
        }
        let code = errno
        let came = numbers.prefix(Int(max(count, 0))).map(Descriptor.init(owning:))
        guard received >= 0 else {
            switch code {
            case EAGAIN: return false
            case EMSGSIZE: throw ChannelError.descriptors("more than \(HostLimits.descriptors)")
            case ECONNRESET: throw ChannelError.closed
            default: throw ChannelError.system(call: "recvmsg", code: code)
            }
        }
        guard received > 0 else { throw ChannelError.closed }
        try buffer.withUnsafeBytes {
            try decoder.appendBytes(UnsafeRawBufferPointer(rebasing: $0[..<received]), descriptors: came)
        }
        return true
    }
}
