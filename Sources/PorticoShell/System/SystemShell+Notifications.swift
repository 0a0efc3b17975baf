import Foundation
import PorticoHost

/// Push notifications, and what the system shows of apps that aren't in front.
extension SystemShell {
    /// Notifications that the system keeps, of all apps.
    static let mostNotifications = 100

    /// Sends an app a push notification, as `xcrun simctl push` does. One that runs gets it; of another, or a suspended one, it is shown
    /// if a person has allowed that. Throws where the text is no payload, or no app is meant by it.
    ///
    /// - Parameter id: the app; nil: the one that the payload names, else the one in front or the one that was there last.
    @discardableResult
    package func push(_ text: String, to id: InstalledApp.ID? = nil) throws -> AppProcess? {
        let payload: PushPayload
        do {
            payload = try PushPayload(text)
        } catch let problem as PushPayload.Problem {
            throw ShellError(problem.line.map { "line \($0)" } ?? "payload", problem.reason, remedy: problem.remedy)
        }
        let app = try receiver(id ?? payload.target)
        pushes += 1
        let name = "push-\(pushes)"
        let process = process(of: app.id)
        process?.passMessage(.push(id: name, payload: text))
        if process.map({ $0.state.phase == .suspended }) ?? true, !payload.title.isEmpty || !payload.body.isEmpty,
            Self.mayNotify(process?.home ?? app.container)
        {
            showNotification(
                AppNotification(id: name, title: payload.title, body: payload.body, payload: text), of: app)
        }
        return process
    }

    private func receiver(_ id: InstalledApp.ID?) throws -> InstalledApp {
        if let id {
            guard let app = apps.first(where: { $0.id == id }) else {
                throw ShellError(id, "no such app", remedy: "installed are: " + apps.map(\.id).joined(separator: ", "))
            }
            return app
        }
        if let last = processes.max(by: { $0.lastUse < $1.lastUse }) { return (foreground ?? last).app }
        guard let only = apps.first, apps.count == 1 else {
            throw ShellError(
                "push", "no app is meant",
                remedy: "open one, or name it: \"\(PushPayload.targetKey)\": \"an.identifier\"")
        }
        return only
    }

    /// As the app's container has it; without one the app asks anew at each launch.
    private static func mayNotify(_ container: String?) -> Bool {
        guard let container,
            let data = BoundedFile.read(SavedPermissions.file, in: container, atMost: 64 << 10),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return false }
        return list[SavedPermissions.notifications] as? Bool ?? false
    }

    /// Each once: a suspended app tells of a push again when it goes on.
    func showNotification(_ notification: AppNotification, of app: InstalledApp) {
        guard !shownNotifications.contains(app.id + "/" + notification.id) || !notification.id.hasPrefix("push-") else {
            return
        }
        shownNotifications.insert(app.id + "/" + notification.id)
        notifications.removeAll { $0.app == app.id && $0.notification.id == notification.id }
        notifications.append((app.id, notification))
        notifications.removeFirst(max(0, notifications.count - Self.mostNotifications))
        emitEvent(.notification(app, notification))
    }

    /// What tapping a notification does: its app comes to the front, and is told. Nil: the newest of all, or of one app.
    @discardableResult
    package func openNotification(notification id: String?, of app: InstalledApp.ID? = nil) throws -> AppProcess {
        let found = notifications.lastIndex {
            (id == nil || $0.notification.id == id) && (app == nil || $0.app == app)
        }
        guard let found else {
            throw ShellError(
                app ?? "the device", "no notification is shown",
                remedy: "one is, when it comes while its app isn't in front")
        }
        let (owner, notification) = notifications[found]
        let process = try openApp(owner, notification: notification)
        notifications.remove(at: found)
        return process
    }
}
