import UIKit

/// Another view behind a view.
nonisolated struct BackgroundModifier<Background: View>: NodeModifier {
    typealias Body = Never
    let background: Background
    let alignment: Alignment

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        LayeredNode(view, context, order: .behind, alignment: { $0.alignment }, secondary: { $0.background })
    }
}

/// Another view in front of a view.
nonisolated struct OverlayModifier<Overlay: View>: NodeModifier {
    typealias Body = Never
    let overlay: Overlay
    let alignment: Alignment

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        LayeredNode(view, context, order: .front, alignment: { $0.alignment }, secondary: { $0.overlay })
    }
}

/// Where a second view lies.
enum LayerOrder { case behind, front, mask }

/// The node of a view with a second one behind, in front, or as its mask.
///
/// Each element of the content has a second view of its own, as if the modifier stood on each of them.
///
/// A control that a bar has as an item has no element, and so no second view: with `barLayer` it is shown as a view where the second one
/// draws something.
@MainActor final class LayeredNode<C: View, M: ViewModifier, S: View>: ValueNode<ModifiedContent<C, M>> {
    private let order: LayerOrder
    private let alignment: (M) -> Alignment
    private let secondary: (M) -> S
    private var content: ViewNode?
    private var layers: [(element: LayeredElement, holder: SlotNode)] = []
    private var isRightToLeft = false
    private var barLayer: BarLayer?

    init(
        _ view: ModifiedContent<C, M>, _ context: NodeContext, order: LayerOrder, alignment: @escaping (M) -> Alignment,
        secondary: @escaping (M) -> S
    ) {
        (self.order, self.alignment, self.secondary) = (order, alignment, secondary)
        super.init(view, context)
    }

    override var children: [ViewNode] {
        guard let barLayer else { return placedChildren }
        return placedChildren + [barLayer.slot]
    }
    override var placedChildren: [ViewNode] { (content.map { [$0] } ?? []) + layers.map(\.holder) }

    override func run() {
        isRightToLeft = recordingReads { EnvironmentValues(chain: environment).layoutDirection == .rightToLeft }
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        let view = secondary(value.modifier)
        for layer in layers {
            layer.holder.show(view)
            layer.element.alignment = alignment(value.modifier)
            layer.element.isRightToLeft = isRightToLeft
        }
        barLayer?.updateViews(view, shown: { AnyView(value) })
    }

    override func makeElements() -> [LayoutElement] {
        guard let content else { return [] }
        let old = layers
        layers = content.elements.enumerated().map { index, element in
            if index < old.count, old[index].element.primary === element { return old[index] }
            if let known = old.first(where: { $0.element.primary === element }) { return known }
            let holder = SlotNode(context())
            let made = LayeredElement(node: self, primary: element, holder: holder, order: order)
            holder.onElementsChange = { [weak made] in made?.contentDidChange() }
            made.alignment = alignment(value.modifier)
            made.isRightToLeft = isRightToLeft
            holder.show(secondary(value.modifier))
            return (made, holder)
        }
        for layer in old where !layers.contains(where: { $0.element === layer.element }) { layer.holder.tearDown() }
        return layers.map(\.element)
    }

    /// Preferences of what is behind don't come before the content's.
    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        content?.collectPreference(key, into: &value)
        for layer in layers { layer.holder.collectPreference(key, into: &value) }
    }
}

extension LayeredNode: BarLayering {
    private var madeBarLayer: BarLayer {
        if let barLayer { return barLayer }
        let made = BarLayer(under: self, context(), secondary(value.modifier))
        barLayer = made
        return made
    }

    var drawsLayer: Bool { order != .mask && S.self != EmptyView.self && madeBarLayer.drawsSomething }

    var barView: UIView { madeBarLayer.barView { AnyView(value) } }
}

/// A node that holds one view for an element that isn't in its parent's list.
@MainActor package final class SlotNode: ViewNode {
    /// Which part of a section the slot holds.
    package enum SectionRole { case header, footer }

    private var content: ViewNode?
    package var onElementsChange: (() -> Void)?
    package var sectionRole: SectionRole?

    package override var children: [ViewNode] { content.map { [$0] } ?? [] }
    package override var isStructural: Bool { true }

    package func show<V: View>(_ view: V) { NodeFactory.place(view, in: content, of: self, context()) { content = $0 } }

    package func show<V: View>(_ view: V, environment: EnvironmentChain) {
        NodeFactory.place(view, in: content, of: self, context(environment: environment)) { content = $0 }
    }

    package func clear() {
        content?.tearDown()
        content = nil
        elementsDidChange()
    }

    package override func elementsDidChange() {
        forgetElements()
        onElementsChange?()
    }
}

/// The element of a view with a second one: the first decides the size, the second is proposed it.
@MainActor final class LayeredElement: LayoutElement {
    let primary: LayoutElement
    private let holder: SlotNode
    private let order: LayerOrder
    var alignment = Alignment.center { didSet { if oldValue != alignment { invalidateLayout() } } }
    var isRightToLeft = false { didSet { if oldValue != isRightToLeft { invalidateLayout() } } }
    private var isContentStale = true
    private lazy var maskedView = {
        let view = PassthroughView()
        view.passesSafeArea = true
        return view
    }()
    private lazy var maskView = UIView()
    private var hasGeometry = false

    init(node: ViewNode, primary: LayoutElement, holder: SlotNode, order: LayerOrder) {
        (self.primary, self.holder, self.order) = (primary, holder, order)
        super.init(node: node)
        adopt([primary])
    }

    func contentDidChange() {
        isContentStale = true
        setNeedsViewUpdate()
        invalidateLayout()
    }

    private func prepare() {
        guard isContentStale else { return }
        isContentStale = false
        let second = holder.elements
        adopt(order == .behind ? second + [primary] : [primary] + second)
    }

    private var secondaries: [LayoutElement] { children.filter { $0 !== primary } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.sizeThatFits(proposal) }

    override func layOut() {
        prepare()
        primary.place(at: .zero, proposal: proposal)
        let inner = ProposedViewSize(size)
        let own = primary.dimensions(in: proposal)
        for second in secondaries {
            let dimensions = second.dimensions(in: inner)
            // Guides of the content meet those of the second view.
            var point = CGPoint(
                x: own[alignment.horizontal] - dimensions[alignment.horizontal],
                y: own[alignment.vertical] - dimensions[alignment.vertical])
            if !point.x.isFinite { point.x = 0 }
            if !point.y.isFinite { point.y = 0 }
            if isRightToLeft { point.x = size.width - point.x - dimensions.width }
            second.place(at: point, proposal: inner)
        }
        if order == .mask { updateMask() }
    }

    override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        primary.dimensions(in: proposal)[explicit: key]
    }
    override var priority: Double { primary.priority }
    override var zIndex: Double { primary.zIndex }
    override var spacing: ViewSpacing { primary.spacing }
    override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? { primary.layoutValue(key) }

    // MARK: Mask

    override var containerView: UIView? { order == .mask ? maskedView : nil }

    override func applyGeometry() {
        guard order == .mask else { return }
        Motion.setFrame(
            ViewOrder.pixelAligned(CGRect(origin: renderOrigin, size: size), scale: node.host.displayScale),
            of: maskedView,
            animated: hasGeometry)
        hasGeometry = true
    }

    private func updateMask() {
        var views: [UIView] = []
        for second in secondaries { second.collectViews(into: &views) }
        ViewOrder.setSubviews(views, of: maskView)
        maskView.frame = maskedView.bounds
        if maskedView.mask !== maskView { maskedView.mask = maskView }
    }

    override func collectContainedViews(into views: inout [UIView]) {
        guard order == .mask else { return super.collectContainedViews(into: &views) }
        primary.collectViews(into: &views)
    }
}

extension View {
    /// Puts another view behind the view.
    @_disfavoredOverload nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View { modifier(BackgroundModifier(background: background, alignment: alignment)) }

    /// Puts views behind the view.
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(BackgroundModifier(background: ZStack(alignment: alignment) { content() }, alignment: alignment))
    }

    /// Fills what is behind the view with a style, also below bars.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(
            BackgroundModifier(
                background: StyleFill(style: style).modifier(IgnoresSafeAreaModifier(regions: .all, edges: edges)),
                alignment: .center))
    }

    /// Fills what is behind the view with the background style, also below bars.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            BackgroundModifier(
                background: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
    }

    /// Fills a shape behind the view with the background style.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts another view in front of the view.
    @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View { modifier(OverlayModifier(overlay: overlay, alignment: alignment)) }

    /// Puts views in front of the view.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        modifier(OverlayModifier(overlay: ZStack(alignment: alignment) { content() }, alignment: alignment))
    }

    /// Fills what is in front of the view with a style, also over bars.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        modifier(
            OverlayModifier(
                overlay: StyleFill(style: style).modifier(IgnoresSafeAreaModifier(regions: .all, edges: edges)),
                alignment: .center))
    }

    /// Fills a shape in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            OverlayModifier(overlay: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
    }

    /// Draws a border inside of the view's edges.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(OverlayModifier(overlay: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center))
    }
}
