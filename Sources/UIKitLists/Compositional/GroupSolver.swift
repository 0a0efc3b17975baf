import CoreGraphics
import Foundation

/// Where the items of one group stand, from the group's leading top corner.
struct GroupSolution {
    struct Leaf {
        var frame: CGRect
        var zIndex = 0
        /// Sides that the cell decides.
        var measuresWidth = false
        var measuresHeight = false
    }
    struct Attached {
        var item: NSCollectionLayoutSupplementaryItem
        var frame: CGRect
        /// The leaf that it belongs to, counted in the group.
        var leaf: Int
    }

    var size = CGSize.zero
    var leaves: [Leaf] = []
    var attached: [Attached] = []
    /// Without regard to how many items there are left.
    var capacity = 0

    mutating func add(_ other: GroupSolution, at origin: CGPoint) {
        for var leaf in other.leaves {
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            leaves.append(leaf)
        }
        let base = capacity
        for one in other.attached {
            attached.append(
                Attached(item: one.item, frame: one.frame.offsetBy(dx: origin.x, dy: origin.y), leaf: base + one.leaf))
        }
        capacity += other.capacity
    }
}

/// Lays out one group: pure arithmetic over the description, with the sizes that have been measured so far.
///
/// The whole group is solved, even where the section has no items left for all of its places: so the last row of a grid stands as
/// the rows above it.
///
/// - From: `SectionPlan`
/// - To: `GroupSolution`
@MainActor struct GroupSolver {
    let scale: CGFloat
    let traits: UITraitCollection
    /// So many places are taken.
    let limit: Int
    /// The measured size of a place's item; the place is counted in the group.
    let measured: (Int) -> CGSize?
    private var cursor = 0

    init(
        scale: CGFloat, traits: UITraitCollection, limit: Int = .max,
        measured: @escaping (Int) -> CGSize? = { _ in nil }
    ) {
        (self.scale, self.traits, self.limit, self.measured) = (scale, traits, limit, measured)
    }

    /// `container` is what fractions of the group's own size are of.
    static func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, scale: CGFloat, traits: UITraitCollection,
        limit: Int = .max, measured: @escaping (Int) -> CGSize? = { _ in nil }
    ) -> GroupSolution {
        var solver = GroupSolver(scale: scale, traits: traits, limit: limit, measured: measured)
        return solver.solve(group, size: group.layoutSize.points(in: container, scale: scale))
    }

    // MARK: Groups

    /// Estimated sides of `size` are replaced by what the contents need.
    private mutating func solve(_ group: NSCollectionLayoutGroup, size: CGSize) -> GroupSolution {
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        var solution =
            if case .custom(let provider) = group.arrangement { custom(provider, inner) } else { line(group, inner) }
        solution = shifted(solution, insets)
        solution.size = CGSize(
            width: group.layoutSize.widthDimension.isMeasured ? solution.size.width : size.width,
            height: group.layoutSize.heightDimension.isMeasured ? solution.size.height : size.height)
        for item in group.attached {
            let frame = item.frame(on: CGRect(origin: .zero, size: solution.size), measured: nil, scale: scale)
            solution.attached.append(.init(item: item, frame: frame, leaf: 0))
        }
        return solution
    }

    private func shifted(_ solution: GroupSolution, _ insets: NSDirectionalEdgeInsets) -> GroupSolution {
        var result = GroupSolution()
        result.add(solution, at: CGPoint(x: insets.leading, y: insets.top))
        result.size = CGSize(
            width: solution.size.width + insets.leading + insets.trailing,
            height: solution.size.height + insets.top + insets.bottom)
        return result
    }

    private mutating func custom(_ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize)
        -> GroupSolution
    {
        let items = provider(LayoutEnvironment(LayoutContainer(size), traits))
        var solution = GroupSolution()
        solution.size = size
        solution.capacity = items.count
        for item in items.prefix(max(0, limit - cursor)) {
            solution.leaves.append(.init(frame: item.frame, zIndex: item.zIndex))
        }
        cursor += items.count
        return solution
    }

    // MARK: Lines

    /// One subitem on its way to a place.
    private struct Slot {
        var item: NSCollectionLayoutItem
        /// Of the line's length less the spaces; nil for a length in points.
        var share: CGFloat?
        var size = CGSize.zero
        var before: NSCollectionLayoutSpacing?
        var after: NSCollectionLayoutSpacing?
        var inside = GroupSolution()
        var isMissing = false
    }

    private mutating func line(_ group: NSCollectionLayoutGroup, _ inner: CGSize) -> GroupSolution {
        let vertical = group.isVertical
        let isOpen = (vertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension).isMeasured
        let start = cursor
        var slots = sequence(group, inner, isOpen: isOpen)
        let length = vertical ? inner.height : inner.width
        let gap = group.interItemSpacing?.spacing ?? 0
        let room = max(0, length - gap * CGFloat(slots.count - 1))
        cursor = start
        for index in slots.indices {
            slots[index].isMissing = cursor >= limit
            fit(&slots[index], inner, room: room, vertical: vertical)
        }
        let across = acrossLength(of: group, &slots, in: inner, isVertical: vertical)
        return place(group, slots, length: isOpen ? nil : length, across: across, vertical)
    }

    /// The subitems in turn, as many as the line takes.
    private mutating func sequence(_ group: NSCollectionLayoutGroup, _ inner: CGSize, isOpen: Bool) -> [Slot] {
        let vertical = group.isVertical
        switch group.arrangement {
        case .custom: return []
        case .repeating(let item, let count, let isEqual):
            var slot = self.slot(item, vertical)
            if isEqual { slot.share = 1 / CGFloat(max(1, count)) }
            return Array(repeating: slot, count: max(0, count))
        case .fill(let items):
            if isOpen || items.isEmpty { return items.map { slot($0, vertical) } }
            return filling(group, items, inner)
        }
    }

    private mutating func filling(_ group: NSCollectionLayoutGroup, _ items: [NSCollectionLayoutItem], _ inner: CGSize)
        -> [Slot]
    {
        let vertical = group.isVertical
        let length = vertical ? inner.height : inner.width
        let gap = group.interItemSpacing?.spacing ?? 0
        var slots: [Slot] = []
        var shares: CGFloat = 0
        var points: CGFloat = 0
        while true {
            let pass = shares + points
            for item in items {
                var slot = slot(item, vertical)
                let gaps = gap * CGFloat(slots.count)
                points += outside(slot)
                if let share = slot.share {
                    shares += share
                    fit(&slot, inner, room: max(0, length - gaps), vertical: vertical)
                } else {
                    fit(&slot, inner, room: 0, vertical: vertical)
                    points += vertical ? slot.size.height : slot.size.width
                }
                let needed = points + shares * max(0, length - gaps) + gaps
                if !slots.isEmpty, needed > length + 0.01 { return slots }
                if slots.isEmpty, needed > length + 0.01 { group.tellOfItemThatDoesNotFit(in: inner) }
                slots.append(slot)
            }
            // What has no length would be repeated for ever.
            if shares + points <= pass + 0.001 { return slots }
        }
    }

    private func slot(_ item: NSCollectionLayoutItem, _ vertical: Bool) -> Slot {
        let along = vertical ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
        var slot = Slot(item: item)
        if along.kind == (vertical ? .fractionalHeight : .fractionalWidth) { slot.share = along.dimension }
        slot.before = vertical ? item.edgeSpacing?.top : item.edgeSpacing?.leading
        slot.after = vertical ? item.edgeSpacing?.bottom : item.edgeSpacing?.trailing
        return slot
    }

    private func outside(_ slot: Slot) -> CGFloat { (slot.before?.spacing ?? 0) + (slot.after?.spacing ?? 0) }

    /// Gives a slot its size, and solves what is in it.
    private mutating func fit(_ slot: inout Slot, _ inner: CGSize, room: CGFloat, vertical: Bool) {
        let item = slot.item
        var size = item.layoutSize.points(in: inner, scale: scale)
        if let share = slot.share {
            let length = (share * room).flooredToPixel(scale)
            if vertical { size.height = length } else { size.width = length }
        }
        guard let group = item as? NSCollectionLayoutGroup else {
            let known = cursor < limit ? measured(cursor) : nil
            if let known, item.layoutSize.widthDimension.isMeasured { size.width = known.width }
            if let known, item.layoutSize.heightDimension.isMeasured { size.height = known.height }
            slot.size = size
            cursor += 1
            return
        }
        slot.inside = solve(group, size: size)
        slot.size = slot.inside.size
    }

    /// How thick the line is, and with it the items that take a share of that, or all the same.
    private mutating func acrossLength(
        of group: NSCollectionLayoutGroup, _ slots: inout [Slot], in inner: CGSize, isVertical vertical: Bool
    ) -> CGFloat {
        func dimension(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutDimension {
            vertical ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
        }
        let shareKind: NSCollectionLayoutDimension.Kind = vertical ? .fractionalWidth : .fractionalHeight
        let side: WritableKeyPath<CGSize, CGFloat> = vertical ? \.width : \.height
        var most: CGFloat?
        for slot in slots where !slot.isMissing && dimension(slot.item).kind == .uniform {
            most = max(most ?? 0, slot.size[keyPath: side])
        }
        if let most {
            for index in slots.indices where dimension(slots[index].item).kind == .uniform {
                slots[index].size[keyPath: side] = most
            }
        }
        guard dimension(group).isMeasured else { return inner[keyPath: side] }
        let decided = slots.filter { !$0.isMissing && dimension($0.item).kind != shareKind }
        guard !decided.isEmpty else { return inner[keyPath: side] }
        let across = decided.map { $0.size[keyPath: side] + aside($0.item, vertical) }.max() ?? 0
        for index in slots.indices where dimension(slots[index].item).kind == shareKind {
            let length = (across * dimension(slots[index].item).dimension).flooredToPixel(scale)
            guard !(slots[index].item is NSCollectionLayoutGroup) else { continue }
            slots[index].size[keyPath: side] = length
        }
        return across
    }

    private func aside(_ item: NSCollectionLayoutItem, _ vertical: Bool) -> CGFloat {
        guard let spacing = item.edgeSpacing else { return 0 }
        return vertical
            ? (spacing.leading?.spacing ?? 0) + (spacing.trailing?.spacing ?? 0)
            : (spacing.top?.spacing ?? 0) + (spacing.bottom?.spacing ?? 0)
    }

    /// What is left over goes to the flexible spaces, to each the same. `length` nil: the line is as long as its contents.
    private func place(
        _ group: NSCollectionLayoutGroup, _ slots: [Slot], length: CGFloat?, across: CGFloat, _ vertical: Bool
    ) -> GroupSolution {
        let gap = group.interItemSpacing
        var used: CGFloat = 0
        var flexible = 0
        for (index, slot) in slots.enumerated() {
            used += (vertical ? slot.size.height : slot.size.width) + outside(slot)
            flexible += [slot.before, slot.after].filter { $0?.isFlexible == true }.count
            if index > 0 {
                used += gap?.spacing ?? 0
                flexible += gap?.isFlexible == true ? 1 : 0
            }
        }
        let extra = flexible > 0 ? max(0, (length ?? used) - used) / CGFloat(flexible) : 0
        func room(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            guard let spacing else { return 0 }
            return spacing.spacing + (spacing.isFlexible ? extra : 0)
        }
        var solution = GroupSolution()
        var at: CGFloat = 0
        var end: CGFloat = 0
        for (index, slot) in slots.enumerated() {
            if index > 0 { at += room(gap) }
            at += room(slot.before)
            let low = crossStart(slot, across, vertical)
            let origin = CGPoint(x: vertical ? low : at, y: vertical ? at : low)
            put(slot, at: CGPoint(x: origin.x.roundedToPixel(scale), y: origin.y.roundedToPixel(scale)), &solution)
            at += (vertical ? slot.size.height : slot.size.width) + room(slot.after)
            if !slot.isMissing { end = at }
        }
        solution.size = vertical ? CGSize(width: across, height: end) : CGSize(width: end, height: across)
        return solution
    }

    private func crossStart(_ slot: Slot, _ across: CGFloat, _ vertical: Bool) -> CGFloat {
        guard let spacing = slot.item.edgeSpacing else { return 0 }
        let (first, last) = vertical ? (spacing.leading, spacing.trailing) : (spacing.top, spacing.bottom)
        let own = vertical ? slot.size.width : slot.size.height
        let left = max(0, across - own - (first?.spacing ?? 0) - (last?.spacing ?? 0))
        guard first?.isFlexible == true else { return first?.spacing ?? 0 }
        return (first?.spacing ?? 0) + (last?.isFlexible == true ? left / 2 : left)
    }

    private func put(_ slot: Slot, at origin: CGPoint, _ solution: inout GroupSolution) {
        guard !(slot.item is NSCollectionLayoutGroup) else { return solution.add(slot.inside, at: origin) }
        defer { solution.capacity += 1 }
        guard !slot.isMissing else { return }
        let dimensions = slot.item.layoutSize
        var leaf = GroupSolution.Leaf(frame: CGRect(origin: origin, size: slot.size))
        leaf.measuresWidth = dimensions.widthDimension.isMeasured
        leaf.measuresHeight = dimensions.heightDimension.isMeasured
        let insets = slot.item.contentInsets
        if !leaf.measuresWidth {
            leaf.frame.origin.x += insets.leading
            leaf.frame.size.width = max(0, leaf.frame.width - insets.leading - insets.trailing)
        }
        if !leaf.measuresHeight {
            leaf.frame.origin.y += insets.top
            leaf.frame.size.height = max(0, leaf.frame.height - insets.top - insets.bottom)
        }
        solution.leaves.append(leaf)
        for item in slot.item.attached {
            solution.attached.append(
                .init(
                    item: item, frame: item.frame(on: leaf.frame, measured: nil, scale: scale), leaf: solution.capacity)
            )
        }
    }
}
