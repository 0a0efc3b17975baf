import UIKit

// Longer than a file should be: what positions, targets, insets and the keyboard do to an offset is one state, whose steps are read together.

/// Content that is larger than its place, moved by a finger.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
}

extension ScrollView: View, PrimitiveView {
    public typealias Body = Never
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
    }
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { ScrollNode(view, context) }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

/// What modifiers around say of scroll views.
package struct ScrollSettings: Equatable {
    package var isDisabled = false
    package var showsHorizontal = true
    package var showsVertical = true
    package var isPaging = false
    package var clips = true
    /// Room between the edges and the content, and between them and the indicators.
    package var margins = EdgeInsets()
    package var indicatorMargins = EdgeInsets()
    /// The edges whose content margins the app has set: there a list's own room goes.
    package var marginEdges: Edge.Set = []
    /// Along these axes a scroll view gives way at its ends only where there is more than is seen.
    package var bouncesBySize: Axis.Set = []
    /// Along these it always gives way, whether or not it scrolls that way.
    package var bouncesAlways: Axis.Set = []
    /// The place of the content that is seen at first.
    package var initialAnchor: UnitPoint?
    /// The place that stays where it is while it is seen and the content or its room gets another size.
    package var changesAnchor: UnitPoint?
    /// The place at which content stands that is smaller than the scroll view.
    package var alignmentAnchor: UnitPoint?
}

extension EnvironmentValues {
    package var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
    var scrollPositionBinding: ScrollPositionBinding? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
    /// False where a view around switched scrolling off.
    public var isScrollEnabled: Bool {
        get { !scrollSettings.isDisabled }
        set { scrollSettings.isDisabled = !newValue }
    }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let kind: Int

    /// What is seen at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: 0) }
    /// What stays in place when sizes change.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: 1) }
    /// Where content stands that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: 2) }
}

private enum FlashOnAppearKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollFlashKey: EnvironmentKey { static var defaultValue: ComparedValue? { nil } }

extension EnvironmentValues {
    var flashesOnAppear: Bool {
        get { self[FlashOnAppearKey.self] }
        set { self[FlashOnAppearKey.self] = newValue }
    }
    var scrollFlash: ComparedValue? {
        get { self[ScrollFlashKey.self] }
        set { self[ScrollFlashKey.self] = newValue }
    }
}

private enum ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionBinding? { nil } }

/// The binding of a scroll view's position, with its type erased.
struct ScrollPositionBinding {
    /// Moves the scroll view to where the binding says, if that is new.
    let apply: @MainActor (ScrollElement) -> Void
    /// Called with the identity of the view that has come to the beginning.
    let noteTarget: (AnyHashable?) -> Void
    /// Called when the person begins to scroll.
    let noteUserScroll: () -> Void
    /// The place of what is seen at which the view stands that is told.
    let anchor: UnitPoint?

    init<ID: Hashable>(_ id: Binding<ID?>, _ anchor: UnitPoint?) {
        self.anchor = anchor
        apply = { $0.scrollTo(id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) }
        noteTarget = { id.wrappedValue = $0?.base as? ID }
        noteUserScroll = {}
    }

    init(_ position: Binding<ScrollPosition>, _ anchor: UnitPoint?) {
        self.anchor = anchor
        apply = { $0.scrollTo(position.wrappedValue, anchor: anchor) }
        noteTarget = { id in
            guard let id else { return }
            var changed = position.wrappedValue
            changed.noteView(id)
            if changed != position.wrappedValue { position.wrappedValue = changed }
        }
        noteUserScroll = { if !position.wrappedValue.isPositionedByUser { position.wrappedValue.noteUserScroll() } }
    }
}

/// The node of a scroll view.
@MainActor package final class ScrollNode<C: View>: ValueNode<ScrollView<C>>, ScrollTargeting {
    private var content: ViewNode?
    private lazy var element = ScrollElement(node: self)
    private var flashed: ComparedValue?
    private var hasCome = false

    package override var children: [ViewNode] { content.map { [$0] } ?? [] }
    package override func makeElements() -> [LayoutElement] { [element] }
    package func scrollToPlace(_ id: AnyHashable, anchor: UnitPoint?) { element.scrollToPlace(id, anchor: anchor) }

    package override func run() {
        recordingReads {
            let values = EnvironmentValues(chain: environment)
            var settings = values.scrollSettings
            if values.layoutDirection == .rightToLeft {
                swap(&settings.margins.leading, &settings.margins.trailing)
                swap(&settings.indicatorMargins.leading, &settings.indicatorMargins.trailing)
            }
            element.update(axes: value.axes, showsIndicators: value.showsIndicators, settings: settings)
            element.scrollView.keyboardDismissMode = values.scrollDismissesKeyboardMode.platform(automatic: .none)
            element.observers = values.scrollObservers
            element.targetBehavior = values.scrollTargetBehavior
            element.isRightToLeft = values.layoutDirection == .rightToLeft
            element.environment = values
            element.setRefreshAction(values.refresh)
            let flash = values.scrollFlash
            if let flash, let flashed, !flash.isEqual(flashed.value) { element.scrollView.flashScrollIndicators() }
            flashed = flash
            if !hasCome, values.flashesOnAppear {
                UpdateQueue.enqueueAction { [weak self] in self?.element.scrollView.flashScrollIndicators() }
            }
            hasCome = true
            if let position = values.scrollPositionBinding {
                element.onTargetChange = position.noteTarget
                element.onUserScroll = position.noteUserScroll
                element.targetAnchor = position.anchor
                position.apply(element)
            }
        }
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
    }

    package override func elementsDidChange() {
        forgetElements()
        element.contentDidChange()
    }
}

/// A node that can scroll to a place below it.
@MainActor package protocol ScrollTargeting: ViewNode {
    /// Scrolls so that the place stands at the anchor; without one, by the least way to where it is seen.
    func scrollToPlace(_ id: AnyHashable, anchor: UnitPoint?)
}

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
        return column.size(inner, LayoutSubviews(children, layoutDirection: .leftToRight, recorder: nil))
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
            let recorder = PlacementRecorder()
            column.place(
                in: CGRect(origin: corner, size: content), inner,
                LayoutSubviews(children, layoutDirection: .leftToRight, recorder: recorder))
            for (index, placement) in recorder.placements {
                children[index].place(at: placement.point, proposal: placement.proposal)
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

    /// The sizes and insets that decide where an anchor lies.
    private struct AnchorGeometry: Equatable {
        let content: CGSize
        let room: CGSize
        let inset: UIEdgeInsets

        @MainActor init(_ view: UIScrollView) {
            (content, inset) = (view.contentSize, view.adjustedContentInset)
            room = CGSize(
                width: view.bounds.width - inset.left - inset.right,
                height: view.bounds.height - inset.top - inset.bottom)
        }

        func offset(at anchor: UnitPoint) -> CGPoint {
            CGPoint(
                x: max(content.width - room.width, 0) * anchor.x - inset.left,
                y: max(content.height - room.height, 0) * anchor.y - inset.top)
        }
    }

    /// The sizes for which the anchor was kept last; nil before the first time.
    private var anchored: AnchorGeometry?
    /// Whether the content was at the anchor when it moved last. What UIKit does to the offset while sizes change doesn't count.
    private var isAtAnchor = false

    /// Where text runs from right to left, content begins at the right.
    private var naturalAnchor: UnitPoint? { isRightToLeft && axes.contains(.horizontal) ? .topTrailing : nil }

    /// The room within the insets has changed.
    fileprivate func insetDidChange() {
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

    private func targets(below elements: [LayoutElement]) -> [CGRect] {
        elements.flatMap { element -> [CGRect] in
            if let layout = element as? ScrollTargetElement { return layout.targets(in: self) }
            return element is ScrollElement ? [] : targets(below: element.children)
        }
    }

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

    fileprivate func contentDidMove() {
        noteAnchor()
        for child in children { (child as? any ScrollFollowing)?.visibleRectDidChange() }
        forEachDescendant(children) { ($0 as? any ScrollFollowing)?.visibleRectDidChange() }
        node.host.positionsDidChange()
        reportGeometry()
        reportTarget()
    }

    private func forEachDescendant(_ elements: [LayoutElement], _ body: (LayoutElement) -> Void) {
        for element in elements where !(element is ScrollElement) {
            if element.children.count == 1 || element is any ScrollFollowing {
                body(element.children.first ?? element)
                forEachDescendant(element.children, body)
            }
        }
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
    fileprivate func beginUserScroll() {
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

    /// Where a place lies in the content.
    private func frameOfPlace(_ id: AnyHashable) -> CGRect? {
        if let lazy = firstLazy(children), let frame = lazy.frame(ofPlace: id) {
            let corner = lazy.point(.zero, inContentOf: self)
            return frame.offsetBy(dx: corner.x, dy: corner.y)
        }
        guard let place = PlaceFinder.find(id, below: node) else { return nil }
        let elements = place.elements
        guard let first = elements.first else { return nil }
        func frame(_ element: LayoutElement) -> CGRect {
            CGRect(origin: element.point(.zero, inContentOf: self), size: element.size)
        }
        return elements.dropFirst().reduce(frame(first)) { $0.union(frame($1)) }
    }

    private func firstLazy(_ elements: [LayoutElement]) -> (any LazyPlacing)? {
        for element in elements {
            if let lazy = element as? any LazyPlacing { return lazy }
            if !(element is ScrollElement), let below = firstLazy(element.children) { return below }
        }
        return nil
    }

    /// Whether the content is on its way to the top because a person touched the status bar.
    fileprivate var isScrollingToTop = false

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

    private var identityOfTarget: AnyHashable? {
        let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        var place: CGPoint
        if let targetAnchor {
            place = CGPoint(x: seen.minX + seen.width * targetAnchor.x, y: seen.minY + seen.height * targetAnchor.y)
            place.x = min(max(place.x, seen.minX + 1), seen.maxX - 1)
            place.y = min(max(place.y, seen.minY + 1), seen.maxY - 1)
        } else {
            place = CGPoint(x: isRightToLeft ? seen.maxX - 1 : seen.minX + 1, y: seen.minY + 1)
        }
        if let layout = firstTargetLayout(children) { return layout.identity(at: place, in: self) }
        guard let lazy = firstLazy(children) else { return nil }
        let corner = lazy.point(.zero, inContentOf: self)
        return lazy.place(at: CGPoint(x: place.x - corner.x, y: place.y - corner.y))
    }

    private func firstTargetLayout(_ elements: [LayoutElement]) -> ScrollTargetElement? {
        for element in elements where !(element is ScrollElement) {
            if let layout = element as? ScrollTargetElement, layout.isEnabled, !layout.isTargetItself { return layout }
            if let found = firstTargetLayout(element.children) { return found }
        }
        return nil
    }
}

/// Hears of UIKit's scroll view.
private final class ScrollListener: NSObject, UIScrollViewDelegate {
    private weak var element: ScrollElement?

    init(element: ScrollElement) {
        self.element = element
        super.init()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { element?.contentDidMove() }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { element?.insetDidChange() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { element?.beginUserScroll() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let offset = element?.restingOffset(for: targetContentOffset.pointee, velocity: velocity) else { return }
        targetContentOffset.pointee = offset
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        element?.setPhase(decelerate ? .decelerating : .idle)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        element?.isScrollingToTop = true
        return true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { element?.isScrollingToTop = false }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { element?.setPhase(.idle) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { element?.setPhase(.idle) }
}

extension LayoutElement {
    /// A point in the content's terms of a scroll view around, as if it weren't scrolled.
    func point(_ point: CGPoint, inContentOf scroll: ScrollElement) -> CGPoint {
        var (element, result): (LayoutElement, CGPoint) = (self, point)
        while element !== scroll {
            guard let parent = element.parent else { return result }
            result = CGPoint(x: result.x + element.origin.x, y: result.y + element.origin.y)
            if parent !== scroll { result = parent.pointFromContent(result) }
            element = parent
        }
        return result
    }
}

/// An element that shows other things as the scroll view around moves.
@MainActor protocol ScrollFollowing: LayoutElement {
    func visibleRectDidChange()
}

/// An element that knows where places lie that aren't made.
@MainActor protocol LazyPlacing: LayoutElement {
    func frame(ofPlace id: AnyHashable) -> CGRect?
    /// The identity of what stands at a point, or next after it.
    func place(at point: CGPoint) -> AnyHashable?
    /// Where the views lie, also those that aren't made.
    func placeFrames() -> [CGRect]
}

/// Finds a place by the identity that the app gave it.
@MainActor enum PlaceFinder {
    static func find(_ id: AnyHashable, below node: ViewNode) -> ViewNode? {
        for child in node.children {
            if let place = child as? any IdentifiedPlace, place.identity == id { return child }
            if let found = find(id, below: child) { return found }
        }
        return nil
    }
}
