import Foundation
import PorticoHost
import PorticoTrace
import QuartzCore
import UIKit

/// The notifications of the app that runs: which are to come, which have come, who hears of them.
///
/// - From: `UNUserNotificationCenter`, `RemoteNotifications`
/// - To: `UNUserNotificationCenterDelegate`, `NotificationBanner`, `SystemAlert`
@MainActor final class NotificationDesk: NotificationReceiver {
    private struct Pending {
        var request: UNNotificationRequest
        /// On the app's clock; nil: never.
        var due: TimeInterval?
        /// When the calendar says so; nil: no calendar does.
        var date: Date?
    }

    @InSession private static var desk: NotificationDesk? = nil

    private var pending: [Pending] = []
    private(set) var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    private var asked: UNAuthorizationOptions = []
    private var waiting: [@MainActor (Bool) -> Void] = []

    /// Of this app's run.
    static var shared: NotificationDesk {
        if let desk { return desk }
        let made = NotificationDesk()
        desk = made
        RemoteNotifications.receiver = made
        return made
    }

    private var center: UNUserNotificationCenter { .current() }
    var hasDelegate: Bool { center.delegate != nil }

    // MARK: What is allowed

    private var status: UNAuthorizationStatus {
        switch SystemPermissions.answer(SavedPermissions.notifications) as? Bool {
        case true?: .authorized
        case false?: .denied
        case nil: asked.contains(.provisional) ? .provisional : .notDetermined
        }
    }

    private var isAllowed: Bool { status == .authorized || status == .provisional }

    var settings: UNNotificationSettings {
        // A later launch knows the answer, and not what was asked for then.
        let options = asked.isEmpty && status != .notDetermined ? [.alert, .badge, .sound] : asked
        return UNNotificationSettings(status, options)
    }

    /// Asks once; who asks meanwhile gets the same answer.
    func authorize(_ options: UNAuthorizationOptions, _ done: @escaping @MainActor (Bool) -> Void) {
        asked.formUnion(options)
        guard status == .notDetermined else { return done(isAllowed) }
        waiting.append(done)
        guard waiting.count == 1 else { return }
        SystemAlert.ask(
            "“\(SystemAlert.appName)” Would Like to Send You Notifications",
            message: "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
            choices: ["Don’t Allow", "Allow"]
        ) { [self] choice in
            SystemPermissions.remember(choice == 1, as: SavedPermissions.notifications)
            let all = waiting
            waiting = []
            for done in all { done(choice == 1) }
        }
    }

    // MARK: To come

    var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

    func add(_ request: UNNotificationRequest) -> UNError? {
        guard isAllowed else { return UNError(.notificationsNotAllowed) }
        pending.removeAll { $0.request.identifier == request.identifier }
        guard let trigger = request.trigger else {
            // At once, and not before the caller goes on.
            DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver(UNNotification(request)) } }
            return nil
        }
        schedule(request, trigger)
        return nil
    }

    private func schedule(_ request: UNNotificationRequest, _ trigger: UNNotificationTrigger) {
        let date = (trigger as? UNCalendarNotificationTrigger)?.nextTriggerDate()
        schedule(request, date, after: date?.timeIntervalSinceNow ?? trigger.delay)
    }

    private func schedule(_ request: UNNotificationRequest, _ date: Date?, after delay: TimeInterval?) {
        pending.append(Pending(request: request, due: delay.map { CACurrentMediaTime() + $0 }, date: date))
        if let delay { RemoteNotifications.after(delay) { [weak self] in self?.deliverDue() } }
    }

    /// What the calendar has left behind comes now, the rest when the calendar says so.
    func clockChanged() {
        let now = Date()
        let old = pending
        pending = []
        for entry in old {
            guard let trigger = entry.request.trigger as? UNCalendarNotificationTrigger else {
                pending.append(entry)
                continue
            }
            if let date = entry.date, date <= now {
                schedule(entry.request, date, after: 0)
            } else {
                schedule(entry.request, trigger)
            }
        }
    }

    func removePending(_ matches: (String) -> Bool) {
        pending.removeAll { matches($0.request.identifier) }
    }

    private func deliverDue() {
        let now = CACurrentMediaTime()
        let due = pending.filter { $0.due.map { $0 <= now + 1e-6 } ?? false }.sorted { $0.due! < $1.due! }
        for entry in due {
            pending.removeAll { $0.request === entry.request }
            if let trigger = entry.request.trigger, trigger.repeats { schedule(entry.request, trigger) }
            deliver(UNNotification(entry.request))
        }
    }

    /// What came due while the process was stopped has come, but late.
    func willEnterForeground() { deliverDue() }

    // MARK: What has come

    func receive(push id: String, _ userInfo: [AnyHashable: Any]) {
        guard isAllowed else { return }
        let content = UNNotificationContent(.init(push: userInfo))
        deliver(
            UNNotification(
                UNNotificationRequest(identifier: id, content: content, trigger: UNPushNotificationTrigger())))
    }

    private func deliver(_ notification: UNNotification) {
        guard RemoteNotifications.isInForeground else { return deliverInBackground(notification) }
        guard let delegate = center.delegate else { return }
        let box = Once()
        let answered: Void? = OptionalCall.call(
            .application, delegate, "userNotificationCenter:willPresentNotification:withCompletionHandler:"
        ) {
            delegate.userNotificationCenter(center, willPresent: notification) { options in
                box.run { self.present(notification, options) }
            }
        }
        guard answered == nil else { return }
        let asked = Asked(delegate: delegate)
        Task { present(notification, await asked.options(for: notification, center)) }
    }

    private func deliverInBackground(_ notification: UNNotification) {
        let content = notification.request.content
        keep(notification)
        setBadge(content)
        guard !content.title.isEmpty || !content.body.isEmpty else { return }
        RemoteNotifications.show(
            AppNotification(
                id: notification.request.identifier, title: content.title,
                body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")))
    }

    private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        let content = notification.request.content
        if !options.isDisjoint(with: [.alert, .list]) { keep(notification) }
        if options.contains(.badge) { setBadge(content) }
        guard !options.isDisjoint(with: [.alert, .banner]), !content.title.isEmpty || !content.body.isEmpty else {
            return
        }
        NotificationBanner.show(title: content.title, subtitle: content.subtitle, body: content.body) { [weak self] in
            self?.respond(UNNotificationResponse(notification))
        }
    }

    private func keep(_ notification: UNNotification) {
        removeDelivered { $0 == notification.request.identifier }
        delivered.append(notification)
    }

    func removeDelivered(_ matches: (String) -> Bool) {
        delivered.removeAll { matches($0.request.identifier) }
    }

    private func setBadge(_ content: UNNotificationContent) {
        if let badge = content.badge { UIApplication.shared.applicationIconBadgeNumber = badge.intValue }
    }

    // MARK: What is tapped

    func open(_ notification: AppNotification) { respond(response(to: notification)) }

    /// What a tap on what the system shows means: one that has come here, or one that came to a process before this one.
    func response(to shown: AppNotification) -> UNNotificationResponse {
        if let known = delivered.last(where: { $0.request.identifier == shown.id }) {
            return UNNotificationResponse(known)
        }
        var values = UNNotificationContent.Values()
        (values.title, values.body) = (shown.title, shown.body)
        let userInfo = shown.payload.flatMap(RemoteNotifications.userInfo)
        let request = UNNotificationRequest(
            identifier: shown.id, content: UNNotificationContent(userInfo.map { .init(push: $0) } ?? values),
            trigger: userInfo == nil ? nil : UNPushNotificationTrigger())
        return UNNotificationResponse(UNNotification(request))
    }

    private func respond(_ response: UNNotificationResponse) {
        removeDelivered { $0 == response.notification.request.identifier }
        guard let delegate = center.delegate else { return }
        let answered: Void? = OptionalCall.call(
            .application, delegate, "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
        ) { delegate.userNotificationCenter(center, didReceive: response) {} }
        guard answered == nil else { return }
        let asked = Asked(delegate: delegate)
        Task { await asked.hear(response, center) }
    }
}

/// A delegate by its async methods, which go to the actor that the app gave them.
private struct Asked: @unchecked Sendable {
    let delegate: any UNUserNotificationCenterDelegate

    func options(
        for notification: UNNotification, _ center: UNUserNotificationCenter
    ) async -> UNNotificationPresentationOptions {
        await delegate.userNotificationCenter(center, willPresent: notification)
    }

    func hear(_ response: UNNotificationResponse, _ center: UNUserNotificationCenter) async {
        await delegate.userNotificationCenter(center, didReceive: response)
    }
}

/// A handler that is called several times, or from another thread, counts once, on the main one.
private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by the lock.
    private var isDone = false

    func run(_ body: @escaping @MainActor () -> Void) {
        let isFirst = lock.withLock {
            defer { isDone = true }
            return !isDone
        }
        guard isFirst else { return }
        if Thread.isMainThread {
            MainActor.assumeIsolated { body() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
        }
    }
}

extension UNNotificationContent.Values {
    /// As Apple's service understands a payload.
    init(push userInfo: [AnyHashable: Any]) {
        let aps = userInfo["aps"] as? [String: Any] ?? [:]
        let alert = aps["alert"] as? [String: Any]
        title = alert?["title"] as? String ?? ""
        subtitle = alert?["subtitle"] as? String ?? ""
        body = alert?["body"] as? String ?? aps["alert"] as? String ?? ""
        badge = aps["badge"] as? NSNumber
        if let name = aps["sound"] as? String {
            sound = name == "default" ? .default : UNNotificationSound(named: UNNotificationSoundName(name))
        } else if aps["sound"] is [String: Any] {
            sound = .default
        }
        categoryIdentifier = aps["category"] as? String ?? ""
        threadIdentifier = aps["thread-id"] as? String ?? ""
        targetContentIdentifier = aps["target-content-id"] as? String
        self.userInfo = userInfo
    }
}
