import PorticoRenderModel

/// Whoever keeps a plan of a tree, and wants to know of layers that come and go.
///
/// - From: `RenderTree.apply`
/// - To: `FramePlanner`
protocol PlanKeeper: AnyObject {
    /// What a layer looks like before a transaction, for a transition that comes with it.
    func oldPicture(of node: RenderNode, _ kind: TransitionRecord.Kind) -> LayerPicture?
    /// A child is in the list now. True if its quads need only be added to the plan.
    func didInsert(_ child: RenderNode, into parent: RenderNode, at place: Int) -> Bool
    /// A child is about to leave the list. True if that is all that is to do.
    func willRemove(at place: Int, from parent: RenderNode) -> Bool
}
