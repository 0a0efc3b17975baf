import CoreGraphics

/// Shares out a length among views in a row or column: higher priorities first, in each the least flexible first.
struct StackEngine: Equatable, Sendable {
    let axis: Axis
    let spacing: CGFloat?
    let crossAlignment: AlignmentKey

    struct Line {
        var proposals: [ProposedViewSize] = []
        var sizes: [CGSize] = []
        var gaps: [CGFloat] = []
        /// The place of each view across, and the length that all of them need.
        var crossPlaces: [CGFloat] = []
        var crossLength: CGFloat = 0
    }

    /// The place of a view's upper left corner, and the proposal that the view is made there.
    struct Placement: Sendable {
        let point: CGPoint
        let proposal: ProposedViewSize
    }

    /// The views' sizes and places for a proposal.
    @MainActor func makeLine(_ proposal: ProposedViewSize, _ views: [LayoutElement]) -> Line {
        var line = Line()
        line.proposals = Array(repeating: proposal, count: views.count)
        line.sizes = Array(repeating: .zero, count: views.count)
        line.gaps = gaps(views)
        if let length = proposal[axis] {
            shareOut(max(length - line.gaps.reduce(0, +), 0), proposal, views, &line)
        } else {
            for (index, view) in views.enumerated() { line.sizes[index] = view.sizeThatFits(proposal) }
        }
        placeAcross(views, &line)
        return line
    }

    @MainActor private func gaps(_ views: [LayoutElement]) -> [CGFloat] {
        guard views.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: views.count - 1) }
        return zip(views, views.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    @MainActor private func shareOut(
        _ length: CGFloat, _ proposal: ProposedViewSize, _ views: [LayoutElement], _ line: inout Line
    ) {
        var rest = length
        func extent(_ index: Int, _ length: CGFloat) -> CGFloat {
            var inner = proposal
            inner[axis] = length
            return views[index].sizeThatFits(inner)[axis]
        }
        let priorities = views.map(\.priority)
        let areAlike = priorities.dropFirst().allSatisfy { $0 == priorities[0] }
        let distinct = areAlike ? Array(priorities.prefix(1)) : Set(priorities).sorted(by: >)
        // What views of lower priority need at least isn't given to higher ones.
        let minimums = distinct.count > 1 ? views.indices.map { extent($0, 0) } : []
        for priority in distinct {
            let group = views.indices.filter { priorities[$0] == priority }
            let lower =
                distinct.count > 1
                ? views.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + minimums[$1] } : 0
            var available = rest - lower
            let order =
                group.count == 1
                ? group : leastFlexibleFirst(group.map { ($0, extent($0, .infinity) - extent($0, 0)) })
            for (done, index) in order.enumerated() {
                let share = max(available / CGFloat(order.count - done), 0)
                line.proposals[index][axis] = share
                line.sizes[index] = views[index].sizeThatFits(line.proposals[index])
                available -= line.sizes[index][axis]
                rest -= line.sizes[index][axis]
            }
        }
    }

    private func leastFlexibleFirst(_ views: [(index: Int, flexibility: CGFloat)]) -> [Int] {
        // Most are as flexible as their neighbours.
        if zip(views, views.dropFirst()).allSatisfy({ $0.flexibility <= $1.flexibility }) { return views.map(\.index) }
        return views.enumerated().sorted { a, b in
            a.element.flexibility == b.element.flexibility
                ? a.offset < b.offset : a.element.flexibility < b.element.flexibility
        }.map(\.element.index)
    }

    @MainActor private func placeAcross(_ views: [LayoutElement], _ line: inout Line) {
        guard !views.isEmpty else { return }
        let cross = axis.crossing
        var lowest = CGFloat.infinity, highest = -CGFloat.infinity
        let starts = views.enumerated().map { index, view in
            let start = -view.guidePlace(crossAlignment, in: line.proposals[index])
            lowest = min(lowest, start)
            highest = max(highest, start + line.sizes[index][cross])
            return start
        }
        // Guides of an infinite size are nowhere: then the views begin at the edge.
        if !lowest.isFinite || !highest.isFinite || lowest.isNaN || highest.isNaN {
            line.crossPlaces = starts.map { _ in 0 }
            line.crossLength = line.sizes.map { $0[cross] }.max() ?? 0
        } else {
            line.crossPlaces = starts.map { $0 - lowest }
            line.crossLength = highest - lowest
        }
    }

    func size(_ line: Line) -> CGSize {
        var size = CGSize.zero
        size[axis] = line.sizes.reduce(0) { $0 + $1[axis] } + line.gaps.reduce(0, +)
        size[axis.crossing] = line.crossLength
        return size
    }

    @MainActor func size(_ proposal: ProposedViewSize, _ views: [LayoutElement]) -> CGSize {
        size(makeLine(proposal, views))
    }

    /// The proposal that the views are made in the bounds.
    ///
    /// Across, a stack of its ideal size offers that to its views: with `fixedSize()` those that fill are as wide as the widest.
    func innerProposal(_ proposal: ProposedViewSize, in bounds: CGRect) -> ProposedViewSize {
        var inner = proposal
        if inner[axis.crossing] == nil { inner[axis.crossing] = bounds.size[axis.crossing] }
        return inner
    }

    /// The places of a line's views, in their order.
    func placements(_ line: Line, in bounds: CGRect) -> [Placement] {
        var at: CGFloat = 0
        return line.sizes.indices.map { index in
            var point = bounds.origin
            point[axis] += at
            point[axis.crossing] += line.crossPlaces[index]
            at += line.sizes[index][axis] + (index < line.gaps.count ? line.gaps[index] : 0)
            return Placement(point: point, proposal: line.proposals[index])
        }
    }

    @MainActor func placements(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ views: [LayoutElement]
    ) -> [Placement] { placements(makeLine(innerProposal(proposal, in: bounds), views), in: bounds) }

    @MainActor func spacing(_ views: [LayoutElement]) -> ViewSpacing {
        guard let first = views.first, let last = views.last else { return ViewSpacing() }
        var result = ViewSpacing()
        if axis == .horizontal {
            (result.leading, result.trailing) = (first.spacing.leading, last.spacing.trailing)
        } else {
            (result.top, result.bottom) = (first.spacing.top, last.spacing.bottom)
        }
        return result
    }
}

/// A layout whose views an engine lines up: a container asks the engine itself, without the protocol's forms around each view.
protocol EngineLayout: Layout {
    var engine: StackEngine { get }
}

extension EngineLayout {
    // Layout happens on the main thread; Apple's protocol says nothing of it.
    func measuredSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        let (engine, views) = (engine, subviews.map(\.element))
        return MainActor.assumeIsolated { engine.size(proposal, views) }
    }

    func placeInLine(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews) {
        let (engine, views) = (engine, subviews.map(\.element))
        let placements = MainActor.assumeIsolated { engine.placements(in: bounds, proposal, views) }
        for (subview, placement) in zip(subviews, placements) {
            subview.place(at: placement.point, proposal: placement.proposal)
        }
    }

    func spacingOfLine(_ subviews: Subviews) -> ViewSpacing {
        let (engine, views) = (engine, subviews.map(\.element))
        return MainActor.assumeIsolated { engine.spacing(views) }
    }
}
