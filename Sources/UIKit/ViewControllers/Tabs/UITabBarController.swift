import CoreGraphics
import Foundation
import PorticoTrace

/// Shows one of several controllers, chosen by a tab.
///
/// - From: `UITabBar`, `selectedIndex`
/// - To: `AppearanceTransition`
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    private let bar = UITabBar(frame: .zero)
    private let stage = UIView()
    private var list: [UIViewController] = []
    private var selected: UIViewController?
    private weak var shown: UIViewController?
    private var running: AppearanceTransition?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.didTap = { [weak self] item in self?.tapped(item) }
    }

    open weak var delegate: (any UITabBarControllerDelegate)?
    open var tabBar: UITabBar { bar }
    open var customizableViewControllers: [UIViewController]?
    open var viewControllers: [UIViewController]? {
        get { list }
        set { setViewControllers(newValue, animated: false) }
    }
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue, list.contains(where: { $0 === newValue }) { select(newValue) } }
    }
    open var selectedIndex: Int {
        get { selected.flatMap { one in list.firstIndex { $0 === one } } ?? NSNotFound }
        set { if list.indices.contains(newValue) { select(list[newValue]) } }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let leaving = list.filter { old in !new.contains { $0 === old } }
        for controller in leaving {
            PorticoTrace.call(.controller, controller, "willMoveToParentViewController:") {
                controller.willMove(toParent: nil)
            }
        }
        list = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            PorticoTrace.call(.controller, controller, "didMoveToParentViewController:") {
                controller.didMove(toParent: self)
            }
        }
        bar.setItems(new.map { $0.tabBarItem }, animated: animated)
        if let selected, new.contains(where: { $0 === selected }) {
            bar.selectedItem = selected.tabBarItem
        } else {
            selected = nil
            if let first = new.first { select(first) }
        }
        for controller in leaving {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }

    // MARK: View

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stage)
        view.addSubview(bar)
        self.view = view
        view.didLayout = { [weak self] in self?.place() }
    }

    override func prepareToAppear() {
        loadViewIfNeeded()
        guard running == nil, let selected, shown !== selected else { return }
        shown?.viewIfLoaded?.removeFromSuperview()
        install(selected)
        shown = selected
    }

    override var childrenForAppearance: [UIViewController] { shown.map { [$0] } ?? [] }

    private func install(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        place()
        controller.containerInsets = barInsets
        controller.view.frame = stage.bounds
        stage.addSubview(controller.view)
    }

    private var barInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0) }

    private func place() {
        guard isViewLoaded else { return }
        let height = 49 + view.safeAreaInsets.bottom
        bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        if let shown, let child = shown.viewIfLoaded, child.superview === stage {
            shown.containerInsets = barInsets
            if child.frame != stage.bounds { child.frame = stage.bounds }
        }
    }

    // MARK: Selecting

    private func tapped(_ item: UITabBarItem) {
        guard let controller = list.first(where: { $0.tabBarItem === item }) else { return }
        if let delegate,
            OptionalCall.call(
                .controller, delegate, "tabBarController:shouldSelectViewController:",
                {
                    delegate.tabBarController(self, shouldSelect: controller)
                }) == false
        {
            return
        }
        if controller === selected, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        select(controller)
        if let delegate {
            OptionalCall.call(.controller, delegate, "tabBarController:didSelectViewController:") {
                delegate.tabBarController(self, didSelect: controller)
            }
        }
    }

    private func select(_ controller: UIViewController) {
        bar.selectedItem = controller.tabBarItem
        guard controller !== selected else { return }
        let old = shown
        selected = controller
        guard isViewLoaded, appearance.isVisible else {
            if isViewLoaded, view.window == nil { shown?.viewIfLoaded?.removeFromSuperview(); shown = nil }
            return
        }
        controller.loadViewIfNeeded()
        let transition = AppearanceTransition(appearing: controller, disappearing: old, animated: false)
        running = transition
        transition.begin()
        shown = controller
        install(controller)
        old?.viewIfLoaded?.removeFromSuperview()
        transition.entered()
        CommitHandlers.afterCommit {
            self.running = nil
            transition.finish()
        }
    }
}

/// Has a say in, and hears of, a tab bar controller's changes. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { OptionalCall.missing(true) }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        OptionalCall.missing(())
    }
}
