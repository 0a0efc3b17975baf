/// One change of a container after the other. While one begins or ends, the app hears of it, and may ask for the next: that waits
/// until everybody has heard.
///
/// - From: `UINavigationController`, `UITabBarController`
@MainActor final class ContainerTurns<Goal> {
    private var depth = 0
    private var waiting: [() -> Void] = []
    /// What the container comes to by the change that is made now, or by one that waits for its end.
    private(set) var wanted: Goal?
    var isBusy: Bool { depth > 0 }

    /// Makes a change now, or, when those that are being made are done, the last one that was asked for.
    func take(_ goal: Goal, _ change: @escaping () -> Void) {
        wanted = goal
        guard !isBusy else {
            waiting = [change]
            return
        }
        run(change)
        if !isBusy { settle() }
    }

    /// Runs something now, or when the changes that are being made are done.
    func afterwards(_ work: @escaping () -> Void) {
        if isBusy { waiting.append(work) } else { work() }
    }

    /// From here to `end()` others wait.
    func begin() { depth += 1 }

    func end() {
        depth -= 1
        settle()
    }

    private func run(_ work: () -> Void) {
        depth += 1
        work()
        depth -= 1
    }

    private func settle() {
        while depth == 0, !waiting.isEmpty { run(waiting.removeFirst()) }
        if depth == 0 { wanted = nil }
    }
}
