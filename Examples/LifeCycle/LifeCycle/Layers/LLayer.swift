import UIKit

/// What an `LLayer` asks of its delegate, step by step.
@objc protocol LLayerDelegate: NSObjectProtocol {
    @objc optional func l_layoutSublayers(of layer: CALayer)
    func l_beginDraw() -> CGContext?
    func l_draw(_ layer: CALayer, in context: CGContext)
    func l_display(_ layer: CALayer)
    func l_endDraw()
}

/// A layer that leaves its contents to its delegate, which hands them over later, on the main queue.
class LLayer: CALayer {
    override func layoutSublayers() {
        guard let delegate = delegate as? LLayerDelegate else { return }
        delegate.l_layoutSublayers?(of: self)
    }

    override func display() {
        guard let delegate = delegate as? LLayerDelegate, let context = delegate.l_beginDraw() else { return }
        delegate.l_draw(self, in: context)
        delegate.l_display(self)
        delegate.l_endDraw()
    }
}
