import UIKit

/// Lets its child extend below bars.
nonisolated struct IgnoresSafeAreaModifier: ElementModifier {
    typealias Body = Never
    let regions: SafeAreaRegions
    let edges: Edge.Set

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> IgnoresSafeAreaElement {
        IgnoresSafeAreaElement(node: node, child: child)
    }
    @MainActor func update(_ element: IgnoresSafeAreaElement, environment: EnvironmentValues) {
        guard element.edges != edges || element.regions != regions else { return }
        (element.edges, element.regions) = (edges, regions)
        element.invalidateLayout()
    }
}

@MainActor final class IgnoresSafeAreaElement: WrapperElement {
    var edges = Edge.Set.all
    var regions = SafeAreaRegions.all

    /// Whether what is in the element goes on below the keyboard.
    var ignoresKeyboard: Bool { regions.contains(.keyboard) && edges.contains(.bottom) }

    /// The child goes out by this much since the last layout.
    private var shownExtra = EdgeInsets()

    override func layOut() {
        let extra = outerInsets(of: frame(in: nil), size: size)
        shownExtra = extra
        child.place(
            at: CGPoint(x: -extra.leading, y: -extra.top),
            proposal: ProposedViewSize(
                width: size.width + extra.leading + extra.trailing, height: size.height + extra.top + extra.bottom))
        updateBarsOverContent()
    }

    /// A view that moves to the edge of the safe area, or away from it, goes out by another length, though its own size stays.
    override func positionDidChange() {
        if outerInsets(of: frame(in: nil), size: size) != shownExtra { layOut() } else { super.positionDidChange() }
    }

    /// A view of UIKit's that ignores the safe area stays where it is when a bar over it changes, so that it is told apart from its frame.
    private func updateBarsOverContent() {
        var element: LayoutElement? = child
        while let current = element {
            if let platform = current as? PlatformViewElement { return platform.updateBarInsets() }
            element = current.children.count == 1 ? current.children[0] : nil
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // What is proposed the whole safe area is asked with the bars' parts, too; it fills its part of the answer.
        let area = safeAreaFrame
        let insets = SafeAreaGeometry.rootInsets(of: self, regions: regions)
        var inner = proposal
        let across = proposal.width == area.width, down = proposal.height == area.height
        if across {
            inner.width! +=
                (edges.contains(.leading) ? insets.left : 0) + (edges.contains(.trailing) ? insets.right : 0)
        }
        if down {
            inner.height! += (edges.contains(.top) ? insets.top : 0) + (edges.contains(.bottom) ? insets.bottom : 0)
        }
        var size = child.sizeThatFits(inner)
        if across { size.width = min(size.width, max(area.width, size.width - inner.width! + area.width)) }
        if down { size.height = min(size.height, max(area.height, size.height - inner.height! + area.height)) }
        return size
    }

    private var safeAreaFrame: CGRect { SafeAreaGeometry.safeFrame(of: self) }

    private func outerInsets(of frame: CGRect, size: CGSize) -> EdgeInsets {
        SafeAreaGeometry.outerInsets(of: self, edges: edges, regions: regions)
    }
}

/// An element that covers a part of the edges of its content, as a bar does.
@MainActor protocol SafeAreaChanging: LayoutElement {
    /// The insets of the content, from the root's edges.
    var safeAreaInsets: UIEdgeInsets { get }
    /// Whether a child is the content, and not what covers it.
    func isContent(_ child: LayoutElement) -> Bool
}

/// Where bars begin, and how far a view may go out below them.
@MainActor enum SafeAreaGeometry {
    static func insets(of element: LayoutElement) -> UIEdgeInsets {
        if let changing = nearestChanging(around: element) { return changing.safeAreaInsets }
        guard let root = element.node.host.topElement else { return .zero }
        return ignoresKeyboard(element) ? root.containerSafeArea : root.safeArea
    }

    /// Whether a view around said that the keyboard may cover the element.
    private static func ignoresKeyboard(_ element: LayoutElement) -> Bool {
        var current = element.parent
        while let ancestor = current {
            if (ancestor as? IgnoresSafeAreaElement)?.ignoresKeyboard == true { return true }
            current = ancestor.parent
        }
        return false
    }

    /// By how much of the root's safe area a view may be larger that ignores these regions.
    static func rootInsets(of element: LayoutElement, regions: SafeAreaRegions) -> UIEdgeInsets {
        guard let root = element.node.host.topElement else { return .zero }
        var insets = regions.contains(.container) ? root.safeArea : .zero
        guard root.safeArea != root.containerSafeArea else { return insets }
        let keyboard = root.safeArea.bottom, container = root.containerSafeArea.bottom
        if ignoresKeyboard(element) {
            insets.bottom = regions.contains(.container) ? container : 0
        } else if !regions.contains(.keyboard) {
            insets.bottom = 0
        } else if !regions.contains(.container) {
            insets.bottom = keyboard - container
        }
        return insets
    }

    /// The safe area in the root's space.
    static func safeFrame(of element: LayoutElement) -> CGRect {
        guard let root = element.node.host.topElement else { return .zero }
        let insets = insets(of: element)
        return CGRect(
            x: insets.left, y: insets.top, width: root.size.width - insets.left - insets.right,
            height: root.size.height - insets.top - insets.bottom)
    }

    /// How far the element may go out: at edges that lie on the safe area's.
    /// What ignores bars alone, as scroll views do, ends at the keyboard.
    static func outerInsets(
        of element: LayoutElement, edges: Edge.Set, regions: SafeAreaRegions = .container
    ) -> EdgeInsets {
        reach(of: element, edges: edges.subtracting(scrolledEdges(around: element)), regions: regions).all
    }

    /// The edges along which the element moves in a scroll view around, which keeps its content clear of bars by itself.
    private static func scrolledEdges(around element: LayoutElement) -> Edge.Set {
        var edges: Edge.Set = []
        var current = element.parent
        while let ancestor = current {
            if let axes = (ancestor as? ScrollElement)?.axes {
                if axes.contains(.vertical) { edges.formUnion(.vertical) }
                if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
            }
            current = ancestor.parent
        }
        return edges
    }

    /// How far the element may go out, and how much of that is below the bars of the root.
    ///
    /// Below a bar of `safeAreaInset` it ends where the view with that bar ends, and goes on below bars further out only where that view
    /// lies at the edge, too.
    static func reach(
        of element: LayoutElement, edges: Edge.Set, regions: SafeAreaRegions = .container
    ) -> (all: EdgeInsets, root: EdgeInsets) {
        guard regions.contains(.container), let changing = nearestChanging(around: element) else {
            let root = rootReach(of: element, edges: edges, regions: regions)
            return (root, root)
        }
        let area = safeFrame(of: element), frame = element.frame(in: nil as LayoutElement?)
        let limit = changing.frame(in: nil as LayoutElement?)
        var own = EdgeInsets(), going: Edge.Set = []
        if edges.contains(.top), frame.minY <= area.minY + 0.5 {
            own.top = max(frame.minY - limit.minY, 0)
            going.insert(.top)
        }
        if edges.contains(.bottom), frame.maxY >= area.maxY - 0.5 {
            own.bottom = max(limit.maxY - frame.maxY, 0)
            going.insert(.bottom)
        }
        if edges.contains(.leading), frame.minX <= area.minX + 0.5 {
            own.leading = max(frame.minX - limit.minX, 0)
            going.insert(.leading)
        }
        if edges.contains(.trailing), frame.maxX >= area.maxX - 0.5 {
            own.trailing = max(limit.maxX - frame.maxX, 0)
            going.insert(.trailing)
        }
        let beyond = reach(of: changing, edges: going, regions: regions)
        return (own.adding(beyond.all), beyond.root)
    }

    /// How much of an element bars of `safeAreaInset` cover, with the keyboard below them, beside what UIKit's safe area says of it.
    static func barInsets(over element: LayoutElement) -> UIEdgeInsets {
        guard let changing = nearestCovering(element), let root = element.node.host.topElement else { return .zero }
        let frame = element.frame(in: nil as LayoutElement?), whole = CGRect(origin: .zero, size: root.size)
        func covered(_ insets: UIEdgeInsets) -> UIEdgeInsets {
            let area = whole.inset(by: insets)
            return UIEdgeInsets(
                top: max(area.minY - frame.minY, 0), left: max(area.minX - frame.minX, 0),
                bottom: max(frame.maxY - area.maxY, 0), right: max(frame.maxX - area.maxX, 0))
        }
        let all = covered(changing.safeAreaInsets), known = covered(root.containerSafeArea)
        let scrolled = scrolledEdges(around: element)
        return UIEdgeInsets(
            top: scrolled.contains(.top) ? 0 : max(all.top - known.top, 0),
            left: scrolled.contains(.leading) ? 0 : max(all.left - known.left, 0),
            bottom: scrolled.contains(.bottom) ? 0 : max(all.bottom - known.bottom, 0),
            right: scrolled.contains(.trailing) ? 0 : max(all.right - known.right, 0))
    }

    /// The nearest view around with a bar in whose content the element is: what stands in a bar isn't covered by it.
    private static func nearestCovering(_ element: LayoutElement) -> (any SafeAreaChanging)? {
        var (child, current) = (element, element.parent)
        while let ancestor = current {
            if let changing = ancestor as? any SafeAreaChanging, changing.isContent(child) { return changing }
            (child, current) = (ancestor, ancestor.parent)
        }
        return nil
    }

    private static func nearestChanging(around element: LayoutElement) -> (any SafeAreaChanging)? {
        var current = element.parent
        while let ancestor = current {
            if let changing = ancestor as? any SafeAreaChanging { return changing }
            current = ancestor.parent
        }
        return nil
    }

    private static func rootReach(
        of element: LayoutElement, edges: Edge.Set, regions: SafeAreaRegions
    ) -> EdgeInsets {
        guard let root = element.node.host.topElement else { return EdgeInsets() }
        let insets = root.safeArea
        guard insets != .zero || Self.insets(of: element) != .zero else { return EdgeInsets() }
        let area = safeFrame(of: element), frame = element.frame(in: nil as LayoutElement?)
        var extra = EdgeInsets()
        if edges.contains(.top), regions.contains(.container), frame.minY <= area.minY + 0.5 {
            extra.top = max(frame.minY, 0)
        }
        if edges.contains(.bottom), frame.maxY >= area.maxY - 0.5 {
            var end = root.size.height
            if insets != root.containerSafeArea, !regions.contains(.keyboard), !ignoresKeyboard(element) {
                end -= insets.bottom
            }
            if !regions.contains(.container) { end -= root.containerSafeArea.bottom }
            extra.bottom = max(end - frame.maxY, 0)
        }
        guard regions.contains(.container) else { return extra }
        if edges.contains(.leading), frame.minX <= area.minX + 0.5 { extra.leading = max(frame.minX, 0) }
        if edges.contains(.trailing), frame.maxX >= area.maxX - 0.5 {
            extra.trailing = max(root.size.width - frame.maxX, 0)
        }
        return extra
    }
}

extension EdgeInsets {
    fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }
}

/// Puts a view at an edge, which the content's safe area then ends at.
nonisolated struct SafeAreaInsetModifier<Inset: View>: NodeModifier {
    typealias Body = Never
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let inset: Inset

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        SafeAreaInsetNode(view, context)
    }
}

@MainActor final class SafeAreaInsetNode<C: View, I: View>: ValueNode<ModifiedContent<C, SafeAreaInsetModifier<I>>> {
    private lazy var contentSlot = SlotNode(context())
    private lazy var insetSlot = SlotNode(context())
    private lazy var element = SafeAreaInsetElement(node: self)

    override var children: [ViewNode] { [contentSlot, insetSlot] }
    override func makeElements() -> [LayoutElement] { [element] }

    override func run() {
        isDirty = false
        contentSlot.onElementsChange = { [weak element] in element?.contentDidChange() }
        insetSlot.onElementsChange = { [weak element] in element?.contentDidChange() }
        let modifier = value.modifier
        element.update(
            edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing ?? ViewSpacing.standard)
        contentSlot.show(value.content)
        insetSlot.show(modifier.inset)
    }

    func parts() -> (content: [LayoutElement], inset: [LayoutElement]) { (contentSlot.elements, insetSlot.elements) }
}

@MainActor final class SafeAreaInsetElement: LayoutElement, SafeAreaChanging {
    private var edge = Edge.bottom
    private var alignment = Alignment.center
    private var gap: CGFloat = 0
    private var isContentStale = true
    private var content: LayoutElement?
    private var inset: LayoutElement?
    private(set) var safeAreaInsets = UIEdgeInsets.zero

    func update(edge: Edge, alignment: Alignment, spacing: CGFloat) {
        (self.edge, self.alignment, gap) = (edge, alignment, spacing)
        invalidateLayout()
    }

    func contentDidChange() {
        isContentStale = true
        setNeedsViewUpdate()
        invalidateLayout()
    }

    private func prepare() {
        guard isContentStale else { return }
        isContentStale = false
        let slots = node.children
        (content, inset) = (slots[0].elements.first, slots[1].elements.first)
        adopt([content, inset].compactMap { $0 })
    }

    func isContent(_ child: LayoutElement) -> Bool { child === content }

    private var isVertical: Bool { edge == .top || edge == .bottom }

    private func thickness(_ proposal: ProposedViewSize) -> CGFloat {
        guard let inset else { return 0 }
        let size = inset.sizeThatFits(
            ProposedViewSize(width: isVertical ? proposal.width : nil, height: isVertical ? nil : proposal.height))
        return (isVertical ? size.height : size.width) + gap
    }

    private func contentProposal(_ proposal: ProposedViewSize, _ thickness: CGFloat) -> ProposedViewSize {
        var inner = proposal
        if isVertical {
            inner.height = inner.height.map { max($0 - thickness, 0) }
        } else {
            inner.width = inner.width.map { max($0 - thickness, 0) }
        }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        prepare()
        let thickness = thickness(proposal)
        var size = content?.sizeThatFits(contentProposal(proposal, thickness)) ?? .zero
        if isVertical { size.height += thickness } else { size.width += thickness }
        return size
    }

    override func layOut() {
        prepare()
        let thickness = thickness(proposal)
        let frame = frame(in: nil as LayoutElement?)
        let root = node.host.topElement?.size ?? .zero
        safeAreaInsets = SafeAreaGeometry.insets(of: self)
        var corner = CGPoint.zero, area = CGRect(origin: .zero, size: size)
        switch edge {
        case .top:
            safeAreaInsets.top = frame.minY + thickness
            corner.y = thickness
            area.size.height = thickness - gap
        case .bottom:
            safeAreaInsets.bottom = root.height - frame.maxY + thickness
            area.origin.y = size.height - thickness + gap
            area.size.height = thickness - gap
        case .leading:
            safeAreaInsets.left = frame.minX + thickness
            corner.x = thickness
            area.size.width = thickness - gap
        case .trailing:
            safeAreaInsets.right = root.width - frame.maxX + thickness
            area.origin.x = size.width - thickness + gap
            area.size.width = thickness - gap
        }
        content?.place(at: corner, proposal: contentProposal(proposal, thickness))
        if let inset {
            let inner = ProposedViewSize(
                width: isVertical ? proposal.width ?? size.width : nil,
                height: isVertical ? nil : proposal.height ?? size.height)
            let offset = alignment.offset(of: inset.dimensions(in: inner), in: area.size)
            inset.place(at: CGPoint(x: area.minX + offset.x, y: area.minY + offset.y), proposal: inner)
        }
    }

    override var spacing: ViewSpacing { content?.spacing ?? ViewSpacing() }
}

extension View {
    /// Lets the view extend below bars and the screen's corners.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }

    /// Lets the view extend below bars and the screen's corners.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: .all, edges: edges))
    }

    /// Puts a view at the top or bottom, where the safe area then ends.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, inset: content()))
    }

    /// Puts a view at a side, where the safe area then ends.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing, inset: content()))
    }
}
