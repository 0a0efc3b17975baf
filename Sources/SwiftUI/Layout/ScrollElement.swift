import UIKit

/// The element of a scroll view: UIKit's scroll view with the content's views in it.
///
/// Longer than a file should be, because layout, anchors and moves change one offset, whose state is private to the element.
@MainActor package final class ScrollElement: LayoutElement, CoordinateSpaceElement {
    private lazy var listener = ScrollListener(element: self)
    package var scrollView: UIScrollView { hostingView }
    private let hostingView = HostingScrollView()
    private let refresher = RefreshFollower()
    private let contentView = PassthroughView()
    private(set) var axes = Axis.Set.vertical
    private var settings = ScrollSettings()
    private var isContentStale = true
    private var hasGeometry = false
    /// This scrolls to where the app asks when the content has its place.
    private var pendingMove: (() -> Void)?
    private var lastTarget: AnyHashable?
    /// The last position that the app asked for; nil where the person has scrolled since.
    private var lastPosition: (target: ScrollPosition.Target, request: Int)?
    var isRightToLeft = false
    var onTargetChange: ((AnyHashable?) -> Void)?
    var onUserScroll: (() -> Void)?
    var targetAnchor: UnitPoint?
    var environment: EnvironmentValues?
    var observers: [ScrollObserver] = []
    var targetBehavior: AnyScrollTargetBehavior?
    private var phase = ScrollPhase.idle
    /// How far the view goes out below bars.
    private var outer = EdgeInsets()
    /// The part of that below UIKit's bars.
    private var outerOfRoot = EdgeInsets()

    package override init(node: ViewNode) {
        super.init(node: node)
        scrollView.addSubview(contentView)
        scrollView.delegate = listener
        scrollView.contentInsetAdjustmentBehavior = .always
        scrollView.backgroundColor = nil
    }

    package var name: AnyHashable? { AnyHashable(ScrollSpaceName()) }
    func isNamed(_ name: AnyHashable) -> Bool {
        guard let asked = name.base as? ScrollSpaceName else { return false }
        return asked.axis.map { axes.contains($0 == .vertical ? .vertical : .horizontal) } ?? true
    }
    package override var containerView: UIView? { contentView }

    package override func collectViews(into views: inout [UIView]) { views.append(scrollView) }

    func update(axes newAxes: Axis.Set, showsIndicators: Bool, settings newSettings: ScrollSettings) {
        scrollView.showsVerticalScrollIndicator = showsIndicators && newSettings.showsVertical
        scrollView.showsHorizontalScrollIndicator = showsIndicators && newSettings.showsHorizontal
        scrollView.isScrollEnabled = !newSettings.isDisabled
        scrollView.isPagingEnabled = newSettings.isPaging
        scrollView.clipsToBounds = newSettings.clips
        let bouncing = newAxes.contains(.vertical) ? newAxes.subtracting(.horizontal) : newAxes
        let always = bouncing.subtracting(newSettings.bouncesBySize).union(newSettings.bouncesAlways)
        scrollView.alwaysBounceVertical = always.contains(.vertical)
        scrollView.alwaysBounceHorizontal = always.contains(.horizontal)
        guard axes != newAxes || settings != newSettings else { return }
        (axes, settings) = (newAxes, newSettings)
        invalidateLayout()
    }

    func contentDidChange() {
        isContentStale = true
        setNeedsViewUpdate()
        invalidateLayout()
    }

    /// People load the content anew by pulling it down. A scroll view within another's content leaves that to the outer one.
    func setRefreshAction(_ refresh: RefreshAction?) {
        let isPulled = axes.contains(.vertical) && !isInScrolledContent
        refresher.setAction(isPulled ? refresh : nil, on: scrollView)
    }

    private var isInScrolledContent: Bool {
        var current = node.parent
        while let ancestor = current {
            if let scroll = ancestor.madeElements?.first as? ScrollElement, scroll.node === ancestor,
                scroll.axes.contains(.vertical), EnvironmentValues(chain: ancestor.environment).refresh != nil
            {
                return true
            }
            current = ancestor.parent
        }
        return false
    }

    // MARK: Layout

    /// Several views in a scroll view stand in a column.
    private let column = StackEngine(axis: .vertical, spacing: nil, crossAlignment: HorizontalAlignment.center.key)

    private func prepareContent() {
        guard isContentStale else { return }
        isContentStale = false
        adopt(node.children.flatMap(\.elements))
    }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inner = proposal.inset(by: settings.margins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : inner.width, height: axes.contains(.vertical) ? nil : inner.height
        )
    }

    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        prepareContent()
        let inner = contentProposal(proposal)
        if children.count == 1 { return children[0].sizeThatFits(inner) }
        return column.size(inner, children)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        measuredProposal = proposal
        let content = contentSize(proposal)
        let margins = settings.margins
        return CGSize(
            width: axes.contains(.horizontal)
                ? proposal.width ?? content.width : content.width + margins.leading + margins.trailing,
            height: axes.contains(.vertical)
                ? proposal.height ?? content.height : content.height + margins.top + margins.bottom)
    }

    package override func applyGeometry() {
        let reach = SafeAreaGeometry.reach(
            of: self, edges: axes.contains(.vertical) ? [.top, .bottom] : [.leading, .trailing])
        (outer, outerOfRoot) = (reach.all, reach.root)
        let rect = CGRect(
            x: renderOrigin.x - outer.leading, y: renderOrigin.y - outer.top,
            width: size.width + outer.leading + outer.trailing,
            height: size.height + outer.top + outer.bottom)
        Motion.setFrame(
            ViewOrder.pixelAligned(rect, scale: node.host.displayScale), of: scrollView, animated: hasGeometry)
        hasGeometry = true
        hostingView.ignoredEdges = ignoredEdges
        applyInsets()
    }

    /// The edges at which a view around ignores the safe area: content begins below the bars there, and is scrolled so.
    private var ignoredEdges: UIRectEdge {
        var edges: Edge.Set = []
        var current = parent
        while let ancestor = current, !(ancestor is ScrollElement) {
            if let ignoring = ancestor as? IgnoresSafeAreaElement, ignoring.regions.contains(.container) {
                edges.formUnion(ignoring.edges)
            }
            current = ancestor.parent
        }
        var result: UIRectEdge = []
        if edges.contains(.top) { result.insert(.top) }
        if edges.contains(.bottom) { result.insert(.bottom) }
        if edges.contains(.leading) { result.insert(isRightToLeft ? .right : .left) }
        if edges.contains(.trailing) { result.insert(isRightToLeft ? .left : .right) }
        return result
    }

    private var appliedInsets = UIEdgeInsets.zero

    /// Content ends at bars that aren't UIKit's, which knows the root's alone, and at the margins along the axes.
    private func applyInsets() {
        let margins = settings.margins
        var insets = UIEdgeInsets(
            top: outer.top - outerOfRoot.top, left: outer.leading - outerOfRoot.leading,
            bottom: outer.bottom - outerOfRoot.bottom, right: outer.trailing - outerOfRoot.trailing)
        applyIndicatorInsets(beside: insets)
        if axes.contains(.vertical) {
            (insets.top, insets.bottom) = (insets.top + margins.top, insets.bottom + margins.bottom)
        }
        if axes.contains(.horizontal) {
            (insets.left, insets.right) = (insets.left + margins.leading, insets.right + margins.trailing)
        }
        guard appliedInsets != insets else { return }
        // A safe area that UIKit is yet to hear of moves the content first.
        scrollView.safeAreaInsetsDidChange()
        // What is seen at the beginning stays at the beginning. Others may have added insets of their own.
        let old = scrollView.adjustedContentInset, offset = scrollView.contentOffset, wasAtAnchor = isAtAnchor
        scrollView.contentInset.top += insets.top - appliedInsets.top
        scrollView.contentInset.left += insets.left - appliedInsets.left
        scrollView.contentInset.bottom += insets.bottom - appliedInsets.bottom
        scrollView.contentInset.right += insets.right - appliedInsets.right
        appliedInsets = insets
        // What was at its anchor is there again.
        guard !wasAtAnchor else { return }
        let new = scrollView.adjustedContentInset
        var moved = offset
        if abs(offset.y + old.top) < 1 { moved.y = -new.top }
        if abs(offset.x + old.left) < 1 { moved.x = -new.left }
        if scrollView.contentOffset != moved { scrollView.contentOffset = moved }
    }

    private var appliedIndicatorInsets = UIEdgeInsets.zero

    /// Indicators keep clear of the same bars, and of margins of their own. Others, such as the keyboard, may have added to their insets.
    private func applyIndicatorInsets(beside bars: UIEdgeInsets) {
        let margins = settings.indicatorMargins
        let wanted = UIEdgeInsets(
            top: bars.top + margins.top, left: bars.left + margins.leading, bottom: bars.bottom + margins.bottom,
            right: bars.right + margins.trailing)
        guard wanted != appliedIndicatorInsets else { return }
        let old = appliedIndicatorInsets
        appliedIndicatorInsets = wanted
        func changed(_ insets: UIEdgeInsets) -> UIEdgeInsets {
            UIEdgeInsets(
                top: insets.top + wanted.top - old.top, left: insets.left + wanted.left - old.left,
                bottom: insets.bottom + wanted.bottom - old.bottom, right: insets.right + wanted.right - old.right)
        }
        scrollView.verticalScrollIndicatorInsets = changed(scrollView.verticalScrollIndicatorInsets)
        scrollView.horizontalScrollIndicatorInsets = changed(scrollView.horizontalScrollIndicatorInsets)
    }

    /// Elements below that take their size from this one's.
    private var sizedElements: [WeakSizedElement] = []

    private struct WeakSizedElement {
        weak var element: ContainerFrameElement?
    }

    func addSizedElement(_ element: ContainerFrameElement) {
        guard !sizedElements.contains(where: { $0.element === element }) else { return }
        sizedElements.removeAll { $0.element == nil }
        sizedElements.append(WeakSizedElement(element: element))
    }

    package override func layOut() {
        measuredProposal = proposal
        // Sizes that come from another proposal to this element are asked for again, although the content's proposal may be the same.
        let container = containerSize
        for sized in sizedElements where sized.element?.usedSize != container { sized.element?.invalidateLayout() }
        let inner = contentProposal(proposal)
        let content = contentSize(proposal)
        let margins = settings.margins
        // Content that is smaller along an axis that doesn't scroll is in the middle; along one that does, where it is to be aligned.
        let rest = CGSize(
            width: size.width - margins.leading - margins.trailing - content.width,
            height: size.height - margins.top - margins.bottom - content.height)
        let alignment = settings.alignmentAnchor ?? (isRightToLeft ? .topTrailing : .topLeading)
        let corner = CGPoint(
            x: axes.contains(.horizontal)
                ? max(rest.width, 0) * alignment.x : margins.leading + rest.width / 2,
            y: axes.contains(.vertical) ? max(rest.height, 0) * alignment.y : margins.top + rest.height / 2)
        let whole = CGSize(
            width: axes.contains(.horizontal) ? content.width : size.width,
            height: axes.contains(.vertical) ? content.height : size.height)
        if scrollView.contentSize != whole {
            contentView.frame = CGRect(origin: .zero, size: whole)
            scrollView.contentSize = whole
        }
        if hasGeometry { applyInsets() }
        keepAnchor()
        if children.count == 1 {
            children[0].place(at: corner, proposal: inner)
        } else {
            let placements = column.placements(in: CGRect(origin: corner, size: content), inner, children)
            for (child, placement) in zip(children, placements) {
                child.place(at: placement.point, proposal: placement.proposal)
            }
        }
        keepTargetInPlace()
        if scrollView.superview != nil {
            performPendingMove()
        } else if pendingMove != nil {
            // What bars cover is known when the view has its place among others, after this layout.
            UpdateQueue.enqueueAction { [weak self] in self?.performPendingMove() }
        }
        reportGeometry()
    }

    /// The width for which the target had its place.
    private var widthOfTarget: CGFloat?

    /// Where the screen is turned, the view that the binding tells stays where it was. The keyboard changes the height alone.
    private func keepTargetInPlace() {
        let width = scrollView.bounds.width
        defer { widthOfTarget = width }
        guard let widthOfTarget, widthOfTarget != width, widthOfTarget > 0, width > 0, phase == .idle,
            pendingMove == nil, onTargetChange != nil, let lastTarget
        else { return }
        let anchor = targetAnchor ?? (isRightToLeft && !axes.contains(.vertical) ? .topTrailing : .topLeading)
        pendingMove = { [weak self] in self?.scrollToPlace(lastTarget, anchor: anchor) }
    }

    private func performPendingMove() {
        guard let move = pendingMove else { return }
        (pendingMove, settledMove) = (nil, nil)
        move()
        settledMove = move
    }

    /// The first move, which is made again where bars cover more or less than was known then, until anything else moves the content.
    private var settledMove: (() -> Void)?

    private func repeatSettledMove() {
        guard let move = settledMove else { return }
        settledMove = nil
        move()
        settledMove = move
    }

    // MARK: Anchor

    /// The sizes for which the anchor was kept last; nil before the first time.
    private var anchored: AnchorGeometry?
    /// Whether the content was at the anchor when it moved last. What UIKit does to the offset while sizes change doesn't count.
    private var isAtAnchor = false

    /// Where text runs from right to left, content begins at the right.
    private var naturalAnchor: UnitPoint? { isRightToLeft && axes.contains(.horizontal) ? .topTrailing : nil }

    /// The room within the insets has changed.
    func insetDidChange() {
        if anchored != nil { keepAnchor() }
        repeatSettledMove()
    }

    /// Moves to the anchor at first, and whenever sizes have changed while the content was there.
    private func keepAnchor() {
        guard let anchor = (anchored == nil ? settings.initialAnchor : settings.changesAnchor) ?? naturalAnchor else {
            isAtAnchor = false
            return
        }
        let geometry = AnchorGeometry(scrollView)
        guard geometry != anchored else { return }
        let moves = anchored == nil || isAtAnchor
        anchored = geometry
        if moves {
            let wanted = geometry.offset(at: anchor)
            var target = scrollView.contentOffset
            if axes.contains(.vertical) { target.y = wanted.y }
            if axes.contains(.horizontal) { target.x = wanted.x }
            if target != scrollView.contentOffset { scrollView.contentOffset = target }
        }
        noteAnchor()
    }

    /// Notes whether the content is at the anchor, if it moved and nothing else has changed.
    private func noteAnchor() {
        guard let anchor = settings.changesAnchor ?? naturalAnchor, let anchored,
            anchored == AnchorGeometry(scrollView)
        else { return }
        let place = anchored.offset(at: anchor), offset = scrollView.contentOffset
        isAtAnchor =
            (!axes.contains(.horizontal) || abs(place.x - offset.x) < 1)
            && (!axes.contains(.vertical) || abs(place.y - offset.y) < 1)
    }

    /// Tells observers where the scroll view is, after the update.
    private func reportGeometry() {
        guard observers.contains(where: { $0.geometryDidChange != nil }) else { return }
        UpdateQueue.enqueueAction { [weak self] in
            guard let self, node.isAlive else { return }
            let geometry = ScrollGeometry(scrollView)
            for observer in observers { observer.geometryDidChange?(geometry) }
        }
    }

    func setPhase(_ newPhase: ScrollPhase, velocity: CGVector? = nil) {
        guard newPhase != phase else { return }
        let old = phase
        phase = newPhase
        let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(scrollView), velocity: velocity)
        for observer in observers { observer.phaseDidChange?(old, newPhase, context) }
    }

    /// Where the scroll view comes to rest by its behaviour.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
        guard let targetBehavior else { return nil }
        let inset = scrollView.adjustedContentInset
        let size = CGSize(
            width: scrollView.bounds.width - inset.left - inset.right,
            height: scrollView.bounds.height - inset.top - inset.bottom)
        func seen(_ offset: CGPoint) -> CGRect {
            CGRect(x: offset.x + inset.left, y: offset.y + inset.top, width: size.width, height: size.height)
        }
        var target = ScrollTarget(rect: seen(proposed))
        targetBehavior.base.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: seen(dragStart ?? scrollView.contentOffset)),
                velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000), contentSize: scrollView.contentSize,
                containerSize: size, axes: axes, targets: targets(below: children),
                shownRect: seen(scrollView.contentOffset), environment: environment))
        let most = CGPoint(
            x: max(scrollView.contentSize.width - size.width, 0), y: max(scrollView.contentSize.height - size.height, 0)
        )
        return CGPoint(
            x: min(max(target.rect.minX, 0), most.x) - inset.left, y: min(max(target.rect.minY, 0), most.y) - inset.top)
    }

    /// The place of the content when the finger began to move it.
    private var dragStart: CGPoint?

    package override func pointFromContent(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x - scrollView.contentOffset.x - outer.leading, y: point.y - scrollView.contentOffset.y - outer.top
        )
    }

    var mainAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

    /// The size of what is proposed to the scroll view within the content's margins, which its content may be sized by.
    var containerSize: CGSize {
        let (whole, margins) = (measuredProposal.replacingUnspecifiedDimensions(by: size), settings.margins)
        return CGSize(
            width: max(whole.width - margins.leading - margins.trailing, 0),
            height: max(whole.height - margins.top - margins.bottom, 0))
    }

    /// The proposal while sizes are asked before the first place.
    private(set) var measuredProposal = ProposedViewSize.unspecified

    /// What of the content is seen, in the content's terms.
    package var visibleRect: CGRect {
        CGRect(origin: scrollView.contentOffset, size: scrollView.bounds.size)
    }

    // MARK: Moving

    /// UIKit's view may outlive the node: a page that isn't in a window isn't laid out, and its bars' insets may still change.
    func endListening() {
        scrollView.delegate = nil
        pendingMove = nil
    }

    func contentDidMove() {
        noteAnchor()
        for child in children { (child as? any ScrollFollowing)?.visibleRectDidChange() }
        forEachDescendant(children) { ($0 as? any ScrollFollowing)?.visibleRectDidChange() }
        node.host.positionsDidChange()
        reportGeometry()
        reportTarget()
    }

    /// Scrolls so that a place below can be seen: at the anchor, or by the least way without one.
    package func scrollTo(_ id: AnyHashable?, anchor: UnitPoint?) {
        guard id != lastTarget else { return }
        lastTarget = id
        guard let id else { return }
        moveInPlace { $0.scrollToPlace(id, anchor: anchor) }
    }

    /// Moves now, or when the content has its place.
    private func moveInPlace(_ move: @escaping (ScrollElement) -> Void) {
        guard needsLayout || !hasGeometry else { return move(self) }
        pendingMove = { [weak self] in if let self { move(self) } }
    }

    /// Scrolls to a position that the app asks for, if it hasn't asked for it before.
    func scrollTo(_ position: ScrollPosition, anchor: UnitPoint?) {
        guard !position.isPositionedByUser else { return }
        if let lastPosition, lastPosition == (position.target, position.request) { return }
        lastPosition = (position.target, position.request)
        switch position.target {
        case .unspecified: break
        case .view(let id, let own):
            lastTarget = AnyHashable(id)
            moveInPlace { $0.scrollToPlace(AnyHashable(id), anchor: own ?? anchor) }
        case .edge(let edge):
            lastTarget = nil
            moveInPlace { $0.scrollToEdge(edge) }
        case .point(let x, let y):
            lastTarget = nil
            moveInPlace { $0.scrollToPoint(x: x, y: y) }
        }
    }

    private func scrollToEdge(_ edge: Edge) {
        switch edge {
        case .top: scrollToPoint(x: nil, y: 0)
        case .bottom: scrollToPoint(x: nil, y: .greatestFiniteMagnitude)
        case .leading: scrollToPoint(x: isRightToLeft ? .greatestFiniteMagnitude : 0, y: nil)
        case .trailing: scrollToPoint(x: isRightToLeft ? 0 : .greatestFiniteMagnitude, y: nil)
        }
    }

    /// Scrolls so that a point of the content is at the beginning, as far as the content goes.
    private func scrollToPoint(x: CGFloat?, y: CGFloat?) {
        if needsLayout || !hasGeometry { node.host.layOutIfVisible() }
        // A screen that is about to appear has no place yet.
        guard hasGeometry else { return pendingMove = { [weak self] in self?.scrollToPoint(x: x, y: y) } }
        moveContent(to: ScrollDestination(scrollView).offset(startingAt: x, y))
    }

    private func moveContent(to target: CGPoint) {
        settledMove = nil
        let isAnimated = TransactionContext.animation != nil
        if isAnimated, target != scrollView.contentOffset { setPhase(.animating) }
        scrollView.setContentOffset(target, animated: isAnimated)
    }

    /// The person begins to scroll.
    func beginUserScroll() {
        (lastPosition, settledMove) = (nil, nil)
        dragStart = scrollView.contentOffset
        onUserScroll?()
        setPhase(.interacting)
    }

    package func scrollToPlace(_ id: AnyHashable, anchor: UnitPoint?) {
        if needsLayout || !hasGeometry { node.host.layOutIfVisible() }
        guard hasGeometry else { return pendingMove = { [weak self] in self?.scrollToPlace(id, anchor: anchor) } }
        guard let frame = frameOfPlace(id) else { return }
        moveContent(to: ScrollDestination(scrollView).offset(showing: frame, at: anchor, along: axes))
    }

    /// Whether the content is on its way to the top because a person touched the status bar.
    var isScrollingToTop = false

    /// Tells the binding which target lies at the anchor, or at the beginning of what is seen.
    ///
    /// Only what a person does is told: a view that the app has asked for stays what it is, also where the content ends before it could
    /// come to the beginning, and while sizes change.
    private func reportTarget() {
        let isByPerson = isScrollingToTop || phase == .interacting || phase == .decelerating
        guard pendingMove == nil, isByPerson, let onTargetChange, let id = identityOfTarget, id != lastTarget else {
            return
        }
        lastTarget = id
        onTargetChange(id)
    }

}
