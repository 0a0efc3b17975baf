import Foundation
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
    /// In the order they were connected; the first is the app's main scene.
    private var scenes: [UIWindowScene] = []
    private var manifest: SceneManifest?
    private weak var application: UIApplication?

    nonisolated init() {}

    /// Whether the life cycle is the scene delegate's.
    private(set) var isInUse = false
    var scene: UIWindowScene? { scenes.first }

    // MARK: Connecting

    func connect(_ application: UIApplication, manifest: SceneManifest? = SceneManifest.main) {
        self.application = application
        self.manifest = manifest
        isInUse = manifest != nil
        let made = makeScene(UIScene.ConnectionOptions())
        for window in application.windows where window.windowScene == nil { window.windowScene = made }
    }

    @discardableResult private func makeScene(
        _ options: UIScene.ConnectionOptions, session known: UISceneSession? = nil
    ) -> UIWindowScene {
        let session = known ?? makeSession(options)
        sessions.insert(session)
        let cls = (session.configuration.sceneClass as? UIWindowScene.Type) ?? UIWindowScene.self
        let made = cls.init(session: session, connectionOptions: options)
        scenes.append(made)
        connected.insert(made)
        made.state = .foregroundInactive
        guard isInUse else { return made }
        if let delegateClass = session.configuration.delegateClass {
            made.delegate = makeInstance(of: delegateClass) as? any UISceneDelegate
        }
        tell(made, "scene:willConnectToSession:options:") { $0.scene(made, willConnectTo: session, options: options) }
        post(UIScene.willConnectNotification, made)
        return made
    }

    private func makeSession(_ options: UIScene.ConnectionOptions) -> UISceneSession {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(
            role: .windowApplication, configuration: configuration, number: sessions.count + 1)
        guard isInUse, let application, let delegate = application.delegate else { return session }
        let answer = OptionalCall.call(
            .application, delegate, "application:configurationForConnectingSceneSession:options:"
        ) { delegate.application(application, configurationForConnecting: session, options: options) }
        if let answer { session.settings = answer }
        return session
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

    func reset() {
        (connected, scenes, sessions) = ([], [], [])
        isInUse = false
        manifest = nil
    }

    // MARK: Asked for by the app

    func activate(
        _ session: UISceneSession?, _ activity: NSUserActivity?, _ errorHandler: ((any Error) -> Void)?
    ) {
        if let session, let scene = session.scene as? UIWindowScene {
            if scene.state == .background { enterForeground(scene) }
            if scene.state == .foregroundInactive { becomeActive(scene) }
            return
        }
        guard manifest?.supportsMultipleScenes ?? false else {
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
        guard let application, let delegate = application.delegate else { return }
        OptionalCall.call(.application, delegate, "application:didDiscardSceneSessions:") {
            delegate.application(application, didDiscardSceneSessions: [session])
        }
    }

    /// The interface turned, or its traits changed.
    func geometryChanged(orientation: UIInterfaceOrientation, traits: UITraitCollection) {
        for scene in scenes {
            scene.noteTraits(from: scene.ownOverrides(over: traits))
            guard scene.interfaceOrientation != orientation || scene.traitCollection != traits else { continue }
            guard isInUse, let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
            let selector: StaticString =
                "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"
            OptionalCall.call(.application, delegate, selector) {
                delegate.windowScene(
                    scene, didUpdate: scene.coordinateSpace, interfaceOrientation: orientation, traitCollection: traits)
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
