import Foundation

/// The bytes between two bound streams, and the states of both ends.
///
/// A stream that is gone counts as closed. Its delegate is told by the run loop it is scheduled in, never from inside of a call.
final class StreamPipe: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var bytes = Data()
    private var reader = Stream.Status.notOpen
    private var writer = Stream.Status.notOpen
    private weak var readerEnd: StreamEnd?
    private weak var writerEnd: StreamEnd?

    init(capacity: Int) { self.capacity = capacity }

    func connectEnds(_ reader: StreamEnd, _ writer: StreamEnd) {
        readerEnd = reader
        writerEnd = writer
    }

    private func withLock<T>(_ body: () -> T) -> T {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }

    // MARK: Reading

    /// A reader whose writer is closed is at its end when nothing is left.
    private var readerIsAtEnd: Bool { reader == .open && writer == .closed && bytes.isEmpty }

    var readerStatus: Stream.Status { withLock { readerIsAtEnd ? .atEnd : reader } }
    var hasBytes: Bool { withLock { reader == .open && !bytes.isEmpty } }

    func openReader() {
        guard withLock({ beginStatus(&reader) }) else { return }
        readerEnd?.postEvents(Stream.Event.openCompleted.union(readerEvents))
    }

    /// Gives out the first bytes; waits for them where there are none and the writer isn't closed.
    ///
    /// - Returns: 0 at the end, -1 where the stream isn't open.
    func readBytes(into buffer: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
        let count = withLock { () -> Int in
            while reader == .open, bytes.isEmpty, writer != .closed { condition.wait() }
            guard reader == .open else { return -1 }
            let count = min(max(length, 0), bytes.count)
            bytes.copyBytes(to: buffer, count: count)
            bytes = Data(bytes.dropFirst(count))
            condition.broadcast()
            return count
        }
        if count > 0 {
            readerEnd?.postEvents(readerEvents)
            writerEnd?.postEvents(writerEvents)
        }
        return count
    }

    func closeReader() {
        withLock {
            reader = .closed
            condition.broadcast()
        }
        readerEnd?.forgetEvents()
        writerEnd?.postEvents(writerEvents)
    }

    /// The events that hold of the reader now.
    var readerEvents: Stream.Event {
        withLock {
            guard reader == .open else { return [] }
            return bytes.isEmpty ? readerIsAtEnd ? .endEncountered : [] : .hasBytesAvailable
        }
    }

    // MARK: Writing

    /// Nobody can read any more what the writer writes.
    private var writerHasFailed: Bool { writer == .open && reader == .closed }

    var writerStatus: Stream.Status { withLock { writerHasFailed ? .error : writer } }
    var hasSpace: Bool { withLock { writer == .open && reader != .closed && bytes.count < capacity } }
    var writerError: (any Error)? {
        withLock { writerHasFailed ? NSError(domain: NSPOSIXErrorDomain, code: Int(EPIPE)) : nil }
    }

    func openWriter() {
        guard withLock({ beginStatus(&writer) }) else { return }
        writerEnd?.postEvents(Stream.Event.openCompleted.union(writerEvents))
    }

    /// Keeps as many bytes as there is room for; waits where there is none.
    ///
    /// - Returns: -1 where the stream isn't open, or the reader is closed.
    func writeBytes(_ buffer: UnsafePointer<UInt8>, _ length: Int) -> Int {
        let count = withLock { () -> Int in
            while writer == .open, reader != .closed, bytes.count >= capacity { condition.wait() }
            guard writer == .open, reader != .closed else { return -1 }
            let count = min(max(length, 0), capacity - bytes.count)
            bytes.append(buffer, count: count)
            condition.broadcast()
            return count
        }
        if count > 0 {
            readerEnd?.postEvents(readerEvents)
            writerEnd?.postEvents(writerEvents)
        }
        return count
    }

    func closeWriter() {
        withLock {
            writer = .closed
            condition.broadcast()
        }
        writerEnd?.forgetEvents()
        readerEnd?.postEvents(readerEvents)
    }

    /// The events that hold of the writer now.
    var writerEvents: Stream.Event {
        withLock {
            guard writer == .open else { return [] }
            return writerHasFailed ? .errorOccurred : bytes.count < capacity ? .hasSpaceAvailable : []
        }
    }

    /// - Returns: whether the end wasn't opened before.
    private func beginStatus(_ status: inout Stream.Status) -> Bool {
        guard status == .notOpen else { return false }
        status = .open
        return true
    }
}
