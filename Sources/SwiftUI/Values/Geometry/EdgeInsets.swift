import UIKit

/// Distances from the sides of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the leading side.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the trailing side.
    public var trailing: CGFloat

    /// Creates insets of 0.
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

    /// Creates insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates the insets that UIKit calls directional.
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }

    /// One distance at the edges of a set, 0 at the others.
    package init(_ length: CGFloat, at edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The sum of the leading and trailing distance.
    package var horizontal: CGFloat { leading + trailing }
    /// The sum of the top and bottom distance.
    package var vertical: CGFloat { top + bottom }

    /// The distance at an edge.
    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom,
            trailing: lhs.trailing + rhs.trailing)
    }
}

extension EdgeInsets: Animatable {
    /// The four distances.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            (top, leading) = (newValue.first, newValue.second.first)
            (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// Creates the insets of a SwiftUI view.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}
