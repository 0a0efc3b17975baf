import Foundation

/// Hears of taps on a tab bar that no controller owns. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Stands in where the delegate needn't hear of a tap.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that a person is about to rearrange tabs.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that a person rearranges tabs.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that rearranging is about to end.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        OptionalCall.missing(())
    }
    /// Stands in where the delegate needn't hear that tabs were rearranged.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        OptionalCall.missing(())
    }
}
