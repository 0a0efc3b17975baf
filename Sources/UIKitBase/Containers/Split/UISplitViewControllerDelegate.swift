import Foundation

/// Has a say in a split view's columns. Every method is optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
    /// A person begins to pull the columns out from the edge.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// Stands in where the delegate needn't hear of another display mode.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that a column comes.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        OptionalCall.missing(())
    }
    /// Stands in where the delegate needn't hear that a column goes.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        OptionalCall.missing(())
    }
    /// Stands in where the proposed column is shown after collapsing.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { OptionalCall.missing(proposedTopColumn) }
    /// Stands in where the proposed mode is taken after expanding.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { OptionalCall.missing(proposedDisplayMode) }
    /// Stands in where the delegate needn't hear of collapsing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear of expanding.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { OptionalCall.missing(()) }
    /// Stands in where the button's mode is left to the split view.
    public func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { OptionalCall.missing(.automatic) }
    /// Stands in where the primary controller is left after collapsing.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { OptionalCall.missing(nil) }
    /// Stands in where the primary controller is left after expanding.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { OptionalCall.missing(nil) }
    /// Stands in where the secondary controller is put onto the primary one's stack.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands in where the secondary controller is taken off the primary one's stack.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { OptionalCall.missing(nil) }
    /// Stands in where the split view shows a controller itself.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands in where the split view shows a detail itself.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { OptionalCall.missing(false) }
    /// Stands in where the delegate leaves the orientations to the controllers.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { OptionalCall.missing(.all) }
    /// Stands in where the delegate prefers no orientation.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { OptionalCall.missing(.portrait) }
    /// Stands in where the delegate needn't hear that columns are pulled out.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        OptionalCall.missing(())
    }
    /// Stands in where the delegate needn't hear that a pull is over.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        OptionalCall.missing(())
    }
}
