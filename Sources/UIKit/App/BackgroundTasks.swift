import CoreGraphics
import Foundation
import PorticoHost
import PorticoRenderModel

/// The app's running requests for background time. The shell takes the time away: it tells when it ends and lets the handlers
/// run. Any thread, as Apple's API.
///
/// - From: `UIApplication.beginBackgroundTask`, `HostMessage.backgroundDeadline`
/// - To: `AppMessage.backgroundTasks`
final class BackgroundTasks: @unchecked Sendable {
    private struct Task {
        var id: UIBackgroundTaskIdentifier
        var name: String
        var handler: (() -> Void)?
    }

    private let lock = NSLock()
    // Guarded by the lock.
    private var tasks: [Task] = []
    private var nextID = 1
    private var end: Double?
    private var isBackground = false
    private var listener: (@Sendable ([String]) -> Void)?

    /// Hears of every change, with the names of the tasks that run.
    var changed: (@Sendable ([String]) -> Void)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }

    /// On the media clock; nil while nothing limits the app.
    var deadline: Double? {
        get { lock.withLock { end } }
        set { lock.withLock { end = newValue } }
    }

    var isInBackground: Bool {
        get { lock.withLock { isBackground } }
        set { lock.withLock { isBackground = newValue } }
    }

    var remaining: TimeInterval { lock.withLock { remainingLocked } }

    private var remainingLocked: TimeInterval {
        guard isBackground, let end else { return .greatestFiniteMagnitude }
        return max(0, end - MediaClock.shared.now)
    }

    func begin(name: String?, _ handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        var isFull = false
        defer {
            if isFull {
                Diagnostics.report(
                    "\(HostLimits.backgroundTasks) background tasks run already: end them with endBackgroundTask(_:); no other begins"
                )
            }
        }
        return change {
            guard remainingLocked > 0 else { return .invalid }
            guard tasks.count < HostLimits.backgroundTasks else {
                isFull = true
                return .invalid
            }
            let id = UIBackgroundTaskIdentifier(rawValue: nextID)
            nextID += 1
            tasks.append(Task(id: id, name: String((name ?? "").prefix(100)), handler: handler))
            return id
        }
    }

    func end(_ id: UIBackgroundTaskIdentifier) {
        change { tasks.removeAll { $0.id == id } }
    }

    private func change<Value>(_ body: () -> Value) -> Value {
        let (value, names, listener) = lock.withLock {
            let before = tasks.count
            let value = body()
            return (value, tasks.count == before ? nil : tasks.map(\.name), self.listener)
        }
        if let names { listener?(names) }
        return value
    }

    var isEmpty: Bool { lock.withLock { tasks.isEmpty } }

    /// The time is over: every handler once, oldest first, on the main thread. What a handler ends before its turn is left out.
    @MainActor func expire() {
        for task in lock.withLock({ tasks }) {
            let handler = lock.withLock { () -> (() -> Void)? in
                guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return nil }
                defer { tasks[index].handler = nil }
                return tasks[index].handler
            }
            handler?()
        }
    }

    func reset() {
        lock.withLock {
            tasks = []
            end = nil
            isBackground = false
            listener = nil
        }
    }
}
