import Foundation
import UIKit

/// Says how notifications are shown while the app is in front, and hears of those that are tapped. All is optional; of the two forms of a
/// method, an app has one. Called on the main thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification has come while the app is in front: the handler says how it is shown. Without this method it isn't.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The same, with the answer as its value.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// A person has tapped a notification. Comes before the app is active where the tap has opened it. The app calls the handler when it
    /// is done.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// The same, done when it returns.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
    /// A person wants to see the app's own settings of notifications. Never called: the system has no page of them (DEV-834).
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Stands for a delegate without the method: the other form is asked.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { MainActor.assumeIsolated { OptionalCall.missing(()) } }
    /// Stands for a delegate without the method: the notification isn't shown.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    /// Stands for a delegate without the method: the other form is asked.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { MainActor.assumeIsolated { OptionalCall.missing(()) } }
    /// Stands for a delegate without the method: nobody hears of it.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    /// Stands for a delegate without the method, which is never called here (DEV-834).
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
