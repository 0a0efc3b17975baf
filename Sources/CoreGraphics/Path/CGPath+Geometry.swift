import Foundation

extension CGPath {
    /// The smallest rectangle around all points, control points included. Null if the path is empty.
    public var boundingBox: CGRect { storage.boundingBox }

    /// The smallest rectangle around the drawn lines and curves. Null if the path is empty.
    public var boundingBoxOfPath: CGRect { storage.boundingBoxOfPath }

    /// Whether a point, after a transform, is inside the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        storage.contains(point.applying(transform), rule: rule)
    }

    /// Returns a path of lines that keeps within `threshold` of this one's curves.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(storage: storage.flattened(tolerance: max(threshold, 1e-4)))
    }

    /// Returns the outline that stroking this path would fill, with the nonzero winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let source = storage.transformed(by: transform)
        var stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(storage: stroker.stroke(source))
    }

    /// Returns the path cut into dashes of the given lengths, drawn and left out in turn, starting `phase` into them.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let source = storage.transformed(by: transform)
        guard let dasher = PathDasher(phase: phase, lengths: lengths) else { return CGPath(storage: source) }
        return CGPath(storage: dasher.dash(source))
    }
}
