import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let store = UINavigationController(rootViewController: StoreViewController())
        store.tabBarItem = UITabBarItem(title: "Apps", image: UIImage(systemName: "star.fill"), tag: 0)
        let browse = UINavigationController(rootViewController: OutlineViewController())
        browse.tabBarItem = UITabBarItem(title: "Browse", image: UIImage(systemName: "list.bullet"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [store, browse]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
