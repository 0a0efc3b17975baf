import Foundation
import PorticoObjC
import PorticoTrace

/// Info.plist's `UIApplicationSceneManifest`.
struct SceneManifest {
    struct Entry {
        var role: UISceneSession.Role
        var name: String?
        var sceneClass: String?
        var delegateClass: String?
        var storyboard: String?
    }

    var entries: [Entry]

    @MainActor static let main = SceneManifest(Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest"))

    /// Nil when there is no manifest: the app lives by its application delegate alone.
    init?(_ value: Any?) {
        guard let manifest = value as? [String: Any] else { return nil }
        entries = []
        let configurations = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        for (role, list) in configurations.sorted(by: { $0.key < $1.key }) {
            for case let item as [String: Any] in list as? [Any] ?? [] {
                entries.append(
                    Entry(
                        role: .init(rawValue: role), name: item["UISceneConfigurationName"] as? String,
                        sceneClass: item["UISceneClassName"] as? String,
                        delegateClass: item["UISceneDelegateClassName"] as? String,
                        storyboard: item["UISceneStoryboardFile"] as? String))
            }
        }
    }

    @MainActor func fill(_ configuration: UISceneConfiguration) {
        let fitting = entries.filter { $0.role == configuration.role }
        guard let entry = fitting.first(where: { $0.name == configuration.name }) ?? fitting.first else { return }
        if let name = entry.delegateClass { configuration.delegateClass = DelegateClass.named(name) }
        if let name = entry.sceneClass, name != "UIWindowScene" { configuration.sceneClass = DelegateClass.named(name) }
    }
}

/// Makes the app's scene and tells its delegate. Apps without a scene manifest get a scene too, as on iOS, without delegate.
///
/// - From: `LifecycleController`
/// - To: `UISceneDelegate`, `UIWindowScene`
@MainActor final class SceneConnector {
    private(set) var connected: Set<UIScene> = []
    private(set) var scene: UIWindowScene?
    private var manifest: SceneManifest?

    nonisolated init() {}

    /// Whether the life cycle is the scene delegate's.
    private(set) var isInUse = false

    func connect(_ application: UIApplication, manifest: SceneManifest? = SceneManifest.main) {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(role: .windowApplication, configuration: configuration)
        let options = UIScene.ConnectionOptions()
        if manifest != nil {
            isInUse = true
            if let delegate = application.delegate {
                let answer = OptionalCall.call(
                    .application, delegate, "application:configurationForConnectingSceneSession:options:"
                ) { delegate.application(application, configurationForConnecting: session, options: options) }
                if let answer { session.settings = answer }
            }
        }
        let cls = (session.configuration.sceneClass as? UIWindowScene.Type) ?? UIWindowScene.self
        let made = cls.init(session: session, connectionOptions: options)
        scene = made
        connected = [made]
        made.state = .foregroundInactive
        if isInUse, let delegateClass = session.configuration.delegateClass {
            made.delegate = makeInstance(of: delegateClass) as? any UISceneDelegate
        }
        for window in application.windows where window.windowScene == nil { window.windowScene = made }
        if isInUse {
            tell("scene:willConnectToSession:options:") { $0.scene(made, willConnectTo: session, options: options) }
            post(UIScene.willConnectNotification)
        }
    }

    func willEnterForeground() {
        scene?.state = .foregroundInactive
        tell("sceneWillEnterForeground:") { $0.sceneWillEnterForeground($1) }
        post(UIScene.willEnterForegroundNotification)
    }

    func didBecomeActive() {
        scene?.state = .foregroundActive
        tell("sceneDidBecomeActive:") { $0.sceneDidBecomeActive($1) }
        post(UIScene.didActivateNotification)
    }

    func willResignActive() {
        tell("sceneWillResignActive:") { $0.sceneWillResignActive($1) }
        scene?.state = .foregroundInactive
        post(UIScene.willDeactivateNotification)
    }

    func didEnterBackground() {
        scene?.state = .background
        tell("sceneDidEnterBackground:") { $0.sceneDidEnterBackground($1) }
        post(UIScene.didEnterBackgroundNotification)
    }

    /// The app ends: an active scene resigns first (recording R25).
    func disconnect() {
        if scene?.state == .foregroundActive { willResignActive() }
        tell("sceneDidDisconnect:") { $0.sceneDidDisconnect($1) }
        scene?.state = .unattached
        post(UIScene.didDisconnectNotification)
        connected = []
    }

    func reset() {
        connected = []
        scene = nil
        isInUse = false
    }

    private func tell(_ selector: StaticString, _ body: (any UISceneDelegate, UIScene) -> Void) {
        guard let scene, let delegate = scene.delegate else { return }
        OptionalCall.call(.application, delegate, selector) { body(delegate, scene) }
    }

    private func tell(_ selector: StaticString, _ body: (any UISceneDelegate) -> Void) {
        tell(selector) { delegate, _ in body(delegate) }
    }

    private func post(_ name: NSNotification.Name) {
        guard isInUse else { return }
        NotificationCenter.default.post(name: name, object: scene)
    }
}
