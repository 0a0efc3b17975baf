/// A tab of the sidebar for a controller that the app gave without one. Apps don't see it.
///
/// - From: `UITabBarController.sidebarTabs`
@MainActor final class ControllerTab: UITab {
    let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
        let item: UITabBarItem? = controller.tabBarItem
        super.init(title: item?.title ?? "", image: item?.image, identifier: "")
        badgeValue = item?.badgeValue
        isEnabled = item?.isEnabled ?? true
        accessibilityIdentifier = item?.accessibilityIdentifier
    }
}
