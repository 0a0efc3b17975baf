import Foundation

/// A value that two queues use.
final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var own: Value
    init(_ value: Value) { own = value }
    var value: Value {
        get { lock.withLock { own } }
        set { lock.withLock { own = newValue } }
    }
}
