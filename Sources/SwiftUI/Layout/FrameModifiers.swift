import CoreGraphics

/// Gives its child a fixed size in one dimension or both.
nonisolated struct FixedFrameModifier: ElementModifier {
    typealias Body = Never
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> FrameElement {
        FrameElement(node: node, child: child)
    }
    @MainActor func update(_ element: FrameElement, environment: EnvironmentValues) {
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        element.update(
            FlexibleFrameModifier(
                minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
                maxHeight: height, alignment: alignment))
    }
}

/// Limits its child's size.
nonisolated struct FlexibleFrameModifier: ElementModifier {
    typealias Body = Never
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> FrameElement {
        FrameElement(node: node, child: child)
    }
    @MainActor func update(_ element: FrameElement, environment: EnvironmentValues) {
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        element.update(self)
    }
}

/// The element of frames.
@MainActor final class FrameElement: WrapperElement {
    private var frame = FlexibleFrameModifier(
        minWidth: nil, idealWidth: nil, maxWidth: nil, minHeight: nil, idealHeight: nil, maxHeight: nil,
        alignment: .center)

    /// Whether the leading side is the right one.
    var isRightToLeft = false { didSet { if oldValue != isRightToLeft { invalidateLayout() } } }

    func update(_ newFrame: FlexibleFrameModifier) {
        guard !ValueComparison.areEqual(frame, newFrame) else { return }
        frame = newFrame
        invalidateLayout()
    }

    /// What the child is proposed: the proposal within the limits, the ideal without one.
    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func inner(_ proposed: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat? {
            if let low, low == high { return low }
            guard let value = proposed ?? ideal else { return nil }
            return max(min(value, high ?? .infinity), low ?? -.infinity)
        }
        return ProposedViewSize(
            width: inner(proposal.width, frame.minWidth, frame.idealWidth, frame.maxWidth),
            height: inner(proposal.height, frame.minHeight, frame.idealHeight, frame.maxHeight))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // A limit that is missing is the child's size; limits hold against the proposal.
        func outer(_ proposed: CGFloat?, _ child: CGFloat, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?)
            -> CGFloat
        {
            if let low, low == high { return low }
            if low == nil, high == nil {
                guard proposed == nil, let ideal else { return child }
                return ideal
            }
            let value = proposed ?? ideal ?? child
            let lowest = low ?? min(child, value, high ?? .infinity)
            let highest = high ?? max(child, lowest)
            return max(min(value, highest), lowest)
        }
        let child = child.sizeThatFits(childProposal(proposal))
        return CGSize(
            width: outer(proposal.width, child.width, frame.minWidth, frame.idealWidth, frame.maxWidth),
            height: outer(proposal.height, child.height, frame.minHeight, frame.idealHeight, frame.maxHeight))
    }

    override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        var inner = childProposal(proposal)
        // A flexible frame proposes the size that it has itself.
        if frame.minWidth != nil || frame.maxWidth != nil { inner.width = size.width }
        if frame.minHeight != nil || frame.maxHeight != nil { inner.height = size.height }
        let dimensions = child.dimensions(in: inner)
        var point = frame.alignment.offset(of: dimensions, in: size)
        if isRightToLeft { point.x = size.width - point.x - dimensions.width }
        return (point, inner)
    }
}

extension Alignment {
    /// Where a view lies in an area so that both their guides meet.
    func offset(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
        let area = ViewDimensions(size: size)
        let x = area[horizontal] - dimensions[horizontal], y = area[vertical] - dimensions[vertical]
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}

/// Lets its child have its ideal size.
nonisolated struct FixedSizeModifier: ElementModifier {
    typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> FixedSizeElement {
        FixedSizeElement(node: node, child: child)
    }
    @MainActor func update(_ element: FixedSizeElement, environment: EnvironmentValues) { element.modifier = self }
}

@MainActor final class FixedSizeElement: WrapperElement {
    var modifier = FixedSizeModifier(horizontal: true, vertical: true) {
        didSet { if !ValueComparison.areEqual(oldValue, modifier) { invalidateLayout() } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(placement(in: .zero, proposal).1)
    }

    override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (
            .zero,
            ProposedViewSize(
                width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
        )
    }
}

/// Room around a view.
nonisolated struct PaddingModifier: ElementModifier {
    typealias Body = Never
    var edges: Edge.Set
    var insets: EdgeInsets?

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> PaddingElement {
        PaddingElement(node: node, child: child)
    }
    @MainActor func update(_ element: PaddingElement, environment: EnvironmentValues) {
        let all = insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        var insets = EdgeInsets(
            top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
            bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
        if environment.layoutDirection == .rightToLeft { swap(&insets.leading, &insets.trailing) }
        element.insets = insets
    }
}

@MainActor final class PaddingElement: WrapperElement {
    var insets = EdgeInsets() { didSet { if oldValue != insets { invalidateLayout() } } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(size.width + insets.leading + insets.trailing, 0),
            height: max(size.height + insets.top + insets.bottom, 0))
    }

    override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    }

    override var spacing: ViewSpacing {
        var spacing = child.spacing
        if insets.top != 0 { spacing.top = nil }
        if insets.leading != 0 { spacing.leading = nil }
        if insets.bottom != 0 { spacing.bottom = nil }
        if insets.trailing != 0 { spacing.trailing = nil }
        return spacing
    }
}

/// Holds a proportion of width to height.
nonisolated struct AspectRatioModifier: ElementModifier {
    typealias Body = Never
    let ratio: CGFloat?
    let contentMode: ContentMode

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> AspectRatioElement {
        AspectRatioElement(node: node, child: child)
    }
    @MainActor func update(_ element: AspectRatioElement, environment: EnvironmentValues) { element.modifier = self }
}

@MainActor final class AspectRatioElement: WrapperElement {
    var modifier = AspectRatioModifier(ratio: nil, contentMode: .fit) {
        didSet { if !ValueComparison.areEqual(oldValue, modifier) { invalidateLayout() } }
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = child.sizeThatFits(.unspecified)
        let ratio = modifier.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return ProposedViewSize(
                modifier.ratio == nil ? ideal : CGSize(width: ideal.width, height: ideal.width / ratio))
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWide = width / ratio > height
            return isWide == (modifier.contentMode == .fit)
                ? ProposedViewSize(width: height * ratio, height: height)
                : ProposedViewSize(width: width, height: width / ratio)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(childProposal(proposal)) }

    override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, childProposal(proposal))
    }
}
