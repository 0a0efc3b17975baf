import CoreGraphics

/// Views in a row.
public struct HStack<Content: View> {
    let layout: HStackLayout
    let content: Content
}

extension HStack: View, PrimitiveView {
    public typealias Body = Never

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        ContentNode(view, context) { LayoutView(layout: $0.layout, content: $0.content) }
    }
}

/// Views in a column.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content
}

extension VStack: View, PrimitiveView {
    public typealias Body = Never

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        ContentNode(view, context) { LayoutView(layout: $0.layout, content: $0.content) }
    }
}

/// Views on each other, the last in front.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content
}

extension ZStack: View, PrimitiveView {
    public typealias Body = Never

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        ContentNode(view, context) { LayoutView(layout: $0.layout, content: $0.content) }
    }
}

/// Room that takes what is left along the stack's axis.
public struct Spacer: Sendable {
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        LeafNode(view, context, SpacerElement.self)
    }
}

/// The element of a spacer.
@MainActor final class SpacerElement: LayoutElement, LeafElement {
    private var minLength: CGFloat = 0

    func update(_ value: Spacer, environment: EnvironmentValues) {
        let length = value.minLength ?? ViewSpacing.standard
        guard length != minLength else { return }
        minLength = length
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let axis = surroundingStackAxis
        var size = CGSize(
            width: max(proposal.width ?? minLength, minLength), height: max(proposal.height ?? minLength, minLength))
        // In a stack it has no extent across.
        if let axis { size[axis.crossing] = 0 }
        return size
    }

    override var spacing: ViewSpacing { .zero }
    override var priority: Double { -.infinity }
}

/// A hairline across the stack's axis.
public struct Divider: Sendable {
    nonisolated public init() {}
}

extension Divider: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        LeafNode(view, context, DividerElement.self)
    }
}
