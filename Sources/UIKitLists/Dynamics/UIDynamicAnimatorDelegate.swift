import Foundation

/// Hears when an animator begins and stops moving its items. Both methods are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Its items are about to move: a behaviour was added or changed.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// All items have come to rest, or there are no behaviours any more.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
