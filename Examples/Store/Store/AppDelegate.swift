import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let today = UINavigationController(rootViewController: TodayViewController())
        today.navigationBar.prefersLargeTitles = true
        today.tabBarItem = UITabBarItem(title: "Today", image: UIImage(systemName: "star.fill"), tag: 0)

        let layout = UICollectionViewFlowLayout()
        layout.sectionHeadersPinToVisibleBounds = true
        let shelves = UINavigationController(rootViewController: ShelvesViewController(collectionViewLayout: layout))
        shelves.tabBarItem = UITabBarItem(title: "Shelves", image: UIImage(systemName: "square.grid.2x2"), tag: 1)

        let tabs = UITabBarController()
        tabs.viewControllers = [today, shelves]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
