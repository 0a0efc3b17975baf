import Foundation

/// The app's running requests for background time. In-process there is no shell to take the time away: `expire` does it,
/// for a story and for the shell to come.
@MainActor final class BackgroundTasks {
    /// What iOS grants after the app left the screen, in seconds.
    static let allowance: TimeInterval = 30

    private var tasks: [(id: UIBackgroundTaskIdentifier, name: String?, handler: (() -> Void)?)] = []
    private var nextID = 1

    nonisolated init() {}

    func begin(name: String?, _ handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        let id = UIBackgroundTaskIdentifier(rawValue: nextID)
        nextID += 1
        tasks.append((id, name, handler))
        return id
    }

    func end(_ id: UIBackgroundTaskIdentifier) {
        tasks.removeAll { $0.id == id }
    }

    func remaining(in state: UIApplication.State) -> TimeInterval {
        state == .background ? Self.allowance : .greatestFiniteMagnitude
    }

    var isEmpty: Bool { tasks.isEmpty }

    /// The time is over: every handler once, oldest first.
    func expire() {
        let running = tasks
        for task in running where tasks.contains(where: { $0.id == task.id }) { task.handler?() }
    }
}
