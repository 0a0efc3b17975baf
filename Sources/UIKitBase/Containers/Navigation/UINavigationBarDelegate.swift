import Foundation

/// Has a say in what a navigation bar does. Every method is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Stands in where the delegate lets every item be put on top.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        OptionalCall.missing(true)
    }
    /// Stands in where the delegate needn't hear that an item is on top.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        OptionalCall.missing(())
    }
    /// Stands in where the delegate lets every item be taken away.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        OptionalCall.missing(true)
    }
    /// Stands in where the delegate needn't hear that an item is gone.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        OptionalCall.missing(())
    }
}
