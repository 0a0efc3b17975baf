import CoreGraphics
import Foundation
import PorticoTrace

extension UIViewController {
    /// `addChild`: `willMove(toParent:)` is called here, `didMove(toParent:)` is the container's to call (recording R02).
    func adopt(_ child: UIViewController) {
        checkAdoption(of: child)
        if child.parentController === self { return }
        if child.parentController != nil { child.removeFromParent() }
        child.announceParent(self)
        childControllers.append(child)
        child.parentController = self
        child.isMovingToParentNow = true
    }

    /// `removeFromParent`: `willMove(toParent: nil)` is the container's to call, `didMove(toParent: nil)` is called here.
    func leaveParent() {
        guard let parent = parentController else { return }
        isMovingFromParentNow = true
        withExtendedLifetime(self) {
            parent.childControllers.removeAll { $0 === self }
            parentController = nil
            containerInsets = .zero
            traitOverride = nil
            confirmParent(nil)
        }
        isMovingFromParentNow = false
    }

    func announceParent(_ parent: UIViewController?) {
        PorticoTrace.call(.controller, self, "willMoveToParentViewController:") { willMove(toParent: parent) }
    }

    func confirmParent(_ parent: UIViewController?) {
        PorticoTrace.call(.controller, self, "didMoveToParentViewController:") { didMove(toParent: parent) }
    }

    package func announceSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        PorticoTrace.call(.controller, self, "viewWillTransitionToSize:withTransitionCoordinator:") {
            LifecycleChecker.callingSuper(self, "viewWillTransition(to:with:)") {
                viewWillTransition(to: size, with: coordinator)
            }
        }
    }

    package func announceTraits(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        PorticoTrace.call(.controller, self, "willTransitionToTraitCollection:withTransitionCoordinator:") {
            willTransition(to: traits, with: coordinator)
        }
    }

    /// iOS refuses a root as somebody's child, and a child whose view is in another controller's hierarchy already.
    private func checkAdoption(of child: UIViewController) {
        FatalException.invalidArgument.raise(unless: child !== self, "Can't add self as a child: \(self)")
        // The built-in containers take a child as it is and put its view where it belongs.
        guard !placesChildrenElsewhere else { return }
        if let window = child.viewIfLoaded?.window, window.rootViewController === child {
            FatalException.controllerHierarchy.raise(
                "adding a root view controller \(child) as a child of view controller:\(self)")
        }
        guard child.parentController == nil, child.presenter == nil, var view = child.viewIfLoaded?.superview else {
            return
        }
        while view.controller == nil, let next = view.superview { view = next }
        guard let owner = view.controller else { return }
        FatalException.controllerHierarchy.raise(
            unless: owner === self,
            "child view controller:\(child) should have parent view controller:\(owner) but requested parent is:"
                + "\(self)")
    }

    /// iOS refuses a controller's view in a hierarchy that the controller's parent is not part of.
    func checkContainment(newSuperview: UIView) {
        guard let parent = parentController, presenter == nil else { return }
        var view: UIView? = newSuperview
        while let here = view {
            if let owner = here.controller {
                FatalException.controllerHierarchy.raise(
                    unless: owner === parent || parent.placesChildrenElsewhere,
                    "child view controller:\(self) should have parent view controller:\(owner) but actual parent is:"
                        + "\(parent)")
                return
            }
            view = here.superview
        }
    }

    /// The children that appear with this controller: their view is loaded and within this one's.
    @MainActor var visibleChildren: [UIViewController] {
        guard let view = loadedView else { return [] }
        return childControllers.filter { $0.loadedView?.isDescendant(of: view) ?? false }
    }

    func swapChildren(
        _ from: UIViewController, _ to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        FatalException.invalidArgument.raise(
            unless: from.parentController === self && to.parentController === self,
            "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
                + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
        )
        to.loadViewIfNeeded()
        let container = from.view.superview ?? view!
        let transition = AppearanceTransition(
            appearing: appearance.isVisible ? to : nil, disappearing: appearance.isVisible ? from : nil,
            animated: duration > 0)
        transition.begin()
        container.addSubview(to.view)
        transition.entered()
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) { finished in
            from.viewIfLoaded?.removeFromSuperview()
            transition.finish()
            completion?(finished)
        }
    }

    /// The nearest ancestor (or the controller that presented one) of a kind.
    func ancestor<T: UIViewController>(_ kind: T.Type) -> T? {
        var candidate = parentController
        while let here = candidate {
            if let found = here as? T { return found }
            candidate = here.parentController
        }
        return nil
    }

    func forwardSizeTransition(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers where child.isViewLoaded {
            let own = loadedView.map { child.loadedView?.frame.size == $0.bounds.size } ?? true
            let childSize = own ? size : self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.announceSize(childSize, coordinator)
        }
    }
}
