import UIKit

/// Something that is laid out and drawn: a leaf, a modifier around one child, or a container.
///
/// The container above asks `sizeThatFits`, then calls `place`. An element without a view of its own only passes places on; views lie in
/// the container view of the nearest element above that has one. Flags:
///
///     needsLayout   set by invalidateLayout() here and in all elements above, cleared by place()
///     isLayingOut   true while layOut() runs: what content does meanwhile doesn't go up further
///
/// - From: `ViewNode.elements`
/// - To: `UIView`
@MainActor package class LayoutElement {
    package unowned let node: ViewNode
    package final weak var parent: LayoutElement?
    /// The elements below. Set by `adopt`.
    package private(set) final var children: [LayoutElement] = []

    /// The place in the parent's space.
    package private(set) final var origin = CGPoint.zero
    package private(set) final var size = CGSize.zero
    package private(set) final var proposal = ProposedViewSize.unspecified
    /// The place in the container view that this element's views lie in.
    package private(set) final var renderOrigin = CGPoint.zero
    package private(set) final var needsLayout = true
    private final var isLayingOut = false
    private final var isPlaced = false
    private final var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    /// Set where views come, go or change their order, for the nearest element with a container view.
    package final var needsViewUpdate = true

    package init(node: ViewNode) { self.node = node }

    // MARK: Size

    /// The size for the proposal. Remembered until the next invalidation.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        for known in sizes where known.proposal == proposal { return known.size }
        let size = measure(proposal)
        if sizes.count == 6 { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    /// Works out the size. Overridden.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size) { [unowned self] key in
            MainActor.assumeIsolated { explicitAlignment(key, proposal, size) }
        }
    }

    /// The place of a guide for a proposal: what the content states itself, or where the guide is by itself.
    package final func guidePlace(_ guide: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat {
        let size = sizeThatFits(proposal)
        if let stated = explicitAlignment(guide, proposal, size) { return stated }
        // The guide's own place may hang on other guides of the element.
        return guide.id.defaultValue(in: dimensions(in: proposal))
    }

    /// The alignment that the content states itself, if it does. Overridden.
    package func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        nil
    }

    package var priority: Double { 0 }
    package var zIndex: Double { 0 }
    package var spacing: ViewSpacing { ViewSpacing() }
    /// A value for the layout around, if the content states one.
    package func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? { nil }

    // MARK: Place

    /// Puts the element at a point of the parent's space, with the size that it has for the proposal.
    package final func place(at point: CGPoint, proposal newProposal: ProposedViewSize) {
        let newSize = sizeThatFits(newProposal)
        let newRenderOrigin = parent.map { $0.containerView == nil ? $0.renderOrigin + point : point } ?? point
        let moved = newRenderOrigin != renderOrigin || !isPlaced
        let resized = newSize != size || newProposal != proposal || !isPlaced
        (origin, renderOrigin, size, proposal) = (point, newRenderOrigin, newSize, newProposal)
        isPlaced = true
        if needsLayout || resized {
            needsLayout = false
            applyGeometry()
            isLayingOut = true
            layOut()
            isLayingOut = false
            updateViewsIfNeeded()
        } else if moved {
            applyGeometry()
            positionDidChange()
        }
    }

    /// Places the children. Overridden; `size` and `proposal` are set.
    package func layOut() {}

    /// Gives the element's own view its frame. Overridden by elements with a view.
    package func applyGeometry() {}

    /// The element moved in the container view and is otherwise the same.
    package func positionDidChange() {
        guard containerView == nil else { return }
        for child in children { child.moveWithParent() }
    }

    package final func moveWithParent() {
        guard isPlaced, let parent else { return }
        renderOrigin = parent.containerView == nil ? parent.renderOrigin + origin : origin
        applyGeometry()
        positionDidChange()
    }

    /// Sizes and places from here upwards are to be worked out again.
    package final func invalidateLayout() {
        var element: LayoutElement? = self
        while let current = element {
            current.sizes.removeAll(keepingCapacity: true)
            current.layoutWasInvalidated()
            if current.isLayingOut { return }
            current.needsLayout = true
            guard let next = current.parent else {
                current.node.host.setNeedsLayout(current)
                return
            }
            element = next
        }
    }

    /// Forgets what was worked out beside sizes. Overridden.
    package func layoutWasInvalidated() {}

    // MARK: Children and views

    /// Takes the elements as children, in order.
    package final func adopt(_ elements: [LayoutElement]) {
        for element in elements { element.parent = self }
        children = elements
        setNeedsViewUpdate()
    }

    /// The view that the children's views lie in, if the element has one.
    package var containerView: UIView? { nil }

    package final func setNeedsViewUpdate() {
        var element: LayoutElement? = self
        while let current = element {
            current.needsViewUpdate = true
            if current.containerView != nil { return }
            element = current.parent
        }
    }

    /// Adds the views that lie in the container view around, back to front.
    package func collectViews(into views: inout [UIView]) {
        if let containerView {
            views.append(containerView)
            return
        }
        for child in childrenBackToFront { child.collectViews(into: &views) }
    }

    package final var childrenBackToFront: [LayoutElement] {
        guard children.contains(where: { $0.zIndex != 0 }) else { return children }
        return children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(
            \.element)
    }

    private func updateViewsIfNeeded() {
        guard needsViewUpdate, let containerView else { return }
        needsViewUpdate = false
        var views: [UIView] = []
        collectContainedViews(into: &views)
        ViewOrder.setSubviews(views, of: containerView)
    }

    /// Adds the views that lie in the element's own container view.
    package func collectContainedViews(into views: inout [UIView]) {
        for child in childrenBackToFront { child.collectViews(into: &views) }
    }

    // MARK: Spaces

    /// A point of this element in the space of the element around.
    package final func pointInParent(_ point: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        return parent?.pointFromContent(moved) ?? moved
    }

    /// A point of the content in this element's space: other where the content is turned, scaled or scrolled. Overridden.
    package func pointFromContent(_ point: CGPoint) -> CGPoint { point }

    package final func point(_ point: CGPoint, in ancestor: LayoutElement?) -> CGPoint {
        var (element, result): (LayoutElement?, CGPoint) = (self, point)
        while let current = element, current !== ancestor {
            result = current.pointInParent(result)
            element = current.parent
        }
        return result
    }

    package final func frame(in ancestor: LayoutElement?) -> CGRect {
        let a = point(.zero, in: ancestor), b = point(CGPoint(x: size.width, y: size.height), in: ancestor)
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
    }
}

func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
