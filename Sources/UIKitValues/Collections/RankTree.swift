import CoreGraphics

/// A long row of items, each with an extent along one axis: where the i-th begins, which one lies at an offset, in O(log n).
///
/// Equal neighbours are one *run*, so that a million equal rows cost what one costs. Runs are the nodes of a randomised binary
/// tree in one array; each node sums up its subtree. A value: a copy is independent of the original.
///
/// `SpanTree` in the texts' TextKit is balanced in the same way and is another tree all the same: its elements are whole and have values that are
/// counted references, and here an element is a run that is cut in two and merged with its neighbours. One generic tree would do both everywhere.
///
/// - From: the geometry of tables, layouts
/// - To: nobody
package struct RankTree: Sendable {
    package struct Item: Equatable, Sendable {
        /// In points.
        package var extent: CGFloat
        /// A guess, until the item has been measured.
        package var isEstimated = false

        package init(extent: CGFloat, isEstimated: Bool = false) {
            self.extent = extent
            self.isEstimated = isEstimated
        }
    }

    private struct Node {
        var left: Int32 = RankTree.none
        var right: Int32 = RankTree.none
        /// Of the subtree, this node included.
        var nodes: Int32 = 1
        var count: Int
        var item: Item
        var total: Total
    }

    /// What a subtree adds up to.
    private struct Total {
        var count = 0
        var extent: CGFloat = 0
        var estimated = 0

        mutating func add(_ other: Total) {
            count += other.count
            extent += other.extent
            estimated += other.estimated
        }
    }

    private static let none: Int32 = -1
    private var nodes: [Node] = []
    /// Places in `nodes` that may be used again.
    private var spare: [Int32] = []
    private var root = RankTree.none
    private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

    package init() {}

    package init(repeating item: Item, count: Int) { insert(item, count: count, at: 0) }

    /// In O(n).
    package init(_ items: some Sequence<Item>) { root = build(items) }

    /// In O(runs). No two neighbours are equal.
    init(runs: [(item: Item, count: Int)]) { root = build(runs[...]) }

    // MARK: Asking

    package var count: Int { total(root).count }
    package var extent: CGFloat { total(root).extent }
    package var estimatedCount: Int { total(root).estimated }
    /// How many nodes there are: what the tree costs.
    var runCount: Int { nodes.count - spare.count }

    package subscript(index: Int) -> Item {
        get {
            var rest = index
            return nodes[Int(find(&rest))].item
        }
        set { replace(index..<(index + 1), with: newValue) }
    }

    /// The sum of the extents before `index`, which may be `count`.
    package func offset(of index: Int) -> CGFloat {
        var at = root
        var rest = index
        var sum: CGFloat = 0
        while at != Self.none {
            let node = nodes[Int(at)]
            let left = total(node.left)
            if rest < left.count {
                at = node.left
                continue
            }
            sum += left.extent
            rest -= left.count
            if rest < node.count { return sum + CGFloat(rest) * node.item.extent }
            sum += CGFloat(node.count) * node.item.extent
            rest -= node.count
            at = node.right
        }
        return sum
    }

    package func extent(of range: Range<Int>) -> CGFloat { offset(of: range.upperBound) - offset(of: range.lowerBound) }

    /// Where an item begins, and its extent, in one descent.
    package func place(of index: Int) -> (offset: CGFloat, extent: CGFloat) {
        precondition(index >= 0 && index < count, "RankTree index out of range")
        var at = root
        var rest = index
        var sum: CGFloat = 0
        while true {
            let node = nodes[Int(at)]
            let left = total(node.left)
            if rest < left.count {
                at = node.left
                continue
            }
            sum += left.extent
            rest -= left.count
            if rest < node.count { return (sum + CGFloat(rest) * node.item.extent, node.item.extent) }
            sum += CGFloat(node.count) * node.item.extent
            rest -= node.count
            at = node.right
        }
    }

    /// The item that covers `offset`: the first one for what lies before, the last one for what lies after. Items without an
    /// extent cover nothing. Nil where there are no items.
    package func index(at offset: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var at = root
        var rest = offset
        var index = 0
        while at != Self.none {
            let node = nodes[Int(at)]
            let left = total(node.left)
            if rest < left.extent {
                at = node.left
                continue
            }
            rest -= left.extent
            index += left.count
            let own = CGFloat(node.count) * node.item.extent
            if rest < own { return index + min(node.count - 1, max(0, Int(rest / node.item.extent))) }
            rest -= own
            index += node.count
            at = node.right
        }
        return offset < 0 ? 0 : count - 1
    }

    /// The items that `span` of the axis touches.
    package func indices(in span: Range<CGFloat>) -> Range<Int> {
        guard count > 0, span.upperBound > 0, span.lowerBound < extent, !span.isEmpty else {
            let end = span.lowerBound >= extent ? count : 0
            return end..<end
        }
        let first = index(at: max(0, span.lowerBound))!
        var last = index(at: min(span.upperBound, extent))!
        if last > first, offset(of: last) >= span.upperBound { last -= 1 }
        return first..<(last + 1)
    }

    /// The first item from `index` on that nobody has measured.
    package func firstEstimated(from index: Int) -> Int? {
        guard index < count, total(root).estimated > 0 else { return nil }
        return firstEstimated(in: root, from: max(0, index), base: 0)
    }

    private func firstEstimated(in at: Int32, from index: Int, base: Int) -> Int? {
        guard at != Self.none else { return nil }
        let node = nodes[Int(at)]
        guard node.total.estimated > 0, base + node.total.count > index else { return nil }
        if let found = firstEstimated(in: node.left, from: index, base: base) { return found }
        let own = base + total(node.left).count
        if node.item.isEstimated, own + node.count > index { return max(own, index) }
        return firstEstimated(in: node.right, from: index, base: own + node.count)
    }

    /// From the first item to the last.
    var runs: [(item: Item, count: Int)] {
        var runs: [(item: Item, count: Int)] = []
        runs.reserveCapacity(runCount)
        collect(root, &runs)
        return runs
    }

    private func collect(_ at: Int32, _ runs: inout [(item: Item, count: Int)]) {
        guard at != Self.none else { return }
        let node = nodes[Int(at)]
        collect(node.left, &runs)
        runs.append((node.item, node.count))
        collect(node.right, &runs)
    }

    // MARK: Changing

    /// `index` is the place of the first of them afterwards.
    package mutating func insert(_ item: Item, count: Int = 1, at index: Int) {
        guard count > 0 else { return }
        let (left, right) = split(root, at: index)
        root = join(join(left, make(item, count)), right)
    }

    /// In O(items + log n).
    package mutating func insert(contentsOf items: some Sequence<Item>, at index: Int) {
        let (left, right) = split(root, at: index)
        root = join(join(left, build(items)), right)
    }

    package mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let (left, middle, right) = cut(range)
        release(middle)
        root = join(left, right)
    }

    /// `to` is the item's index afterwards.
    package mutating func move(from: Int, to: Int) {
        guard from != to else { return }
        let (left, middle, right) = cut(from..<(from + 1))
        let (before, after) = split(join(left, right), at: to)
        root = join(join(before, middle), after)
    }

    mutating func replace(_ range: Range<Int>, with item: Item) {
        guard !range.isEmpty else { return }
        var rest = range.lowerBound
        let at = find(&rest)
        let node = nodes[Int(at)]
        if node.item == item, rest + range.count <= node.count { return }
        let (left, middle, right) = cut(range)
        release(middle)
        root = join(join(left, make(item, range.count)), right)
    }

    /// Changes every item, run by run: `change` gives equal items for equal ones.
    package mutating func changeAll(_ change: (Item) -> Item) { changeAll(root, change) }

    private mutating func changeAll(_ at: Int32, _ change: (Item) -> Item) {
        guard at != Self.none else { return }
        changeAll(nodes[Int(at)].left, change)
        changeAll(nodes[Int(at)].right, change)
        nodes[Int(at)].item = change(nodes[Int(at)].item)
        update(at)
    }

    // MARK: The tree

    private func total(_ at: Int32) -> Total { at == Self.none ? Total() : nodes[Int(at)].total }
    private func size(_ at: Int32) -> Int32 { at == Self.none ? 0 : nodes[Int(at)].nodes }

    /// The run that holds the item; `rest` becomes the item's place within it.
    private func find(_ rest: inout Int) -> Int32 {
        precondition(rest >= 0 && rest < count, "RankTree index out of range")
        var at = root
        while true {
            let node = nodes[Int(at)]
            let left = total(node.left).count
            if rest < left {
                at = node.left
            } else if rest < left + node.count {
                rest -= left
                return at
            } else {
                rest -= left + node.count
                at = node.right
            }
        }
    }

    private mutating func make(_ item: Item, _ count: Int) -> Int32 {
        let node = Node(count: count, item: item, total: Self.sum(item, count))
        if let place = spare.popLast() {
            nodes[Int(place)] = node
            return place
        }
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    private static func sum(_ item: Item, _ count: Int) -> Total {
        Total(count: count, extent: CGFloat(count) * item.extent, estimated: item.isEstimated ? count : 0)
    }

    private mutating func update(_ at: Int32) {
        let node = nodes[Int(at)]
        var sum = total(node.left)
        sum.add(Self.sum(node.item, node.count))
        sum.add(total(node.right))
        nodes[Int(at)].total = sum
        nodes[Int(at)].nodes = size(node.left) + 1 + size(node.right)
    }

    private mutating func release(_ at: Int32) {
        guard at != Self.none else { return }
        let node = nodes[Int(at)]
        release(node.left)
        release(node.right)
        spare.append(at)
    }

    private mutating func cut(_ range: Range<Int>) -> (Int32, Int32, Int32) {
        let (left, rest) = split(root, at: range.lowerBound)
        let (middle, right) = split(rest, at: range.count)
        return (left, middle, right)
    }

    /// The first `index` items, and the others. A run on the border is cut in two.
    private mutating func split(_ at: Int32, at index: Int) -> (Int32, Int32) {
        guard at != Self.none else { return (Self.none, Self.none) }
        let node = nodes[Int(at)]
        let left = total(node.left).count
        if index <= left {
            let (first, second) = split(node.left, at: index)
            nodes[Int(at)].left = second
            update(at)
            return (first, at)
        }
        if index >= left + node.count {
            let (first, second) = split(node.right, at: index - left - node.count)
            nodes[Int(at)].right = first
            update(at)
            return (at, second)
        }
        let rest = make(node.item, left + node.count - index)
        let right = node.right
        nodes[Int(at)].count = index - left
        nodes[Int(at)].right = Self.none
        update(at)
        return (at, merge(rest, right))
    }

    /// One after the other; where equal runs meet they become one.
    private mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
        guard left != Self.none else { return right }
        guard right != Self.none else { return left }
        let last = edge(left, isRight: true)
        let first = edge(right, isRight: false)
        guard nodes[Int(last)].item == nodes[Int(first)].item else { return merge(left, right) }
        let more = nodes[Int(first)].count
        let (single, rest) = split(right, at: more)
        release(single)
        var at = left
        let grown = Self.sum(nodes[Int(last)].item, more)
        while true {
            nodes[Int(at)].total.add(grown)
            if at == last { break }
            at = nodes[Int(at)].right
        }
        nodes[Int(last)].count += more
        return merge(left, rest)
    }

    private func edge(_ at: Int32, isRight: Bool) -> Int32 {
        var at = at
        while true {
            let next = isRight ? nodes[Int(at)].right : nodes[Int(at)].left
            if next == Self.none { return at }
            at = next
        }
    }

    /// Which of the two roots stays on top is drawn by lot, by their sizes: that keeps the tree flat whatever happens to it.
    private mutating func merge(_ left: Int32, _ right: Int32) -> Int32 {
        guard left != Self.none else { return right }
        guard right != Self.none else { return left }
        let sizes = UInt64(size(left)) + UInt64(size(right))
        if draw() % sizes < UInt64(size(left)) {
            nodes[Int(left)].right = merge(nodes[Int(left)].right, right)
            update(left)
            return left
        }
        nodes[Int(right)].left = merge(left, nodes[Int(right)].left)
        update(right)
        return right
    }

    private mutating func draw() -> UInt64 {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return random >> 11
    }

    private mutating func build(_ items: some Sequence<Item>) -> Int32 {
        var runs: [(item: Item, count: Int)] = []
        for item in items {
            if let last = runs.last, last.item == item {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((item, 1))
            }
        }
        nodes.reserveCapacity(nodes.count + runs.count)
        return build(runs[...])
    }

    private mutating func build(_ runs: ArraySlice<(item: Item, count: Int)>) -> Int32 {
        guard !runs.isEmpty else { return Self.none }
        let middle = runs.startIndex + runs.count / 2
        let left = build(runs[..<middle])
        let at = make(runs[middle].item, runs[middle].count)
        let right = build(runs[(middle + 1)...])
        nodes[Int(at)].left = left
        nodes[Int(at)].right = right
        update(at)
        return at
    }
}
