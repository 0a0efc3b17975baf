import PorticoRenderModel

/// What one frame shows: the render tree at one time, sampled, flattened to the surface, back to front. Never changed once drawn.
///
/// Quads lie wherever there was room; their order is a list of small entries. So a layer that comes or goes among ten thousand
/// moves a few bytes for each quad in front of it, and nothing else.
///
/// - From: `FramePlanner`.
/// - To: `FrameDamage`, `Compositor.draw`.
package struct FramePlan: Equatable {
    /// All that is needed to find out that a quad need not be drawn, which is most of drawing.
    struct Entry {
        var bounds: PixelRect
        /// Where the quad lies in `slots`.
        var slot: Int32
        /// Entries to pass over with this one where its bounds are not drawn: a group's.
        var skip: Int32

        init(_ quad: Quad, _ slot: Int32) {
            (bounds, self.slot) = (quad.bounds, slot)
            skip = quad.kind == .groupBegin ? quad.count + 1 : 0
        }
    }

    /// In no order; some are free.
    private(set) var slots = ContiguousArray<Quad>()
    /// In drawing order.
    private(set) var entries = ContiguousArray<Entry>()
    private var free = ContiguousArray<Int32>()

    package init() {}

    init(_ list: QuadList) { replace(0..<0, with: list, 0..<list.count) }

    package static func == (a: FramePlan, b: FramePlan) -> Bool {
        a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
    }

    package var count: Int { entries.count }
    package subscript(index: Int) -> Quad { slots[Int(entries[index].slot)] }
    /// In drawing order: a copy, for inspection.
    package var quads: ContiguousArray<Quad> { ContiguousArray(entries.lazy.map { slots[Int($0.slot)] }) }

    mutating func set(_ index: Int, _ quad: Quad) {
        let slot = entries[index].slot
        slots[Int(slot)] = quad
        entries[index] = Entry(quad, slot)
    }

    /// Puts a part of a list where a range of quads was.
    mutating func replace(_ range: Range<Int>, with list: QuadList, _ part: Range<Int>) {
        let common = min(range.count, part.count)
        for i in 0..<common { set(range.lowerBound + i, list.quads[part.lowerBound + i]) }
        let rest = (range.lowerBound + common)..<range.upperBound
        if !rest.isEmpty {
            free.append(contentsOf: entries[rest].lazy.map(\.slot))
            entries.removeSubrange(rest)
        } else if part.count > common {
            let more = list.quads[(part.lowerBound + common)..<part.upperBound]
            var added = ContiguousArray<Entry>()
            added.reserveCapacity(more.count)
            for quad in more {
                if let slot = free.popLast() {
                    slots[Int(slot)] = quad
                    added.append(Entry(quad, slot))
                } else {
                    added.append(Entry(quad, Int32(slots.count)))
                    slots.append(quad)
                }
            }
            entries.insert(contentsOf: added, at: rest.lowerBound)
        }
    }

    mutating func removeAll() {
        slots.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        free.removeAll(keepingCapacity: true)
    }

    /// A part, in drawing order.
    func copy(_ range: Range<Int>, to list: inout ContiguousArray<Quad>) {
        for i in range { list.append(self[i]) }
    }
}
