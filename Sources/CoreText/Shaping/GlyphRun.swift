import CCairo
import CoreGraphics
import Foundation

/// The room that a glyph takes of its run's line, and the text that it stands for.
struct GlyphRoom {
    /// The left edge, from the run's: the sum of the advances before it.
    var origin: Double
    var advance: Double
    private var firstUnit: UInt32
    /// Would the shape change if the text were cut before its cluster?
    var isUnsafeToBreak: Bool

    init(origin: Double, advance: Double, cluster: Int, isUnsafeToBreak: Bool) {
        (self.origin, self.advance, self.isUnsafeToBreak) = (origin, advance, isUnsafeToBreak)
        firstUnit = UInt32(truncatingIfNeeded: cluster)
    }

    /// The offset of the first unit that the glyph stands for.
    var cluster: Int {
        get { Int(firstUnit) }
        set { firstUnit = UInt32(truncatingIfNeeded: newValue) }
    }
}

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
    /// One for every glyph.
    let rooms: [GlyphRoom]
    let width: Double

    var isRightToLeft: Bool { level & 1 == 1 }

    init(
        kind: Kind = .glyphs, style: TextStyle, face: FontFace, range: Range<Int>, level: UInt8,
        glyphs: [cairo_glyph_t], rooms: [GlyphRoom], width: Double
    ) {
        self.kind = kind
        self.style = style
        self.face = face
        self.range = range
        self.level = level
        self.glyphs = glyphs
        self.rooms = rooms
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
        rooms = []
        self.width = width
    }

    /// The same whitespace at another bidi level. Where that is of the other direction, so is the order of its glyphs.
    func atLevel(_ level: UInt8) -> GlyphRun {
        if level == self.level { return self }
        let isTurned = level & 1 != self.level & 1
        let order = isTurned ? glyphs.indices.reversed() : Array(glyphs.indices)
        var moved: [cairo_glyph_t] = []
        var movedRooms: [GlyphRoom] = []
        moved.reserveCapacity(glyphs.count)
        movedRooms.reserveCapacity(glyphs.count)
        var x = 0.0
        for index in order {
            let glyph = glyphs[index]
            var room = rooms[index]
            moved.append(cairo_glyph_t(index: glyph.index, x: glyph.x - room.origin + x, y: glyph.y))
            room.origin = x
            movedRooms.append(room)
            x += room.advance
        }
        return GlyphRun(
            kind: kind, style: style, face: face, range: range, level: level, glyphs: moved, rooms: movedRooms,
            width: width)
    }

    /// The part for `part` of the range, by taking glyphs. Nil where the cut would change shapes: shape anew then.
    /// Costs what the part is long.
    func slice(_ part: Range<Int>) -> GlyphRun? {
        guard kind == .glyphs, !glyphs.isEmpty, canCut(at: part.lowerBound), canCut(at: part.upperBound) else {
            return nil
        }
        let taken =
            isRightToLeft
            ? firstGlyph(from: part.upperBound)..<firstGlyph(from: part.lowerBound)
            : firstGlyph(from: part.lowerBound)..<firstGlyph(from: part.upperBound)
        guard !taken.isEmpty else { return nil }
        let end = taken.upperBound < rooms.count ? rooms[taken.upperBound].origin : width
        return takeGlyphs(taken, of: part, width: end - rooms[taken.lowerBound].origin)
    }

    /// A run of some of the glyphs, at its own left edge.
    func takeGlyphs(_ taken: Range<Int>, of part: Range<Int>, width: Double) -> GlyphRun {
        let left = left(of: taken.lowerBound)
        var x = 0.0
        let takenRooms = rooms[taken].map { room in
            var own = room
            own.origin = x
            x += room.advance
            return own
        }
        return GlyphRun(
            style: style, face: face, range: part, level: level,
            glyphs: glyphs[taken].map { cairo_glyph_t(index: $0.index, x: $0.x - left, y: $0.y) }, rooms: takenRooms,
            width: width)
    }

    /// The left edge of a glyph's room; of the one behind the last, where the run ends.
    func left(of glyph: Int) -> Double {
        if glyph < rooms.count { return rooms[glyph].origin }
        return rooms.last.map { $0.origin + $0.advance } ?? 0
    }

    /// The sum of the advances of some glyphs.
    func advance(of taken: Range<Int>) -> Double { rooms[taken].reduce(0) { $0 + $1.advance } }

    /// Whether a cluster begins at the unit, and keeps its shape when the text is cut before it.
    private func canCut(at unit: Int) -> Bool {
        if unit == range.lowerBound || unit == range.upperBound { return true }
        // Any unsafe glyph of a cluster makes the cut unsafe.
        var index = isRightToLeft ? firstGlyph(from: unit) - 1 : firstGlyph(from: unit)
        guard rooms.indices.contains(index), rooms[index].cluster == unit else { return false }
        while rooms.indices.contains(index), rooms[index].cluster == unit {
            if rooms[index].isUnsafeToBreak { return false }
            index += isRightToLeft ? -1 : 1
        }
        return true
    }

    /// As glyphs are drawn, the first whose cluster is at or after `unit`; where they run right to left, the first before it.
    private func firstGlyph(from unit: Int) -> Int {
        let isRightToLeft = isRightToLeft
        return rooms.partitionIndex { isRightToLeft ? $0.cluster >= unit : $0.cluster < unit }
    }

    /// The run with `extra(cluster)` added after each cluster: how justified text gets its width.
    func spaced(_ extra: (Int) -> Double) -> GlyphRun {
        var newRooms = rooms
        var moved = glyphs
        var (shift, x) = (0.0, 0.0)
        for index in glyphs.indices {
            let cluster = rooms[index].cluster
            moved[index].x += shift
            let endsCluster = index + 1 == glyphs.count || rooms[index + 1].cluster != cluster
            let added = endsCluster ? extra(cluster) : 0
            newRooms[index].origin = x
            newRooms[index].advance += added
            shift += added
            x += newRooms[index].advance
        }
        return GlyphRun(
            kind: kind, style: style, face: face, range: range, level: level, glyphs: moved, rooms: newRooms,
            width: width + shift)
    }

    /// The place of the caret before the unit `location`, from the run's left edge.
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
            let cluster = rooms[index].cluster
            var clusterWidth = 0.0
            var next = index
            while next < glyphs.count, rooms[next].cluster == cluster {
                clusterWidth += rooms[next].advance
                next += 1
            }
            // In a right-to-left run the following cluster in the text is the one drawn before.
            let end =
                isRightToLeft
                ? (index == 0 ? range.upperBound : rooms[index - 1].cluster)
                : (next == glyphs.count ? range.upperBound : rooms[next].cluster)
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
