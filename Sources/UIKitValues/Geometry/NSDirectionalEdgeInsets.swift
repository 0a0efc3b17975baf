import Foundation

/// Distances from the sides of a rectangle in reading direction: `leading` is the left where text runs left to right.
public struct NSDirectionalEdgeInsets: Sendable, Equatable, Hashable, Codable {
    /// The distance from the top, in points; 0 by default.
    public var top: CGFloat
    /// The distance from the side where reading starts, in points; 0 by default.
    public var leading: CGFloat
    /// The distance from the bottom, in points; 0 by default.
    public var bottom: CGFloat
    /// The distance from the side where reading ends, in points; 0 by default.
    public var trailing: CGFloat

    /// No distance on any side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Distances in points; negative ones lie outside of the rectangle.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
    package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: rightToLeft ? insets.left : insets.right)
    }

    package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
    }
}
