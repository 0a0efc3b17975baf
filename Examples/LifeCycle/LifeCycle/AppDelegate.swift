import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        CallbackLog.log(self)
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        CallbackLog.log(self)
        SavedState.shared.launches += 1
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: FirstViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        CallbackLog.log(self)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        CallbackLog.log(self)
        SavedState.shared.save()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        CallbackLog.log(self)
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        CallbackLog.log(self)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        CallbackLog.log(self)
        SavedState.shared.memoryWarnings += 1
    }

    func applicationWillTerminate(_ application: UIApplication) {
        CallbackLog.log(self)
    }
}
