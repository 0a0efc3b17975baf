import PorticoRenderModel

/// Every living view, for an inspector that asks which of them aren't on the screen. Only where `RunSettings.watchesViews` says so: a weak
/// reference costs each view some memory.
///
/// - From: `UIView.finishInit`
/// - To: `AliveDumper`
@MainActor package final class LiveViews {
    /// Nil: nobody will ask.
    @InSession package static var shared: LiveViews? = nil

    private struct Entry {
        weak var view: UIView?
        let since: Double
    }

    private var entries: [Entry] = []
    private var limit = 256

    package init() {}

    func add(_ view: UIView) {
        if entries.count >= limit {
            entries.removeAll { $0.view == nil }
            limit = max(256, entries.count * 2)
        }
        entries.append(Entry(view: view, since: MediaClock.shared.now))
    }

    /// Oldest first, with the time of the media clock at which they were made.
    package var all: [(view: UIView, since: Double)] {
        entries.compactMap { entry in entry.view.map { ($0, entry.since) } }
    }
}
