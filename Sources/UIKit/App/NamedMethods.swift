import Foundation
import PorticoObjC
import QuartzCore

/// One of Apple's methods that is called by its selector: `perform(#selector(UITableView.reloadData))`,
/// `UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))`, an action of a storyboard, or one without a target.
private struct NamedMethod: Sendable {
    let selector: String
    let call: @MainActor @Sendable (AnyObject, _PorticoArguments) -> Any?

    init<Root: AnyObject, Result>(_ selector: String, _ method: @escaping @MainActor @Sendable (Root) -> Result) {
        self.selector = selector
        call = { object, _ in method(unsafeDowncast(object, to: Root.self)) }
    }

    init<Root: AnyObject, Argument, Result>(
        _ selector: String, taking method: @escaping @MainActor @Sendable (Root, Argument) -> Result
    ) {
        self.selector = selector
        call = { object, arguments in method(unsafeDowncast(object, to: Root.self), arguments(0)) }
    }

    /// A method that takes a flag. As an action it is given its sender, and in Objective-C an object is true.
    init<Root: AnyObject, Result>(
        _ selector: String, flag method: @escaping @MainActor @Sendable (Root, Bool) -> Result
    ) {
        self.selector = selector
        call = { object, arguments in
            let given: Any? = arguments(0)
            return method(unsafeDowncast(object, to: Root.self), (given as? NSNumber)?.boolValue ?? (given != nil))
        }
    }
}

/// The methods of Apple's classes that people name in `#selector`. Those that an app declares are registered by its own lowered files.
///
/// - From: `ObjCClassRegistry`
/// - To: the methods
private enum NamedMethods {
    /// Runs when the library is loaded, and only appends.
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        register(UIResponder.self) { responders }
        register(UIView.self) { views }
        register(UIWindow.self) {
            [
                .init("makeKeyAndVisible") { (window: UIWindow) in window.makeKeyAndVisible() },
                .init("makeKeyWindow") { (window: UIWindow) in window.makeKey() },
            ]
        }
        register(UIViewController.self) { controllers }
        register(UINavigationController.self) { navigation }
        register(UIScrollView.self) {
            [.init("flashScrollIndicators") { (view: UIScrollView) in view.flashScrollIndicators() }]
        }
        register(UITableView.self) {
            [
                .init("reloadData") { (view: UITableView) in view.reloadData() },
                .init("reloadSectionIndexTitles") { (view: UITableView) in view.reloadSectionIndexTitles() },
                .init("beginUpdates") { (view: UITableView) in view.beginUpdates() },
                .init("endUpdates") { (view: UITableView) in view.endUpdates() },
            ]
        }
        register(UICollectionView.self) {
            [.init("reloadData") { (view: UICollectionView) in view.reloadData() }]
        }
        register(UIPickerView.self) {
            [.init("reloadAllComponents") { (view: UIPickerView) in view.reloadAllComponents() }]
        }
        register(UIRefreshControl.self) {
            [
                .init("beginRefreshing") { (control: UIRefreshControl) in control.beginRefreshing() },
                .init("endRefreshing") { (control: UIRefreshControl) in control.endRefreshing() },
            ]
        }
        register(UIActivityIndicatorView.self) {
            [
                .init("startAnimating") { (view: UIActivityIndicatorView) in view.startAnimating() },
                .init("stopAnimating") { (view: UIActivityIndicatorView) in view.stopAnimating() },
            ]
        }
        register(UIImageView.self) {
            [
                .init("startAnimating") { (view: UIImageView) in view.startAnimating() },
                .init("stopAnimating") { (view: UIImageView) in view.stopAnimating() },
            ]
        }
        register(CALayer.self) { layers }
        register(CADisplayLink.self) { [.init("invalidate") { (link: CADisplayLink) in link.invalidate() }] }
        register(UndoManager.self) {
            [
                .init("undo") { (manager: UndoManager) in manager.undo() },
                .init("redo") { (manager: UndoManager) in manager.redo() },
                .init("removeAllActions") { (manager: UndoManager) in manager.removeAllActions() },
            ]
        }
    }

    private static var responders: [NamedMethod] {
        [
            .init("becomeFirstResponder") { (responder: UIResponder) in responder.becomeFirstResponder() },
            .init("resignFirstResponder") { (responder: UIResponder) in responder.resignFirstResponder() },
            .init("isFirstResponder") { (responder: UIResponder) in responder.isFirstResponder },
            .init("reloadInputViews") { (responder: UIResponder) in responder.reloadInputViews() },
        ]
    }

    private static var views: [NamedMethod] {
        [
            .init("endEditing:", flag: { (view: UIView, force) in view.endEditing(force) }),
            .init("setNeedsLayout") { (view: UIView) in view.setNeedsLayout() },
            .init("layoutIfNeeded") { (view: UIView) in view.layoutIfNeeded() },
            .init("setNeedsDisplay") { (view: UIView) in view.setNeedsDisplay() },
            .init("setNeedsUpdateConstraints") { (view: UIView) in view.setNeedsUpdateConstraints() },
            .init("updateConstraintsIfNeeded") { (view: UIView) in view.updateConstraintsIfNeeded() },
            .init("invalidateIntrinsicContentSize") { (view: UIView) in view.invalidateIntrinsicContentSize() },
            .init("sizeToFit") { (view: UIView) in view.sizeToFit() },
            .init("removeFromSuperview") { (view: UIView) in view.removeFromSuperview() },
            .init("addSubview:", taking: { (view: UIView, other: UIView) in view.addSubview(other) }),
            .init("bringSubviewToFront:", taking: { (view: UIView, other: UIView) in view.bringSubviewToFront(other) }),
            .init("sendSubviewToBack:", taking: { (view: UIView, other: UIView) in view.sendSubviewToBack(other) }),
            .init("recursiveDescription") { (view: UIView) in view.describeTree() },
        ]
    }

    private static var controllers: [NamedMethod] {
        [
            .init("loadViewIfNeeded") { (controller: UIViewController) in controller.loadViewIfNeeded() },
            .init("setNeedsStatusBarAppearanceUpdate") { (controller: UIViewController) in
                controller.setNeedsStatusBarAppearanceUpdate()
            },
            .init("setNeedsUpdateOfSupportedInterfaceOrientations") { (controller: UIViewController) in
                controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            },
            .init("removeFromParentViewController") { (controller: UIViewController) in controller.removeFromParent() },
            .init("removeFromParent") { (controller: UIViewController) in controller.removeFromParent() },
            .init("_printHierarchy") { (controller: UIViewController) in controller.describeHierarchy() },
        ]
    }

    /// By the names that `#selector` gives, and by Objective-C's.
    private static var navigation: [NamedMethod] {
        ["popViewControllerAnimated:", "popViewControllerWithAnimated:"].map {
            .init(
                $0,
                flag: { (controller: UINavigationController, animated) in
                    controller.popViewController(animated: animated)
                })
        }
            + ["popToRootViewControllerAnimated:", "popToRootViewControllerWithAnimated:"].map {
                .init(
                    $0,
                    flag: { (controller: UINavigationController, animated) in
                        controller.popToRootViewController(animated: animated)
                    })
            }
    }

    private static var layers: [NamedMethod] {
        [
            .init("setNeedsLayout") { (layer: CALayer) in layer.setNeedsLayout() },
            .init("layoutIfNeeded") { (layer: CALayer) in layer.layoutIfNeeded() },
            .init("setNeedsDisplay") { (layer: CALayer) in layer.setNeedsDisplay() },
            .init("displayIfNeeded") { (layer: CALayer) in layer.displayIfNeeded() },
            .init("removeFromSuperlayer") { (layer: CALayer) in layer.removeFromSuperlayer() },
            .init("removeAllAnimations") { (layer: CALayer) in layer.removeAllAnimations() },
        ]
    }

    private static func register(_ cls: AnyClass, _ methods: @escaping @Sendable () -> [NamedMethod]) {
        ObjCClassRegistry.shared.register(listing: { methods().map(\.selector) }, of: cls) {
            receiver, index, arguments in
            nonisolated(unsafe) let (object, values) = (receiver, arguments)
            nonisolated(unsafe) var result: Any?
            MainActor.assumeIsolated { result = methods()[index].call(object, values) }
            return result
        }
    }
}
