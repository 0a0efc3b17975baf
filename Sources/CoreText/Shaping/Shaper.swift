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
        let shaped = units.withUnsafeBufferPointer { all in
            shapeText(
                of: UnsafeBufferPointer(rebasing: all[range]), style: style, face: face,
                isRightToLeft: level & 1 == 1, language: language)
        }
        let total = shaped.count
        let stretch = style.stretch
        let spacing = style.letterSpacing
        var glyphs: [cairo_glyph_t] = []
        var rooms: [GlyphRoom] = []
        glyphs.reserveCapacity(total)
        rooms.reserveCapacity(total)
        var x = 0.0
        for index in 0..<total {
            let glyph = shaped[index]
            glyphs.append(
                cairo_glyph_t(
                    index: UInt(glyph.index), x: x + Double(glyph.xOffset) / FontFace.unit * stretch,
                    y: -Double(glyph.yOffset) / FontFace.unit))
            var advance = Double(glyph.advance) / FontFace.unit * stretch
            let endsCluster = index + 1 == total || shaped[index + 1].cluster != glyph.cluster
            if spacing != 0, endsCluster { advance += spacing }
            rooms.append(
                GlyphRoom(
                    origin: x, advance: advance, cluster: Int(glyph.cluster) + range.lowerBound,
                    isUnsafeToBreak: glyph.isUnsafeToBreak))
            x += advance
        }
        return GlyphRun(
            style: style, face: face, range: range, level: level, glyphs: glyphs, rooms: rooms, width: x)
    }

    private static func shapeText(
        of text: UnsafeBufferPointer<UInt16>, style: TextStyle, face: FontFace, isRightToLeft: Bool,
        language: OpaquePointer?
    ) -> [ShapedGlyph] {
        let features = features(of: style)
        if features.isEmpty, !isRightToLeft, language == nil, isSimple(text), let known = face.words.glyphs(of: text) {
            return known
        }
        return shapeWhole(text, features, face: face, isRightToLeft: isRightToLeft, language: language)
    }

    /// The glyphs of a text in one piece.
    static func shapeWhole(
        _ text: UnsafeBufferPointer<UInt16>, _ features: [hb_feature_t], face: FontFace, isRightToLeft: Bool = false,
        language: OpaquePointer? = nil
    ) -> [ShapedGlyph] {
        var result: [ShapedGlyph] = []
        withBuffer(text) { buffer in
            hb_buffer_guess_segment_properties(buffer)
            setSegment(buffer, isRightToLeft: isRightToLeft, language: language)
            hb_shape(face.harfBuzz, buffer, features, UInt32(features.count))
            appendGlyphs(of: buffer, to: &result)
        }
        return result
    }

    static func withBuffer(_ text: UnsafeBufferPointer<UInt16>, _ body: (OpaquePointer) -> Void) {
        let buffer = hb_buffer_create()!
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf16(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
        body(buffer)
    }

    static func setSegment(_ buffer: OpaquePointer, isRightToLeft: Bool = false, language: OpaquePointer? = nil) {
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        // Never the process' locale: the same text must give the same pixels everywhere.
        let harfBuzzLanguage = language.flatMap { hb_language_from_string(pango_language_to_string($0), -1) }
        hb_buffer_set_language(buffer, harfBuzzLanguage ?? english)
    }

    static func appendGlyphs(of buffer: OpaquePointer, to result: inout [ShapedGlyph]) {
        var count: UInt32 = 0
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        let infos = hb_buffer_get_glyph_infos(buffer, nil)
        result.reserveCapacity(result.count + Int(count))
        for index in 0..<Int(count) {
            let (info, position) = (infos![index], positions![index])
            result.append(
                ShapedGlyph(
                    index: info.codepoint, advance: position.x_advance, xOffset: position.x_offset,
                    yOffset: position.y_offset, cluster: info.cluster, isUnsafeToBreak: info.mask & 1 != 0))
        }
    }

    private static func features(of style: TextStyle) -> [hb_feature_t] {
        var features = style.font.harfBuzzFeatures
        if style.kern == 0 { features.append(hb_feature_t(tag: "kern", value: 0)) }
        // Letters that are set apart do not join.
        if !style.ligatures || (style.kern ?? 0) != 0 || style.tracking != 0 {
            features.append(hb_feature_t(tag: "liga", value: 0))
            features.append(hb_feature_t(tag: "clig", value: 0))
        }
        return features
    }

    /// Left-to-right Latin text that needs no itemising: no bidi, no other script, no emoji, nothing that is not a glyph.
    static func isSimple(_ units: some Sequence<UInt16>) -> Bool {
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
