import Dispatch
import Foundation

/// Where a context's work runs: the main queue, or a queue of its own, one piece of work after the other.
struct ContextQueue: @unchecked Sendable {
    private static let key = DispatchSpecificKey<ObjectIdentifier>()
    private let own: DispatchQueue?
    let isMain: Bool

    init(_ type: NSManagedObjectContextConcurrencyType) {
        isMain = type == .mainQueueConcurrencyType
        guard type == .privateQueueConcurrencyType else {
            own = nil
            return
        }
        let queue = DispatchQueue(label: "NSManagedObjectContext")
        queue.setSpecific(key: Self.key, value: ObjectIdentifier(queue))
        own = queue
    }

    /// Whether the caller runs there already.
    var isCurrent: Bool {
        if let own { return DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(own) }
        return !isMain || Thread.isMainThread
    }

    func enqueue(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        (own ?? DispatchQueue.main).async { block() }
    }

    /// Runs the block there and waits for it; at once where the caller runs there already.
    func wait<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
        if isCurrent { return try block() }
        var result: Result<T, E>?
        (own ?? DispatchQueue.main).sync {
            do throws(E) { result = .success(try block()) } catch { result = .failure(error) }
        }
        return try result!.get()
    }
}

/// A value on its way to the queue that it belongs to.
struct Handed<Value>: @unchecked Sendable {
    let value: Value
}
