import Foundation

extension UIViewController {
    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
