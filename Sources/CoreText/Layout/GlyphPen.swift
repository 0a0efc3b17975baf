import CCairo

/// A face in use in a Cairo context: the only place where Cairo learns of fonts.
///
/// Cairo that fails at a font once refuses its face from then on, in the whole process: what it couldn't bear never reaches it.
struct GlyphPen {
    private let cairo: OpaquePointer
    private let isLarge: Bool
    /// Lays glyphs into the picture without Cairo; nil where it can't.
    private let pictures: GlyphPictures?
    private let font: OpaquePointer

    /// Pixels an em, from which on glyphs are filled as paths: kept pictures of them would take megabytes each.
    private static let largestPicture = 2_048.0
    /// Pixels an em that FreeType takes, with some room. Larger glyphs aren't drawn (DEV-735).
    private static let largest = 60_000.0

    /// Nil where glyphs would be too large to be drawn, or have no area at all.
    init?(_ face: FontFace, in cairo: OpaquePointer) {
        var toDevice = cairo_matrix_t()
        cairo_get_matrix(cairo, &toDevice)
        var toEm = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(face.scaled, &toEm)
        var matrix = cairo_matrix_t()
        cairo_matrix_multiply(&matrix, &toEm, &toDevice)
        let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
        let length = max(max(abs(matrix.xx), abs(matrix.yx)), max(abs(matrix.xy), abs(matrix.yy)))
        // No number fails either comparison.
        guard area > 1e-12, length < Self.largest else { return nil }
        self.cairo = cairo
        isLarge = length > Self.largestPicture && !face.hasColorGlyphs
        pictures = length <= GlyphPictures.largest && !face.hasColorGlyphs ? face.pictures : nil
        font = face.scaled
        cairo_set_scaled_font(cairo, face.scaled)
    }

    func showGlyphs(_ glyphs: UnsafeBufferPointer<cairo_glyph_t>) {
        if pictures?.layGlyphs(glyphs, in: cairo, font) == true { return }
        guard isLarge else { return cairo_show_glyphs(cairo, glyphs.baseAddress, Int32(glyphs.count)) }
        cairo_save(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, glyphs.baseAddress, Int32(glyphs.count))
        cairo_fill(cairo)
        cairo_restore(cairo)
    }
}
