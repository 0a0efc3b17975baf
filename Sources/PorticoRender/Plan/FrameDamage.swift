/// The pixels that differ between two frames, as a few rectangles that do not overlap. Empty means: draw and present nothing.
///
/// - From: `FramePlanner`, which compares each quad with the one it replaces.
/// - To: `Compositor.draw`, `SurfaceSink.present`.
package struct FrameDamage: Equatable, Sendable {
    /// More than this many are joined: every rectangle costs a pass over the plan.
    static let limit = DamageRects.capacity

    package private(set) var rects = DamageRects()

    package init() {}

    package init(_ rect: PixelRect) { add(rect) }

    /// What differs between two plans that were made apart.
    package init(from old: FramePlan, to new: FramePlan) { addDifference(from: old.quads[...], to: new.quads[...]) }

    package var isEmpty: Bool { rects.isEmpty }
    package var area: Int { rects.reduce(0) { $0 + $1.area } }
    package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

    package mutating func add(_ rect: PixelRect) {
        if rect.isEmpty { return }
        var rect = rect
        // Joining may make a rectangle reach others; it ends, because each round removes one.
        var joined = true
        while joined {
            joined = false
            for i in rects.indices {
                if rects[i].contains(rect) { return }
                let union = rects[i].union(rect)
                if rects[i].intersects(rect) || union.area <= rects[i].area + rect.area {
                    rect = union
                    rects.remove(at: i)
                    joined = true
                    break
                }
            }
            if !joined && rects.count == Self.limit {
                let best = rects.indices.min { growth($0, rect) < growth($1, rect) }!
                rect = rects[best].union(rect)
                rects.remove(at: best)
                joined = true
            }
        }
        rects.append(rect)
    }

    mutating func add(_ other: FrameDamage) {
        for rect in other.rects { add(rect) }
    }

    mutating func clip(to rect: PixelRect) {
        var clipped = DamageRects()
        for part in rects {
            let r = part.intersection(rect)
            if !r.isEmpty { clipped.append(r) }
        }
        rects = clipped
    }

    typealias ArraySlice = ContiguousArray<Quad>.SubSequence

    mutating func removeAll() { rects = DamageRects() }

    private func growth(_ i: Int, _ rect: PixelRect) -> Int {
        rects[i].union(rect).area - rects[i].area - rect.area
    }

    /// Quads are the same if they name the same part of the same layer. What came, went, changed or was drawn in another order
    /// is damaged; the equal head and tail of the plans are passed over.
    mutating func addDifference(from a: ArraySlice, to b: ArraySlice) {
        var head = 0
        while head < a.count, head < b.count, a[a.startIndex + head].looksLike(b[b.startIndex + head]) { head += 1 }
        var tail = 0
        while tail < a.count - head, tail < b.count - head, a[a.endIndex - 1 - tail].looksLike(b[b.endIndex - 1 - tail])
        {
            tail += 1
        }
        let left = (a.startIndex + head)..<(a.endIndex - tail), right = (b.startIndex + head)..<(b.endIndex - tail)
        if left.isEmpty && right.isEmpty { return }
        var places: [UInt64: Int] = [:]
        places.reserveCapacity(left.count)
        for i in left {
            // Of two with one name nobody can say which became which.
            if let twin = places.updateValue(i, forKey: a[i].key) { add(a[twin].bounds) }
        }
        var last = -1
        for i in right {
            guard let place = places.removeValue(forKey: b[i].key) else {
                add(b[i].bounds)
                continue
            }
            if place < last || !a[place].looksLike(b[i]) {
                add(a[place].bounds)
                add(b[i].bounds)
            }
            last = max(last, place)
        }
        for i in places.values.sorted() { add(a[i].bounds) }
    }
}

extension FrameDamage: CustomStringConvertible {
    package var description: String { rects.map(\.description).joined(separator: " + ") }
}
