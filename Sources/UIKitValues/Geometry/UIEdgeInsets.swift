import CoreGraphics
import Foundation

/// Distances from the four sides of a rectangle, in points; positive values shrink it.
public struct UIEdgeInsets: Sendable, Equatable, Hashable, Codable {
    /// The distance from the top; 0 by default.
    public var top: CGFloat
    /// The distance from the left; 0 by default.
    public var left: CGFloat
    /// The distance from the bottom; 0 by default.
    public var bottom: CGFloat
    /// The distance from the right; 0 by default.
    public var right: CGFloat

    /// No distance on any side.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Distances in points; negative ones lie outside of the rectangle.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance on any side.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle made smaller by `insets` (larger where an inset is negative).
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

extension UIEdgeInsets {
    /// What is no number counts as 0.
    package var withoutNaN: UIEdgeInsets {
        func kept(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : value }
        return UIEdgeInsets(top: kept(top), left: kept(left), bottom: kept(bottom), right: kept(right))
    }

    package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    package func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
    }

    /// Each side the larger of the two.
    package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}

/// Whether all four distances are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}
