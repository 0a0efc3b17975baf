import UIKit

/// The scene of a fixture with scenes: it remembers its taps in an activity.
final class FixtureScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var controller: FixtureController? { window?.rootViewController as? FixtureController }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let taps = session.stateRestorationActivity?.userInfo?["taps"] as? Int
        tell("connected/\(session.persistentIdentifier)/\(taps.map(String.init) ?? "anew")")
        for context in connectionOptions.urlContexts { tell("launched/\(context.url.absoluteString)") }
        if let action = connectionOptions.shortcutItem { tell("launched/\(action.type)") }
        guard let scene = scene as? UIWindowScene else { return }
        let window = FixtureWindow(windowScene: scene)
        window.rootViewController = FixtureController()
        window.makeKeyAndVisible()
        self.window = window
    }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { tell("opened/\(context.url.absoluteString)") }
    }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        tell("performed/\(shortcutItem.localizedTitle)")
        return true
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "fixture.tapping")
        activity.userInfo = ["taps": controller?.taps ?? 0]
        return activity
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        tell("interaction/\(stateRestorationActivity.activityType)")
        if Behaviour.current.has("crash-restored") { crash() }
    }
}
