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
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { OptionalCall.missing(()) }
    public func sceneDidDisconnect(_ scene: UIScene) { OptionalCall.missing(()) }
    public func sceneDidBecomeActive(_ scene: UIScene) { OptionalCall.missing(()) }
    public func sceneWillResignActive(_ scene: UIScene) { OptionalCall.missing(()) }
    public func sceneWillEnterForeground(_ scene: UIScene) { OptionalCall.missing(()) }
    public func sceneDidEnterBackground(_ scene: UIScene) { OptionalCall.missing(()) }
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { OptionalCall.missing(()) }
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { OptionalCall.missing(nil) }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        OptionalCall.missing(())
    }
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        OptionalCall.missing(())
    }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { OptionalCall.missing(()) }
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { OptionalCall.missing(()) }
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
}

extension UIWindowSceneDelegate {
    /// What callers of the protocol see: the property is optional there, and so is its value.
    public var window: UIWindow?? {
        let own: UIWindow? = window
        return .some(own)
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) { OptionalCall.missing(()) }
}
