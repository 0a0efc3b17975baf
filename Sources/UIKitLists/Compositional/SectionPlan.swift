import CoreGraphics
import Foundation

/// The groups of one section, one after the other, from the corner of the section's content.
///
/// A group is solved once; the others stand at multiples of its extent. Where sizes are measured the extents are in a rank tree, whose
/// equal neighbours cost as much as one: preparing a section of a million items costs what one of ten costs.
///
/// - From: `UICollectionViewCompositionalLayout`
/// - To: `GroupSolver`, `RankTree`
@MainActor struct SectionPlan {
    let section: NSCollectionLayoutSection
    let count: Int
    /// After all insets.
    let container: CGSize
    /// Whether the groups stand below each other.
    let stacksVertically: Bool
    let scale: CGFloat
    let traits: UITraitCollection
    /// By item.
    private(set) var measured: [Int: CGSize] = [:]
    private let whole: GroupSolution
    /// Each group with the space behind it.
    private var extents = RankTree()
    /// How many items each group has, where their sizes decide that.
    private var counts: RankTree?
    /// Solutions that differ from `whole`, by the group's first item.
    private var solved: [Int: GroupSolution] = [:]
    private var lastMeasured = -1

    init(
        _ section: NSCollectionLayoutSection, count: Int, container: CGSize, stacksVertically: Bool, scale: CGFloat,
        traits: UITraitCollection, measured: [Int: CGSize] = [:]
    ) {
        (self.section, self.count, self.container, self.stacksVertically) = (
            section, count, container, stacksVertically
        )
        (self.scale, self.traits) = (scale, traits)
        whole = GroupSolver.solve(section.group, in: container, scale: scale, traits: traits)
        guard whole.capacity > 0, count > 0 else { return }
        if section.group.capacityIsMeasured { counts = RankTree() }
        appendWhole(from: 0)
        for item in measured.keys.sorted() where item < count { measure(item, measured[item]!) }
    }

    // MARK: Asking

    var groupCount: Int { extents.count }
    /// Along the stack.
    var length: CGFloat { groupCount == 0 ? 0 : extents.extent - section.interGroupSpacing }
    /// Across the stack: what the thickest group that has been measured takes.
    var thickness: CGFloat {
        guard groupCount > 0 else { return 0 }
        let known = measured.isEmpty ? [] : solved.filter { $0.key <= lastMeasured }.map { across($0.value.size) }
        return known.max() ?? across(whole.size)
    }
    /// The nominal extent of a group along the stack, without the space.
    var groupLength: CGFloat { along(whole.size) }

    private func along(_ size: CGSize) -> CGFloat { stacksVertically ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { stacksVertically ? size.width : size.height }

    func offset(ofGroup group: Int) -> CGFloat { extents.offset(of: group) }
    func extent(ofGroup group: Int) -> CGFloat { extents[group].extent - section.interGroupSpacing }

    func firstItem(ofGroup group: Int) -> Int {
        if let counts { return Int(counts.offset(of: group)) }
        return min(count, group * whole.capacity)
    }

    func group(ofItem item: Int) -> Int {
        if let counts { return counts.index(at: CGFloat(item)) ?? 0 }
        return item / whole.capacity
    }

    /// The groups that a stretch of the stack touches.
    func groups(in span: Range<CGFloat>) -> Range<Int> { extents.indices(in: span) }

    /// The group whose place holds an offset, or the nearest one.
    func group(at offset: CGFloat) -> Int { extents.index(at: offset) ?? 0 }

    func origin(ofGroup group: Int) -> CGPoint {
        let offset = offset(ofGroup: group)
        return stacksVertically ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    }

    /// Solves the group unless it is known.
    mutating func solution(ofGroup group: Int) -> GroupSolution {
        let first = firstItem(ofGroup: group)
        if let known = solved[first] { return known }
        if counts == nil, first + whole.capacity <= count { return whole }
        let solution = solve(from: first)
        solved[first] = solution
        return solution
    }

    mutating func frame(ofItem item: Int) -> CGRect? {
        guard item >= 0, item < count, groupCount > 0 else { return nil }
        let group = group(ofItem: item)
        let origin = origin(ofGroup: group)
        let leaves = solution(ofGroup: group).leaves
        let place = item - firstItem(ofGroup: group)
        guard leaves.indices.contains(place) else { return nil }
        return leaves[place].frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    // MARK: Measuring

    private func solve(from first: Int) -> GroupSolution {
        GroupSolver.solve(
            section.group, in: container, scale: scale, traits: traits, limit: count - first,
            measured: { [measured] in measured[first + $0] })
    }

    private func item(_ solution: GroupSolution) -> RankTree.Item {
        .init(extent: along(solution.size) + section.interGroupSpacing)
    }

    /// A cell has said what size it wants.
    mutating func measure(_ item: Int, _ size: CGSize) {
        guard item >= 0, item < count, groupCount > 0, measured[item] != size else { return }
        measured[item] = size
        lastMeasured = max(lastMeasured, item)
        solveGroup(of: item)
    }

    /// Forgets an item's size, so that it is measured again.
    mutating func forget(_ item: Int) {
        guard measured[item] != nil, groupCount > 0 else { return }
        measured[item] = nil
        solveGroup(of: item)
    }

    /// Places the items of one's group anew, or those of the lines from it on, after the item's size has changed.
    private mutating func solveGroup(of item: Int) {
        let group = group(ofItem: item)
        guard counts == nil else { return flow(from: group, changed: item) }
        let first = firstItem(ofGroup: group)
        let solution = solve(from: first)
        solved[first] = solution
        extents[group] = self.item(solution)
    }

    /// From a group on the items stand in lines anew, until a line begins where one began before.
    private mutating func flow(from group: Int, changed: Int) {
        guard var counts else { return }
        // One line before: an item that has shrunk may fit there.
        let begin = max(0, group - 1)
        var first = Int(counts.offset(of: begin))
        var lines: [(count: Int, item: RankTree.Item)] = []
        solved = solved.filter { $0.key < first }
        while first < count {
            let solution = solve(from: first)
            let taken = max(1, min(solution.capacity, count - first))
            solved[first] = solution
            lines.append((taken, item(solution)))
            first += taken
            guard first > changed, first < count else { continue }
            let old = counts.index(at: CGFloat(first))!
            let isOldStart = Int(counts.offset(of: old)) == first
            guard isOldStart || first > lastMeasured else { continue }
            let end = isOldStart ? old : counts.count
            replace(begin..<end, lines, &counts)
            self.counts = counts
            if !isOldStart { appendWhole(from: first) }
            return
        }
        replace(begin..<counts.count, lines, &counts)
        self.counts = counts
    }

    private mutating func replace(
        _ range: Range<Int>, _ lines: [(count: Int, item: RankTree.Item)], _ counts: inout RankTree
    ) {
        counts.remove(range)
        extents.remove(range)
        counts.insert(contentsOf: lines.map { RankTree.Item(extent: CGFloat($0.count)) }, at: range.lowerBound)
        extents.insert(contentsOf: lines.map(\.item), at: range.lowerBound)
    }

    private mutating func appendCount(_ items: Int, times: Int) {
        guard let end = counts?.count else { return }
        counts?.insert(.init(extent: CGFloat(items)), count: times, at: end)
    }

    /// Items that nobody has measured, in whole groups and a rest.
    private mutating func appendWhole(from first: Int) {
        let left = count - first
        let full = left / whole.capacity
        extents.insert(item(whole), count: full, at: extents.count)
        appendCount(whole.capacity, times: full)
        let rest = left - full * whole.capacity
        guard rest > 0 else { return }
        let solution = solve(from: count - rest)
        solved[count - rest] = solution
        extents.insert(item(solution), at: extents.count)
        appendCount(rest, times: 1)
    }
}

extension NSCollectionLayoutGroup {
    /// Whether the sizes of cells decide how many of them the group holds.
    var capacityIsMeasured: Bool {
        guard case .fill(let items) = arrangement else {
            if case .repeating(let item, _, _) = arrangement {
                return (item as? NSCollectionLayoutGroup)?.capacityIsMeasured ?? false
            }
            return false
        }
        let side: KeyPath<NSCollectionLayoutSize, NSCollectionLayoutDimension> =
            isVertical ? \.heightDimension : \.widthDimension
        let isOpen = layoutSize[keyPath: side].isMeasured
        return items.contains { item in
            (!isOpen && item.layoutSize[keyPath: side].isMeasured)
                || (item as? NSCollectionLayoutGroup)?.capacityIsMeasured == true
        }
    }

    /// Whether any cell in it is measured.
    var hasMeasuredItems: Bool {
        subitems.contains { item in
            if let group = item as? NSCollectionLayoutGroup { return group.hasMeasuredItems }
            return item.layoutSize.widthDimension.isMeasured || item.layoutSize.heightDimension.isMeasured
        }
    }
}
