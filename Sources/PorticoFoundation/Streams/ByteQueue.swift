import Foundation

/// Bytes on their way from a writer to a reader: so many that fit, in their order.
final class ByteQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    /// The bytes that haven't been read begin at `start`: those before it go away together, once they are the half.
    private var bytes: [UInt8] = []
    private var start = 0
    private static let leastRemoved = 4096
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

    private var count: Int { bytes.count - start }
    var error: (any Error)? { condition.withLock { failed } }
    /// Whether a read gives bytes at once.
    var hasBytes: Bool { condition.withLock { count > 0 } }
    /// Whether everything has been read and nothing follows.
    var isDrained: Bool { condition.withLock { count == 0 && hasWriterEnded } }
    /// Whether a write is taken at once.
    var hasSpace: Bool { condition.withLock { count < capacity && !hasReaderEnded } }
    var isAbandoned: Bool { condition.withLock { hasReaderEnded } }

    func endWriting() { applyChange { hasWriterEnded = true } }
    func endReading() { applyChange { hasReaderEnded = true } }
    func endWithError(_ error: any Error) { applyChange { failed = failed ?? error } }

    // MARK: Bytes

    /// Waits for bytes and gives some of them: 0 at the end, -1 after a failure.
    func readBytes(into buffer: UnsafeMutablePointer<UInt8>, atMost most: Int) -> Int {
        guard most > 0 else { return 0 }
        return applyChange {
            while count == 0, !hasWriterEnded, !hasReaderEnded, failed == nil { condition.wait() }
            guard count > 0 else { return failed == nil ? 0 : -1 }
            let taken = min(most, count)
            bytes.withUnsafeBufferPointer { all in
                if let base = all.baseAddress { buffer.update(from: base + start, count: taken) }
            }
            start += taken
            if start == bytes.count {
                bytes.removeAll(keepingCapacity: true)
                start = 0
            } else if start >= Self.leastRemoved, start >= bytes.count / 2 {
                bytes.removeSubrange(..<start)
                start = 0
            }
            return taken
        }
    }

    /// Waits for space and takes some bytes: -1 where nobody reads them any more.
    func write(_ buffer: UnsafePointer<UInt8>, _ wanted: Int) -> Int {
        guard wanted > 0 else { return 0 }
        return applyChange {
            while count >= capacity, !hasReaderEnded, !hasWriterEnded, failed == nil { condition.wait() }
            guard !hasReaderEnded, !hasWriterEnded, failed == nil else { return -1 }
            let taken = min(wanted, capacity - count)
            bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: taken))
            return taken
        }
    }
}
