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
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    @InSession private static var instance: UIApplication? = nil

    private weak var appDelegate: (any UIApplicationDelegate)?
    /// UIKit keeps the delegate that it made itself; `delegate` does not own what it is given.
    var ownedDelegate: AnyObject?
    nonisolated let backgroundTasks = BackgroundTasks()
    var protectedDataIsAvailable = true
    /// Set while a shell listens.
    var tellShell: ((AppMessage) -> Void)?
    let scenes = SceneConnector()
    var lifecyclePhase = LifecycleState.Phase.notRunning

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

    open var delegate: (any UIApplicationDelegate)? {
        get { appDelegate }
        set { appDelegate = newValue }
    }

    open override var next: UIResponder? { appDelegate as? UIResponder }

    // MARK: State

    open var applicationState: State {
        switch lifecyclePhase {
        case .active: .active
        case .background: .background
        case .notRunning, .inactive, .terminated: .inactive
        }
    }
    open var applicationIconBadgeNumber = 0
    /// Whether the device stays awake while the app is in front. False to begin with.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { tellShell?(.idleTimerDisabled(isIdleTimerDisabled)) } }
    }
    open var applicationSupportsShakeToEdit = true
    /// False while the device is locked.
    open var isProtectedDataAvailable: Bool { protectedDataIsAvailable }
    open var isNetworkActivityIndicatorVisible = false
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.textSize }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        InterfaceDirection.isRightToLeft ? .rightToLeft : .leftToRight
    }
    open var supportsMultipleScenes: Bool { SceneManifest.main?.supportsMultipleScenes ?? false }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    /// Setting it does nothing, as since iOS 13: the controllers say how the interface stands.
    open var statusBarOrientation: UIInterfaceOrientation {
        get { UIScreen.main.orientation }
        set {}
    }
    open func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}
    /// Setting it, and hiding the bar below, counts where Info.plist says that controllers have no say
    /// (`UIViewControllerBasedStatusBarAppearance` is false); else it does nothing.
    open var statusBarStyle: UIStatusBarStyle {
        get { SystemBars.style }
        set { setStatusBarStyle(newValue, animated: false) }
    }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        InfoPlistBars.main?.style = statusBarStyle
        SystemBars.refresh()
    }
    open var isStatusBarHidden: Bool {
        get { SystemBars.isHidden }
        set { setStatusBarHidden(newValue, with: .none) }
    }
    /// The same.
    open var statusBarHidden: Bool {
        get { isStatusBarHidden }
        set { isStatusBarHidden = newValue }
    }
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
    @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
    @discardableResult open func openURL(_ url: URL) -> Bool {
        open(url)
        return false
    }
    open var statusBarFrame: CGRect {
        if SystemBars.isHidden { return .zero }
        return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.statusBarHeight)
    }
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open func registerForRemoteNotifications() { unimplemented("UIApplication.registerForRemoteNotifications") }
    open func unregisterForRemoteNotifications() {}
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    /// Touches that are down are cancelled; those that come until the last `endIgnoringInteractionEvents()` are nobody's.
    open func beginIgnoringInteractionEvents() {
        if ignoringDepth == 0 { AppRuntime.current?.cancelTouches() }
        ignoringDepth += 1
    }
    open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }
    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
    private var ignoringDepth = 0
    /// Set by `TouchTracker` while touches end that began before events were ignored.
    var isCancellingTouches = false

    // MARK: Windows

    open var windows: [UIWindow] { AppWindows.all }
    open var keyWindow: UIWindow? { AppWindows.key }
    open var connectedScenes: Set<UIScene> { scenes.connected }
    open var openSessions: Set<UISceneSession> { scenes.sessions }
    /// Brings a scene to the foreground, or makes another where `sceneSession` is nil and the app supports several.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { scenes.activate(sceneSession, userActivity, errorHandler) }
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { scenes.destroy(sceneSession, errorHandler) }
    /// Says that the app restores state after its launch, too: until `completeStateRestoration()` a crash counts as one of the
    /// state, which is thrown away then. One call of this needs one of that.
    open func extendStateRestoration() { RestorationPhase.extend() }
    open func completeStateRestoration() { RestorationPhase.complete() }
    /// Keeps the app's last picture from being its next launch screen. Portico shows the launch screen at every launch (DEV-116).
    open func ignoreSnapshotOnNextApplicationLaunch() {}
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

    @discardableResult nonisolated open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(name: taskName, handler)
    }

    /// Says that the work is done; with the last task, a background app may be suspended. Any thread.
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}

public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}

/// Names one background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    public class var didFinishLaunchingNotification: NSNotification.Name {
        .init("UIApplicationDidFinishLaunchingNotification")
    }
    public class var didBecomeActiveNotification: NSNotification.Name {
        .init("UIApplicationDidBecomeActiveNotification")
    }
    public class var willResignActiveNotification: NSNotification.Name {
        .init("UIApplicationWillResignActiveNotification")
    }
    public class var didEnterBackgroundNotification: NSNotification.Name {
        .init("UIApplicationDidEnterBackgroundNotification")
    }
    public class var willEnterForegroundNotification: NSNotification.Name {
        .init("UIApplicationWillEnterForegroundNotification")
    }
    public class var willTerminateNotification: NSNotification.Name { .init("UIApplicationWillTerminateNotification") }
    public class var didReceiveMemoryWarningNotification: NSNotification.Name {
        .init("UIApplicationDidReceiveMemoryWarningNotification")
    }
    public class var significantTimeChangeNotification: NSNotification.Name {
        .init("UIApplicationSignificantTimeChangeNotification")
    }
    public class var userDidTakeScreenshotNotification: NSNotification.Name {
        .init("UIApplicationUserDidTakeScreenshotNotification")
    }
    public class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
        .init("UIApplicationProtectedDataDidBecomeAvailable")
    }
    public class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
        .init("UIApplicationProtectedDataWillBecomeUnavailable")
    }
    public class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
        .init("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }
    public class var statusBarOrientationUserInfoKey: String { "UIApplicationStatusBarOrientationUserInfoKey" }
    public class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
    public class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        .init("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    public class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        .init("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    public class var willChangeStatusBarFrameNotification: NSNotification.Name {
        .init("UIApplicationWillChangeStatusBarFrameNotification")
    }
    public class var didChangeStatusBarFrameNotification: NSNotification.Name {
        .init("UIApplicationDidChangeStatusBarFrameNotification")
    }
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
    public class var openSettingsURLString: String { "app-settings:" }
    public class var openNotificationSettingsURLString: String { "app-settings:notifications" }
}
