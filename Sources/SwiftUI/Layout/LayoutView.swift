import UIKit

/// A view whose content a layout arranges: stacks, grids and an app's own layouts.
struct LayoutView<L: Layout, Content: View> {
    var layout: L
    var content: Content
}

extension LayoutView: View, PrimitiveView {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { LayoutNode(view, context) }
}

/// The node of a layout: its one element has the content's elements as children.
@MainActor final class LayoutNode<L: Layout, C: View>: ValueNode<LayoutView<L, C>> {
    private var content: ViewNode?
    private var interpolation: InterpolationState<L>? = InterpolationState.make(for: L.self)
    private lazy var element = LayoutContainerElement(node: self, layout: value.layout)

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func makeElements() -> [LayoutElement] { [element] }

    override func valueDidChange(from old: LayoutView<L, C>) {
        if !ValueComparison.areEqual(old.layout, value.layout) {
            interpolation?.valueDidChange(from: old.layout, to: value.layout, node: self)
        }
        run()
    }

    override func run() {
        var layout = value.layout
        interpolation?.apply(to: &layout, node: self)
        element.update(layout, readDirection())
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
    }

    /// The direction at the place. It is noted as read once for a change of it: a newer value reads the same.
    private func readDirection() -> LayoutDirection {
        if let direction, !isDirty { return direction }
        let read = recordingReads { EnvironmentValues(chain: environment).layoutDirection }
        direction = read
        return read
    }
    /// Nil before the first run.
    private var direction: LayoutDirection?

    /// The list of children is this node's own matter.
    override func elementsDidChange() {
        forgetElements()
        element.contentDidChange()
    }
}

/// A container that a layout value arranges.
@MainActor final class LayoutContainerElement<L: Layout>: LayoutElement, StackAxisProviding {
    private var layout: L
    private var cache: L.Cache?
    /// The engine lines up the views where the layout is a stack; its lines for the last proposals are kept.
    private var engine: StackEngine?
    private var lines: [(proposal: ProposedViewSize, line: StackEngine.Line)] = []
    private var invalidations: UInt32 = 0
    private var direction = LayoutDirection.leftToRight
    private var isContentStale = true
    private var isCacheStale = false

    init(node: ViewNode, layout: L) {
        self.layout = layout
        engine = (layout as? any EngineLayout)?.engine
        super.init(node: node)
    }

    var stackAxis: Axis? {
        guard L.self == AnyLayout.self, let any = layout as? AnyLayout else {
            return L.layoutProperties.stackOrientation
        }
        return any.stackOrientation
    }

    func update(_ newLayout: L, _ newDirection: LayoutDirection) {
        guard direction != newDirection || !ValueComparison.areEqual(layout, newLayout) else { return }
        let oldAxis = stackAxis
        (layout, direction) = (newLayout, newDirection)
        if engine != nil { engine = (newLayout as? any EngineLayout)?.engine }
        if stackAxis != oldAxis { forgetSizesAlongAxis(children) }
        invalidateLayout()
    }

    /// Spacers and dividers were measured for the other axis.
    private func forgetSizesAlongAxis(_ elements: [LayoutElement]) {
        for element in elements where !(element is any StackAxisProviding) {
            element.invalidateLayout()
            forgetSizesAlongAxis(element.children)
        }
    }

    func contentDidChange() {
        isContentStale = true
        setNeedsViewUpdate()
        invalidateLayout()
    }

    override func layoutWasInvalidated() {
        isCacheStale = true
        invalidations &+= 1
        lines.removeAll(keepingCapacity: true)
    }

    private func prepareChildren() {
        guard isContentStale else { return }
        isContentStale = false
        adopt(node.children.flatMap(\.elements))
    }

    private func line(_ engine: StackEngine, _ proposal: ProposedViewSize) -> StackEngine.Line {
        prepareChildren()
        for known in lines where known.proposal == proposal { return known.line }
        let before = invalidations
        let line = engine.makeLine(proposal, children)
        // Content that is made while it is measured may have changed what was measured before it.
        guard before == invalidations else { return line }
        if lines.count == 2 { lines.removeFirst() }
        lines.append((proposal, line))
        return line
    }

    private func layOut(_ engine: StackEngine) {
        let bounds = CGRect(origin: .zero, size: size)
        let placements = engine.placements(line(engine, engine.innerProposal(proposal, in: bounds)), in: bounds)
        for (child, placement) in zip(children, placements) {
            var point = placement.point
            if direction == .rightToLeft {
                point.x = size.width - point.x - child.sizeThatFits(placement.proposal).width
            }
            child.place(at: point, proposal: placement.proposal)
        }
    }

    private func prepare(_ recorder: PlacementRecorder? = nil) -> LayoutSubviews {
        prepareChildren()
        let subviews = LayoutSubviews(children, layoutDirection: direction, recorder: recorder)
        if cache == nil {
            cache = layout.makeCache(subviews: subviews)
        } else if isCacheStale {
            layout.updateCache(&cache!, subviews: subviews)
        }
        isCacheStale = false
        return subviews
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let engine { return engine.size(line(engine, proposal)) }
        let subviews = prepare()
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override func layOut() {
        if let engine { return layOut(engine) }
        let recorder = PlacementRecorder()
        let subviews = prepare(recorder)
        let bounds = CGRect(origin: .zero, size: size)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
        for (index, child) in children.enumerated() {
            // A view that the layout forgets lies in the middle.
            let placement =
                recorder.placements[index]
                ?? PlacementRecorder.Placement(
                    point: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
            var origin = placement.origin(size: child.sizeThatFits(placement.proposal))
            if direction == .rightToLeft {
                origin.x = size.width - origin.x - child.sizeThatFits(placement.proposal).width
            }
            child.place(at: origin, proposal: placement.proposal)
        }
    }

    override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        let subviews = prepare()
        let bounds = CGRect(origin: .zero, size: size)
        if key.axis == .horizontal {
            return layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
        }
        return layout.explicitAlignment(
            of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override var spacing: ViewSpacing {
        if let engine {
            prepareChildren()
            return engine.spacing(children)
        }
        let subviews = prepare()
        return layout.spacing(subviews: subviews, cache: &cache!)
    }
}

/// Something that lines up views along an axis, which spacers and dividers in it ask for.
@MainActor protocol StackAxisProviding {
    var stackAxis: Axis? { get }
}

extension LayoutElement {
    /// The axis of the nearest container around that has one.
    var surroundingStackAxis: Axis? {
        var element = parent
        while let current = element {
            if let container = current as? any StackAxisProviding { return container.stackAxis }
            element = current.parent
        }
        return nil
    }
}
