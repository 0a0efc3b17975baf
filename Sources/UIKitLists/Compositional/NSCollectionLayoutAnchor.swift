import CoreGraphics
import Foundation

/// A point on the outline of what a supplementary item is attached to, or of the supplementary item itself.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that the point lies at: one names the middle of that edge, two a corner, none the middle.
    public let edges: NSDirectionalRectEdge
    /// Points, or shares of the supplementary item's own size; positive is towards trailing and bottom.
    public let offset: CGPoint
    /// Whether `offset` is a share of the supplementary item's own size.
    public let isFractionalOffset: Bool
    /// Whether `offset` is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    private dynamic init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
        super.init()
    }

    /// A point at these edges, not moved.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    /// A point at these edges, moved by so many points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// A point at these edges, moved by shares of the supplementary item's own size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The anchor's place on a rectangle: the middle, where no edge of an axis is named or both are.
    func point(on rect: CGRect) -> CGPoint {
        func place(
            _ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge, from: CGFloat, to: CGFloat
        ) -> CGFloat {
            switch (edges.contains(low), edges.contains(high)) {
            case (true, false): from
            case (false, true): to
            default: (from + to) / 2
            }
        }
        return CGPoint(
            x: place(.leading, .trailing, from: rect.minX, to: rect.maxX),
            y: place(.top, .bottom, from: rect.minY, to: rect.maxY))
    }

    final func shift(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
