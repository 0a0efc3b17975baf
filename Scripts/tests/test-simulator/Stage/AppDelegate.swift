import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = StageViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        (window?.rootViewController as? StageViewController)?.open(url)
        return true
    }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        (window?.rootViewController as? StageViewController)?.timeChanged()
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        (window?.rootViewController as? StageViewController)?.pushed()
        completionHandler(.newData)
    }
}
