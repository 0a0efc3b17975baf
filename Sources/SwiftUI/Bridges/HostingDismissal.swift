import UIKit

/// Leaving a screen of UIKit's from views of SwiftUI's in it.
extension UIViewController {
    /// The controller itself or the one around it that stands in a navigation controller.
    private var navigationPage: UIViewController? {
        var page: UIViewController? = self
        while let current = page, !(current.parent is UINavigationController) { page = current.parent }
        return page
    }

    /// Whether the controller was pushed above another.
    private var isPushed: Bool {
        guard let page = navigationPage else { return false }
        return page.navigationController?.viewControllers.first !== page
    }

    /// Whether the screen was pushed or presented.
    var canBeDismissed: Bool { isPushed || presentingViewController != nil }

    /// Pops a screen that was pushed, with those above it, or dismisses the presentation that the controller is in.
    func dismissOrPop() {
        guard isPushed, let page = navigationPage, let navigation = page.navigationController,
            let index = navigation.viewControllers.firstIndex(of: page), index > 0
        else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }
}
