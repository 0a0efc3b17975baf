import UIKit

/// Sections' headers and footers that stay at the edge.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column whose views are made when they come into sight.
public struct LazyVStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    let content: Content
}

extension LazyVStack: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { self.init(alignment: alignment, spacing: spacing, pinned: pinnedViews, content: content()) }

    public var body: some View {
        LazyContainer(
            plan: LazyPlan(
                axis: .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center),
                lanes: nil,
                laneSpacing: nil, pinned: pinned), content: content)
    }
}

/// A row whose views are made when they come into sight.
public struct LazyHStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    let content: Content
}

extension LazyHStack: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { self.init(alignment: alignment, spacing: spacing, pinned: pinnedViews, content: content()) }

    public var body: some View {
        LazyContainer(
            plan: LazyPlan(
                axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .center, vertical: alignment),
                lanes: nil,
                laneSpacing: nil, pinned: pinned), content: content)
    }
}

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// A grid that goes on downwards, whose views are made when they come into sight.
public struct LazyVGrid<Content: View> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    let content: Content
}

extension LazyVGrid: View {
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { self.init(columns: columns, alignment: alignment, spacing: spacing, pinned: pinnedViews, content: content()) }

    public var body: some View {
        LazyContainer(
            plan: LazyPlan(
                axis: .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center),
                lanes: columns,
                laneSpacing: nil, pinned: pinned), content: content)
    }
}

/// A grid that goes on sideways, whose views are made when they come into sight.
public struct LazyHGrid<Content: View> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    let content: Content
}

extension LazyHGrid: View {
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { self.init(rows: rows, alignment: alignment, spacing: spacing, pinned: pinnedViews, content: content()) }

    public var body: some View {
        LazyContainer(
            plan: LazyPlan(
                axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .center, vertical: alignment),
                lanes: rows,
                laneSpacing: nil, pinned: pinned), content: content)
    }
}

/// How a lazy container lines up its views.
struct LazyPlan {
    let axis: Axis
    let spacing: CGFloat?
    let alignment: Alignment
    /// nil: one lane as wide as the container.
    let lanes: [GridItem]?
    let laneSpacing: CGFloat?
    var pinned = PinnedScrollableViews()

    /// The lanes' places across a length.
    func lanes(in length: CGFloat) -> [(start: CGFloat, length: CGFloat, alignment: Alignment?)] {
        guard let lanes, !lanes.isEmpty else { return [(0, length, nil)] }
        func gap(_ index: Int) -> CGFloat { lanes[index].spacing ?? ViewSpacing.standard }
        let gaps = lanes.indices.dropLast().reduce(0) { $0 + gap($1) }
        var rest = length - gaps
        var flexible = 0
        for lane in lanes {
            if case .fixed(let size) = lane.size { rest -= size } else { flexible += 1 }
        }
        var result: [(start: CGFloat, length: CGFloat, alignment: Alignment?)] = []
        var start: CGFloat = 0
        for (index, lane) in lanes.enumerated() {
            switch lane.size {
            case .fixed(let size):
                result.append((start, size, lane.alignment))
                start += size
            case .flexible(let minimum, let maximum):
                let size = max(min(rest / CGFloat(max(flexible, 1)), maximum), minimum)
                rest -= size
                flexible -= 1
                result.append((start, size, lane.alignment))
                start += size
            case .adaptive(let minimum, let maximum):
                let share = max(rest / CGFloat(max(flexible, 1)), 0)
                rest -= share
                flexible -= 1
                let inner = gap(index)
                let count = max(Int((share + inner) / max(minimum + inner, 1)), 1)
                let size = max(min((share - inner * CGFloat(count - 1)) / CGFloat(count), maximum), minimum)
                for part in 0..<count {
                    result.append((start, size, lane.alignment))
                    start += size + (part < count - 1 ? inner : 0)
                }
            }
            if index < lanes.count - 1 { start += gap(index) }
        }
        // What the lanes leave is around all of them.
        let extra = length - start
        if extra > 0, extra.isFinite {
            let isAtStart = axis == .vertical ? alignment.horizontal == .leading : alignment.vertical == .top
            let isAtEnd = axis == .vertical ? alignment.horizontal == .trailing : alignment.vertical == .bottom
            let shift = isAtStart ? 0 : isAtEnd ? extra : extra / 2
            for index in result.indices { result[index].start += shift }
        }
        return result
    }
}

/// A view whose content is made lazily.
struct LazyContainer<Content: View> {
    let plan: LazyPlan
    let content: Content
}

extension LazyContainer: View, PrimitiveView {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { LazyNode(view, context) }
}

/// The node of a lazy container. `ForEach`es below make their rows when they are asked for.
@MainActor final class LazyNode<C: View>: ValueNode<LazyContainer<C>> {
    private var content: ViewNode?
    private lazy var element = LazyElement(node: self)
    private lazy var inner = EnvironmentChain(outer: environment)

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func makeElements() -> [LayoutElement] { [element] }

    override func run() {
        isDirty = false
        inner.set(LazyContainerKey.self, true)
        element.isRightToLeft = recordingReads {
            EnvironmentValues(chain: environment).layoutDirection == .rightToLeft
        }
        element.update(value.plan)
        NodeFactory.place(value.content, in: content, of: self, context(environment: inner)) { content = $0 }
    }

    override func elementsDidChange() {
        forgetElements()
        element.contentDidChange()
    }
}

/// True for the content of lazy containers, and false again in what is made there.
enum LazyContainerKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// True in what is made in lazy containers, where sections make their rows one by one.
enum LazySectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// A node whose children are made one by one.
@MainActor package protocol LazyRows: ViewNode {
    var rowCount: Int { get }
    /// The row's node, made if it isn't there.
    func row(at index: Int) -> ViewNode
    /// The row's node, if it has been made.
    func madeRow(at index: Int) -> ViewNode?
    func identity(ofRow index: Int) -> AnyHashable
    func index(ofRow identity: AnyHashable) -> Int?
}

/// The element of a lazy stack or grid: it makes and places what is in sight, and estimates the rest.
@MainActor final class LazyElement: LayoutElement, ScrollFollowing, LazyPlacing, StackAxisProviding {
    private var plan = LazyPlan(axis: .vertical, spacing: nil, alignment: .center, lanes: nil, laneSpacing: nil)
    private var content = LazyContent()
    /// Rows of data that consist of sections or of several views: a grid must know all of them, because lines depend on what they are.
    private var expandedRows: Set<ObjectIdentifier> = []
    private var isContentStale = true
    /// The lengths along the axis by position; nil where a view hasn't been measured.
    private var lengths: [CGFloat?] = []
    /// The container's length across for which views have been measured.
    private var crossOfLengths: CGFloat?
    private var isPlaced = false
    /// The mean length across another container, which views are taken for until one is measured.
    private var meanOfDropped: CGFloat?
    private var crossLength: CGFloat = 0
    private var lines: [Line] = []
    /// The positions that are in sight.
    private var shown = 0..<0
    private var shownRows: [ObjectIdentifier: ViewNode] = [:]

    private struct Line {
        var start: CGFloat
        var length: CGFloat
        var first: Int
        var count: Int
        /// Whether the line is a section's header or footer, which takes all of it.
        var isWhole = false

        func overlaps(_ positions: Range<Int>) -> Bool {
            first < positions.upperBound && first + count > positions.lowerBound
        }
    }

    private typealias Lane = (start: CGFloat, length: CGFloat, alignment: Alignment?)

    var stackAxis: Axis? { plan.axis }
    /// The element's places are mirrored.
    var isRightToLeft = false

    func update(_ newPlan: LazyPlan) {
        plan = newPlan
        lengths = Array(repeating: nil, count: count)
        invalidateLayout()
    }

    func contentDidChange() {
        isContentStale = true
        setNeedsViewUpdate()
        invalidateLayout()
    }

    private var count: Int { content.count }

    private func prepareContent() {
        guard isContentStale else { return }
        isContentStale = false
        content = LazyContent(below: node, expanding: expandedRows)
        if lengths.count != count { lengths = Array(repeating: nil, count: count) }
    }

    /// The elements at a position: one, or those of the row that stands there.
    private func elements(at position: Int) -> [LayoutElement] {
        switch content.findPart(at: position) {
        case (.node(let node), let index)?: [node.elements[index]]
        case (.rows(let rows), let index)?: rows.row(at: index).elements
        case nil: []
        }
    }

    private func rowNode(at position: Int) -> ViewNode? {
        guard case (.rows(let rows), let index)? = content.findPart(at: position) else { return nil }
        return rows.madeRow(at: index)
    }

    /// Whether the position takes a whole line of a grid.
    private func isWholeLine(_ position: Int) -> Bool { plan.lanes != nil && content.wholeLines.contains(position) }

    /// In a grid each view takes a place of its own: what a row of data consists of is known when one of them is made.
    private func expandRows(at position: Int, showing elements: [LayoutElement]) {
        guard plan.lanes != nil, case (.rows(let rows), _)? = content.findPart(at: position) else { return }
        guard elements.count != 1 || SectionRoles.role(of: elements[0], below: node) != nil else { return }
        if expandedRows.insert(ObjectIdentifier(rows)).inserted { isContentStale = true }
    }

    // MARK: Measuring

    private var gap: CGFloat { plan.spacing ?? ViewSpacing.standard }

    private func laneProposal(_ length: CGFloat?) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[plan.axis.crossing] = length
        return proposal
    }

    private func length(at position: Int, lane: CGFloat?) -> CGFloat {
        lengths[position] ?? measureLength(at: position, lane: lane)
    }

    /// Measures what stands at a position again. A view that hasn't changed answers from memory.
    @discardableResult private func measureLength(at position: Int, lane: CGFloat?) -> CGFloat {
        let proposal = laneProposal(lane)
        let elements = elements(at: position)
        let sizes = elements.map { element in
            element.parent = self
            return element.sizeThatFits(proposal)
        }
        let length = sizes.reduce(0) { $0 + $1[plan.axis] } + gap * CGFloat(max(sizes.count - 1, 0))
        crossLength = max(crossLength, sizes.map { $0[plan.axis.crossing] }.max() ?? 0)
        expandRows(at: position, showing: elements)
        // Making the views may have changed what there is.
        if position < lengths.count { lengths[position] = length }
        return length
    }

    /// Views are measured anew for another length across: what isn't seen would keep a length of no use, such as that in no room at
    /// all, which a stack around asks for.
    private func dropLengths(notFor cross: CGFloat?) {
        guard cross != crossOfLengths else { return }
        crossOfLengths = cross
        meanOfDropped = isPlaced ? meanLength : nil
        lengths = Array(repeating: nil, count: count)
    }

    /// The lane of a line's place: all of the container for what takes a whole line.
    private func lane(_ index: Int, of line: Line, _ lanes: [Lane]) -> Lane {
        line.isWhole ? (0, size[plan.axis.crossing], nil) : lanes[min(index, lanes.count - 1)]
    }

    /// Measures what is in sight, which may have another length than when it came there; true if one has.
    private func measureShown(_ lanes: [Lane]) -> Bool {
        var changed = false
        for line in lines where line.overlaps(shown) {
            for index in 0..<line.count where shown.contains(line.first + index) {
                let position = line.first + index
                guard position < lengths.count else { continue }
                let old = lengths[position]
                if measureLength(at: position, lane: lane(index, of: line, lanes).length) != old { changed = true }
            }
        }
        return changed
    }

    private var meanLength: CGFloat? {
        let known = lengths.indices.lazy.filter { !self.isWholeLine($0) }.compactMap { self.lengths[$0] }.prefix(50)
        let sum = known.reduce((0, 0)) { ($0.0 + $1, $0.1 + 1) }
        return sum.1 > 0 ? sum.0 / CGFloat(sum.1) : nil
    }

    /// What a view that hasn't been measured is taken for: the mean of the others, the first one's at least.
    private func estimate(_ lane: CGFloat?) -> CGFloat {
        if let mean = meanLength ?? meanOfDropped { return mean }
        return (0..<count).first { !isWholeLine($0) }.map { length(at: $0, lane: lane) } ?? 0
    }

    private func makeLines(_ cross: CGFloat?) {
        let lanes = cross.map { plan.lanes(in: $0) } ?? [(0, 0, nil)]
        let perLine = plan.lanes == nil ? 1 : max(lanes.count, 1)
        var estimate = estimate(cross == nil ? nil : lanes.first?.length)
        // The view that was measured may have shown that its row is to be taken apart, whose views may have rows of their own.
        for _ in 0..<8 where isContentStale {
            prepareContent()
            estimate = self.estimate(cross == nil ? nil : lanes.first?.length)
        }
        lines.removeAll(keepingCapacity: true)
        lines.reserveCapacity(count / perLine + 1)
        var start: CGFloat = 0, position = 0
        while position < count {
            var line = Line(start: start, length: 0, first: position, count: 1, isWhole: isWholeLine(position))
            if line.isWhole {
                line.length = length(at: position, lane: cross)
            } else {
                while line.count < min(perLine, count - position), !content.beginsLine(position + line.count) {
                    line.count += 1
                }
                for index in position..<position + line.count {
                    line.length = max(line.length, lengths[index] ?? estimate)
                }
            }
            lines.append(line)
            start += line.length + gap
            position += line.count
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        prepareContent()
        let cross = proposal[plan.axis.crossing]
        if !isPlaced { dropLengths(notFor: cross) }
        makeLines(cross)
        // The lengths are those in the lanes that were laid out last.
        if let cross, cross == self.size[plan.axis.crossing], measureShown(plan.lanes(in: cross)) { makeLines(cross) }
        var size = CGSize.zero
        size[plan.axis] = lines.last.map { $0.start + $0.length } ?? 0
        // A lazy stack takes what it is given across: it can't know what all of its views want.
        if cross == nil { _ = estimate(nil) }
        size[plan.axis.crossing] = cross ?? crossLength
        return size
    }

    // MARK: Placing

    private func visibleRange() -> ClosedRange<CGFloat> {
        var element = parent
        while let current = element {
            if let scroll = current as? ScrollElement {
                let rect = scroll.visibleRect
                let corner = point(.zero, inContentOf: scroll)
                let start = (plan.axis == .vertical ? rect.minY : rect.minX) - corner[plan.axis]
                let length = plan.axis == .vertical ? rect.height : rect.width
                // Before the scroll view has a frame the screen's length is in sight.
                let seen = length > 0 ? length : 1000
                if isRightToLeft, plan.axis == .horizontal {
                    let mirrored = size.width - start - seen
                    return mirrored...mirrored + seen
                }
                return start...start + seen
            }
            element = current.parent
        }
        return 0...max(size[plan.axis], 1000)
    }

    override func layOut() {
        prepareContent()
        let cross = size[plan.axis.crossing]
        let lanes = plan.lanes(in: cross)
        dropLengths(notFor: cross)
        isPlaced = true
        // Measuring moves what comes after: the range is found again until it stays.
        var range = 0..<0
        for _ in 0..<8 {
            makeLines(cross)
            let visible = visibleRange()
            let first = lines.firstIndex { $0.start + $0.length >= visible.lowerBound } ?? max(lines.count - 1, 0)
            var last = first
            while last < lines.count, lines[last].start <= visible.upperBound { last += 1 }
            range = first..<max(last, first)
            shown = range.isEmpty ? 0..<0 : lines[first].first..<lines[last - 1].first + lines[last - 1].count
            if !measureShown(lanes), !isContentStale { break }
        }
        let total = lines.last.map { $0.start + $0.length } ?? 0
        var shownElements: [LayoutElement] = [], places: [(LayoutElement, CGPoint, ProposedViewSize)] = []
        var rows: [ObjectIdentifier: ViewNode] = [:]
        for line in lines[range] {
            for index in 0..<line.count {
                let (laneStart, laneLength, laneAlignment) = lane(index, of: line, lanes)
                var at = line.start
                let proposal = laneProposal(laneLength)
                for element in elements(at: line.first + index) {
                    shownElements.append(element)
                    let alignment = laneAlignment ?? plan.alignment
                    let dimensions = element.dimensions(in: proposal)
                    var area = CGSize.zero
                    area[plan.axis.crossing] = laneLength
                    area[plan.axis] = plan.lanes == nil ? dimensions.size[plan.axis] : line.length
                    let offset = alignment.offset(of: dimensions, in: area)
                    var point = offset
                    point[plan.axis.crossing] += laneStart
                    point[plan.axis] += at
                    places.append((element, point, proposal))
                    at += dimensions.size[plan.axis] + gap
                }
                if let row = rowNode(at: line.first + index) { rows[ObjectIdentifier(row)] = row }
            }
        }
        pin(&places, before: range.lowerBound, lanes)
        shownElements = places.map(\.0)
        if shownElements.count != children.count || !zip(shownElements, children).allSatisfy({ $0 === $1 }) {
            adopt(shownElements)
        }
        for (element, point, proposal) in places {
            var place = point
            if isRightToLeft { place.x = size.width - point.x - element.sizeThatFits(proposal).width }
            element.place(at: place, proposal: proposal)
        }
        for (id, row) in shownRows where rows[id] == nil { RowLife.leave(row) }
        for (id, row) in rows where shownRows[id] == nil { RowLife.enter(row) }
        shownRows = rows
        // Real lengths in the place of estimates change the whole.
        if abs(total - size[plan.axis]) > 0.01 { DispatchQueue.main.async { [weak self] in self?.invalidateLayout() } }
    }

    // MARK: Pinned headers and footers

    private typealias Place = (LayoutElement, CGPoint, ProposedViewSize)

    /// Moves headers and footers that are pinned to the edges of what is seen, as far as their sections reach, and puts them in front.
    private func pin(_ places: inout [Place], before first: Int, _ lanes: [Lane]) {
        guard !plan.pinned.isEmpty, let (start, end) = pinningRange() else { return }
        let axis = plan.axis
        if plan.pinned.contains(.sectionHeaders), let before = headerPlace(before: first, lanes) {
            places.insert(before, at: 0)
        }
        let roles = places.map { SectionRoles.role(of: $0.0, below: node) }
        func length(_ index: Int) -> CGFloat { places[index].0.sizeThatFits(places[index].2)[axis] }
        var moved: [Int: CGFloat] = [:]
        for (index, role) in roles.enumerated() {
            let natural = places[index].1[axis]
            if role == .header, plan.pinned.contains(.sectionHeaders) {
                let next = roles.indices.first { $0 > index && roles[$0] == .header }
                let limit = next.map { places[$0].1[axis] - gap } ?? max(size[axis], natural + length(index))
                moved[index] = max(natural, min(start, limit - length(index)))
            } else if role == .footer, plan.pinned.contains(.sectionFooters) {
                let header = roles.indices.last { $0 < index && roles[$0] == .header }
                let limit = header.map { places[$0].1[axis] + length($0) + gap } ?? 0
                moved[index] = min(natural, max(end - length(index), limit))
            }
        }
        var front: [Place] = [], back: [Place] = []
        for (index, place) in places.enumerated() {
            guard let position = moved[index] else {
                back.append(place)
                continue
            }
            var copy = place
            copy.1[axis] = position
            front.append(copy)
        }
        places = back + front
    }

    /// The header of the section that has begun before what is seen.
    private func headerPlace(before first: Int, _ lanes: [Lane]) -> Place? {
        for line in lines[..<min(first, lines.count)].reversed() {
            // Rows that aren't made are whole sections or parts of one: neither has a header that is looked for here.
            guard case (.node(let part), let index)? = content.findPart(at: line.first), !lanes.isEmpty else {
                continue
            }
            let element = part.elements[index]
            guard SectionRoles.role(of: element, below: node) == .header else { continue }
            let lane = lane(0, of: line, lanes)
            let proposal = laneProposal(lane.length)
            var point = CGPoint.zero
            point[plan.axis] = line.start
            var area = CGSize.zero
            area[plan.axis.crossing] = lane.length
            element.parent = self
            let dimensions = element.dimensions(in: proposal)
            point[plan.axis.crossing] =
                lane.start + (lane.alignment ?? plan.alignment).offset(of: dimensions, in: area)[plan.axis.crossing]
            return (element, point, proposal)
        }
        return nil
    }

    /// What is seen between bars, in the container's terms.
    private func pinningRange() -> (CGFloat, CGFloat)? {
        var element = parent
        while let current = element {
            if let scroll = current as? ScrollElement {
                let inset = scroll.scrollView.adjustedContentInset, rect = scroll.visibleRect
                let corner = point(.zero, inContentOf: scroll)[plan.axis]
                return plan.axis == .vertical
                    ? (rect.minY + inset.top - corner, rect.maxY - inset.bottom - corner)
                    : (rect.minX + inset.left - corner, rect.maxX - inset.right - corner)
            }
            element = current.parent
        }
        return nil
    }

    func visibleRectDidChange() {
        guard !lines.isEmpty else { return }
        if !plan.pinned.isEmpty { return invalidateLayout() }
        let visible = visibleRange()
        guard let first = children.first, let last = children.last else { return invalidateLayout() }
        let start = first.origin[plan.axis], end = last.origin[plan.axis] + last.size[plan.axis]
        let total = size[plan.axis]
        if (visible.lowerBound < start && start > 0.01) || (visible.upperBound > end && end < total - 0.01)
            || shrinks(visible)
        {
            invalidateLayout()
        }
    }

    /// True if much of what is made has gone out of sight.
    private func shrinks(_ visible: ClosedRange<CGFloat>) -> Bool {
        guard let second = children.dropFirst().first, let beforeLast = children.dropLast().last else { return false }
        return second.origin[plan.axis] + second.size[plan.axis] < visible.lowerBound
            || beforeLast.origin[plan.axis] > visible.upperBound
    }

    // MARK: Places

    func frame(ofPlace id: AnyHashable) -> CGRect? {
        prepareContent()
        guard let position = content.position(of: id), let line = lines.last(where: { $0.first <= position }) else {
            return nil
        }
        return frame(of: line)
    }

    private func frame(of line: Line) -> CGRect {
        var rect = CGRect(origin: .zero, size: size)
        if plan.axis == .vertical {
            (rect.origin.y, rect.size.height) = (line.start, line.length)
        } else {
            (rect.origin.x, rect.size.width) = (line.start, line.length)
            if isRightToLeft { rect.origin.x = size.width - line.start - line.length }
        }
        return rect
    }

    func placeFrames() -> [CGRect] {
        prepareContent()
        return lines.map(frame(of:))
    }

    func place(at point: CGPoint) -> AnyHashable? {
        let isMirrored = isRightToLeft && plan.axis == .horizontal
        let along = isMirrored ? size.width - point.x : point[plan.axis]
        let first = lines.firstIndex { $0.start + $0.length > along } ?? lines.count - 1
        // Headers have no identity of their own: the first view after them has.
        for line in lines.dropFirst(max(first, 0)) {
            switch content.findPart(at: line.first) {
            case (.rows(let rows), let index)?: return rows.identity(ofRow: index)
            case (.node(let part), let index)?:
                if let id = TargetIdentity.identity(of: part.elements[index], below: node) { return id }
            case nil: break
            }
        }
        return nil
    }
}

/// A row that goes out of sight keeps its state, and hears that it has disappeared.
@MainActor enum RowLife {
    static func leave(_ node: ViewNode) { visit(node) { life in UpdateQueue.enqueueAction { life.disappear() } } }
    static func enter(_ node: ViewNode) {
        visit(node) { life in UpdateQueue.enqueueAction { if life.isAlive { life.appear() } } }
    }

    private static func visit(_ node: ViewNode, _ body: (any LifecycleNode) -> Void) {
        if let life = node as? any LifecycleNode { body(life) }
        for child in node.children { visit(child, body) }
    }
}
