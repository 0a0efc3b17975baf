import Foundation

/// A rule for an animator's items: one of UIKit's, or one of the app's own that is made of others.
///
/// A behaviour takes effect from `UIDynamicAnimator.addBehavior(_:)`, or from that of the behaviour that it is a child of.
///
/// - From: the app
/// - To: `UIDynamicAnimator`
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    private var children: [UIDynamicBehavior] = []
    private weak var parent: UIDynamicBehavior?
    private weak var animator: UIDynamicAnimator?

    public override init() { super.init() }

    /// Called after each step of the animation, when the items have been moved; nil by default.
    open var action: (() -> Void)? { didSet { noteChange() } }

    /// The behaviours that this one is made of, in the order in which they were added.
    open var childBehaviors: [UIDynamicBehavior] { children }

    /// The animator in which it has effect, by itself or as a child; nil while there is none.
    open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

    /// Makes a behaviour part of this one. Adding it twice has no effect.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !children.contains(where: { $0 === behavior }), behavior !== self else { return }
        if let animator = dynamicAnimator { behavior.tellMove(to: animator) }
        children.append(behavior)
        behavior.parent = self
        noteItemsChanged()
    }

    /// One that isn't a child is ignored.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
        if dynamicAnimator != nil { behavior.tellMove(to: nil) }
        children.remove(at: index)
        behavior.parent = nil
        noteItemsChanged()
    }

    /// The behaviour is about to come into an animator, or to leave it, which is nil. Does nothing by itself.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: For the animator

    /// Adds what the behaviour wants of the world, its children's apart.
    func contribute(to plan: DynamicsPlan) {}
    /// The items are in the world now.
    func didJoin(_ animator: UIDynamicAnimator) {}

    final func setAnimator(_ animator: UIDynamicAnimator?) { self.animator = animator }

    final func tellMove(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        for child in children { child.tellMove(to: animator) }
    }

    /// The behaviour and all below, each before its children.
    func visit(_ body: (UIDynamicBehavior) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }

    /// A number has changed: the next step goes by it.
    final func noteChange() { dynamicAnimator?.noteChange() }
    /// There are other items, boundaries or joints.
    final func noteItemsChanged() { dynamicAnimator?.noteItemsChanged() }
}
