import Foundation

/// Where a state's value lives. Read and written from any thread; marks its readers on the main one.
final class StateBox<Value>: @unchecked Sendable {
    private let source = DependencySource()
    private let lock = NSRecursiveLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get {
            source.recordRead()
            return lock.withLock { stored }
        }
        set {
            let changed = lock.withLock {
                let differs = !ValueComparison.areEqual(stored, newValue)
                stored = newValue
                return differs
            }
            if changed { source.fire() }
        }
    }

    func set(_ newValue: Value, _ transaction: Transaction?) {
        let changed = lock.withLock {
            let differs = !ValueComparison.areEqual(stored, newValue)
            stored = newValue
            return differs
        }
        if changed { source.fire(transaction) }
    }

    /// The value, without making the running node depend on it.
    var unrecordedValue: Value { lock.withLock { stored } }
}
