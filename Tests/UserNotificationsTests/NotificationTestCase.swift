import Foundation
import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues
@testable import UserNotifications

/// An app that notes what it hears of notifications, and of its own state.
class NotificationTestCase: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) static var log: [String] = []
    /// How the delegate answers.
    nonisolated(unsafe) static var options: UNNotificationPresentationOptions = [.banner, .list, .badge]
    nonisolated(unsafe) static var responses: [UNNotificationResponse] = []
    /// What the system was given to show.
    nonisolated(unsafe) static var shown: [AppNotification] = []

    final class App: UIResponder, UIApplicationDelegate, @preconcurrency UNUserNotificationCenterDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            if let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
                log.append("launched \(push["id"] ?? "-")")
            }
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
        func application(
            _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) { log.append("token \(deviceToken.count)") }
        func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            log.append("remote \(userInfo["id"] ?? "-")")
            completionHandler(.newData)
        }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            log.append("willPresent \(notification.request.content.title)")
            completionHandler(options)
        }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            log.append("didReceive \(response.notification.request.content.title)")
            responses.append(response)
            completionHandler()
        }
    }

    final class Quiet: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            log.append("remote \(userInfo["id"] ?? "-")")
            completionHandler(.noData)
        }
    }

    var delegate: AnyObject?
    let center = UNUserNotificationCenter.current

    override func prepare() {
        (Self.log, Self.responses, Self.shown) = ([], [], [])
        Self.options = [.banner, .list, .badge]
        center().delegate = nil
    }

    override func cleanUp() { delegate = nil }

    /// - Parameter allowed: what a person has said at an earlier launch; nil: nobody was asked.
    @MainActor func launch(allowed: Bool? = true) {
        let app = App()
        delegate = app
        if let allowed { SystemPermissions.remember(allowed, as: SavedPermissions.notifications) }
        center().delegate = app
        harness.launch(app)
        harness.window.rootViewController = UIViewController()
        harness.window.makeKeyAndVisible()
        harness.application.tellShell = { if case .notification(let shown) = $0 { Self.shown.append(shown) } }
        harness.turn()
        Self.log = []
    }

    @MainActor func tap(_ title: String) {
        guard case .place(let x, let y) = FingerPlace.answer(.title(title)) else {
            return XCTFail("nothing shows \(title): \(ViewFinder.titles())")
        }
        harness.tap(CGPoint(x: x, y: y))
        harness.advance(by: 0.6)
    }

    @MainActor func request(
        _ title: String, after seconds: TimeInterval? = nil, badge: NSNumber? = nil
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = "text of \(title)"
        content.badge = badge
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        return UNNotificationRequest(identifier: "id-\(title)", content: content, trigger: trigger)
    }

    @MainActor var pending: [String] {
        var names: [String]?
        center().getPendingNotificationRequests { names = $0.map(\.content.title) }
        harness.turn()
        return names ?? ["no answer"]
    }

    @MainActor var delivered: [String] {
        var names: [String]?
        center().getDeliveredNotifications { names = $0.map(\.request.content.title) }
        harness.turn()
        return names ?? ["no answer"]
    }
}
