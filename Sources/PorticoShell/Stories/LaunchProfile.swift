import Foundation
import PorticoTrace

/// How long each phase of a launch took (contract A12), from the trigger to active.
///
/// - From: `AppProcess`, on the real clock with the trace category `phase`
/// - To: `portico run --profile-launch`
package struct LaunchProfile: Equatable, Sendable {
    package struct Phase: Equatable, Sendable {
        package var name: String
        package var seconds: Double
    }

    package var phases: [Phase]

    package var total: Double { phases.reduce(0) { $0 + $1.seconds } }

    /// One line a phase: milliseconds and share.
    package var table: String {
        let rows = phases.map { ($0.name, $0.seconds) } + [("launch", total)]
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, seconds in
            let padding = String(repeating: " ", count: width - name.count)
            return name + padding + String(format: "  %8.2f ms  %5.1f %%", seconds * 1000, seconds / total * 100)
        }.joined(separator: "\n")
    }

    /// Nil when the app has not got there, or its trace does not say.
    package init?(_ process: AppProcess) {
        guard let main = process.mainTime, let launch = process.launchTrace(.phaseBegin, "launch"),
            let interface = process.launchTrace(.phaseEnd, "load main interface"),
            let frameBegin = process.launchTrace(.phaseBegin, "first frame"),
            let frame = process.launchTrace(.phaseEnd, "first frame"),
            let active = process.launchTrace(.phaseEnd, "launch")
        else { return nil }
        phases = [
            Phase(name: "process start to main", seconds: main - process.startTime),
            Phase(name: "main to launch", seconds: launch - main),
            Phase(name: "load main interface", seconds: interface - launch),
            Phase(name: "first frame", seconds: frame - frameBegin),
            // Scenes are connected in between.
            Phase(name: "become active", seconds: active - interface - (frame - frameBegin)),
        ]
    }
}
