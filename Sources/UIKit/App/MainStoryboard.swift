import CoreGraphics
import Foundation

/// Info.plist's `UIMainStoryboardFile`, for an app without scenes: the window with the storyboard's first controller is there before
/// the delegate hears of the launch, and on the screen when it has finished.
///
/// - From: `LifecycleController`
/// - To: `UIStoryboard`, `UIApplicationDelegate.window`
@MainActor enum MainStoryboard {
    @InProcess static var name = Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String
    /// From the load to the end of the launch.
    @InSession private static var window: UIWindow? = nil

    static func load(_ application: UIApplication) {
        window = nil
        // Without a source of storyboards nothing of an app's bundle is one.
        guard let name, SceneManifest.main == nil, StoryboardSources.current != nil,
            let delegate = application.delegate
        else { return }
        let storyboard = UIStoryboard(name: name, bundle: nil)
        // A delegate that wants a window of its own has made it.
        let own: UIWindow? = delegate.window
        let made = own ?? UIWindow(frame: UIScreen.main.bounds)
        delegate.window = made
        let kept: UIWindow? = delegate.window
        guard kept === made else {
            Diagnostics.report(
                "The app delegate must implement the window property if it wants to use a main storyboard file.")
            return
        }
        guard let root = storyboard.instantiateInitialViewController() else {
            Diagnostics.report(
                "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the "
                    + "designated entry point is not set?")
            return
        }
        made.rootViewController = root
        window = made
    }

    /// Shows the window, unless the delegate has put another one in its place.
    static func show(_ application: UIApplication) {
        defer { window = nil }
        let current: UIWindow? = application.delegate?.window
        guard let window, current === window else { return }
        window.makeKeyAndVisible()
    }
}
