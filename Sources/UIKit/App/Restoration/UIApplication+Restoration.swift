import Foundation
import PorticoTrace

// State restoration of apps without scenes.
extension UIApplication {
    /// Those on the screen, and the delegate's, which it may show later.
    var windowsToRestore: [UIWindow] {
        let own: UIWindow? = delegate?.window
        return (own.map { [$0] } ?? []) + windows.filter { $0 !== own }
    }

    /// Gives an object a part in the preserved state. It isn't kept alive.
    ///
    /// - Parameter restorationIdentifier: not empty, and of no other object with the same `restorationParent`.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        FatalException.invalidArgument.raise(
            unless: !restorationIdentifier.isEmpty,
            "The restoration identifier of an object must not be empty.")
        RestorableObjects.register(object, restorationIdentifier)
    }

    /// The version of the app that kept the state: a string, in the delegate's coder.
    nonisolated public class var stateRestorationBundleVersionKey: String {
        "UIApplicationStateRestorationBundleVersion"
    }
    /// The system's version: a string.
    nonisolated public class var stateRestorationSystemVersionKey: String {
        "UIApplicationStateRestorationSystemVersion"
    }
    /// When the state was kept: a date.
    nonisolated public class var stateRestorationTimestampKey: String { "UIApplicationStateRestorationTimestamp" }
    /// `UIUserInterfaceIdiom`'s raw value: a number.
    nonisolated public class var stateRestorationUserInterfaceIdiomKey: String {
        "UIApplicationStateRestorationUserInterfaceIdiom"
    }
    /// The storyboard that a controller came from, in that controller's coder.
    nonisolated public class var stateRestorationViewControllerStoryboardKey: String {
        "UIStateRestorationViewControllerStoryboard"
    }
}
