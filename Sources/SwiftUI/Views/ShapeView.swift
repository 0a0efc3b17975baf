import UIKit

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// A shape by itself is filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape {
    /// Fills the shape.
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Draws the shape's outline.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws the shape's outline.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Draws the outline inside of the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws the outline inside of the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView: Animatable {
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _ShapeView: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        LeafNode(view, context, ShapeElement<Content, Style>.self)
    }
}

/// The element of a filled shape: a layer with the path.
@MainActor final class ShapeElement<Content: Shape, Style: ShapeStyle>: LeafViewElement, LeafElement {
    private let view = PaintView()
    private var shape: Content?
    override var leafView: UIView { view }

    func update(_ value: _ShapeView<Content, Style>, environment: EnvironmentValues) {
        let sizeMayDiffer = shape.map { !ValueComparison.areEqual($0, value.shape) } ?? true
        shape = value.shape
        view.show(value.style, environment)
        view.fillRule = value.fillStyle.isEOFilled ? .evenOdd : .nonZero
        let (direction, container) = (environment.layoutDirection, environment.containerShape)
        view.path = { [shape = value.shape, weak self] rect in
            ContainerOutline.with(container, around: self) { shape.path(in: rect, direction: direction).cgPath }
        }
        if sizeMayDiffer { invalidateLayout() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        shape?.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }
}

/// A style without a shape: it fills what it is proposed.
struct StyleFill<Style: ShapeStyle> {
    let style: Style
}

extension StyleFill: View, PrimitiveView {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        LeafNode(view, context, StyleElement<Style>.self)
    }
}

@MainActor final class StyleElement<Style: ShapeStyle>: LeafViewElement, LeafElement {
    private let view = PaintView()
    override var leafView: UIView { view }

    func update(_ value: StyleFill<Style>, environment: EnvironmentValues) {
        view.show(value.style, environment)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A style by itself fills a rectangle.
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
extension RadialGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
extension EllipticalGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
extension AngularGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
