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

    /// The same run at another bidi level of the same direction.
    func atLevel(_ level: UInt8) -> GlyphRun {
        GlyphRun(
            kind: kind, style: style, face: face, range: range, level: level, glyphs: glyphs, advances: advances,
            clusters: clusters, unsafeToBreak: unsafeToBreak, width: width)
    }

    /// The part for `part` of the range, by taking glyphs. Nil where the cut would change shapes: shape anew then.
    func slice(_ part: Range<Int>) -> GlyphRun? {
        guard kind == .glyphs, !glyphs.isEmpty else { return nil }
        var first = glyphs.count
        var last = -1
        var startsCluster = part.lowerBound == range.lowerBound
        var endsCluster = part.upperBound == range.upperBound
        for index in glyphs.indices {
            let cluster = clusters[index]
            if part.contains(cluster) {
                first = min(first, index)
                last = max(last, index)
            }
            if cluster == part.lowerBound {
                if unsafeToBreak[index], !startsCluster { return nil }
                startsCluster = true
            } else if cluster == part.upperBound {
                if unsafeToBreak[index] { return nil }
                endsCluster = true
            }
        }
        guard startsCluster, endsCluster, last >= first else { return nil }
        let origin = advances[..<first].reduce(0, +)
        let newAdvances = Array(advances[first...last])
        return GlyphRun(
            style: style, face: face, range: part, level: level,
            glyphs: glyphs[first...last].map { cairo_glyph_t(index: $0.index, x: $0.x - origin, y: $0.y) },
            advances: newAdvances, clusters: Array(clusters[first...last]),
            unsafeToBreak: Array(unsafeToBreak[first...last]), width: newAdvances.reduce(0, +))
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

    /// Where the caret before the unit `location` stands, from the run's left edge. Inside a cluster of several
    /// units (a ligature) the room is shared out evenly.
    func caretOffset(_ location: Int) -> Double {
        let location = min(max(location, range.lowerBound), range.upperBound)
        guard kind == .glyphs, !glyphs.isEmpty else {
            let share = Double(location - range.lowerBound) / Double(max(1, range.count))
            return isRightToLeft ? width * (1 - share) : width * share
        }
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
            if location >= cluster, location < end {
                let share = Double(location - cluster) / Double(max(1, end - cluster))
                return isRightToLeft ? x + clusterWidth * (1 - share) : x + clusterWidth * share
            }
            x += clusterWidth
            index = next
        }
        return isRightToLeft ? 0 : width
    }
}
