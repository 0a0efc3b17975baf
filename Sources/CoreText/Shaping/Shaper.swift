import CCairo
import CPango
import Foundation

/// Turns characters into glyphs with HarfBuzz.
enum Shaper {
    nonisolated(unsafe) private static let english = hb_language_from_string("en", -1)

    /// Shapes `range` of `units` as it stands, without regard to what comes before and after.
    static func shape(
        _ units: [UInt16], range: Range<Int>, style: TextStyle, face: FontFace, level: UInt8,
        language: OpaquePointer? = nil
    ) -> GlyphRun {
        let buffer = hb_buffer_create()!
        defer { hb_buffer_destroy(buffer) }
        units.withUnsafeBufferPointer { all in
            hb_buffer_add_utf16(
                buffer, all.baseAddress! + range.lowerBound, Int32(range.count), 0, Int32(range.count))
        }
        hb_buffer_guess_segment_properties(buffer)
        let isRightToLeft = level & 1 == 1
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        // Never the process' locale: the same text must give the same pixels everywhere.
        let harfBuzzLanguage = language.flatMap { hb_language_from_string(pango_language_to_string($0), -1) }
        hb_buffer_set_language(buffer, harfBuzzLanguage ?? english)
        shapeBuffer(buffer, style: style, face: face)

        var count: UInt32 = 0
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        let infos = hb_buffer_get_glyph_infos(buffer, nil)
        let total = Int(count)
        let stretch = style.stretch
        let spacing = style.letterSpacing
        var glyphs: [cairo_glyph_t] = []
        var rooms: [GlyphRoom] = []
        glyphs.reserveCapacity(total)
        rooms.reserveCapacity(total)
        var x = 0.0
        for index in 0..<total {
            let info = infos![index]
            let position = positions![index]
            glyphs.append(
                cairo_glyph_t(
                    index: UInt(info.codepoint), x: x + Double(position.x_offset) / FontFace.unit * stretch,
                    y: -Double(position.y_offset) / FontFace.unit))
            var advance = Double(position.x_advance) / FontFace.unit * stretch
            let endsCluster = index + 1 == total || infos![index + 1].cluster != info.cluster
            if spacing != 0, endsCluster { advance += spacing }
            rooms.append(
                GlyphRoom(
                    origin: x, advance: advance, cluster: Int(info.cluster) + range.lowerBound,
                    isUnsafeToBreak: info.mask & 1 != 0))
            x += advance
        }
        return GlyphRun(
            style: style, face: face, range: range, level: level, glyphs: glyphs, rooms: rooms, width: x)
    }

    private static func shapeBuffer(_ buffer: OpaquePointer, style: TextStyle, face: FontFace) {
        var features = style.font.harfBuzzFeatures
        if style.kern == 0 { features.append(hb_feature_t(tag: "kern", value: 0)) }
        // Letters that are set apart do not join.
        if !style.ligatures || (style.kern ?? 0) != 0 || style.tracking != 0 {
            features.append(hb_feature_t(tag: "liga", value: 0))
            features.append(hb_feature_t(tag: "clig", value: 0))
        }
        hb_shape(face.harfBuzz, buffer, features, UInt32(features.count))
    }

    /// Left-to-right Latin text that needs no itemising: no bidi, no other script, no emoji, nothing that is not a glyph.
    static func isSimple(_ units: ArraySlice<UInt16>) -> Bool {
        for unit in units {
            switch unit {
            case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F, 0x2010...0x2027, 0x2030...0x203A, 0x20A0...0x20BF, 0x2212:
                continue
            default:
                return false
            }
        }
        return true
    }
}
