import CoreGraphics
import Foundation

/// The questions that a layer asks its delegate; a view is the delegate of its layer. Everything is optional.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Instead of the whole of `display()`: set `layer.contents` here.
    func display(_ layer: CALayer)
    /// Draws the layer's contents; called by `draw(in:)`.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Just before `draw(_:in:)`: the last moment to set what the drawing depends on, `contentsFormat` say.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers; called by `layoutSublayers()`.
    func layoutSublayers(of layer: CALayer)
    /// The action for a key: one, nil to look on, or `NSNull` to end the search with none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

// A delegate that leaves a method out gets these, which tell the layer so: Objective-C's "does not respond".
extension CALayerDelegate {
    /// Stands for a delegate without the method: the layer goes on to draw by itself.
    public func display(_ layer: CALayer) { layer.delegateDidNotRespond = true }
    /// Stands for a delegate without the method: nothing is drawn.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.delegateDidNotRespond = true }
    /// Stands for a delegate without the method: nothing is prepared.
    public func layerWillDraw(_ layer: CALayer) { layer.delegateDidNotRespond = true }
    /// Stands for a delegate without the method: nothing is placed.
    public func layoutSublayers(of layer: CALayer) { layer.delegateDidNotRespond = true }
    /// Stands for a delegate without the method: the search for an action goes on.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer.delegateDidNotRespond = true
        return nil
    }
}
