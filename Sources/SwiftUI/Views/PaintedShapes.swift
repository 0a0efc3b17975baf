/// A view that shows a shape, which may be filled and stroked once more: each time over what is there.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape that the view shows.
    nonisolated var shape: Content { get }
}

extension ShapeView {
    /// Fills the shape over the view.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws the shape's outline over the view.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws the shape's outline over the view.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws the outline inside of the shape, over the view.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws the outline inside of the shape, over the view.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView: ShapeView {}

/// A filled shape over a view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    /// What lies behind the shape, in its size.
    public var background: Background

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }
}

extension FillShapeView: ShapeView {
    public var body: some View { shape.fill(style, style: fillStyle).over(background) }
}

/// A shape's outline over a view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    /// What lies behind the outline, in the shape's size.
    public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }
}

extension StrokeShapeView: ShapeView {
    public var body: some View {
        shape.stroke(style: strokeStyle).fill(style, style: FillStyle(antialiased: isAntialiased)).over(background)
    }
}

/// An outline inside of a shape, over a view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    /// What lies behind the outline, in the shape's size.
    public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }
}

extension StrokeBorderShapeView: ShapeView {
    public var body: some View {
        shape.inset(by: strokeStyle.lineWidth / 2).stroke(style: strokeStyle)
            .fill(style, style: FillStyle(antialiased: isAntialiased)).over(background)
    }
}

extension View {
    /// The view over another, unless that is none.
    @ViewBuilder fileprivate func over<Behind: View>(_ behind: Behind) -> some View {
        if Behind.self == EmptyView.self { self } else { background { behind } }
    }
}
