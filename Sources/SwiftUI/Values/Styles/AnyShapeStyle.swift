/// Any style, whatever its type.
public struct AnyShapeStyle: ShapeStyle {
    let base: any ShapeStyle

    /// Creates the same style without its type.
    public init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    public func _paint(in context: _StyleContext, level: Int) -> _Paint { base._paint(in: context, level: level) }
}

extension AnyShapeStyle: Equatable {
    /// Styles of which nobody can say whether they are equal count as different.
    public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
        guard let left = lhs.base as? any Equatable else { return false }
        return left.isEqual(to: rhs.base)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// A style of this module that draws with others, which may be an app's.
protocol WrappingShapeStyle: ShapeStyle {
    /// The styles that this one may ask for their paint.
    var wrappedStyles: [AnyShapeStyle] { get }
}
