import UIKitValues

/// The source of a value that is worked out from others, and kept until one of them changes: whoever reads the value depends on this one
/// source instead of on all of those.
@MainActor final class DerivedSource {
    private let source = DependencySource()
    /// Whether the value that was worked out last still holds.
    private(set) var isCurrent = false

    /// Works the value out. What `body` reads makes it worth nothing when it changes.
    func recordingReads<Result>(_ body: () -> Result) -> Result {
        isCurrent = true
        return addingReads(body)
    }

    /// Works out more that hangs on the same value. On the main thread.
    nonisolated func addingReads<Result>(_ body: () -> Result) -> Result {
        let outer = DependencySource.collector.value
        DependencySource.collector.value = self
        defer { DependencySource.collector.value = outer }
        return body()
    }

    /// Remembers that the node which runs now, or what is worked out now, depends on the value.
    func recordRead() { source.recordRead() }

    /// Called by the sources that were read when one of them changes.
    func endValue(_ transaction: Transaction) {
        guard isCurrent else { return }
        isCurrent = false
        source.fire(transaction)
    }
}
