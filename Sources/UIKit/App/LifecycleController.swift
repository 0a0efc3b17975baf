import Foundation
import PorticoHost
import PorticoTrace

/// Performs what `LifecycleState` orders: for every step the delegate's method, then the notification, each once. Apps with
/// scenes get the scene delegate's methods instead of the application delegate's (as on iOS 13 and later).
///
/// - From: `AppRuntime` (launch, story, shell)
/// - To: `UIApplicationDelegate`, `SceneConnector`, `UIViewController.didReceiveMemoryWarning()`
@MainActor package final class LifecycleController {
    private(set) var state = LifecycleState()
    let application: UIApplication
    /// The things that the app is launched to open.
    var openedURL: URL?
    /// The actions that wait until the app comes to the front.
    private var waitingURLs: [URL] = []
    /// With scenes the URL comes to the scene instead.
    private var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        guard SceneManifest.main == nil else { return nil }
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        options[.url] = openedURL
        options[.remoteNotification] = openedPush
        options[.shortcutItem] = openedAction
        return options.isEmpty ? nil : options
    }
    /// The push that the app was launched for, by a tap on its notification.
    var openedPush: [AnyHashable: Any]?
    /// The action on the app's icon that it was launched by.
    var openedAction: UIApplicationShortcutItem?
    /// Whether the delegate's launch methods leave that action to be performed.
    private var performsOpenedAction = true
    /// Chosen while the app was in the background.
    private var waitingActions: [UIApplicationShortcutItem] = []
    /// Something of the system's lies over the app, which the shell knows nothing of: for it the app is active, unless it has asked for
    /// something else.
    private(set) var isCovered = false
    /// Whether the app is to be active when nothing lies over it any more.
    private var wantsActive = false
    /// Runs after the delegate finished launching, before the app becomes active; the first commit belongs here.
    var didFinishLaunching: () -> Void = {}
    /// Hears of each new state right when `applicationState` answers it.
    var phaseChanged: (LifecycleState.Phase) -> Void = { _ in }

    init(application: UIApplication) {
        self.application = application
    }

    func receive(_ command: LifecycleCommand) {
        if isCovered, receiveCovered(command) { return }
        let isLaunch = state.phase == .notRunning && command == .activate
        let steps = state.receive(command)
        guard isLaunch else { return steps.forEach(perform) }
        // Contract A12: the phases of a launch, with their durations, are in the trace.
        PorticoTrace.phase("launch") {
            let scenes = steps.firstIndex(of: .connectScenes) ?? steps.endIndex
            PorticoTrace.phase("load main interface") { steps[..<scenes].forEach(perform) }
            PorticoTrace.phase("become active") { steps[scenes...].forEach(perform) }
        }
    }

    /// Under a cover the app doesn't become active, and needn't resign. True when that was all.
    private func receiveCovered(_ command: LifecycleCommand) -> Bool {
        switch command {
        case .activate:
            wantsActive = true
            state.receive(.enterForeground).forEach { perform($0) }
            phaseChanged(.active)
            return true
        case .resignActive:
            wantsActive = false
            phaseChanged(.inactive)
            return true
        case .enterBackground, .enterForeground, .terminate:
            wantsActive = false
            return false
        case .memoryWarning: return false
        }
    }

    /// The system puts something over an active app: it resigns, and the shell doesn't hear of it.
    func cover() {
        guard !isCovered, state.phase == .active else { return }
        (isCovered, wantsActive) = (true, true)
        state.receive(.resignActive).forEach { perform($0, quietly: true) }
    }

    /// It is gone: the app is active again, unless the shell has asked for something else meanwhile.
    func uncover() {
        guard isCovered else { return }
        isCovered = false
        if wantsActive, state.phase == .inactive {
            state.receive(.activate).forEach { perform($0, quietly: true) }
        }
    }

    private func perform(_ step: LifecycleState.Step) { perform(step, quietly: false) }

    private func perform(_ step: LifecycleState.Step, quietly: Bool) {
        let app = application
        let usesScenes = app.scenes.isInUse
        switch step {
        case .become(let phase):
            app.lifecyclePhase = phase
            app.backgroundTasks.isInBackground = phase == .background
            if !quietly { phaseChanged(phase) }
        case .willFinishLaunching:
            MainStoryboard.load(app)
            tell("application:willFinishLaunchingWithOptions:") {
                if !$0.application(app, willFinishLaunchingWithOptions: launchOptions) { performsOpenedAction = false }
            }
        case .restoreState:
            RestorationPhase.checkLastLaunch()
            if SceneManifest.main == nil { StateRestoration.run(app) }
        case .keepState:
            if usesScenes { app.scenes.keepState() } else { StatePreservation.run(app) }
        case .didFinishLaunching:
            let answered = PorticoTrace.phase("load main interface") {
                tell("application:didFinishLaunchingWithOptions:") {
                    if !$0.application(app, didFinishLaunchingWithOptions: launchOptions) {
                        performsOpenedAction = false
                    }
                }
            }
            if !answered { tell("applicationDidFinishLaunching:") { $0.applicationDidFinishLaunching(app) } }
            post(UIApplication.didFinishLaunchingNotification)
            FatalException.internalInconsistency.raise(
                unless: app.windows.allSatisfy { $0.isHidden || $0.rootViewController != nil },
                "Application windows are expected to have a root view controller at the end of application launch")
            MainStoryboard.show(app)
        case .connectScenes:
            app.scenes.connect(app, opening: openedURL, action: openedAction)
            RestorationPhase.present()
            if let openedURL, !app.scenes.isInUse { _ = OpenedURL.deliver(openedURL) }
            RemoteNotifications.openTapped()
            if let openedAction, performsOpenedAction, !app.scenes.isInUse { QuickActions.perform(openedAction) }
            QuickActions.tellShell()
            didFinishLaunching()
            if app.scenes.isInUse { app.scenes.willEnterForeground() }
        case .willEnterForeground:
            if usesScenes {
                app.scenes.willEnterForeground()
            } else {
                tell("applicationWillEnterForeground:") { $0.applicationWillEnterForeground(app) }
            }
            post(UIApplication.willEnterForegroundNotification)
            let urls = waitingURLs
            waitingURLs = []
            for url in urls { _ = OpenedURL.deliver(url) }
            let actions = waitingActions
            waitingActions = []
            for action in actions { QuickActions.perform(action) }
            RemoteNotifications.receiver?.willEnterForeground()
            RemoteNotifications.openTapped()
        case .didBecomeActive:
            if app.scenes.isInUse {
                app.scenes.didBecomeActive()
            } else {
                tell("applicationDidBecomeActive:") { $0.applicationDidBecomeActive(app) }
            }
            post(UIApplication.didBecomeActiveNotification)
            RestorationPhase.becameActive()
            SystemAlert.next()
            LocationSource.becameActive()
        case .willResignActive:
            if usesScenes {
                app.scenes.willResignActive()
            } else {
                tellTimed("applicationWillResignActive:", "applicationWillResignActive(_:)") {
                    $0.applicationWillResignActive(app)
                }
            }
            post(UIApplication.willResignActiveNotification)
        case .didEnterBackground:
            if usesScenes {
                app.scenes.didEnterBackground()
            } else {
                tellTimed("applicationDidEnterBackground:", "applicationDidEnterBackground(_:)") {
                    $0.applicationDidEnterBackground(app)
                }
            }
            post(UIApplication.didEnterBackgroundNotification)
        case .didReceiveMemoryWarning:
            tell("applicationDidReceiveMemoryWarning:") { $0.applicationDidReceiveMemoryWarning(app) }
            post(UIApplication.didReceiveMemoryWarningNotification)
            for controller in LoadedControllers.all {
                PorticoTrace.call(.controller, controller, "didReceiveMemoryWarning") {
                    LifecycleChecker.callingSuper(controller, "didReceiveMemoryWarning()") {
                        controller.didReceiveMemoryWarning()
                    }
                }
            }
        case .willTerminate:
            if usesScenes { app.scenes.disconnect() }
            tell("applicationWillTerminate:") { $0.applicationWillTerminate(app) }
            post(UIApplication.willTerminateNotification)
        }
    }

    /// A URL has come from outside. In the background it waits: it is opened between coming to the front and becoming active.
    func open(_ url: URL) {
        // The answer is nobody's: the app that asked isn't here.
        if application.lifecyclePhase == .background { waitingURLs.append(url) } else { _ = OpenedURL.deliver(url) }
    }

    /// A person has chosen an action on the app's icon. In the background it waits as a URL does.
    func perform(_ action: UIApplicationShortcutItem) {
        if application.lifecyclePhase == .background {
            waitingActions.append(action)
        } else {
            QuickActions.perform(action)
        }
    }

    /// The device was locked or unlocked (contract A03); each change is told once.
    func change(protectedData isAvailable: Bool) {
        let app = application
        guard app.protectedDataIsAvailable != isAvailable else { return }
        if isAvailable {
            app.protectedDataIsAvailable = true
            tell("applicationProtectedDataDidBecomeAvailable:") { $0.applicationProtectedDataDidBecomeAvailable(app) }
            post(UIApplication.protectedDataDidBecomeAvailableNotification)
        } else {
            tell("applicationProtectedDataWillBecomeUnavailable:") {
                $0.applicationProtectedDataWillBecomeUnavailable(app)
            }
            post(UIApplication.protectedDataWillBecomeUnavailableNotification)
            app.protectedDataIsAvailable = false
        }
    }

    /// Another day has begun, by itself or because the clock was set, or the clocks go differently.
    func timeChanged() {
        tell("applicationSignificantTimeChange:") { $0.applicationSignificantTimeChange(application) }
        post(UIApplication.significantTimeChangeNotification)
    }

    /// True when the delegate implements the method.
    @discardableResult
    private func tell(_ selector: StaticString, _ body: (any UIApplicationDelegate) -> Void) -> Bool {
        guard let delegate = application.delegate else { return false }
        return OptionalCall.call(.application, delegate, selector) { body(delegate) } != nil
    }

    /// Tells the delegate, and the life-cycle checker how long it took for a method by its name in Swift.
    private func tellTimed(
        _ selector: StaticString, _ method: String, _ body: (any UIApplicationDelegate) -> Void
    ) {
        tell(selector) { delegate in LifecycleChecker.timing(delegate, method) { body(delegate) } }
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }
}
