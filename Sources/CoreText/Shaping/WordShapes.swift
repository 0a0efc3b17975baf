import CPango
import Synchronization

/// A glyph as HarfBuzz answers it: in 1/1024 point, before spacing and stretch.
struct ShapedGlyph: Equatable {
    var index: UInt32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
    /// The first unit that it stands for, from the beginning of what was shaped.
    var cluster: UInt32
    var isUnsafeToBreak: Bool
}

/// The shapes of the words that one face has set already. Interfaces say the same words again and again, and four fifths of the time that a
/// label takes is HarfBuzz's.
///
/// A word between two spaces is shaped by itself, which gives the same glyphs as the whole text would unless the font joins something
/// across a space. Two things do:
/// - Substitutions that look beyond one. Those of Inter change brackets and dashes beside capitals, and the x between digits. What stands
///   `reach` units around a character that such a substitution may change is shaped as one piece, with all that it can depend on, unless
///   trials have shown that letters alone don't change it.
/// - Kerning with a space, which reaches one glyph far: there words are shaped with a space beside them, and spaces with letters.
///
/// Used for text that is `Shaper.isSimple`, without features of its own.
final class WordShapes: Sendable {
    /// Units on either side that a substitution may look at.
    private static let reach = 8
    /// A face that is asked more often is worth the time to look into the font's tables.
    private static let patience = 16
    /// Glyphs that are kept; then all are let go of.
    private static let most = 6000

    private struct Key: Hashable {
        var low: UInt64 = 0, high: UInt64 = 0
    }

    /// What may change a character's glyph across a space, from nothing to anything.
    private enum Sensitivity {
        case none
        /// Not lower-case letters and stops; perhaps the rest.
        case amongOthers
        /// Perhaps lower-case letters, too.
        case always
    }

    /// Tells what the font joins across a space.
    private struct Joins {
        var kernsSpaces = false
        /// By the byte of a character; 0, which is none, stands for all that have no byte.
        var sensitivity = [Sensitivity](repeating: .none, count: 256)
    }

    private struct State {
        var asked = 0
        var joins: Joins?
        var isOff = false
        var ranges: [Key: Range<Int>] = [:]
        var glyphs: [ShapedGlyph] = []
    }

    private let state = Mutex(State())
    /// The font of the face that owns this.
    nonisolated(unsafe) private let font: OpaquePointer

    init(font: OpaquePointer) { self.font = font }

    /// The glyphs of a simple text from left to right, or nil where it has to be shaped as a whole.
    func glyphs(of text: UnsafeBufferPointer<UInt16>) -> [ShapedGlyph]? {
        state.withLock { state in
            state.asked += 1
            guard state.asked > Self.patience, !state.isOff else { return nil }
            if state.joins == nil {
                state.joins = Self.joins(of: font)
                state.isOff = state.joins == nil
            }
            guard let joins = state.joins, let script = Self.script(of: text) else { return nil }
            if state.glyphs.count > Self.most {
                state.ranges.removeAll()
                state.glyphs.removeAll()
            }
            return Pieces(font: font, text: text, script: script, joins: joins).shape(&state)
        }
    }

    /// Latin where a letter says so; nil where only a letter beyond ASCII might.
    private static func script(of text: UnsafeBufferPointer<UInt16>) -> hb_script_t? {
        var isPlain = true
        for unit in text {
            switch unit {
            case 0x41...0x5A, 0x61...0x7A: return HB_SCRIPT_LATIN
            case 0x80...: isPlain = false
            default: break
            }
        }
        return isPlain ? HB_SCRIPT_INVALID : nil
    }

    /// A byte for a character: Latin-1's own, and those of Windows' code page for quotation marks and their kin; 0 for others.
    private static func byte(of unit: UInt16) -> UInt8 {
        switch unit {
        case 0x20..<0x7F, 0xA0...0xFF: UInt8(unit)
        case 0x2018: 0x91
        case 0x2019: 0x92
        case 0x201C: 0x93
        case 0x201D: 0x94
        case 0x2022: 0x95
        case 0x2013: 0x96
        case 0x2014: 0x97
        case 0x2026: 0x85
        case 0x20AC: 0x80
        default: 0
        }
    }

    // MARK: The font's tables

    /// Nil where words can't be told apart: with kerning that isn't OpenType's, or without a space.
    private static func joins(of font: OpaquePointer) -> Joins? {
        let face = hb_font_get_face(font)
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return nil }
        for tag in ["morx", "kerx"] + (hb_ot_layout_has_positioning(face) == 0 ? ["kern"] : []) {
            let blob = hb_face_reference_table(face, hb_feature_t(tag: tag, value: 0).tag)
            defer { hb_blob_destroy(blob) }
            if hb_blob_get_length(blob) > 0 { return nil }
        }
        let changed = hb_set_create()
        defer { hb_set_destroy(changed) }
        let substitutions = ["rvrn", "ltra", "ltrm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt"]
        collectGlyphs(face, "GSUB", substitutions, around: space, into: changed)
        let placed = hb_set_create()
        defer { hb_set_destroy(placed) }
        collectGlyphs(
            face, "GPOS", ["kern", "dist", "mark", "mkmk", "abvm", "blwm", "curs"], around: space, into: placed)
        var joins = Joins(kernsSpaces: hb_set_is_empty(placed) == 0)
        joins.sensitivity[0] = .always
        for unit in UInt16(0x21)...0x20AC where byte(of: unit) != 0 && unit != 0xA0 {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, UInt32(unit), &glyph) != 0 else { continue }
            guard hb_set_has(changed, glyph) != 0 else { continue }
            joins.sensitivity[Int(byte(of: unit))] = isCalm(unit, font) ? .amongOthers : .always
        }
        // It is kerned like a space.
        joins.sensitivity[0xA0] = .always
        return joins
    }

    /// Whether a character has the same glyph with lower-case words beside its own as without them.
    private static func isCalm(_ unit: UInt16, _ font: OpaquePointer) -> Bool {
        func shape(_ before: String, _ after: String) -> [ShapedGlyph] {
            let units = Array(before.utf16) + [unit] + Array(after.utf16)
            var result: [ShapedGlyph] = []
            units.withUnsafeBufferPointer { text in
                Shaper.withBuffer(text) { buffer in
                    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
                    Shaper.setSegment(buffer)
                    hb_shape(font, buffer, nil, 0)
                    Shaper.appendGlyphs(of: buffer, to: &result)
                }
            }
            return result.filter { $0.cluster == UInt32(before.utf16.count) }.map {
                var glyph = $0
                glyph.cluster = 0
                return glyph
            }
        }
        return [("", ""), ("nan", ""), ("", "nan"), ("nan", "nan")].allSatisfy { before, after in
            // Kerning with the spaces is another matter.
            let alone = shape(" " + before, after + " ")
            return [("on, nan. ", " nan, no. "), ("nan ", " nan")].allSatisfy {
                shape($0 + before, after + $1) == alone
            }
        }
    }

    /// Adds what the lookups of some features change, of those in which the space has a part.
    private static func collectGlyphs(
        _ face: OpaquePointer?, _ table: String, _ features: [String], around space: hb_codepoint_t,
        into set: OpaquePointer?
    ) {
        let tags = features.map { hb_feature_t(tag: $0, value: 0).tag } + [0]
        let table = hb_feature_t(tag: table, value: 0).tag
        let lookups = hb_set_create()
        defer { hb_set_destroy(lookups) }
        hb_ot_layout_collect_lookups(face, table, nil, nil, tags, lookups)
        var lookup = hb_codepoint_t.max
        while hb_set_next(lookups, &lookup) != 0 {
            let parts = (0..<3).map { _ in hb_set_create() }
            defer { for part in parts { hb_set_destroy(part) } }
            hb_ot_layout_lookup_collect_glyphs(face, table, lookup, parts[0], parts[1], parts[2], nil)
            if parts.contains(where: { hb_set_has($0, space) != 0 }) { hb_set_union(set, parts[1]) }
        }
    }

    // MARK: A text

    /// A text, cut at its spaces.
    private struct Pieces {
        let font: OpaquePointer
        let text: UnsafeBufferPointer<UInt16>
        let script: hb_script_t
        let joins: Joins

        func shape(_ state: inout State) -> [ShapedGlyph] {
            var result: [ShapedGlyph] = []
            result.reserveCapacity(text.count)
            var start = 0
            // Where the surroundings of the last contextual character end.
            var joined = 0
            var next = nextContextual(from: 0)
            while start < text.count {
                var end = start
                // A piece goes on as long as a contextual character is near.
                var isJoined = false
                repeat {
                    end = tokenEnd(from: end)
                    while next < end + WordShapes.reach, next < text.count {
                        joined = next + WordShapes.reach
                        next = nextContextual(from: next + 1)
                    }
                    isJoined = isJoined || joined > start
                } while joined > end && end < text.count
                appendPiece(start..<end, isKept: !isJoined, to: &result, &state)
                start = end
            }
            return result
        }

        private func nextContextual(from start: Int) -> Int {
            var index = start
            while index < text.count, !isContextual(index) { index += 1 }
            return index
        }

        private func isContextual(_ index: Int) -> Bool {
            switch joins.sensitivity[Int(WordShapes.byte(of: text[index]))] {
            case .none: return false
            case .always: return true
            case .amongOthers:
                let around = max(0, index - WordShapes.reach)..<min(text.count, index + WordShapes.reach + 1)
                return !around.allSatisfy { place in
                    switch text[place] {
                    case 0x61...0x7A, 0x20, 0x2C, 0x2E: true
                    default: place == index
                    }
                }
            }
        }

        /// The end of the word, or of the one space, that begins here.
        private func tokenEnd(from start: Int) -> Int {
            guard start < text.count else { return start }
            var end = start + 1
            if text[start] != 0x20 { while end < text.count, text[end] != 0x20 { end += 1 } }
            return end
        }

        /// How many units beyond a piece's first or last one are shaped with it: a word's space, or a space's letters, three of which may be
        /// joined to one glyph.
        private func context(beside edge: Int) -> Int { !joins.kernsSpaces ? 0 : text[edge] == 0x20 ? 3 : 1 }

        private func appendPiece(
            _ range: Range<Int>, isKept: Bool, to result: inout [ShapedGlyph], _ state: inout State
        ) {
            let before = context(beside: range.lowerBound), after = context(beside: range.upperBound - 1)
            let whole = max(0, range.lowerBound - before)..<min(text.count, range.upperBound + after)
            let key = isKept ? key(whole, of: range) : nil
            if let key, let known = state.ranges[key] {
                for index in known {
                    result.append(state.glyphs[index])
                    result[result.count - 1].cluster += UInt32(range.lowerBound)
                }
                return
            }
            let first = result.count
            Shaper.withBuffer(UnsafeBufferPointer(rebasing: text[whole])) { buffer in
                hb_buffer_set_script(buffer, script)
                hb_buffer_guess_segment_properties(buffer)
                Shaper.setSegment(buffer)
                hb_shape(font, buffer, nil, 0)
                Shaper.appendGlyphs(of: buffer, to: &result)
            }
            let own = UInt32(range.lowerBound - whole.lowerBound)..<UInt32(range.upperBound - whole.lowerBound)
            if whole != range {
                result.replaceSubrange(first..., with: result[first...].filter { own.contains($0.cluster) })
            }
            let begin = state.glyphs.count
            for index in first..<result.count {
                result[index].cluster -= own.lowerBound
                if key != nil { state.glyphs.append(result[index]) }
                result[index].cluster += UInt32(range.lowerBound)
            }
            if let key { state.ranges[key] = begin..<state.glyphs.count }
        }

        /// Up to 15 characters, and in the last byte how many of them are shaped from where, and as what.
        private func key(_ whole: Range<Int>, of range: Range<Int>) -> Key? {
            guard whole.count <= 14 else { return nil }
            var key = Key()
            for (place, unit) in text[whole].enumerated() {
                let byte = UInt64(WordShapes.byte(of: unit))
                if place < 8 { key.low |= byte << (8 * place) } else { key.high |= byte << (8 * (place - 8)) }
            }
            let before = range.lowerBound - whole.lowerBound, after = whole.upperBound - range.upperBound
            let isLatin = script == HB_SCRIPT_LATIN
            key.high |= UInt64(before) << 48 | UInt64(after) << 52 | (isLatin ? 1 << 56 : 0)
            return key
        }
    }
}
