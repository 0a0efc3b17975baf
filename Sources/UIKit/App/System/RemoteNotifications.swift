import Foundation
import PorticoHost
import PorticoTrace
import QuartzCore

/// What a framework of notifications, which UIKit doesn't know, is told.
@MainActor package protocol NotificationReceiver: AnyObject {
    /// Whether the app hears of notifications by the framework, not by the application delegate's older methods.
    var hasDelegate: Bool { get }
    func receive(push id: String, _ userInfo: [AnyHashable: Any])
    /// A person has tapped one.
    func open(_ notification: AppNotification)
    /// The app comes to the front: what was due meanwhile is late.
    func willEnterForeground()
    /// The device's clock or zone was set.
    func clockChanged()
}

/// Push notifications: the app's registration, what comes, and who hears of it.
///
/// - From: `HostMessage.push`, `HostMessage.openNotification`
/// - To: `NotificationReceiver`, `UIApplicationDelegate`
@MainActor package enum RemoteNotifications {
    @InSession private static var framework: (any NotificationReceiver)? = nil
    @InSession static var isRegistered = false
    /// The one that a person has tapped to launch the app.
    @InSession package private(set) static var launch: AppNotification? = nil
    /// Tapped, and the app is on its way to the front.
    @InSession private static var tapped: [AppNotification] = []

    /// Set when the app uses notifications for the first time.
    package static var receiver: (any NotificationReceiver)? {
        get { framework }
        set { framework = newValue }
    }

    /// The system shows it, since the app isn't in front.
    package static func show(_ notification: AppNotification) {
        UIApplication.shared.tellShell?(.notification(notification))
    }

    /// Calls `block` after so many seconds of the app's clock.
    package static func after(_ delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
        FrameTimer.shared.call(after: delay) { block() }
    }

    package static var isInForeground: Bool { UIApplication.shared.applicationState != .background }

    // MARK: Registering

    /// The delegate gets the token in a later turn of the run loop.
    static func register() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                isRegistered = true
                let app = UIApplication.shared
                guard let delegate = app.delegate else { return }
                OptionalCall.call(
                    .application, delegate, "application:didRegisterForRemoteNotificationsWithDeviceToken:"
                ) {
                    delegate.application(app, didRegisterForRemoteNotificationsWithDeviceToken: token)
                }
            }
        }
    }

    /// Of the length of Apple's, and the same in every run of an app.
    private static var token: Data {
        var state: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).utf8 {
            state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return Data(
            (0..<32).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            })
    }

    // MARK: What comes

    package static func receive(_ id: String, _ payload: String) {
        guard let userInfo = userInfo(payload) else { return }
        let aps = userInfo["aps"] as? [String: Any] ?? [:]
        let isSilent = aps["alert"] == nil && aps["sound"] == nil && aps["badge"] == nil
        PorticoTrace.instant(.application, "push", detail: id)
        if !isSilent { framework?.receive(push: id, userInfo) }
        let hasContent = (aps["content-available"] as? NSNumber)?.boolValue ?? false
        let tells = isInForeground ? hasContent || framework?.hasDelegate != true : hasContent && wakes
        if tells { tell(userInfo) }
    }

    private static var wakes: Bool {
        (Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") as? [String] ?? [])
            .contains("remote-notification")
    }

    /// The delegate's handler says when it is done; until then the app has background time.
    private static func tell(_ userInfo: [AnyHashable: Any]) {
        let app = UIApplication.shared
        guard let delegate = app.delegate else { return }
        let task = app.beginBackgroundTask(withName: "push")
        let answered: Void? = OptionalCall.call(
            .application, delegate, "application:didReceiveRemoteNotification:fetchCompletionHandler:"
        ) {
            delegate.application(app, didReceiveRemoteNotification: userInfo) { _ in app.endBackgroundTask(task) }
        }
        guard answered == nil else { return }
        Task {
            _ = await delegate.application(app, didReceiveRemoteNotification: userInfo)
            app.endBackgroundTask(task)
        }
    }

    /// What a payload says, as apps get it; nil for what is no payload.
    package static func userInfo(_ payload: String) -> [AnyHashable: Any]? {
        guard (try? PushPayload(payload)) != nil else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(payload.utf8)) as? [String: Any]
    }

    // MARK: What is tapped

    /// In the background it waits until the app comes to the front.
    ///
    /// - Parameter launches: the app isn't there yet.
    package static func open(_ notification: AppNotification, launches: Bool = false) {
        if launches { launch = notification }
        tapped.append(notification)
        if isInForeground, !launches { openTapped() }
    }

    /// Between coming to the front, or having launched, and becoming active.
    static func openTapped() {
        let all = tapped
        tapped = []
        for notification in all {
            let userInfo = notification.payload.flatMap(userInfo)
            if let framework, framework.hasDelegate {
                framework.open(notification)
            } else if let userInfo {
                tell(userInfo)
            }
        }
    }
}
