import UIKit

/// A layout whose type isn't told.
public struct AnyLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData
    private let base: any Layout

    /// What the layout inside keeps.
    public struct Cache {
        var value: Any
        var type: ObjectIdentifier
    }

    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    /// The axis along which the layout that is inside now lines up its views; nil where it doesn't.
    var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache { Self.make(base, subviews) }

    private static func make<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews), type: ObjectIdentifier(L.self))
    }

    /// Runs with the cache of the layout that is inside now.
    private static func withCache<L: Layout, R>(
        _ layout: L, _ subviews: Subviews, _ cache: inout Cache, _ body: (L, inout L.Cache) -> R
    ) -> R {
        var own =
            cache.type == ObjectIdentifier(L.self) ? cache.value as! L.Cache : layout.makeCache(subviews: subviews)
        let result = body(layout, &own)
        cache = Cache(value: own, type: ObjectIdentifier(L.self))
        return result
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func open<L: Layout>(_ layout: L) {
            Self.withCache(layout, subviews, &cache) { $0.updateCache(&$1, subviews: subviews) }
        }
        open(base)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func open<L: Layout>(_ layout: L) -> CGSize {
            Self.withCache(layout, subviews, &cache) {
                $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return open(base)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        func open<L: Layout>(_ layout: L) {
            Self.withCache(layout, subviews, &cache) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        open(base)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func open<L: Layout>(_ layout: L) -> ViewSpacing {
            Self.withCache(layout, subviews, &cache) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return open(base)
    }
}

/// The first of its views that fits.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View, PrimitiveView {
    public typealias Body = Never
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.init(axes: axes, content: content())
    }
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { FittingNode(view, context) }
}

@MainActor final class FittingNode<C: View>: ValueNode<ViewThatFits<C>> {
    private var content: ViewNode?
    private lazy var element = FittingElement(node: self)
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func makeElements() -> [LayoutElement] { [element] }

    override func run() {
        isDirty = false
        element.axes = value.axes
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
    }

    override func elementsDidChange() {
        forgetElements()
        element.contentDidChange()
    }
}

@MainActor final class FittingElement: LayoutElement {
    var axes = Axis.Set()
    private var candidates: [LayoutElement] = []
    private var isContentStale = true

    func contentDidChange() {
        isContentStale = true
        setNeedsViewUpdate()
        invalidateLayout()
    }

    private func choose(_ proposal: ProposedViewSize) -> LayoutElement? {
        if isContentStale {
            isContentStale = false
            candidates = node.children.flatMap(\.elements)
            // All belong here, so that what changes in them is heard; only the chosen one is shown.
            adopt(candidates)
        }
        let chosen = candidates.first { candidate in
            let ideal = candidate.sizeThatFits(.unspecified)
            return (!axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + 0.01)
                && (!axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + 0.01)
        }
        return chosen ?? candidates.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choose(proposal)?.sizeThatFits(proposal) ?? .zero }

    override func layOut() {
        let chosen = choose(proposal)
        if chosen !== shown {
            shown = chosen
            setNeedsViewUpdate()
        }
        chosen?.place(at: .zero, proposal: proposal)
    }

    private var shown: LayoutElement?

    override func collectViews(into views: inout [UIView]) { (shown ?? choose(proposal))?.collectViews(into: &views) }
}

/// Sizes its child by the container around: a scroll view, or the window.
nonisolated struct ContainerFrameModifier: ElementModifier {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> ContainerFrameElement {
        ContainerFrameElement(node: node, child: child)
    }
    @MainActor func update(_ element: ContainerFrameElement, environment: EnvironmentValues) {
        element.modifier = self
        element.invalidateLayout()
    }
}

@MainActor final class ContainerFrameElement: WrapperElement {
    var modifier: ContainerFrameModifier?
    /// The container's size that was asked for last, from which the remembered sizes come.
    private(set) var usedSize: CGSize?

    private var containerSize: CGSize {
        var element = parent
        while let current = element {
            if let scroll = current as? ScrollElement {
                scroll.addSizedElement(self)
                return scroll.containerSize
            }
            element = current.parent
        }
        // In a row the list is the container.
        var view = node.host.view?.superview
        while let current = view, !(current.next is UIViewController) {
            if let list = current as? ListTableView {
                return list.bounds.inset(by: list.adjustedContentInset).size
            }
            view = current.superview
        }
        guard let root = node.host.topElement else { return .zero }
        return SafeAreaGeometry.safeFrame(of: root).size
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let modifier else { return proposal }
        let container = containerSize
        usedSize = container
        return ProposedViewSize(
            width: modifier.axes.contains(.horizontal) ? modifier.length(container.width, .horizontal) : proposal.width,
            height: modifier.axes.contains(.vertical) ? modifier.length(container.height, .vertical) : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = inner(proposal)
        let size = child.sizeThatFits(inner)
        guard let modifier else { return size }
        return CGSize(
            width: modifier.axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
            height: modifier.axes.contains(.vertical) ? inner.height ?? size.height : size.height)
    }

    override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let inner = inner(proposal)
        return ((modifier?.alignment ?? .center).offset(of: child.dimensions(in: inner), in: size), inner)
    }
}

extension View {
    /// Gives the view the container's size along the axes.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a size made of the container's.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length)) }

    /// Gives the view some of the parts into which the container is divided.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
}
