import CoreGraphics
import Foundation
import PorticoHost
import PorticoObjC
import PorticoTrace
import QuartzCore

/// The running app: its state, its windows, its delegate, and the way of every event and action.
///
/// - From: `UIApplicationMain`, `TouchTracker`
/// - To: `UIApplicationDelegate`, `UIWindow.sendEvent(_:)`
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// Where the app stands: in front and answering, in front and not, or off the screen.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// Why the app was launched, as the keys of the dictionary that its delegate gets. Here that dictionary has a URL, or a push
    /// notification that was tapped; else it is nil.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL that the app was launched to open.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The identifier of the app that asked for the launch.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// What the asking app handed over with its URL.
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The push notification that the app was launched for.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The local notification that the app was launched for.
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// The app was launched for an event of location services.
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The home screen action that the app was launched for.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// A dictionary with the user activity that the app was launched to continue.
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of that user activity.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The restored central managers of Bluetooth.
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The restored peripheral managers of Bluetooth.
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    }

    /// What comes with a URL that the app is asked to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of the app that asked: here always the app's own.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What the asking app handed over. Never there.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file may be used where it is, instead of being copied first: here always false.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// What the system is told about a URL that the app wants opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Opens a URL only in an app that has it as its universal link. Without effect: there are no other apps.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    @InSession private static var instance: UIApplication? = nil

    private weak var appDelegate: (any UIApplicationDelegate)?
    /// UIKit keeps the delegate that it made itself; `delegate` does not own what it is given.
    final var ownedDelegate: AnyObject?
    nonisolated let backgroundTasks = BackgroundTasks()
    final var protectedDataIsAvailable = true
    /// Set while a shell listens.
    package final var tellShell: ((AppMessage) -> Void)?
    let scenes = SceneConnector()
    final var lifecyclePhase = LifecycleState.Phase.notRunning

    public override init() {
        super.init()
        FatalException.internalInconsistency.raise(
            unless: UIApplication.instance == nil, "There can only be one UIApplication instance.")
        UIApplication.instance = self
        StandardEdit.register
    }

    /// The one application object.
    open class var shared: UIApplication {
        if let instance { return instance }
        TestHost.startIfWanted()
        return instance ?? UIApplication()
    }

    static var hasInstance: Bool { instance != nil }

    /// Hears of the app's life. It isn't owned, except for the one that `UIApplicationMain` makes.
    open var delegate: (any UIApplicationDelegate)? {
        get { appDelegate }
        set { appDelegate = newValue }
    }

    open override var next: UIResponder? { appDelegate as? UIResponder }

    // MARK: State

    /// Where the app stands. `inactive` until the first activation, and while something of the system's covers it.
    open var applicationState: State {
        switch lifecyclePhase {
        case .active: .active
        case .background: .background
        case .notRunning, .inactive, .terminated: .inactive
        }
    }
    /// The number on the app's icon. Kept (DEV-212); 0 by default.
    open var applicationIconBadgeNumber = 0
    /// Whether the device stays awake while the app is in front. False to begin with.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { tellShell?(.idleTimerDisabled(isIdleTimerDisabled)) } }
    }
    /// Whether shaking the device offers to undo. Kept: nothing shakes (DEV-212); true by default.
    open var applicationSupportsShakeToEdit = true
    /// False while the device is locked.
    open var isProtectedDataAvailable: Bool { protectedDataIsAvailable }
    /// Whether the status bar shows that the app uses the network. Kept (DEV-212); false by default.
    open var isNetworkActivityIndicatorVisible = false
    /// Whether the app has registered for push notifications in this run.
    open var isRegisteredForRemoteNotifications: Bool { RemoteNotifications.isRegistered }
    /// The text size that a person has chosen; every window's traits start with it.
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.textSize }
    /// The direction in which people read in the app's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        InterfaceDirection.isRightToLeft ? .rightToLeft : .leftToRight
    }
    /// Whether several scenes may be there at a time: Info.plist says so, and the device is an iPad. On a phone there is one.
    open var supportsMultipleScenes: Bool { SceneConnector.allowsSeveralScenes(SceneManifest.main) }
    /// Whether the app's icon can be changed: Info.plist has `CFBundleAlternateIcons`.
    open var supportsAlternateIcons: Bool { AlternateIcon.isSupported }
    /// The name of the icon that the app has chosen, in this launch or an earlier one; nil of the primary one.
    open var alternateIconName: String? { AlternateIcon.name }
    /// Setting it does nothing, as since iOS 13: the controllers say how the interface stands.
    open var statusBarOrientation: UIInterfaceOrientation {
        get { UIScreen.main.orientation }
        set {}
    }
    /// Does nothing, as since iOS 13: the controllers say how the interface stands.
    open func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}
    /// Setting it, and hiding the bar below, counts where Info.plist says that controllers have no say
    /// (`UIViewControllerBasedStatusBarAppearance` is false); else it does nothing.
    open var statusBarStyle: UIStatusBarStyle {
        get { SystemBars.style }
        set { setStatusBarStyle(newValue, animated: false) }
    }
    /// Sets the style of the status bar where Info.plist says that controllers have no say; at once, with or without animation.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        InfoPlistBars.main?.style = statusBarStyle
        SystemBars.refresh()
    }
    /// Whether the status bar is hidden. Setting it counts where Info.plist says that controllers have no say.
    open var isStatusBarHidden: Bool {
        get { SystemBars.isHidden }
        set { setStatusBarHidden(newValue, with: .none) }
    }
    /// The same.
    open var statusBarHidden: Bool {
        get { isStatusBarHidden }
        set { isStatusBarHidden = newValue }
    }
    /// Hides or shows the status bar where Info.plist says that controllers have no say; at once, whatever the animation.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        InfoPlistBars.main?.isHidden = hidden
        SystemBars.refresh()
    }
    /// How often the system may wake the app to fetch. It never does (DEV-055).
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Raised where an app allows no orientation, or controllers ask for one that it doesn't allow.
    public class var invalidInterfaceOrientationException: NSExceptionName {
        NSExceptionName(FatalException.interfaceOrientation.rawValue)
    }
    /// How long the interface takes to turn.
    @available(*, deprecated)
    open var statusBarOrientationAnimationDuration: TimeInterval { Rotation.duration }
    /// Opens a URL as `open(_:options:completionHandler:)` does; the answer is always false, since it isn't known yet.
    @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
    @discardableResult open func openURL(_ url: URL) -> Bool {
        open(url)
        return false
    }
    /// The rectangle of the status bar in points of the screen; `zero` while it is hidden.
    open var statusBarFrame: CGRect {
        if SystemBars.isHidden { return .zero }
        return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.statusBarHeight)
    }
    /// What Info.plist allows a window on this kind of device; without it all on a tablet, all but upside down on a phone. Asked where the
    /// delegate has no answer of its own.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        Rotation.infoMask ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }
    /// Asks for push notifications. The delegate gets a token of 32 bytes in a later turn of the run loop; no server knows it (DEV-830).
    open func registerForRemoteNotifications() { RemoteNotifications.register() }
    /// Gives up push notifications. Those that a story or the simulator sends come all the same, as on Apple's simulator.
    open func unregisterForRemoteNotifications() { RemoteNotifications.isRegistered = false }
    /// Asks for the buttons of headphones and the lock screen; does nothing, since there are none (DEV-212).
    open func beginReceivingRemoteControlEvents() {}
    /// Gives up the buttons of headphones and the lock screen; does nothing.
    open func endReceivingRemoteControlEvents() {}
    /// Touches that are down are cancelled; those that come until the last `endIgnoringInteractionEvents()` are nobody's.
    open func beginIgnoringInteractionEvents() {
        if ignoringDepth == 0 { AppRuntime.current?.cancelTouches() }
        ignoringDepth += 1
    }
    /// Lets touches through again, once for each `beginIgnoringInteractionEvents()`.
    open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }
    /// Whether touches are nobody's for now.
    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
    private var ignoringDepth = 0
    /// Set by `TouchTracker` while touches end that began before events were ignored.
    package final var isCancellingTouches = false

    /// The actions that a long press on the app's icon offers besides those of Info.plist. What is set outlives the app; nil and an empty list
    /// take them away.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { QuickActions.dynamic }
        set { QuickActions.dynamic = newValue ?? [] }
    }

    // MARK: Windows

    /// All windows of the app that are shown or hidden, the lowest level first.
    open var windows: [UIWindow] { AppWindows.all.filter { !($0 is SystemWindow) } }
    /// The window that keys and text go to; nil while there is none.
    open var keyWindow: UIWindow? { AppWindows.key }
    /// The scenes that the app has, in front or not.
    open var connectedScenes: Set<UIScene> { scenes.connected }
    /// The sessions of all scenes, also of those that are not connected.
    open var openSessions: Set<UISceneSession> { scenes.sessions }
    /// Brings a scene to the foreground, or makes another where `sceneSession` is nil and the app supports several.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { scenes.activate(sceneSession, userActivity, errorHandler) }
    /// Ends a scene for good. The last scene can't be ended: the handler gets `requestDenied`, as for an unknown session.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { scenes.destroy(sceneSession, errorHandler) }
    /// Says that the app restores state after its launch, too: until `completeStateRestoration()` a crash counts as one of the
    /// state, which is thrown away then. One call of this needs one of that.
    open func extendStateRestoration() { RestorationPhase.extend() }
    /// Says that the app has restored its state: once for each `extendStateRestoration()`.
    open func completeStateRestoration() { RestorationPhase.complete() }
    /// Keeps the app's last picture from being its next launch screen. Portico shows the launch screen at every launch (DEV-116).
    open func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Asks for a new picture of a scene that isn't in front. Does nothing: no list of scenes shows one.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: Events and actions

    /// Every event of the app passes here; it goes to the windows that its touches are in.
    open func sendEvent(_ event: UIEvent) {
        guard ignoringDepth == 0 || isCancellingTouches else { return }
        var told: [UIWindow] = []
        for touch in event.activeTouches {
            guard let window = touch.hitWindow, !told.contains(where: { $0 === window }) else { continue }
            told.append(window)
            window.sendEvent(event)
        }
    }

    /// Calls `action` on `target`, or, with a nil target, on the first object of the responder chain that has it. False when
    /// nobody does.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let receiver: AnyObject?
        if let target {
            receiver = target as AnyObject
        } else {
            let start = FirstResponder.current ?? (sender as? UIResponder) ?? self
            receiver = start.target(forAction: action, withSender: sender).map { $0 as AnyObject }
        }
        guard let receiver else { return false }
        _ = PorticoObjC.perform(selector: action, on: receiver, with: [sender, event])
        return true
    }

    // MARK: Opening

    /// True for the system's schemes, and for those that Info.plist says are the app's own.
    open func canOpenURL(_ url: URL) -> Bool {
        if OpenedURL.isOwn(url) { return true }
        return ["http", "https", "mailto", "tel", "sms"].contains(url.scheme?.lowercased() ?? "")
    }

    /// Hands a URL to the system. One of the app's own comes back to it, in the next turn of the run loop. Portico has no other apps:
    /// any other URL is logged, and the answer is false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        PorticoTrace.instant(.application, "openURL", detail: url.absoluteString)
        if OpenedURL.isOwn(url) {
            nonisolated(unsafe) let done = completion
            DispatchQueue.main.async { MainActor.assumeIsolated { done?(OpenedURL.deliver(url)) } }
            return
        }
        tellShell?(.openURL(String(url.absoluteString.prefix(HostLimits.name))))
        nonisolated(unsafe) let done = completion
        DispatchQueue.main.async { done?(false) }
    }

    /// As `open(_:options:completionHandler:)`; gives its answer.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options, completionHandler: { continuation.resume(returning: $0) })
        }
    }

    // MARK: Background

    /// Seconds until a background app is suspended; a very large number while nothing limits it. Any thread.
    nonisolated open var backgroundTimeRemaining: TimeInterval { backgroundTasks.remaining }

    /// Asks for time after the app leaves the screen. Each call needs one `endBackgroundTask`. Any thread; `invalid` when the
    /// background time is over already. The handler runs on the main thread, shortly before the time is over; it ends the task, or
    /// the system ends the app.
    @discardableResult nonisolated open func beginBackgroundTask(
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(name: nil, handler)
    }

    /// Asks for time after the app leaves the screen, under a name for the log; as `beginBackgroundTask(expirationHandler:)`.
    @discardableResult nonisolated open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(name: taskName, handler)
    }

    /// Says that the work is done; with the last task, a background app may be suspended. Any thread.
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// Whether the app may fetch in the background: always `available`, though nothing wakes it (DEV-055).
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
}

/// Whether the app may fetch in the background, and who forbids it.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}

/// Names one background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Stands for no task: what `beginBackgroundTask` answers when there is no time left.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Posted after the delegate's `didFinishLaunching`.
    nonisolated public class var didFinishLaunchingNotification: NSNotification.Name {
        .init("UIApplicationDidFinishLaunchingNotification")
    }
    /// Posted after the delegate, or the scene's, has heard that the app is active.
    nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
        .init("UIApplicationDidBecomeActiveNotification")
    }
    /// Posted after the delegate, or the scene's, has heard that the app is about to be inactive.
    nonisolated public class var willResignActiveNotification: NSNotification.Name {
        .init("UIApplicationWillResignActiveNotification")
    }
    /// Posted after the delegate, or the scene's, has heard that the app is in the background.
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        .init("UIApplicationDidEnterBackgroundNotification")
    }
    /// Posted after the delegate, or the scene's, has heard that the app comes back from the background.
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        .init("UIApplicationWillEnterForegroundNotification")
    }
    /// Posted after the delegate has heard that the app is about to end.
    nonisolated public class var willTerminateNotification: NSNotification.Name {
        .init("UIApplicationWillTerminateNotification")
    }
    /// Posted after the delegate has heard that memory is short, and before the view controllers do.
    nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name {
        .init("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// The day, the time zone or the carrier's time has changed. Never posted.
    nonisolated public class var significantTimeChangeNotification: NSNotification.Name {
        .init("UIApplicationSignificantTimeChangeNotification")
    }
    /// A person has taken a picture of the screen. Never posted.
    nonisolated public class var userDidTakeScreenshotNotification: NSNotification.Name {
        .init("UIApplicationUserDidTakeScreenshotNotification")
    }
    /// Posted when the device has been unlocked; `isProtectedDataAvailable` is true.
    nonisolated public class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
        .init("UIApplicationProtectedDataDidBecomeAvailable")
    }
    /// Posted when the device is about to be locked; `isProtectedDataAvailable` is still true.
    nonisolated public class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
        .init("UIApplicationProtectedDataWillBecomeUnavailable")
    }
    /// `backgroundRefreshStatus` has changed. Never posted: it doesn't change.
    nonisolated public class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
        .init("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }
    /// Key of an orientation's raw value, an `NSNumber`: the new one in the notification before a turn, the old one in that after it.
    nonisolated public class var statusBarOrientationUserInfoKey: String {
        "UIApplicationStatusBarOrientationUserInfoKey"
    }
    /// Key of the status bar's frame, an `NSValue`: the new one before the change, the old one after it.
    nonisolated public class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
    /// Posted when the interface has turned; `statusBarOrientationUserInfoKey` has the orientation before.
    nonisolated public class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        .init("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    /// Posted when the interface is about to turn; `statusBarOrientationUserInfoKey` has the one to come.
    nonisolated public class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        .init("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// Posted when the status bar's frame is about to change; `statusBarFrameUserInfoKey` has the one to come.
    nonisolated public class var willChangeStatusBarFrameNotification: NSNotification.Name {
        .init("UIApplicationWillChangeStatusBarFrameNotification")
    }
    /// Posted when the status bar's frame has changed; `statusBarFrameUserInfoKey` has the one before.
    nonisolated public class var didChangeStatusBarFrameNotification: NSNotification.Name {
        .init("UIApplicationDidChangeStatusBarFrameNotification")
    }
    /// The smallest interval for `setMinimumBackgroundFetchInterval(_:)`, in seconds: as often as the system likes.
    nonisolated public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    /// The interval for `setMinimumBackgroundFetchInterval(_:)` that stands for no fetching.
    nonisolated public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
    /// A URL for the app's page of the system's settings. There are none here: opening it is answered with false.
    nonisolated public class var openSettingsURLString: String { "app-settings:" }
    /// A URL for the app's notification settings. There are none here: opening it is answered with false.
    nonisolated public class var openNotificationSettingsURLString: String { "app-settings:notifications" }
    /// A URL for the page of the system's settings where people choose default apps. There is none here: opening it is answered with false.
    nonisolated public class var openDefaultApplicationsSettingsURLString: String {
        "app-settings:default-applications"
    }
}
