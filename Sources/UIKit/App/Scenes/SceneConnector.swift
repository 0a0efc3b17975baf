import Foundation
import PorticoHost
import PorticoObjC
import PorticoTrace

/// Makes the app's scenes and tells their delegates. Apps without a scene manifest get one scene too, as on iOS, without
/// delegate.
///
/// - From: `LifecycleController`, `UIApplication.requestSceneSessionActivation`
/// - To: `UISceneDelegate`, `UIWindowScene`
@MainActor final class SceneConnector {
    private(set) var connected: Set<UIScene> = []
    private(set) var sessions: Set<UISceneSession> = []
    private var order: [UISceneSession] = []
    /// In the order they were connected; the first is the app's main scene.
    private var scenes: [UIWindowScene] = []
    private var manifest: SceneManifest?
    /// Numbers of sessions begin after it.
    private var highest = 0
    private weak var application: UIApplication?

    nonisolated init() {}

    /// Whether the life cycle is the scene delegate's.
    private(set) var isInUse = false
    var scene: UIWindowScene? { scenes.first }

    // MARK: Connecting

    /// - Parameters:
    ///   - url: what the app is launched to open.
    ///   - action: the action on its icon that it is launched by.
    func connect(
        _ application: UIApplication, manifest: SceneManifest? = SceneManifest.main, opening url: URL? = nil,
        action: UIApplicationShortcutItem? = nil
    ) {
        self.application = application
        self.manifest = manifest
        isInUse = manifest != nil
        var main: UISceneSession?
        if isInUse, let store = RestorationStore.current {
            let (known, number) = SceneSessions.read(store)
            highest = number
            let discarded = SceneSessions.takeDiscarded(store)
            if !discarded.isEmpty { tellDiscarded(Set(discarded)) }
            sessions.formUnion(known)
            order = known
            main = known.first { $0.role == .windowApplication }
        }
        let made = makeScene(UIScene.ConnectionOptions(url: url, shortcutItem: action), session: main)
        keepSessions()
        for window in application.windows where window.windowScene == nil { window.windowScene = made }
    }

    @discardableResult private func makeScene(
        _ options: UIScene.ConnectionOptions, session known: UISceneSession? = nil
    ) -> UIWindowScene {
        let session = known ?? makeSession()
        if known?.isConfigured != true { configure(session, options) }
        if sessions.insert(session).inserted { order.append(session) }
        let cls = (session.configuration.sceneClass as? UIWindowScene.Type) ?? UIWindowScene.self
        let made = cls.init(session: session, connectionOptions: options)
        scenes.append(made)
        connected.insert(made)
        made.state = .foregroundInactive
        guard isInUse else { return made }
        if let delegateClass = session.configuration.delegateClass {
            made.delegate = makeInstance(of: delegateClass) as? any UISceneDelegate
        }
        let window = session.configuration.storyboard.flatMap { made.makeWindow(showing: $0) }
        let activity = known?.stateRestorationActivity
        if activity != nil, let store = RestorationStore.current { RestorationPhase.begin(store) }
        tell(made, "scene:willConnectToSession:options:") { $0.scene(made, willConnectTo: session, options: options) }
        NotificationCenter.default.post(
            name: UIScene.willConnectNotification, object: made, userInfo: ["options": options])
        show(window, of: made)
        if let activity {
            tell(made, "scene:restoreInteractionStateWithUserActivity:") {
                $0.scene(made, restoreInteractionStateWith: activity)
            }
        }
        return made
    }

    /// Shows the storyboard's window, unless the delegate has put one of its own in its place: then nothing of the storyboard is seen, and
    /// its first controller never loads its view.
    private func show(_ window: UIWindow?, of scene: UIWindowScene) {
        let current: UIWindow? = (scene.delegate as? any UIWindowSceneDelegate)?.window
        guard let window, current == nil || current === window else { return }
        window.makeKeyAndVisible()
    }

    private func makeSession() -> UISceneSession {
        highest += 1
        return UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication), number: highest)
    }

    /// Once for each session: a later launch knows the answer.
    private func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        session.isConfigured = true
        guard isInUse, let application, let delegate = application.delegate else { return }
        let answer = OptionalCall.call(
            .application, delegate, "application:configurationForConnectingSceneSession:options:"
        ) { delegate.application(application, configurationForConnecting: session, options: options) }
        if let answer { session.settings = answer }
    }

    // MARK: Keeping

    private func keepSessions() {
        guard isInUse, let store = RestorationStore.current else { return }
        SceneSessions.write(order, highest: highest, to: store)
    }

    /// What the delegate says, or else what the app has set itself.
    private func keepActivity(of scene: UIWindowScene) {
        guard isInUse, let delegate = scene.delegate else { return }
        let answer = OptionalCall.call(.application, delegate, "stateRestorationActivityForScene:") {
            delegate.stateRestorationActivity(for: scene)
        }
        guard let activity = answer else { return }
        if let activity { UserActivities.update(activity) }
        // A copy: what the app goes on changing is not what the scene showed.
        scene.session.stateRestorationActivity = activity.flatMap { NSUserActivity(propertyList: $0.propertyList) }
    }

    /// All are in the background.
    func keepState() {
        for scene in scenes { keepActivity(of: scene) }
        keepSessions()
        RestorationStore.current?.remove(SavedState.restoring)
    }

    // MARK: Life

    func willEnterForeground() {
        for scene in scenes { enterForeground(scene) }
    }

    private func enterForeground(_ scene: UIWindowScene) {
        scene.state = .foregroundInactive
        tell(scene, "sceneWillEnterForeground:") { $0.sceneWillEnterForeground(scene) }
        post(UIScene.willEnterForegroundNotification, scene)
    }

    func didBecomeActive() {
        for scene in scenes { becomeActive(scene) }
    }

    private func becomeActive(_ scene: UIWindowScene) {
        scene.state = .foregroundActive
        tell(scene, "sceneDidBecomeActive:") { $0.sceneDidBecomeActive(scene) }
        post(UIScene.didActivateNotification, scene)
    }

    func willResignActive() {
        for scene in scenes { resignActive(scene) }
    }

    private func resignActive(_ scene: UIWindowScene) {
        tell(scene, "sceneWillResignActive:") { $0.sceneWillResignActive(scene) }
        scene.state = .foregroundInactive
        post(UIScene.willDeactivateNotification, scene)
    }

    func didEnterBackground() {
        for scene in scenes {
            scene.state = .background
            tell(scene, "sceneDidEnterBackground:") { $0.sceneDidEnterBackground(scene) }
            post(UIScene.didEnterBackgroundNotification, scene)
        }
    }

    /// The app ends: an active scene resigns first (recording R25).
    func disconnect() {
        for scene in scenes { disconnect(scene) }
        scenes = []
        connected = []
    }

    private func disconnect(_ scene: UIWindowScene) {
        if scene.state == .foregroundActive { resignActive(scene) }
        tell(scene, "sceneDidDisconnect:") { $0.sceneDidDisconnect(scene) }
        scene.state = .unattached
        post(UIScene.didDisconnectNotification, scene)
    }

    // MARK: Asked for by the app

    /// A phone shows one scene, whatever an app's Info.plist says.
    static func allowsSeveralScenes(_ manifest: SceneManifest?) -> Bool {
        UIDevice.current.userInterfaceIdiom == .pad && manifest?.supportsMultipleScenes == true
    }

    func activate(
        _ session: UISceneSession?, _ activity: NSUserActivity?, _ errorHandler: ((any Error) -> Void)?
    ) {
        if let session, let scene = session.scene as? UIWindowScene {
            if scene.state == .background { enterForeground(scene) }
            if scene.state == .foregroundInactive { becomeActive(scene) }
            if let activity { hand(activity, to: scene) }
            return
        }
        guard Self.allowsSeveralScenes(manifest) else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
            return
        }
        let made = makeScene(UIScene.ConnectionOptions(activities: activity.map { [$0] } ?? []), session: session)
        enterForeground(made)
        becomeActive(made)
    }

    func destroy(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
        guard sessions.contains(session), scenes.count > 1 || session.scene == nil else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        if let scene = session.scene as? UIWindowScene {
            disconnect(scene)
            for window in scene.windows { window.isHidden = true }
            scenes.removeAll { $0 === scene }
            connected.remove(scene)
        }
        sessions.remove(session)
        order.removeAll { $0 === session }
        keepSessions()
        tellDiscarded([session])
    }

    private func tellDiscarded(_ discarded: Set<UISceneSession>) {
        guard let application, let delegate = application.delegate else { return }
        OptionalCall.call(.application, delegate, "application:didDiscardSceneSessions:") {
            delegate.application(application, didDiscardSceneSessions: discarded)
        }
    }

    /// The scene in front opens it; false where there is none.
    func open(_ url: URL) -> Bool {
        let front = scenes.first { $0.state == .foregroundActive } ?? scenes.first
        guard let front else { return false }
        let context = UIOpenURLContext(url: url)
        tell(front, "scene:openURLContexts:") { $0.scene(front, openURLContexts: [context]) }
        return true
    }

    /// The scene in front performs an action of the app's icon, in the form that its delegate has.
    func perform(_ action: UIApplicationShortcutItem) {
        let front = scenes.first { $0.state == .foregroundActive } ?? scenes.first
        guard let front, let delegate = front.delegate as? any UIWindowSceneDelegate else { return }
        let asked: Void? = OptionalCall.call(
            .application, delegate, "windowScene:performActionForShortcutItem:completionHandler:"
        ) { delegate.windowScene(front, performActionFor: action, completionHandler: { _ in }) }
        if asked == nil { Task { _ = await delegate.windowScene(front, performActionFor: action) } }
    }

    // MARK: Activities

    /// The scene goes on with what the activity says.
    func hand(_ activity: NSUserActivity, to scene: UIScene) {
        tell(scene, "scene:willContinueUserActivityWithType:") {
            $0.scene(scene, willContinueUserActivityWithType: activity.activityType)
        }
        tell(scene, "scene:continueUserActivity:") { $0.scene(scene, continue: activity) }
    }

    /// The scene that holds the activity hears of it; if none does, the first in front.
    func tellUpdated(_ activity: NSUserActivity) {
        let front = scenes.first { $0.state == .foregroundActive || $0.state == .foregroundInactive }
        guard let scene = scenes.first(where: { $0.userActivity === activity }) ?? front else { return }
        tell(scene, "scene:didUpdateUserActivity:") { $0.scene(scene, didUpdate: activity) }
    }

    /// The interface turned, or its traits changed.
    func geometryChanged(orientation: UIInterfaceOrientation, traits: UITraitCollection) {
        for scene in scenes {
            scene.noteTraits(from: scene.ownOverrides(over: traits))
            guard scene.interfaceOrientation != orientation || scene.traitCollection != traits else { continue }
            guard isInUse, let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
            let selector: StaticString =
                "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"
            let space = TurnedScreenSpace(scene.screen, orientation)
            OptionalCall.call(.application, delegate, selector) {
                delegate.windowScene(
                    scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
            }
        }
    }

    // MARK: Telling

    private func tell(_ scene: UIScene, _ selector: StaticString, _ body: (any UISceneDelegate) -> Void) {
        guard let delegate = scene.delegate else { return }
        OptionalCall.call(.application, delegate, selector) { body(delegate) }
    }

    private func post(_ name: NSNotification.Name, _ scene: UIScene) {
        guard isInUse else { return }
        NotificationCenter.default.post(name: name, object: scene)
    }
}
