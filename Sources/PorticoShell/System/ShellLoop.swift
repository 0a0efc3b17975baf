import CHost
import Foundation
import PorticoHost

/// What the shell waits for, on one thread: descriptors, timers, and work that other threads post. No locks but that of the posts.
///
/// Timers stand on the shell's clock or on the machine's; those of a virtual clock fire when somebody advances it.
package final class ShellLoop {
    package struct Watch: Hashable { fileprivate let id: Int }
    package struct Timer: Hashable { fileprivate let id: Int }

    private struct Watched {
        var descriptor: Int32
        var events: Int16
        var handler: (Int16) -> Void
    }

    private struct Scheduled {
        var deadline: Double
        var isVirtual: Bool
        var handler: () -> Void
    }

    package let clock: ShellClock
    package let posts = ShellPosts()
    private var watched: [Int: Watched] = [:]
    private var scheduled: [Int: Scheduled] = [:]
    private var nextID = 1

    package init(clock: ShellClock) {
        self.clock = clock
    }

    // MARK: Descriptors

    package func watch(_ descriptor: Int32, events: Int16 = Int16(POLLIN), _ handler: @escaping (Int16) -> Void)
        -> Watch
    {
        nextID += 1
        watched[nextID] = Watched(descriptor: descriptor, events: events, handler: handler)
        return Watch(id: nextID)
    }

    package func setEvents(_ events: Int16, of watch: Watch) { watched[watch.id]?.events = events }

    package func cancel(_ watch: Watch) { watched[watch.id] = nil }

    // MARK: Timers

    /// - Parameter onMachineTime: for watchdogs, which count even while a virtual clock stands.
    package func schedule(
        after seconds: Double, onMachineTime: Bool = false, _ handler: @escaping () -> Void
    ) -> Timer {
        nextID += 1
        let isVirtual = clock.isVirtual && !onMachineTime
        let start = isVirtual ? clock.now : ShellClock.machineTime
        scheduled[nextID] = Scheduled(deadline: start + seconds, isVirtual: isVirtual, handler: handler)
        return Timer(id: nextID)
    }

    package func cancel(_ timer: Timer) { scheduled[timer.id] = nil }

    /// When the first timer of the virtual clock is due.
    var nextVirtualDeadline: Double? { scheduled.values.lazy.filter(\.isVirtual).map(\.deadline).min() }

    /// Fires what is due, in order of deadline, then of making.
    func fireTimers() {
        while true {
            let virtual = clock.isVirtual ? clock.now : 0
            let machine = ShellClock.machineTime
            let due = scheduled.filter { $0.value.deadline <= ($0.value.isVirtual ? virtual + 1e-9 : machine) }
            guard let first = due.min(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }) else { return }
            scheduled[first.key] = nil
            first.value.handler()
        }
    }

    // MARK: Turning

    /// Waits at most this long for anything, and handles it.
    package func turnLoop(atMost seconds: Double) {
        var wait = max(0, seconds)
        let machine = ShellClock.machineTime
        for timer in scheduled.values where !timer.isVirtual { wait = min(wait, max(0, timer.deadline - machine)) }
        let order = watched.keys.sorted()
        var polls = order.map { pollfd(fd: watched[$0]!.descriptor, events: watched[$0]!.events, revents: 0) }
        polls.append(pollfd(fd: posts.wakeDescriptor, events: Int16(POLLIN), revents: 0))
        let milliseconds = Int32(min((wait * 1000).rounded(.up), 60_000))
        let count = poll(&polls, nfds_t(polls.count), milliseconds)
        if count > 0 {
            for (id, result) in zip(order, polls) where result.revents != 0 {
                // A handler before may have cancelled this one.
                watched[id]?.handler(result.revents)
            }
        }
        for body in posts.takeWork() { body() }
        fireTimers()
    }

    /// Turns until the condition holds; false when `seconds` of machine time passed first.
    @discardableResult
    package func turnLoop(until condition: () -> Bool, atMost seconds: Double) -> Bool {
        let end = ShellClock.machineTime + seconds
        while !condition() {
            let left = end - ShellClock.machineTime
            guard left > 0 else { return false }
            turnLoop(atMost: left)
        }
        return true
    }
}

/// Work for the loop's thread from any other.
package final class ShellPosts: @unchecked Sendable {
    private let lock = NSLock()
    private var bodies: [() -> Void] = []
    private let wake: Descriptor
    let wakeDescriptor: Int32

    init() {
        wakeDescriptor = portico_wake_descriptor()
        wake = Descriptor(owning: wakeDescriptor)
    }

    package func postWork(_ body: @escaping @Sendable () -> Void) {
        lock.withLock { bodies.append(body) }
        portico_wake(wakeDescriptor)
    }

    func takeWork() -> [() -> Void] {
        lock.withLock {
            guard !bodies.isEmpty else { return [] }
            portico_woken(wakeDescriptor)
            defer { bodies = [] }
            return bodies
        }
    }
}
