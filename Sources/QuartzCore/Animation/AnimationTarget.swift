import PorticoRenderModel

/// What an animation asks of the layer that it is added to.
///
/// - From: `CAAnimation`
/// - To: `CALayer`
package protocol AnimationTarget: AnyObject {
    func add(_ anim: CAAnimation, forKey key: String?)
    /// The property that a key path names; nil for what the renderer does not know.
    func animatedProperty(forKeyPath path: String) -> AnimatedProperty?
    /// The values that are set.
    var setValues: LayerProperties { get }
}
