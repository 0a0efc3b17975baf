import Foundation

/// A point in a view's own space, where the view's size is 1 by 1.
public struct UnitPoint: Hashable, Sendable {
    /// The distance from the leading edge as a part of the width.
    public var x: CGFloat
    /// The distance from the top as a part of the height.
    public var y: CGFloat

    /// Creates the point at the top leading corner.
    public init() { (x, y) = (0, 0) }

    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// The origin.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point's place in a rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

extension UnitPoint: Animatable {
    /// Both coordinates, scaled to what an animation sees.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * animatableScale, y * animatableScale) }
        set { (x, y) = (newValue.first / animatableScale, newValue.second / animatableScale) }
    }
}
