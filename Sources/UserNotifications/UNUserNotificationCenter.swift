import Foundation
import UIKit

/// The app's notifications: asks whether they are allowed, takes those that are to come, and knows those that have. Any thread; handlers
/// are called on the main thread, in a later turn of its run loop (DEV-831).
///
/// - From: the app
/// - To: `NotificationDesk`
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let only = UNUserNotificationCenter()
    private let lock = NSLock()
    /// Guarded by the lock.
    private weak var ownDelegate: (any UNUserNotificationCenterDelegate)?

    private override init() { super.init() }

    /// The app's one center.
    open class func current() -> UNUserNotificationCenter {
        only.onMain { _ in }
        return only
    }

    /// Hears of notifications. Set it before the app has finished launching: one that was tapped to launch it is told right after.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { ownDelegate } }
        set { lock.withLock { ownDelegate = newValue } }
    }

    /// Whether notifications can have pages of the app's own: they can't.
    open var supportsContentExtensions: Bool { false }

    /// At once on the main thread, else in its next turn.
    private func onMain(_ body: @escaping @MainActor (NotificationDesk) -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { body(.shared) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body(.shared) } }
        }
    }

    private static func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async { body() }
    }

    // MARK: What is allowed

    /// Asks a person, the first time; later the handler gets what was said then. With `provisional` nobody is asked.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let done = completionHandler
        onMain { desk in desk.authorize(options) { granted in Self.later { done(granted, nil) } } }
    }

    /// As `requestAuthorization(options:completionHandler:)`; gives the answer.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { granted, _ in continuation.resume(returning: granted) }
        }
    }

    /// Gives what a person allows now.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        nonisolated(unsafe) let done = completionHandler
        onMain { desk in
            let settings = desk.settings
            Self.later { done(settings) }
        }
    }

    /// What a person allows now.
    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    // MARK: To come

    /// Takes a notification that is to come; one of the same identifier that was to come is forgotten. The handler gets
    /// `UNError.notificationsNotAllowed` where a person hasn't allowed notifications. Pending ones go with the process (DEV-832).
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let done = completionHandler
        onMain { desk in
            let error = desk.add(request)
            Self.later { done?(error) }
        }
    }

    /// As `add(_:withCompletionHandler:)`; throws its error.
    open func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(
                request,
                withCompletionHandler: { error in
                    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
                })
        }
    }

    /// Gives those that are to come, in the order in which they were added.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        nonisolated(unsafe) let done = completionHandler
        onMain { desk in
            let all = desk.pendingRequests
            Self.later { done(all) }
        }
    }

    /// Those that are to come, in the order in which they were added.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in
            getPendingNotificationRequests { continuation.resume(returning: $0) }
        }
    }

    /// Forgets some that are to come.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { $0.removePending { identifiers.contains($0) } }
    }

    /// Forgets all that are to come.
    open func removeAllPendingNotificationRequests() {
        onMain { $0.removePending { _ in true } }
    }

    // MARK: Delivered

    /// Gives those that have come and are still shown in the notification centre, the newest last.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        nonisolated(unsafe) let done = completionHandler
        onMain { desk in
            let all = desk.delivered
            Self.later { done(all) }
        }
    }

    /// Those that have come and are still shown in the notification centre, the newest last.
    open func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in
            getDeliveredNotifications { continuation.resume(returning: $0) }
        }
    }

    /// Takes some away from the notification centre.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain { $0.removeDelivered { identifiers.contains($0) } }
    }

    /// Takes all of them away from the notification centre.
    open func removeAllDeliveredNotifications() {
        onMain { $0.removeDelivered { _ in true } }
    }

    // MARK: Categories, badge

    /// The kinds of notifications that the app has, in the place of those before. Kept (DEV-834).
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        onMain { $0.categories = categories }
    }

    /// Gives the kinds of notifications that the app has.
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        nonisolated(unsafe) let done = completionHandler
        onMain { desk in
            let all = desk.categories
            Self.later { done(all) }
        }
    }

    /// The kinds of notifications that the app has.
    open func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { continuation in
            getNotificationCategories { continuation.resume(returning: $0) }
        }
    }

    /// Sets the number on the app's icon; 0 removes it. The handler gets `UNError.badgeInputInvalid` for one below 0.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let done = completionHandler
        onMain { _ in
            if newBadgeCount >= 0 { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
            Self.later { done?(newBadgeCount < 0 ? UNError(.badgeInputInvalid) : nil) }
        }
    }

    /// As `setBadgeCount(_:withCompletionHandler:)`; throws its error.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setBadgeCount(
                newBadgeCount,
                withCompletionHandler: { error in
                    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
                })
        }
    }
}
