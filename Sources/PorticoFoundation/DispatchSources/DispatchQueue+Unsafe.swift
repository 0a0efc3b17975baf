import Dispatch

// Closures that aren't `@Sendable`: the caller promises that nothing else uses what they hold.
extension DispatchQueue {
    /// Runs work on the queue, whatever it holds.
    public func asyncUnsafe(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        let item = DispatchWorkItem(qos: qos, flags: flags, block: work)
        if let group { async(group: group, execute: item) } else { async(execute: item) }
    }

    /// Runs work on the queue at a time, whatever it holds.
    public func asyncAfterUnsafe(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) { asyncAfter(deadline: deadline, execute: DispatchWorkItem(qos: qos, flags: flags, block: work)) }

    /// Runs work on the queue at a time of the clock on the wall, whatever it holds.
    public func asyncAfterUnsafe(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) { asyncAfter(wallDeadline: wallDeadline, execute: DispatchWorkItem(qos: qos, flags: flags, block: work)) }
}
