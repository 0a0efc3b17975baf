import UIKit

/// What a view's rectangle is filled or lined with: a path for each rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The path in a rectangle.
    func path(in rect: CGRect) -> Path

    /// What the shape is used for.
    static var role: ShapeRole { get }

    /// Whether the path is mirrored where text runs from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size that the shape takes where a size is proposed.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// A line.
    case stroke
    /// A line between parts.
    case separator
}

/// Whether something is mirrored where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays.
    case fixed
    /// It is mirrored where the direction isn't the one it was made for.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where text runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    public static var role: ShapeRole { .fill }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    /// All that is proposed, and 10 points where nothing is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The path as it is drawn: mirrored where the shape says so.
    package func path(in rect: CGRect, direction: LayoutDirection) -> Path {
        let path = path(in: rect)
        guard case .mirrors(let mirrored) = layoutDirectionBehavior, mirrored == direction else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape, so many points smaller on each side.
    func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
    /// The outline as a shape.
    public func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }

    /// The outline as a shape.
    public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
