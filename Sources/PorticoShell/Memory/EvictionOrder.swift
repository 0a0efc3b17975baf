/// Whom to end when memory is needed (contract A09): suspended apps, least recently used first; then those in the background; the
/// one in front last.
package enum EvictionOrder {
    package static func sorted(_ processes: [AppProcess]) -> [AppProcess] {
        processes.filter { $0.state.phase != .notRunning && $0.state.killed == nil }
            .sorted { (rank($0.state.phase), $0.lastUse) < (rank($1.state.phase), $1.lastUse) }
    }

    static func rank(_ phase: AppProcessState.Phase) -> Int {
        switch phase {
        case .suspended: 0
        case .background: 1
        case .notRunning, .launching, .inactive, .active: 2
        }
    }
}
