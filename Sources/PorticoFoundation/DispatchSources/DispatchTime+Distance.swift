import Dispatch

extension DispatchTime {
    /// The time from here to another.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        if self == .distantFuture || other == .distantFuture { return self == other ? .nanoseconds(0) : .never }
        let (from, to) = (uptimeNanoseconds, other.uptimeNanoseconds)
        return to >= from
            ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
    }

    /// The time so much later.
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}
