import Foundation
import PorticoHost

/// Takes events from the host, on any thread, and wakes the main run loop for them. What the shell sends has come to the main thread
/// already, in order with its commands: that is only kept until its batch is read, and crosses no second time.
///
/// - From: the shell, by `AppRuntime`; tests
/// - To: `EventQueue`, then `AppRuntime`
package final class HostEventSource: @unchecked Sendable {
    private let lock = NSLock()
    private var queue = EventQueue()
    private var isScheduled = false
    private let deliver: @MainActor ([HostEvent]) -> Void

    package init(deliver: @escaping @MainActor ([HostEvent]) -> Void) {
        self.deliver = deliver
    }

    package func post(_ event: HostEvent) {
        let schedule = lock.withLock {
            queue.append(event)
            defer { isScheduled = true }
            return !isScheduled
        }
        if schedule { DispatchQueue.main.async { self.drain() } }
    }

    /// Takes an event on the main thread; whoever gives it calls `flush()` when it has given all.
    @MainActor package func keep(_ event: HostEvent) { lock.withLock { queue.append(event) } }

    private func drain() { MainActor.assumeIsolated { flush() } }

    /// Delivers what waits, now.
    @MainActor package func flush() {
        let events = lock.withLock {
            isScheduled = false
            return queue.takeAll()
        }
        if !events.isEmpty { deliver(events) }
    }
}
