/// Writes the seed documents' own log format (contract A19), one line an event, without times, so that two runs can be compared:
///
/// ```
/// --- -[AppDelegate application:didFinishLaunchingWithOptions:] ---
/// --- transaction commit ---
/// ```
///
/// A callback is written when it begins and only where the app's own class receives it; phases of the main thread when they
/// begin; instants with their detail in parentheses. Of a frame, which has phases of its own sixty times a second, only that it
/// was presented.
package final class TextTracePrinter: TracePrinter {
    private let output: TraceOutput
    private let categories: Set<TraceEvent.Category>

    /// Left out unless they are asked for: when a class is first used and how a network answers says nothing about two runs.
    package static let standardCategories = Set(TraceEvent.Category.allCases).subtracting([.classes, .network])

    package init(_ output: TraceOutput, categories: Set<TraceEvent.Category> = standardCategories) {
        self.output = output
        self.categories = categories
    }

    package func record(_ event: TraceEvent) {
        guard categories.contains(event.category), let line = Self.line(for: event) else { return }
        output.write(line + "\n")
    }

    package func finish() { output.flush() }

    /// The line for one event; nil where the documents would print none.
    package static func line(for event: TraceEvent) -> String? {
        switch event.kind {
        case .callBegin: event.isSystemSubject ? nil : "--- -[\(event.subject) \(event.name)] ---"
        case .phaseBegin where event.category == .frame: nil
        case .phaseBegin: "--- \(event.name) ---"
        case .instant where event.category == .classes:
            event.isSystemSubject ? nil : "--- +[\(event.subject) \(event.name)] ---"
        case .instant: event.detail.isEmpty ? "--- \(event.name) ---" : "--- \(event.name) (\(event.detail)) ---"
        case .callEnd, .phaseEnd: nil
        }
    }
}
