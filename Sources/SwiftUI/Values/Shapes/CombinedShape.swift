import UIKit

extension Path {
    private func combined(
        _ other: Path, _ eoFill: Bool, _ operation: (CGPath) -> (CGPath, CGPathFillRule) -> CGPath
    ) -> Path { Path(operation(cgPath)(other.cgPath, eoFill ? .evenOdd : .winding)) }

    /// A path of the same region whose lines don't cross: filled, it looks the same by either rule.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(cgPath.normalized(using: eoFill ? .evenOdd : .winding))
    }
    /// The path of what lies within this path or the other.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill, CGPath.union) }
    /// The path of what lies within both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill, CGPath.intersection)
    }
    /// The path of what lies within this path and not within the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill, CGPath.subtracting)
    }
    /// The path of what lies within one of the paths and not within both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill, CGPath.symmetricDifference)
    }
    /// The parts of the path's lines that lie within the other's region.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill, CGPath.lineIntersection)
    }
    /// The parts of the path's lines that don't lie within the other's region.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill, CGPath.lineSubtracting)
    }
}

/// What two shapes' regions or lines have in common, or not.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation { case union, intersection, subtraction, difference, lineIntersection, lineSubtraction }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: a.union(b, eoFill: eoFill)
        case .intersection: a.intersection(b, eoFill: eoFill)
        case .subtraction: a.subtracting(b, eoFill: eoFill)
        case .difference: a.symmetricDifference(b, eoFill: eoFill)
        case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
        case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
        }
    }
    static var role: ShapeRole { First.role }
    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// The shape of what lies within this shape or the other.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }
    /// The shape of what lies within both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }
    /// The shape of what lies within this shape and not within the other.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }
    /// The shape of what lies within one of the shapes and not within both.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
    }
    /// The parts of the shape's lines that lie within the other shape.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }
    /// The parts of the shape's lines that don't lie within the other shape.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
