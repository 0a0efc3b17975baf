/// A long row of spans, each so many units long and with a value of its own: which of them covers a unit, where the i-th begins,
/// and changes anywhere, all in O(log n).
///
/// A randomised binary tree in one array, each node of which sums up its subtree. A value: a copy is independent of the original.
/// A span without units can be the last one only.
///
/// - From: `TextRope`, `AttributeRuns`, `TextFlow`
struct SpanTree<Value> {
    struct Span {
        var length: Int
        var value: Value
    }

    private struct Node {
        var left: Int32 = -1
        var right: Int32 = -1
        /// Of the subtree, this node included.
        var count: Int32 = 1
        var total: Int
        var span: Span
    }

    private static var none: Int32 { -1 }
    private var nodes: [Node] = []
    /// Places in `nodes` that may be used again.
    private var spare: [Int32] = []
    private var root: Int32 = -1
    private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

    init() {}

    // MARK: Asking

    var count: Int { Int(size(root)) }
    /// Of all spans, in units.
    var length: Int { total(root) }

    /// The span that covers a unit, and where it begins; the last one for what lies behind. There has to be one.
    func find(_ offset: Int) -> (index: Int, start: Int) {
        var at = root
        var rest = offset
        var index = 0
        var start = 0
        while at != Self.none {
            // Field by field: a whole node would be retained at each step.
            let before = nodes[Int(at)].left
            let left = total(before)
            if rest < left {
                at = before
                continue
            }
            rest -= left
            start += left
            index += Int(size(before))
            let length = nodes[Int(at)].span.length
            let after = nodes[Int(at)].right
            if rest < length || after == Self.none { return (index, start) }
            rest -= length
            start += length
            index += 1
            at = after
        }
        preconditionFailure("SpanTree.find: there is no span")
    }

    /// Units before the span; `index` may be `count`.
    func start(of index: Int) -> Int {
        var at = root
        var rest = Int32(index)
        var start = 0
        while at != Self.none {
            let before = nodes[Int(at)].left
            let left = size(before)
            if rest < left {
                at = before
                continue
            }
            start += total(before)
            if rest == left { return start }
            start += nodes[Int(at)].span.length
            rest -= left + 1
            at = nodes[Int(at)].right
        }
        return start
    }

    subscript(index: Int) -> Span {
        get { nodes[Int(place(of: index))].span }
        set {
            let old = nodes[Int(place(of: index))].span.length
            let change = newValue.length - old
            var at = root
            var rest = Int32(index)
            while true {
                nodes[Int(at)].total += change
                let left = size(nodes[Int(at)].left)
                if rest == left { break }
                if rest < left {
                    at = nodes[Int(at)].left
                } else {
                    rest -= left + 1
                    at = nodes[Int(at)].right
                }
            }
            nodes[Int(at)].span = newValue
        }
    }

    /// Calls `body` with the spans from `index` on, until it says false.
    func forEach(from index: Int = 0, _ body: (Int, Span) -> Bool) {
        var path: [Int32] = []
        var at = root
        var rest = Int32(index)
        while at != Self.none {
            let left = size(nodes[Int(at)].left)
            if rest <= left {
                path.append(at)
                if rest == left { break }
                at = nodes[Int(at)].left
            } else {
                rest -= left + 1
                at = nodes[Int(at)].right
            }
        }
        var number = index
        while let here = path.popLast() {
            guard body(number, nodes[Int(here)].span) else { return }
            number += 1
            var next = nodes[Int(here)].right
            while next != Self.none {
                path.append(next)
                next = nodes[Int(next)].left
            }
        }
    }

    // MARK: Changing

    /// In O(spans + log n).
    mutating func replace(_ range: Range<Int>, with spans: [Span]) {
        let (before, rest) = split(root, at: Int32(range.lowerBound))
        let (old, after) = split(rest, at: Int32(range.count))
        release(old)
        root = merge(merge(before, build(spans[...])), after)
    }

    // MARK: The tree

    private func total(_ at: Int32) -> Int { at == Self.none ? 0 : nodes[Int(at)].total }
    private func size(_ at: Int32) -> Int32 { at == Self.none ? 0 : nodes[Int(at)].count }

    private func place(of index: Int) -> Int32 {
        precondition(index >= 0 && index < count, "SpanTree index out of range")
        var at = root
        var rest = Int32(index)
        while true {
            let left = size(nodes[Int(at)].left)
            if rest == left { return at }
            if rest < left {
                at = nodes[Int(at)].left
            } else {
                rest -= left + 1
                at = nodes[Int(at)].right
            }
        }
    }

    private mutating func update(_ at: Int32) {
        let (left, right) = (nodes[Int(at)].left, nodes[Int(at)].right)
        nodes[Int(at)].total = total(left) + nodes[Int(at)].span.length + total(right)
        nodes[Int(at)].count = size(left) + 1 + size(right)
    }

    private mutating func make(_ span: Span) -> Int32 {
        let node = Node(total: span.length, span: span)
        if let place = spare.popLast() {
            nodes[Int(place)] = node
            return place
        }
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    private mutating func build(_ spans: ArraySlice<Span>) -> Int32 {
        guard !spans.isEmpty else { return Self.none }
        let middle = spans.startIndex + spans.count / 2
        let left = build(spans[..<middle])
        let at = make(spans[middle])
        let right = build(spans[(middle + 1)...])
        nodes[Int(at)].left = left
        nodes[Int(at)].right = right
        update(at)
        return at
    }

    private mutating func release(_ at: Int32) {
        guard at != Self.none else { return }
        let (left, right) = (nodes[Int(at)].left, nodes[Int(at)].right)
        release(left)
        release(right)
        spare.append(at)
    }

    private mutating func split(_ at: Int32, at index: Int32) -> (Int32, Int32) {
        guard at != Self.none else { return (Self.none, Self.none) }
        let left = size(nodes[Int(at)].left)
        if index <= left {
            let (first, second) = split(nodes[Int(at)].left, at: index)
            nodes[Int(at)].left = second
            update(at)
            return (first, at)
        }
        let (first, second) = split(nodes[Int(at)].right, at: index - left - 1)
        nodes[Int(at)].right = first
        update(at)
        return (at, second)
    }

    /// Which of the two roots stays on top is drawn by lot, by their sizes: that keeps the tree flat whatever happens to it.
    private mutating func merge(_ left: Int32, _ right: Int32) -> Int32 {
        guard left != Self.none else { return right }
        guard right != Self.none else { return left }
        let sizes = UInt64(size(left)) + UInt64(size(right))
        if draw() % sizes < UInt64(size(left)) {
            let joined = merge(nodes[Int(left)].right, right)
            nodes[Int(left)].right = joined
            update(left)
            return left
        }
        let joined = merge(left, nodes[Int(right)].left)
        nodes[Int(right)].left = joined
        update(right)
        return right
    }

    private mutating func draw() -> UInt64 {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return random >> 11
    }
}
