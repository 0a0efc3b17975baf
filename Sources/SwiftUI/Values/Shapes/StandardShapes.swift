import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
    var inset: CGFloat = 0

    /// Creates a rectangle.
    nonisolated public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.insetting(by: inset)) }
    public func inset(by amount: CGFloat) -> Rectangle { with(self) { $0.inset += amount } }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
    /// The width and height of a corner.
    public var cornerSize: CGSize
    /// How corners are rounded.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    /// Creates a rectangle with corners of a size.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    /// Creates a rectangle with corners of a radius.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        let size = CGSize(width: max(cornerSize.width - inset, 0), height: max(cornerSize.height - inset, 0))
        return Path(roundedRect: rect.insetting(by: inset), cornerSize: size, style: style)
    }
    public func inset(by amount: CGFloat) -> RoundedRectangle { with(self) { $0.inset += amount } }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
        get { AnimatablePair(cornerSize.animatableData, inset) }
        set { (cornerSize.animatableData, inset) = (newValue.first, newValue.second) }
    }
}

/// A rectangle whose corners have their own radii.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii.
    public var cornerRadii: RectangleCornerRadii
    /// How corners are rounded.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    /// Creates a rectangle.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }

    /// Creates a rectangle.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        var radii = cornerRadii
        radii.topLeading = max(radii.topLeading - inset, 0)
        radii.topTrailing = max(radii.topTrailing - inset, 0)
        radii.bottomLeading = max(radii.bottomLeading - inset, 0)
        radii.bottomTrailing = max(radii.bottomTrailing - inset, 0)
        return Path(roundedRect: rect.insetting(by: inset), cornerRadii: radii, style: style)
    }
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { with(self) { $0.inset += amount } }

    public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
        get { AnimatablePair(cornerRadii.animatableData, inset) }
        set { (cornerRadii.animatableData, inset) = (newValue.first, newValue.second) }
    }
}

/// A rectangle with half circles at its ends.
public struct Capsule: InsettableShape {
    /// How corners are rounded.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    /// Creates a capsule.
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetting(by: inset)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    public func inset(by amount: CGFloat) -> Capsule { with(self) { $0.inset += amount } }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }
}

/// An ellipse that touches the rectangle's sides.
public struct Ellipse: InsettableShape {
    var inset: CGFloat = 0

    /// Creates an ellipse.
    nonisolated public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetting(by: inset)) }
    public func inset(by amount: CGFloat) -> Ellipse { with(self) { $0.inset += amount } }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }
}

/// A circle in the middle of the rectangle, as large as its shorter side.
public struct Circle: InsettableShape {
    var inset: CGFloat = 0

    /// Creates a circle.
    nonisolated public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return Path(ellipseIn: square.insetting(by: inset))
    }
    public func inset(by amount: CGFloat) -> Circle { with(self) { $0.inset += amount } }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// A square in what is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(proposal.width == nil ? .infinity : size.width, proposal.height == nil ? .infinity : size.height)
        return side.isFinite ? CGSize(width: side, height: side) : size
    }

    public var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }
}

/// The shape of the container, smaller by the distance to it; a rectangle where there is none.
public struct ContainerRelativeShape: InsettableShape {
    var inset: CGFloat = 0

    /// Creates the shape.
    nonisolated public init() {}

    public func path(in rect: CGRect) -> Path {
        ContainerOutline.current?.path(in: rect, inset: inset) ?? Path(rect.insetting(by: inset))
    }
    public func inset(by amount: CGFloat) -> ContainerRelativeShape { with(self) { $0.inset += amount } }

    public var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }
}

/// A copy with a change.
private func with<T>(_ value: T, _ change: (inout T) -> Void) -> T {
    var copy = value
    change(&copy)
    return copy
}

extension CGRect {
    /// The rectangle, smaller on all sides; never turned inside out.
    func insetting(by amount: CGFloat) -> CGRect {
        guard amount != 0 else { return self }
        let dx = min(amount, width / 2), dy = min(amount, height / 2)
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners have their own radii.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
    /// A rectangle whose corners have their own radii.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle with half circles at its ends.
    public static var capsule: Capsule { Capsule() }
    /// A rectangle with round ends.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
