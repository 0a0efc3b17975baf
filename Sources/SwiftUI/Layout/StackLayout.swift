import CoreGraphics

/// Shares out a length among views in a row or column: higher priorities first, in each the least flexible first.
struct StackEngine {
    let axis: Axis
    let spacing: CGFloat?
    let crossAlignment: AlignmentKey

    struct Line {
        var proposals: [ProposedViewSize] = []
        var sizes: [CGSize] = []
        var gaps: [CGFloat] = []
    }

    func measure(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Line {
        let count = subviews.count
        var line = Line()
        line.proposals = Array(repeating: proposal, count: count)
        line.sizes = Array(repeating: .zero, count: count)
        for index in 0..<max(count - 1, 0) {
            line.gaps.append(spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis))
        }
        guard count > 0 else { return line }
        guard let length = proposal[axis] else {
            for (index, subview) in subviews.enumerated() {
                line.proposals[index][axis] = nil
                line.sizes[index] = subview.sizeThatFits(line.proposals[index])
            }
            return line
        }
        var rest = max(length - line.gaps.reduce(0, +), 0)
        func size(_ index: Int, _ length: CGFloat) -> CGSize {
            var inner = proposal
            inner[axis] = length
            return subviews[index].sizeThatFits(inner)
        }
        let priorities = subviews.map(\.priority)
        let distinct = Set(priorities).sorted(by: >)
        // What views of lower priority need at least isn't given to higher ones.
        var minimums = [CGFloat](repeating: 0, count: count)
        if distinct.count > 1 {
            for index in 0..<count { minimums[index] = size(index, 0)[axis] }
        }
        for priority in distinct {
            let group = (0..<count).filter { priorities[$0] == priority }
            let lower = (0..<count).filter { priorities[$0] < priority }.reduce(0) { $0 + minimums[$1] }
            var available = rest - lower
            let order: [Int]
            if group.count == 1 {
                order = group
            } else {
                let flexibilities = group.map { index in
                    (index: index, flexibility: size(index, .infinity)[axis] - size(index, 0)[axis])
                }
                order = flexibilities.enumerated().sorted { a, b in
                    a.element.flexibility == b.element.flexibility
                        ? a.offset < b.offset : a.element.flexibility < b.element.flexibility
                }.map(\.element.index)
            }
            for (done, index) in order.enumerated() {
                let share = max(available / CGFloat(order.count - done), 0)
                line.proposals[index][axis] = share
                line.sizes[index] = subviews[index].sizeThatFits(line.proposals[index])
                available -= line.sizes[index][axis]
                rest -= line.sizes[index][axis]
            }
        }
        return line
    }

    /// The place of each view across, and the length that all of them need.
    func crossPlaces(_ line: Line, _ subviews: LayoutSubviews) -> (places: [CGFloat], length: CGFloat) {
        let cross = axis.crossing
        var lowest = CGFloat.infinity, highest = -CGFloat.infinity
        var starts: [CGFloat] = []
        for (index, subview) in subviews.enumerated() {
            let start = -subview.dimensions(in: line.proposals[index])[crossAlignment]
            starts.append(start)
            lowest = min(lowest, start)
            highest = max(highest, start + line.sizes[index][cross])
        }
        guard !starts.isEmpty else { return ([], 0) }
        // Guides of an infinite size are nowhere: then the views begin at the edge.
        if !lowest.isFinite || !highest.isFinite || lowest.isNaN || highest.isNaN {
            return (starts.map { _ in 0 }, line.sizes.map { $0[cross] }.max() ?? 0)
        }
        return (starts.map { $0 - lowest }, highest - lowest)
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        let line = measure(proposal, subviews)
        var size = CGSize.zero
        size[axis] = line.sizes.reduce(0) { $0 + $1[axis] } + line.gaps.reduce(0, +)
        size[axis.crossing] = crossPlaces(line, subviews).length
        return size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        var proposal = proposal
        // Across, a stack of its ideal size offers that to its views: with `fixedSize()` those that fill are as wide as the widest.
        if proposal[axis.crossing] == nil { proposal[axis.crossing] = bounds.size[axis.crossing] }
        let line = measure(proposal, subviews)
        let (places, _) = crossPlaces(line, subviews)
        var at: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            var point = bounds.origin
            point[axis] += at
            point[axis.crossing] += places[index]
            subview.place(at: point, proposal: line.proposals[index])
            at += line.sizes[index][axis] + (index < line.gaps.count ? line.gaps[index] : 0)
        }
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        var result = ViewSpacing()
        if axis == .horizontal {
            (result.leading, result.trailing) = (first.spacing.leading, last.spacing.trailing)
        } else {
            (result.top, result.bottom) = (first.spacing.top, last.spacing.bottom)
        }
        return result
    }
}

/// Lines up views from the leading to the trailing edge.
public struct HStackLayout: Layout, Sendable {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var engine: StackEngine { StackEngine(axis: .horizontal, spacing: spacing, crossAlignment: alignment.key) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        engine.size(proposal, subviews)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        engine.place(in: bounds, proposal, subviews)
    }
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { engine.spacing(subviews) }
}

/// Lines up views from top to bottom.
public struct VStackLayout: Layout, Sendable {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var engine: StackEngine { StackEngine(axis: .vertical, spacing: spacing, crossAlignment: alignment.key) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        engine.size(proposal, subviews)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        engine.place(in: bounds, proposal, subviews)
    }
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { engine.spacing(subviews) }
}

/// Lays views on each other.
public struct ZStackLayout: Layout, Sendable {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        var result: CGRect?
        // Views of the highest priority decide the size.
        let highest = subviews.map(\.priority).max() ?? 0
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            let x = -dimensions[alignment.horizontal], y = -dimensions[alignment.vertical]
            let rect = CGRect(
                x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, width: dimensions.width, height: dimensions.height)
            if let old = result {
                let minX = min(old.minX, rect.minX), minY = min(old.minY, rect.minY)
                result = CGRect(
                    x: minX, y: minY, width: max(old.maxX, rect.maxX) - minX, height: max(old.maxY, rect.maxY) - minY)
            } else {
                result = rect
            }
        }
        return result ?? .zero
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        union(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // A stack of its ideal size offers that to its views: with `fixedSize()` a colour behind a text is as large as the text.
        let proposal = ProposedViewSize(
            width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
        let all = union(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX - all.minX - dimensions[alignment.horizontal],
                    y: bounds.minY - all.minY - dimensions[alignment.vertical]),
                proposal: proposal)
        }
    }
}
