import Foundation
import PorticoHost
import PorticoTrace

/// Sends the trace to the shell. What the app's own callbacks say goes at once, so that it is there when the app crashes in one;
/// the rest in batches.
///
/// - From: `PorticoTrace`, any thread
/// - To: `AppMessage.trace`
final class ShellTraceSink: TraceSink, @unchecked Sendable {
    private let send: @Sendable (AppMessage) -> Void
    private let batches: Bool
    private let lock = NSLock()
    private let sending = NSLock()
    private var categories: Set<TraceEvent.Category>
    private var waiting: [TraceEvent] = []
    private var isScheduled = false

    /// - Parameter isVirtual: then `flush()` alone decides when, so that a run repeats.
    init(categories: Set<TraceEvent.Category>, isVirtual: Bool, send: @escaping @Sendable (AppMessage) -> Void) {
        self.categories = categories
        batches = !isVirtual
        self.send = send
    }

    static func categories(_ names: [String]) -> Set<TraceEvent.Category> {
        Set(names.compactMap(TraceEvent.Category.init(rawValue:)))
    }

    func select(_ new: Set<TraceEvent.Category>) { lock.withLock { categories = new } }

    func record(_ event: TraceEvent) {
        let isUrgent = event.category == .application || event.category == .controller
        let (sends, schedules) = lock.withLock { () -> (Bool, Bool) in
            guard categories.contains(event.category) else { return (false, false) }
            waiting.append(Self.bounded(event))
            let sends = isUrgent && event.kind == .callBegin || waiting.count >= HostLimits.traceEvents / 2
            let schedules = !sends && batches && !isScheduled
            if schedules { isScheduled = true }
            return (sends, schedules)
        }
        if sends { flush() }
        if schedules {
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { [self] in
                lock.withLock { isScheduled = false }
                flush()
            }
        }
    }

    func flush() {
        sending.withLock {
            let events = lock.withLock {
                defer { waiting = [] }
                return waiting
            }
            if !events.isEmpty { send(.trace(events)) }
        }
    }

    /// Details may be as long as an app's texts; a message may not.
    private static func bounded(_ event: TraceEvent) -> TraceEvent {
        guard event.detail.utf8.count > HostLimits.name else { return event }
        var event = event
        event.detail = event.detail.prefix(HostLimits.name / 4) + "…"
        return event
    }
}
