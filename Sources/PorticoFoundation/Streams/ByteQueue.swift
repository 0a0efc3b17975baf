import Foundation

/// Bytes on their way from a writer to a reader: so many that fit, in their order.
final class ByteQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var bytes = Data()
    private var hasWriterEnded = false
    private var hasReaderEnded = false
    private var failed: (any Error)?
    private var listeners: [@Sendable () -> Void] = []

    init(capacity: Int) { self.capacity = max(1, capacity) }

    /// Has a block called after each change, on the thread that changes something.
    func addListener(_ listener: @escaping @Sendable () -> Void) {
        condition.withLock { listeners.append(listener) }
    }

    private func applyChange<Result>(_ body: () -> Result) -> Result {
        let (result, listeners) = condition.withLock {
            let result = body()
            condition.broadcast()
            return (result, self.listeners)
        }
        for listener in listeners { listener() }
        return result
    }

    // MARK: State

    var error: (any Error)? { condition.withLock { failed } }
    /// Whether a read gives bytes at once.
    var hasBytes: Bool { condition.withLock { !bytes.isEmpty } }
    /// Whether everything has been read and nothing follows.
    var isDrained: Bool { condition.withLock { bytes.isEmpty && hasWriterEnded } }
    /// Whether a write is taken at once.
    var hasSpace: Bool { condition.withLock { bytes.count < capacity && !hasReaderEnded } }
    var isAbandoned: Bool { condition.withLock { hasReaderEnded } }

    func endWriting() { applyChange { hasWriterEnded = true } }
    func endReading() { applyChange { hasReaderEnded = true } }
    func endWithError(_ error: any Error) { applyChange { failed = failed ?? error } }

    // MARK: Bytes

    /// Waits for bytes and gives some of them: 0 at the end, -1 after a failure.
    func readBytes(into buffer: UnsafeMutablePointer<UInt8>, atMost count: Int) -> Int {
        guard count > 0 else { return 0 }
        return applyChange {
            while bytes.isEmpty, !hasWriterEnded, !hasReaderEnded, failed == nil { condition.wait() }
            guard !bytes.isEmpty else { return failed == nil ? 0 : -1 }
            let part = bytes.prefix(count)
            part.copyBytes(to: buffer, count: part.count)
            bytes = Data(bytes.dropFirst(part.count))
            return part.count
        }
    }

    /// Waits for space and takes some bytes: -1 where nobody reads them any more.
    func write(_ buffer: UnsafePointer<UInt8>, _ count: Int) -> Int {
        guard count > 0 else { return 0 }
        return applyChange {
            while bytes.count >= capacity, !hasReaderEnded, !hasWriterEnded, failed == nil { condition.wait() }
            guard !hasReaderEnded, !hasWriterEnded, failed == nil else { return -1 }
            let taken = min(count, capacity - bytes.count)
            bytes.append(buffer, count: taken)
            return taken
        }
    }
}
