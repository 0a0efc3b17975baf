import Foundation

/// Tells the kernel's own killer whom to take first, by `oom_score_adj`: suspended apps, then those in the background.
enum OOMScore {
    static func value(for phase: AppProcessState.Phase) -> Int {
        switch phase {
        case .notRunning, .launching, .inactive, .active: 0
        case .background: 300
        case .suspended: 900
        }
    }

    /// Where the kernel forbids it (some containers), nothing happens: the shell's own order does not depend on it.
    static func setScore(for phase: AppProcessState.Phase, process: Int32) {
        guard process > 0 else { return }
        let file = open("/proc/\(process)/oom_score_adj", O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        let text = String(max(value(for: phase), own))
        _ = text.withCString { write(file, $0, strlen($0)) }
    }

    /// The shell's own value: a child may not go below it.
    private static let own: Int = {
        let text = try? String(contentsOfFile: "/proc/self/oom_score_adj", encoding: .utf8)
        return Int(text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "") ?? 0
    }()
}
