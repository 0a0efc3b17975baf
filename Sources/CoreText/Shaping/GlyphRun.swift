import CCairo
import Foundation

/// Shaped glyphs of one style, one font and one direction. Immutable; may be drawn from any thread.
final class GlyphRun: @unchecked Sendable {
    enum Kind { case glyphs, tab, attachment, invisible }

    let kind: Kind
    let style: TextStyle
    let face: FontFace
    /// UTF-16 offsets in the whole text.
    let range: Range<Int>
    /// Bidi level; odd is right to left.
    let level: UInt8
    /// Left to right as drawn, relative to the run's origin on the baseline, y down.
    let glyphs: [cairo_glyph_t]
    let advances: [Double]
    /// For every glyph, the offset of the first unit that it stands for.
    let clusters: [Int]
    /// For every glyph: would the shape change if the text were cut before its cluster?
    let unsafeToBreak: [Bool]
    let width: Double

    var isRightToLeft: Bool { level & 1 == 1 }

    init(
        kind: Kind = .glyphs, style: TextStyle, face: FontFace, range: Range<Int>, level: UInt8,
        glyphs: [cairo_glyph_t], advances: [Double], clusters: [Int], unsafeToBreak: [Bool], width: Double
    ) {
        self.kind = kind
        self.style = style
        self.face = face
        self.range = range
        self.level = level
        self.glyphs = glyphs
        self.advances = advances
        self.clusters = clusters
        self.unsafeToBreak = unsafeToBreak
        self.width = width
    }

    /// A tab or an attachment: one character that takes room and has no glyph.
    init(spacer kind: Kind, style: TextStyle, range: Range<Int>, level: UInt8, width: Double) {
        self.kind = kind
        self.style = style
        face = style.font.face
        self.range = range
        self.level = level
        glyphs = []
        advances = []
        clusters = []
        unsafeToBreak = []
        self.width = width
    }

    /// The same whitespace at another bidi level. Where that is of the other direction, so is the order of its glyphs.
    func atLevel(_ level: UInt8) -> GlyphRun {
        let isTurned = level & 1 != self.level & 1
        let order = isTurned ? glyphs.indices.reversed() : Array(glyphs.indices)
        let origins = makeOrigins()
        var x = 0.0
        let moved = order.map { index in
            defer { x += advances[index] }
            let glyph = glyphs[index]
            return cairo_glyph_t(index: glyph.index, x: glyph.x - origins[index] + x, y: glyph.y)
        }
        return GlyphRun(
            kind: kind, style: style, face: face, range: range, level: level, glyphs: moved,
            advances: order.map { advances[$0] }, clusters: order.map { clusters[$0] },
            unsafeToBreak: order.map { unsafeToBreak[$0] }, width: width)
    }

    /// The left edge of every glyph's room, and the run's width: what slices are measured from.
    func makeOrigins() -> [Double] {
        var origins: [Double] = []
        origins.reserveCapacity(advances.count + 1)
        var x = 0.0
        for advance in advances {
            origins.append(x)
            x += advance
        }
        origins.append(x)
        return origins
    }

    /// The part for `part` of the range, by taking glyphs. Nil where the cut would change shapes: shape anew then.
    /// Costs what the part is long. `origins` are this run's own.
    func slice(_ part: Range<Int>, origins: [Double]) -> GlyphRun? {
        guard kind == .glyphs, !glyphs.isEmpty, canCut(at: part.lowerBound), canCut(at: part.upperBound) else {
            return nil
        }
        let taken =
            isRightToLeft
            ? firstGlyph(from: part.upperBound)..<firstGlyph(from: part.lowerBound)
            : firstGlyph(from: part.lowerBound)..<firstGlyph(from: part.upperBound)
        guard !taken.isEmpty else { return nil }
        let origin = origins[taken.lowerBound]
        return GlyphRun(
            style: style, face: face, range: part, level: level,
            glyphs: glyphs[taken].map { cairo_glyph_t(index: $0.index, x: $0.x - origin, y: $0.y) },
            advances: Array(advances[taken]), clusters: Array(clusters[taken]),
            unsafeToBreak: Array(unsafeToBreak[taken]),
            width: origins[taken.upperBound] - origin)
    }

    /// Whether a cluster begins at the unit, and keeps its shape when the text is cut before it.
    private func canCut(at unit: Int) -> Bool {
        if unit == range.lowerBound || unit == range.upperBound { return true }
        // Of a cluster of several glyphs any that is unsafe makes the cut unsafe.
        var index = isRightToLeft ? firstGlyph(from: unit) - 1 : firstGlyph(from: unit)
        guard clusters.indices.contains(index), clusters[index] == unit else { return false }
        while clusters.indices.contains(index), clusters[index] == unit {
            if unsafeToBreak[index] { return false }
            index += isRightToLeft ? -1 : 1
        }
        return true
    }

    /// As glyphs are drawn, the first whose cluster is at or after `unit`; where they run right to left, the first before it.
    private func firstGlyph(from unit: Int) -> Int {
        var low = 0
        var high = clusters.count
        while low < high {
            let middle = (low + high) / 2
            let isBefore = isRightToLeft ? clusters[middle] >= unit : clusters[middle] < unit
            if isBefore { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The run with `extra(cluster)` added after each cluster: how justified text gets its width.
    func spaced(_ extra: (Int) -> Double) -> GlyphRun {
        var newAdvances = advances
        var moved = glyphs
        var shift = 0.0
        for index in glyphs.indices {
            moved[index].x += shift
            let endsCluster = index + 1 == glyphs.count || clusters[index + 1] != clusters[index]
            let added = endsCluster ? extra(clusters[index]) : 0
            newAdvances[index] += added
            shift += added
        }
        return GlyphRun(
            kind: kind, style: style, face: face, range: range, level: level, glyphs: moved, advances: newAdvances,
            clusters: clusters, unsafeToBreak: unsafeToBreak, width: width + shift)
    }

    /// Where the caret before the unit `location` stands, from the run's left edge.
    func caretOffset(_ location: Int) -> Double {
        let location = min(max(location, range.lowerBound), range.upperBound)
        if location == range.upperBound { return isRightToLeft ? 0 : width }
        return caretOffsets()[location - range.lowerBound]
    }

    /// The places of the carets before all units. Inside a cluster of several units (a ligature) the room is shared out evenly.
    func caretOffsets() -> [Double] {
        guard kind == .glyphs, !glyphs.isEmpty else { return shared(from: 0, width: width, count: range.count) }
        var carets = [Double](repeating: 0, count: range.count)
        var x = 0.0
        var index = 0
        while index < glyphs.count {
            let cluster = clusters[index]
            var clusterWidth = 0.0
            var next = index
            while next < glyphs.count, clusters[next] == cluster {
                clusterWidth += advances[next]
                next += 1
            }
            // In a right-to-left run the following cluster in the text is the one drawn before.
            let end =
                isRightToLeft
                ? (index == 0 ? range.upperBound : clusters[index - 1])
                : (next == glyphs.count ? range.upperBound : clusters[next])
            let places = shared(from: x, width: clusterWidth, count: end - cluster)
            carets.replaceSubrange(cluster - range.lowerBound..<end - range.lowerBound, with: places)
            x += clusterWidth
            index = next
        }
        return carets
    }

    private func shared(from x: Double, width: Double, count: Int) -> [Double] {
        (0..<max(0, count)).map { unit in
            let share = Double(unit) / Double(count)
            return isRightToLeft ? x + width * (1 - share) : x + width * share
        }
    }
}
