import Foundation

/// A path that can be added to. Use it from one thread at a time; `copy()` gives an immutable one to hand on.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    override init(storage: PathStorage) {
        super.init(storage: storage)
    }

    /// Creates an empty path.
    public init() {
        super.init(storage: PathStorage())
    }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.appendMove(to: point.applying(transform))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.appendLine(to: point.applying(transform))
    }

    /// Adds a subpath of lines through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        storage.addLines(points, transform: transform)
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        storage.appendQuad(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        storage.appendCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Draws a line back to the subpath's start and ends the subpath.
    public func closeSubpath() {
        storage.closeSubpath()
    }

    /// Adds a rectangle as a subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.addRect(rect, transform: transform)
    }

    /// Adds rectangles, a subpath each.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { storage.addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that fills a rectangle, as a subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with rounded corners, as a subpath. Corners larger than half of the rectangle are a programmer
    /// error.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }

    /// Adds an arc, after a line to its start where there is a current point. Angles are in radians from the x axis;
    /// with `clockwise` they fall from start to end (which looks anticlockwise where y points down, as in UIKit).
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: PathStorage.sweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
    }

    /// Adds an arc of `delta` radians, after a line to its start where there is a current point.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        storage.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Rounds the corner that the lines current point – `tangent1End` – `tangent2End` make, with a line up to the arc.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds another path's elements.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.appendPath(path.storage, transform: transform)
    }
}
