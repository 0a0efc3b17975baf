import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

extension CALayer {
    /// The superlayer's point `p` belongs to the frontmost layer that contains it: the sublayers from front to back, then this one.
    final func layerHit(at p: CGPoint) -> CALayer? {
        let (shown, outside, outer) = TransactionLock.with {
            (properties, toSuperlayer, storedSuperlayer?.sublayerSpace ?? .identity)
        }
        if shown.isHidden { return nil }
        // It has no plane of its own in which the point could lie; whoever asks gets what its superlayer would find in it.
        if keepsDepth { return depthHit(at: p, toPlane: outer)?.layer }
        guard let inverse = outside.flattened.inverse else { return nil }
        let own = inverse.apply(p)
        let inside = contains(own)
        if shown.masksToBounds && !inside { return nil }
        let space = Self.sublayerSpace(shown)
        for layer in sublayersInOrder.reversed() {
            if layer.keepsDepth {
                if !layer.properties.isHidden, let hit = layer.depthHit(at: own, toPlane: space) { return hit.layer }
            } else if let hit = DeepStack.run({ layer.hitTest(own) }) {
                return hit
            }
        }
        return inside ? self : nil
    }

    /// In the subtree of a layer that keeps depth, the hit that is nearest to the eye. `plane` takes this layer's superlayer
    /// coordinates to the plane in which `p` lies.
    private func depthHit(at p: CGPoint, toPlane plane: Matrix4) -> (layer: CALayer, depth: Double)? {
        let inner = sublayerSpace * properties.localToParent * plane
        var nearest: (layer: CALayer, depth: Double)?
        for layer in sublayersInOrder.reversed() where !layer.properties.isHidden {
            var found: (layer: CALayer, depth: Double)?
            if layer.keepsDepth {
                found = DeepStack.run { layer.depthHit(at: p, toPlane: inner) }
            } else {
                let toPlane = layer.properties.localToParent * inner
                guard let own = toPlane.flattened.inverse?.apply(p) else { continue }
                // hitTest(_:) may be overridden, and wants a point of the superlayer.
                if let hit = DeepStack.run({ layer.hitTest(layer.toSuperlayer.flattened.apply(own)) }) {
                    found = (hit, toPlane.depth(of: own))
                }
            }
            if let found, nearest.map({ found.depth > $0.depth }) ?? true { nearest = found }
        }
        return nearest
    }
}

extension Matrix4 {
    /// How near to the eye the point (x, y, 0) comes.
    fileprivate func depth(of p: CGPoint) -> Double {
        let w = m14 * p.x + m24 * p.y + m44
        return (m13 * p.x + m23 * p.y + m43) / (w == 0 ? 1 : w)
    }
}
