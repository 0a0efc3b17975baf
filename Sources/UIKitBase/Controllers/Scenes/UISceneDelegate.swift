import CoreGraphics
import Foundation

/// Hears of the changes in one scene's life. Every method is optional.
///
/// - From: `SceneConnector`
/// - To: the app
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The scene is in the background: what it shows. Kept for the next launch once the activity's delegate and the responders that
    /// hold it have brought it up to date.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// The scene is connected again and not active yet: the place to put back a selection or a scroll position.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
}

extension UISceneDelegate {
    /// Stands in where the delegate has nothing to set up for a scene.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that its scene is gone.
    public func sceneDidDisconnect(_ scene: UIScene) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that its scene gets events.
    public func sceneDidBecomeActive(_ scene: UIScene) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that its scene is about to get none.
    public func sceneWillResignActive(_ scene: UIScene) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that its scene is about to be seen.
    public func sceneWillEnterForeground(_ scene: UIScene) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that its scene is no longer seen.
    public func sceneDidEnterBackground(_ scene: UIScene) { OptionalCall.missing(()) }
    /// Stands in where the delegate opens no URLs.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { OptionalCall.missing(()) }
    /// Stands in where the delegate keeps nothing of its scene: nil.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { OptionalCall.missing(nil) }
    /// Stands in where the delegate puts nothing back.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        OptionalCall.missing(())
    }
    /// Stands in where the delegate needn't hear that an activity is on its way.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        OptionalCall.missing(())
    }
    /// Stands in where the delegate goes on with no activity.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear of an activity that was brought up to date.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { OptionalCall.missing(()) }
    /// Stands in; never called, as nothing is handed over (DEV-119).
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { OptionalCall.missing(()) }
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _PorticoWindowOwner {
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// A person has chosen an action on the app's icon while the scene is there; a scene that is connected for it finds it in its options.
    /// The app calls the handler with whether it did it.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The same; done when it returns.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool
}

extension UIWindowSceneDelegate {
    /// What callers of the protocol see: the property is optional there, and so is its value.
    public var window: UIWindow?? {
        let own: UIWindow? = window
        return .some(own)
    }
    /// Stands in where the delegate needn't hear that the interface was turned or has other traits.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate hasn't got this form: the other one is called.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate does nothing for actions: false.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool { false }
}
