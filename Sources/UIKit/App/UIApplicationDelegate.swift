import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// Hears of every change in the app's life. Every method is optional: a default stands for one that the app leaves out.
///
/// - From: `LifecycleController`
/// - To: the app
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol, _PorticoWindowOwner {
    /// The app has been launched and its main storyboard loaded, its state not yet restored. False keeps
    /// a quick action that launched the app from being performed; that is all it does. The options say what the app was launched for.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app is ready but for its first activation: show the window here in an app without scenes. The answer isn't used. The options
    /// are nil.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Of before iOS 3: called where the one above is missing.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// The app is in front and answers. Not in an app with scenes, whose delegates hear it instead.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to lose touches and keys. Not in an app with scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app is off the screen and has seconds before it is suspended (DEV-057). Not in an app with scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app comes back from the background. Not in an app with scenes.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end while it runs; a suspended app isn't told.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is short; controllers hear it after this.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The day or the time has jumped. Never called here.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// The device has been unlocked.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    /// The device is about to be locked, and protected files will be closed.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// The configuration of a new scene; where it is missing, that of Info.plist.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Sessions are gone for good: a person, or the app, has closed their scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The orientations that a window may have, before its controllers narrow them; where it is missing, Info.plist says.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    /// A URL of the app's own has come. True where it is taken. Not in an app with scenes.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Of before iOS 9: called where the one above is missing.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    /// Of before iOS 4.2: called where both above are missing.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    /// An activity is to go on here. Never called: nothing hands one over (DEV-119); a scene's delegate gets those of its app.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// An activity is about to come from another device. Never called (DEV-119).
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// An activity hasn't come after all. Never called (DEV-119).
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// An activity's data has been brought up to date. Never called (DEV-119).
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// Whether the state of the interface shall be kept; false where it isn't implemented. In an app without scenes.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether a state that was kept is to be restored; false where it isn't implemented. In an app without scenes.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// The older form of `shouldSaveSecureApplicationState`, for coders that take any class.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// The older form of `shouldRestoreSecureApplicationState`, for coders that take any class.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Nil: a controller that is there already, or the storyboard's.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    /// Adds to the state that is kept for the app as a whole.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Reads what `willEncodeRestorableStateWith` has written, after all controllers have.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// The interface is about to turn; the duration is in seconds. Not in an app with scenes.
    func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)
    /// The interface has turned. Not in an app with scenes.
    func application(
        _ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    /// The status bar is about to take another place. Not in an app with scenes.
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    /// The status bar has taken another place. Not in an app with scenes.
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
    /// The app has registered for push notifications: what addresses it. No server knows it (DEV-830).
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Push notifications can't be had. Never called: registering never fails (DEV-830).
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A push notification has come: one with `content-available`, in the background only with the mode `remote-notification`; in the
    /// foreground also any other, unless the notification center has a delegate. The app calls the handler when it has taken what
    /// there is; until then it has background time.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The same; done when it returns.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult
    /// The app was woken to fetch. Never called (DEV-055).
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler:
            @escaping (UIBackgroundFetchResult) -> Void)
    /// A person has chosen an action on the app's icon, and the app comes to the front or was launched for it. After a launch only where
    /// both launch methods have answered true. Not in an app with scenes. The app calls the handler with whether it did it.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The same; done when it returns.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool
    /// Transfers of a background session are done. Never called (DEV-119).
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
}

/// Something that can be brought back to where a user activity left it.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

extension UIApplicationDelegate {
    /// What callers of the protocol see: the property is optional there, and so is its value.
    public var window: UIWindow?? {
        let own: UIWindow? = window
        return .some(own)
    }
    /// Stands for a delegate without the method: the launch goes on.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { OptionalCall.missing(true) }
    /// Stands for a delegate without the method: `applicationDidFinishLaunching(_:)` is called instead.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { OptionalCall.missing(true) }
    /// Stands for a delegate without the method.
    public func applicationDidFinishLaunching(_ application: UIApplication) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func applicationDidBecomeActive(_ application: UIApplication) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func applicationWillResignActive(_ application: UIApplication) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func applicationDidEnterBackground(_ application: UIApplication) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func applicationWillEnterForeground(_ application: UIApplication) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func applicationWillTerminate(_ application: UIApplication) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method; the notification is posted, and controllers are told, all the same.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method, which is never called here.
    public func applicationSignificantTimeChange(_ application: UIApplication) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method: the session's own configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { OptionalCall.missing(connectingSceneSession.configuration) }
    /// Stands for a delegate without the method: nobody hears of it.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method: the application's orientations for the window.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    {
        OptionalCall.missing(application.supportedInterfaceOrientations(for: window))
    }
    /// Stands for a delegate without the method: the older ones are asked, and without them the URL isn't taken.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands for a delegate without the method: the oldest one is asked.
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands for a delegate without the method: the URL isn't taken.
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { OptionalCall.missing(false) }
    /// Stands for a delegate without the method, which is never called here (DEV-119).
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands for a delegate without the method, which is never called here (DEV-119).
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands for a delegate without the method, which is never called here (DEV-119).
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method: the older one is asked, and without it no state is kept.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        OptionalCall.missing(false)
    }
    /// Stands for a delegate without the method: no secure state is restored.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        OptionalCall.missing(false)
    }
    /// Stands for a delegate without the method: no state is kept.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        OptionalCall.missing(false)
    }
    /// Stands for a delegate without the method: no state is restored.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        OptionalCall.missing(false)
    }
    /// Stands for a delegate without the method: a controller that is there already, or the storyboard's, is taken.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { OptionalCall.missing(nil) }
    /// Stands for a delegate without the method: nothing is added to the state.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func application(
        _ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method; the notification is posted all the same.
    public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method: nobody hears of it.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method, which is never called here (DEV-119).
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method: nobody hears of it.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { .noData }
    /// Stands for a delegate without the method: the other form is asked.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method, which is never called here (DEV-055).
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler:
            @escaping (UIBackgroundFetchResult) -> Void
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without this form: the other one is called.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method: nothing is done, which false says.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool { false }
    /// Stands for a delegate without the method, which is never called here (DEV-119).
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { OptionalCall.missing(()) }

    /// The entry point of `@main` on an application delegate.
    public static func main() {
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, DelegateClass.name(of: self)))
    }
}
