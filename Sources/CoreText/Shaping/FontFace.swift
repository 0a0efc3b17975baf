import CCairo
import CPango
import CoreGraphics
import Foundation

/// One loaded font at one size: what shaping and drawing need, immutable, usable from any thread.
final class FontFace: @unchecked Sendable {
    let pango: UnsafeMutablePointer<PangoFont>
    /// HarfBuzz's font: positions in 1/1024 point.
    let harfBuzz: OpaquePointer
    /// Cairo's font at this size.
    let scaled: OpaquePointer
    let unitsPerEm: Int
    let ascent: Double
    let descent: Double
    let leading: Double
    let capHeight: Double
    let xHeight: Double
    let underlinePosition: Double
    let underlineThickness: Double
    let strikethroughPosition: Double
    let names: FontNames
    /// The glyph of a space, which has no ink; nil of a font that draws something there, or has none.
    let blankGlyph: UInt?
    /// Colour glyphs keep their own colours when text is drawn in a colour with a shadow, for instance.
    let hasColorGlyphs: Bool
    let words: WordShapes
    let pictures = GlyphPictures()

    static let unit = 1024.0

    /// Call with the engine's lock held.
    init(retaining font: UnsafeMutablePointer<PangoFont>) {
        g_object_ref(font)
        pango = font
        let harfBuzz = hb_font_reference(pango_font_get_hb_font(font))!
        self.harfBuzz = harfBuzz
        scaled = cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(OpaquePointer(font)))
        let face = hb_font_get_face(harfBuzz)
        unitsPerEm = Int(hb_face_get_upem(face))
        hasColorGlyphs = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        var value: hb_position_t = 0
        let unit = Self.unit
        func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
            hb_ot_metrics_get_position(harfBuzz, tag, &value) != 0 ? Double(value) / unit : nil
        }
        // Pango shapes a text of the language to find its own: only for fonts whose tables lack something.
        var found: UnsafeMutablePointer<PangoFontMetrics>?
        defer { pango_font_metrics_unref(found) }
        func pangoMetric(_ read: (UnsafeMutablePointer<PangoFontMetrics>?) -> Int32) -> Double {
            if found == nil { found = pango_font_get_metrics(font, nil) }
            return Double(read(found)) / unit
        }
        let ascent =
            metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
            ?? pangoMetric(pango_font_metrics_get_ascent)
        self.ascent = ascent
        descent =
            metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER).map(abs)
            ?? pangoMetric(pango_font_metrics_get_descent)
        leading = metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0
        capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? ascent * 0.73
        xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? ascent * 0.53
        underlinePosition =
            metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET)
            ?? pangoMetric(pango_font_metrics_get_underline_position)
        underlineThickness =
            metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
            ?? pangoMetric(pango_font_metrics_get_underline_thickness)
        strikethroughPosition =
            metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
            ?? pangoMetric(pango_font_metrics_get_strikethrough_position)
        names = FontNames(pangoFont: font)
        blankGlyph = Self.blankGlyph(harfBuzz)
        words = WordShapes(font: harfBuzz)
    }

    private static func blankGlyph(_ font: OpaquePointer) -> UInt? {
        var (glyph, extents) = (hb_codepoint_t(0), hb_glyph_extents_t())
        guard hb_font_get_nominal_glyph(font, 0x20, &glyph) != 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width == 0, extents.height == 0
        else { return nil }
        return UInt(glyph)
    }

    deinit {
        cairo_scaled_font_destroy(scaled)
        hb_font_destroy(harfBuzz)
        // With its font the map changes, which belongs to the engine.
        TextEngine.shared.locked { g_object_unref(pango) }
    }

    /// The glyph of a character, 0 where the font has none.
    func glyph(for scalar: UInt32) -> UInt32 {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(harfBuzz, scalar, &glyph) != 0 ? glyph : 0
    }

    func advance(of glyph: UInt32) -> Double {
        Double(hb_font_get_glyph_h_advance(harfBuzz, glyph)) / Self.unit
    }

    /// Ink bounds, y up, relative to the glyph's origin.
    func bounds(of glyph: UInt32) -> CGRect {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(harfBuzz, glyph, &extents) != 0 else { return .zero }
        let top = Double(extents.y_bearing) / Self.unit
        let height = -Double(extents.height) / Self.unit
        return CGRect(
            x: Double(extents.x_bearing) / Self.unit, y: top - height, width: Double(extents.width) / Self.unit,
            height: height)
    }

    /// True when every unit has a glyph. Only for text without surrogates.
    func covers(_ units: ArraySlice<UInt16>) -> Bool {
        for unit in units where glyph(for: UInt32(unit)) == 0 { return false }
        return true
    }
}

/// The names that a font file gives itself.
struct FontNames: Equatable {
    var family = ""
    var style = ""
    var postScript = ""
    var full = ""
    var file = ""

    init() {}

    init(pangoFont font: UnsafeMutablePointer<PangoFont>) {
        guard
            let pattern = pango_fc_font_get_pattern(
                UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        else {
            self.init()
            return
        }
        self.init(pattern: pattern)
    }

    init(pattern: OpaquePointer) {
        func string(_ key: String) -> String {
            var text: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, key, 0, &text) == FcResultMatch, let text else { return "" }
            return String(cString: text)
        }
        family = string(FC_FAMILY)
        style = string(FC_STYLE)
        postScript = string(FC_POSTSCRIPT_NAME)
        full = string(FC_FULLNAME)
        file = string(FC_FILE)
    }
}
