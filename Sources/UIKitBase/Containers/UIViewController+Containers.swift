import Foundation

extension UIViewController {
    /// The nearest navigation controller above this one, or nil.
    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    /// The nearest tab bar controller above this one, or nil.
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    /// The nearest split view controller above this one, or nil.
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
