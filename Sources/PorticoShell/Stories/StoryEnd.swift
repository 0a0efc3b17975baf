import PorticoTrace

/// The app of a story ended, and no step expected that.
package struct StoryEnd: Error {
    package var end: AppEnd
    /// The last events of its trace.
    package var trace: [TraceEvent]
    package var report: CrashReport?

    package init(end: AppEnd, of process: AppProcess?) {
        self.end = end
        trace = process?.lastTrace ?? []
        report = process?.crash
    }

    /// What a shell would say of the process: 128 + signal for a crash, else the app's own status.
    package var status: Int32 {
        switch end {
        case .crashed(let signal): 128 + signal
        case .exited(let status): status
        // As a process that SIGKILL ended.
        case .watchdog, .backgroundTasksNotEnded, .badChannel, .evicted: 137
        case .quit, .failedToStart, .shellEnded: 1
        }
    }

    /// The callbacks that had begun and not ended, outermost first, as lines; else the last ones.
    package var lastCallbacks: [String] {
        var open: [TraceEvent] = []
        for event in trace {
            switch event.kind {
            case .callBegin: open.append(event)
            case .callEnd:
                if let index = open.lastIndex(where: { $0.name == event.name }) { open.removeSubrange(index...) }
            default: break
            }
        }
        let shown = open.isEmpty ? trace.filter { $0.kind == .callBegin }.suffix(5) : open.suffix(8)
        return shown.compactMap(TextTracePrinter.line(for:))
    }
}
