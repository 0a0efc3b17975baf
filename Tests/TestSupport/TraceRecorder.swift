import Foundation
import PorticoTrace

/// Keeps the life-cycle stream, so that a test can compare whole lists of callbacks: also the empty one.
package final class TraceRecorder: TraceSink, @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [TraceEvent] = []

    package init() {}

    package func record(_ event: TraceEvent) {
        lock.withLock { recorded.append(event) }
    }

    package var events: [TraceEvent] { lock.withLock { recorded } }

    package func clear() {
        lock.withLock { recorded.removeAll() }
    }

    /// The callbacks of the named classes in the order they began, as "Class selector".
    package func calls(of subjects: Set<String>, _ categories: Set<TraceEvent.Category>? = nil) -> [String] {
        events.compactMap { event in
            guard event.kind == .callBegin, subjects.contains(event.subject) else { return nil }
            if let categories, !categories.contains(event.category) { return nil }
            return "\(event.subject) \(event.name)"
        }
    }

    /// The selectors that one class received, in order.
    package func selectors(of subject: String, _ categories: Set<TraceEvent.Category>? = nil) -> [String] {
        calls(of: [subject], categories).map { String($0.dropFirst(subject.count + 1)) }
    }

    /// Selectors of one class, keeping only those named.
    package func selectors(of subject: String, among names: [String]) -> [String] {
        selectors(of: subject).filter(names.contains)
    }

    package func instants(named name: String) -> [TraceEvent] {
        events.filter { $0.kind == .instant && $0.name == name }
    }
}

/// Whether `part` appears in `whole` in this order, other things between allowed.
package func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
    var rest = whole[...]
    for item in part {
        guard let index = rest.firstIndex(of: item) else { return false }
        rest = rest[rest.index(after: index)...]
    }
    return true
}
