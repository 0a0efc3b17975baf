import Dispatch

/// Whether two are the same queue. On Linux each `DispatchQueue.main` is another object that stands for the one queue, on iOS they are one.
public func === (lhs: DispatchQueue?, rhs: DispatchQueue?) -> Bool {
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    return ObjectIdentifier(lhs) == ObjectIdentifier(rhs) || lhs.underlying == rhs.underlying
}

/// Whether two are different queues.
public func !== (lhs: DispatchQueue?, rhs: DispatchQueue?) -> Bool { !(lhs === rhs) }

extension DispatchQueue {
    /// Dispatch's own object, which the Swift object stands for.
    fileprivate var underlying: OpaquePointer? {
        Mirror(reflecting: self).children.lazy.compactMap { $0.value as? OpaquePointer }.first
    }
}
