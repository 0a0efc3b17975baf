import CoreGraphics
import Foundation
import PorticoTrace

/// Lays its arranged subviews out in a row or column, by constraints that it keeps itself.
///
/// - From: the app
/// - To: `NSLayoutConstraint`
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How the arranged views share the stack's length: they fill it as they are, equally or in proportion, or gaps or centres are equal.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the arranged views lie across the stack.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// `leading` of a row.
        public static var top: Alignment { .leading }
        /// `trailing` of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// For `setCustomSpacing`: the stack's own `spacing`, and the system's standard distance.
    nonisolated public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// For `setCustomSpacing(_:after:)`: the system's standard distance, 8 points.
    nonisolated public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var own: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []
    /// How often each view has begun to hide: an animation that ends hides what began with it, and nothing that began later.
    private var hidings: [ObjectIdentifier: Int] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rearrange()
    }

    /// Makes a stack from a nib or an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        Self.nibStackProperties.read(self, coder)
        rearrange()
    }

    /// Makes a row without a size, with these views arranged in order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged subviews

    /// The views that the stack lays out, in its order; not those that are subviews alone. Hidden ones take no room.
    open var arrangedSubviews: [UIView] { arranged }

    /// Arranges a view at the end and makes it a subview; its frame is placed by constraints from then on.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Arranges a view at an index of `arrangedSubviews`, or moves it there. An index beyond their number raises an exception.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        let count = arranged.count
        arranged.removeAll { $0 === view }
        // One that is arranged already moves, at most to the end.
        let stackIndex = count > arranged.count ? min(index, arranged.count) : index
        FatalException.range.raise(
            unless: (0...arranged.count).contains(stackIndex),
            "*** -[\(type(of: self)) insertArrangedSubview:atIndex:]: index \(stackIndex) beyond the "
                + "\(arranged.count) arranged subviews")
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arranged.insert(view, at: stackIndex)
        rearrange()
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        hidings[ObjectIdentifier(view)] = nil
        rearrange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    }

    // MARK: How

    /// Which way the views follow each other. Horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { rearrange() } } }
    /// How the views share the length along the axis. `fill` by default.
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { rearrange() } } }
    /// Where the views lie across the axis. `fill` by default.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { rearrange() } } }
    /// Points between neighbours; the least where the distribution asks for equal distances.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
    /// Whether the spacing of a column runs from last baseline to first baseline instead of edge to edge. False by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
    }
    /// Whether views keep to the stack's layout margins instead of its bounds. False by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    /// Sets the points behind one view, in place of `spacing`; `spacingUseDefault` ends that.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    /// The points behind one view that were set for it, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Of a column the first, of a row the tallest arranged view gives the baselines.
    open override var forFirstBaselineLayout: UIView { baselineView(shown.first)?.forFirstBaselineLayout ?? self }
    open override var forLastBaselineLayout: UIView { baselineView(shown.last)?.forLastBaselineLayout ?? self }

    private var shown: [UIView] { arranged.filter { !$0.isHidden } }

    private func baselineView(_ end: UIView?) -> UIView? {
        guard axis == .horizontal else { return end }
        return shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }

    /// Notes that a view begins to hide, and answers whether that is still the last time when it is called.
    final func beginHiding(_ view: UIView) -> () -> Bool {
        let round = (hidings[ObjectIdentifier(view)] ?? 0) + 1
        hidings[ObjectIdentifier(view)] = round
        return { [weak self, weak view] in view.map { self?.hidings[ObjectIdentifier($0)] ?? round } == round }
    }

    final func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

    private func spacing(after view: UIView) -> CGFloat {
        guard let custom = customSpacings[ObjectIdentifier(view)] else { return spacing }
        return custom == Self.spacingUseSystem ? LayoutEngine.systemSpacing : custom
    }

    final func rearrange() { setNeedsUpdateConstraints() }

    // MARK: Constraints

    open override func updateConstraints() {
        NSLayoutConstraint.deactivate(own)
        for gap in gaps { removeLayoutGuide(gap) }
        own = []
        gaps = []
        let shown = shown
        var last: UIView?
        for view in arranged {
            if view.isHidden { collapse(view, after: last, isLast: last === shown.last) } else { last = view }
        }
        if let first = shown.first, let last = shown.last {
            own.append(near(first).make(.equal, container(near: true)))
            own.append(container(near: false).make(.equal, far(last)))
            connect(shown)
            for view in shown { align(view) }
            alignBaselines(shown)
            // Without it a stack of flexible views would have no size across.
            own.append(collapsing(cross(self)))
        } else {
            own += [collapsing(length(self)), collapsing(cross(self))]
        }
        for constraint in own where constraint.identifier == nil { constraint.identifier = "UISV" }
        NSLayoutConstraint.activate(own)
        // How the views hold on to their lengths hangs on their order.
        for case let item? in arranged.map(\.layoutItem) { LayoutEngine.shared.contentChanged(item) }
        super.updateConstraints()
    }

    private func collapsing(_ dimension: NSLayoutDimension) -> NSLayoutConstraint {
        let small = dimension.constraint(equalToConstant: 0)
        small.priority = UILayoutPriority(25)
        return small
    }

    /// A hidden view has no length. It stays in its place, in the middle of the gap there, so that it grows from there and
    /// shrinks to there. Across it is aligned as ever, but asks for no room.
    private func collapse(_ view: UIView, after last: UIView?, isLast: Bool) {
        let length = length(view).constraint(equalToConstant: 0)
        length.identifier = "UISV-hiding"
        own.append(length)
        if let last {
            own.append(near(view).make(.equal, far(last), constant: isLast ? 0 : spacing(after: last) / 2))
        } else {
            own.append(near(view).make(.equal, container(near: true)))
        }
        switch alignment {
        case .fill where keepsAcross(view): align(view)
        case .fill:
            own.append(crossNear(view).make(.equal, crossContainer(near: true)))
            // As wide as the stack against its content's hugging; the stack is never as wide as the view for its sake.
            let filling = crossFar(view).make(.greaterThanOrEqual, crossContainer(near: false))
            filling.priority = UILayoutPriority(260)
            own.append(filling)
        case .center: own.append(crossMiddle(view).make(.equal, crossContainer(near: nil)))
        case .trailing: own.append(crossFar(view).make(.equal, crossContainer(near: false)))
        default: own.append(crossNear(view).make(.equal, crossContainer(near: true)))
        }
    }

    /// In a column what still shrinks keeps its width for so long, or its texts would break elsewhere.
    private func keepsAcross(_ view: UIView) -> Bool { !isRow && view.flags.contains(.hidesAfterAnimation) }

    override func arrangement(of view: UIView) -> LayoutItem.Arrangement? {
        let holding = holdingPriority(of: view)
        // A hidden view has no length, however hard its content resists that. Where it fills the stack it has the stack's size across,
        // too, and its content has no say in that either.
        let isOut = view.isHidden && arranges(view)
        return LayoutItem.Arrangement(
            isWidthIgnored: isOut && (isRow || alignment == .fill),
            isHeightIgnored: isOut && (!isRow || alignment == .fill),
            horizontalHolding: isRow ? holding : nil, verticalHolding: isRow ? nil : holding,
            keepsWidth: keepsWidth(view))
    }

    private func connect(_ shown: [UIView]) {
        let baselines = isBaselineRelativeArrangement && !isRow
        for (view, next) in zip(shown, shown.dropFirst()) {
            let room = spacing(after: view)
            let start = baselines ? Edge(item: view, attribute: .lastBaseline) : far(view)
            let end = baselines ? Edge(item: next, attribute: .firstBaseline) : near(next)
            switch distribution {
            case .fill, .fillEqually, .fillProportionally:
                own.append(end.make(.equal, start, constant: room))
            case .equalSpacing, .equalCentering:
                own.append(end.make(.greaterThanOrEqual, start, constant: room))
                let gap = UILayoutGuide()
                addLayoutGuide(gap)
                let centred = distribution == .equalCentering
                own.append(near(gap).make(.equal, centred ? middle(view) : far(view)))
                own.append(far(gap).make(.equal, centred ? middle(next) : near(next)))
                if let first = gaps.first {
                    let equal = length(gap).constraint(equalTo: length(first))
                    equal.priority = UILayoutPriority(centred ? 150 : 999)
                    own.append(equal)
                }
                gaps.append(gap)
            }
        }
        if distribution == .fillProportionally { return shareOut(shown) }
        guard let first = shown.first, distribution == .fillEqually else { return }
        for view in shown.dropFirst() { own.append(length(view).constraint(equalTo: length(first))) }
    }

    /// Each view's share of the stack's whole length, gaps included, by its natural length. The first ones have theirs before the
    /// others, so that the last one takes the rest.
    private func shareOut(_ shown: [UIView]) {
        let whole = naturalLength(along: axis)
        guard whole > 0 else { return }
        for (index, view) in shown.enumerated() {
            let natural = Self.naturalLength(of: view, along: axis)
            guard natural > 0 else { continue }
            let share = length(view).constraint(equalTo: length(frameItem), multiplier: natural / whole)
            share.priority = UILayoutPriority(max(1, 999 - Float(index)))
            own.append(share)
        }
    }

    private static func naturalLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat {
        if let stack = view as? UIStackView { return stack.naturalLength(along: axis) }
        let size = view.intrinsicContentSize
        return max(0, axis == .horizontal ? size.width : size.height)
    }

    /// What the shown views and the gaps between them come to along the stack; across it the longest view.
    private func naturalLength(along wanted: NSLayoutConstraint.Axis) -> CGFloat {
        let shown = shown
        let lengths = shown.map { Self.naturalLength(of: $0, along: wanted) }
        guard wanted == axis else { return lengths.max() ?? 0 }
        return lengths.reduce(0, +) + shown.dropLast().reduce(0) { $0 + spacing(after: $1) }
    }

    /// Where there isn't room enough, and nothing else tells one view from another, text that can wrap gives way, else the first view:
    /// how much a view holds on to its length.
    private func holdingPriority(of view: UIView) -> Float? {
        guard distribution == .fill, !(isRow && view.wrapsContent) else { return nil }
        return view === arranged.first ? 0.05 : 0.1
    }

    /// The first view takes room that is over; from right to left the solver would give it to the last one, at the left edge.
    private func keepsWidth(_ view: UIView) -> Bool {
        isRow && distribution == .fill && isRightToLeft && arranges(view) && view !== shown.first
    }

    private func align(_ view: UIView) {
        let (start, end) = (crossNear(view), crossFar(view))
        let (top, bottom) = (crossContainer(near: true), crossContainer(near: false))
        switch alignment {
        case .fill:
            own.append(start.make(.equal, top))
            own.append(bottom.make(.equal, end))
            return
        case .leading: own.append(start.make(.equal, top))
        case .trailing: own.append(bottom.make(.equal, end))
        case .center: own.append(crossMiddle(view).make(.equal, crossContainer(near: nil)))
        case .firstBaseline, .lastBaseline: break
        }
        own.append(start.make(.greaterThanOrEqual, top))
        own.append(bottom.make(.greaterThanOrEqual, end))
    }

    private func alignBaselines(_ shown: [UIView]) {
        guard alignment == .firstBaseline || alignment == .lastBaseline, axis == .horizontal else { return }
        let attribute: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        for (view, next) in zip(shown, shown.dropFirst()) {
            own.append(Edge(item: next, attribute: attribute).make(.equal, Edge(item: view, attribute: attribute)))
        }
    }

    // MARK: Edges along and across

    private typealias Edge = NSLayoutAnchor<AnyObject>

    private var isRow: Bool { axis == .horizontal }
    private var frameItem: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }
    private func near(_ item: AnyObject) -> Edge { Edge(item: item, attribute: isRow ? .leading : .top) }
    private func far(_ item: AnyObject) -> Edge { Edge(item: item, attribute: isRow ? .trailing : .bottom) }
    private func middle(_ item: AnyObject) -> Edge { Edge(item: item, attribute: isRow ? .centerX : .centerY) }
    private func length(_ item: AnyObject) -> NSLayoutDimension {
        NSLayoutDimension(item: item, attribute: isRow ? .width : .height)
    }
    private func cross(_ item: AnyObject) -> NSLayoutDimension {
        NSLayoutDimension(item: item, attribute: isRow ? .height : .width)
    }
    private func crossNear(_ item: AnyObject) -> Edge { Edge(item: item, attribute: isRow ? .top : .leading) }
    private func crossFar(_ item: AnyObject) -> Edge { Edge(item: item, attribute: isRow ? .bottom : .trailing) }
    private func crossMiddle(_ item: AnyObject) -> Edge { Edge(item: item, attribute: isRow ? .centerY : .centerX) }
    private func container(near isNear: Bool) -> Edge { isNear ? near(frameItem) : far(frameItem) }
    private func crossContainer(near isNear: Bool?) -> Edge {
        guard let isNear else { return crossMiddle(frameItem) }
        return isNear ? crossNear(frameItem) : crossFar(frameItem)
    }
}
