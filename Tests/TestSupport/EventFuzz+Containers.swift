import CoreGraphics
import UIKit

/// Page, split and tab controllers, popovers, text and bars: what a random user meets less often.
extension EventFuzz {
    func performInContainer(_ change: FuzzStep.Change, _ animated: Bool, _ number: Int) {
        switch change {
        case .pages:
            let pages = UIPageViewController(
                transitionStyle: number % 2 == 0 ? .scroll : .pageCurl,
                navigationOrientation: number % 4 < 2 ? .horizontal : .vertical)
            pages.dataSource = self
            pages.setViewControllers([makeScreen()], direction: .forward, animated: false)
            present(pages, animated, number)
        case .turnPage:
            guard let pages = top as? UIPageViewController else { return }
            pages.setViewControllers(
                [makeScreen()], direction: number % 2 == 0 ? .forward : .reverse, animated: animated)
        case .split:
            let split = UISplitViewController(style: number % 2 == 0 ? .doubleColumn : .tripleColumn)
            split.setViewController(makeScreen(), for: .primary)
            split.setViewController(makeScreen(), for: .secondary)
            if number % 3 == 0 { split.setViewController(makeScreen(), for: .compact) }
            present(split, animated, number)
        case .columns:
            guard let split = top as? UISplitViewController else { return }
            switch number % 4 {
            case 0: split.show(.primary)
            case 1: split.hide(.primary)
            case 2: split.setViewController(makeScreen(), for: .secondary)
            default: split.setViewController(makeScreen(), for: .compact)
            }
        case .popover:
            guard let source = screen?.view else { return }
            let popover = makeScreen()
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 200, height: 150 + number)
            popover.popoverPresentationController?.sourceView = source
            popover.popoverPresentationController?.sourceRect = CGRect(x: number, y: number * 3, width: 40, height: 40)
            present(popover, animated, nil)
        case .moreTabs:
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<(4 + number % 4)).map { tab in
                let screen = makeScreen()
                screen.tabBarItem = UITabBarItem(title: "Tab \(tab)", image: nil, tag: tab)
                return tab % 2 == 0 ? screen : UINavigationController(rootViewController: screen)
            }
            tabs.selectedIndex = number % 4
            present(tabs, animated, number)
        case .type:
            guard let screen else { return }
            if screen.field.isFirstResponder {
                screen.field.resignFirstResponder()
            } else {
                screen.field.becomeFirstResponder()
            }
        case .bars:
            guard let stack else { return }
            if number % 2 == 0 {
                stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: animated)
            } else {
                stack.setToolbarHidden(!stack.isToolbarHidden, animated: animated)
            }
        default: break
        }
    }

    private func present(_ controller: UIViewController, _ animated: Bool, _ number: Int?) {
        guard let top, !top.isBeingDismissed else { return }
        if let number { controller.modalPresentationStyle = number % 3 == 0 ? .pageSheet : .fullScreen }
        top.present(controller, animated: animated)
    }
}

extension EventFuzz: UIPageViewControllerDataSource {
    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { made % 5 == 0 ? nil : makeScreen() }

    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { made % 7 == 0 ? nil : makeScreen() }
}
