import Foundation

extension UITabBarController.Sidebar {
    /// This runs animations along with the sidebar's coming or going.
    @preconcurrency @MainActor public protocol Animating: NSObjectProtocol {
        /// Adds changes that are animated with the sidebar, or made at once where it isn't animated.
        func addAnimations(_ animations: @escaping () -> Void)
        /// Adds what runs when the sidebar has come or gone.
        func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Hears of the sidebar, and says what its rows offer. Every method is optional; those of items, swipes and drops are missing (DEV-1361).
    @preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating)
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            contextMenuConfigurationFor tab: UITab
        ) -> UIContextMenuConfiguration?
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemsForBeginning dragSession: any UIDragSession, tab: UITab
        ) -> [UIDragItem]
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemsForAddingTo dragSession: any UIDragSession, tab: UITab
        ) -> [UIDragItem]
    }

    /// Keeps what the delegate adds to a change.
    final class Animator: NSObject, Animating {
        private var animations: [() -> Void] = []
        private var completions: [() -> Void] = []

        func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
        func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

        func runAnimations() { for animation in animations { animation() } }
        func runCompletions() { for completion in completions { completion() } }
    }
}

extension UITabBarController.Sidebar.Delegate {
    /// Stands in where the delegate needn't hear that the sidebar comes or goes.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) { OptionalCall.missing(()) }
    /// Stands in where rows have no menus.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { OptionalCall.missing(nil) }
    /// Stands in where no row can be dragged.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForBeginning dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { OptionalCall.missing([]) }
    /// Stands in where no row joins a drag.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForAddingTo dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { OptionalCall.missing([]) }
}
