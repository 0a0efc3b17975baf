import UIKit

extension SKNode {
    /// From its coordinates to its parent's.
    final var transform: CGAffineTransform {
        let (sine, cosine) = zRotation == 0 ? (0, 1) : (sin(zRotation), cos(zRotation))
        return CGAffineTransform(
            a: cosine * xScale, b: sine * xScale, c: -sine * yScale, d: cosine * yScale, tx: position.x, ty: position.y)
    }

    /// From its coordinates to those of the topmost node above it.
    final var worldTransform: CGAffineTransform {
        guard !(self is SKScene) else { return .identity }
        return parent.map { transform.concatenating($0.worldTransform) } ?? transform
    }

    /// The sum of the turns of it and the nodes above it.
    final var worldRotation: CGFloat { self is SKScene ? 0 : zRotation + (parent?.worldRotation ?? 0) }

    final func accumulatedFrame() -> CGRect {
        let whole = tree.children.reduce(contentBounds) { $0.union($1.accumulatedFrame(orNull: true)) }
        return whole.isNull ? CGRect(origin: position, size: .zero) : whole.applying(transform)
    }

    private func accumulatedFrame(orNull: Bool) -> CGRect {
        let whole = tree.children.reduce(contentBounds) { $0.union($1.accumulatedFrame(orNull: true)) }
        return whole.isNull ? .null : whole.applying(transform)
    }

    final func meets(_ node: SKNode) -> Bool {
        func area(_ node: SKNode) -> CGRect {
            node.calculateAccumulatedFrame().applying(node.parent?.worldTransform ?? .identity)
        }
        return area(self).intersects(area(node))
    }

    /// The nodes below at a point of its coordinates, from front to back.
    final func descendants(at point: CGPoint) -> [SKNode] {
        var found: [(node: SKNode, z: CGFloat)] = []
        collect(at: point, z: 0, into: &found)
        // Later ones of the same height lie in front.
        return found.enumerated().sorted { ($0.element.z, $0.offset) > ($1.element.z, $1.offset) }.map(\.element.node)
    }

    private func collect(at point: CGPoint, z: CGFloat, into found: inout [(node: SKNode, z: CGFloat)]) {
        for child in tree.children where !child.isHidden {
            let height = z + child.zPosition
            // A class may say what belongs to it.
            if child.contains(point) { found.append((child, height)) }
            let inner = child.transform
            // A node without an extent has no inverse.
            guard abs(inner.a * inner.d - inner.b * inner.c) > 1e-12 else { continue }
            child.collect(at: point.applying(inner.inverted()), z: height, into: &found)
        }
    }
}

/// The sizes of sprites and films, which are in the coordinates of the node's parent.
extension SKNode {
    final func scaledSize(_ own: CGSize) -> CGSize {
        CGSize(width: own.width * abs(xScale), height: own.height * abs(yScale))
    }

    /// The size that has this one with the node's scale. A scale of 0 counts for nothing.
    final func unscaledSize(_ size: CGSize) -> CGSize {
        CGSize(
            width: xScale == 0 ? size.width : size.width / abs(xScale),
            height: yScale == 0 ? size.height : size.height / abs(yScale))
    }
}
