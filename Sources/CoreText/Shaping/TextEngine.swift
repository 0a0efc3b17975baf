import CCairo
import CPango
import Foundation

/// The one owner of Pango's state: font map, context, and the faces loaded from them.
///
/// Pango's objects are not safe to share between threads, and one font map per thread would load every font once per
/// thread. So there is one map, and everything that touches it takes `lock`. What comes out - `FontFace` - is immutable:
/// shaping with a known face and drawing take no lock at all.
final class TextEngine: @unchecked Sendable {
    static let shared = TextEngine()

    private let lock = NSRecursiveLock()
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private var faces = FaceCache()
    private var warned: Set<String> = []

    private init() {
        FontRules.loadRules()
        fontMap = pango_cairo_font_map_new()
        pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
        context = pango_font_map_create_context(fontMap)
        pango_cairo_context_set_resolution(context, 72)
        // Layout must not depend on the scale of the screen, and output must not depend on the machine's settings:
        // grey antialiasing, no hinting of shapes or metrics.
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
    }

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    // MARK: Faces

    /// The face for a request; fontconfig always finds some font, so this always answers.
    func face(for request: FontRequest) -> FontFace {
        locked {
            if let known = faces.face(for: request) { return known }
            let face = loadFace(request)
            faces.noteFace(face, for: request)
            return face
        }
    }

    private func loadFace(_ request: FontRequest) -> FontFace {
        let description = request.makeDescription()
        defer { pango_font_description_free(description) }
        guard let font = pango_font_map_load_font(fontMap, context, description) else {
            // The machine's lack and no mistake of the app: it ends in order, with what is to be done.
            warnOnce(
                "No font at all could be loaded (asked for \(request.family)). "
                    + "Install fonts with: apt install fonts-inter fonts-dejavu-core")
            exit(EX_UNAVAILABLE)
        }
        defer { g_object_unref(font) }
        let face = self.face(wrapping: font)
        // Asking for the list of all fonts takes longer than a frame may.
        if request.isSystem && request.design == .default && !face.names.family.hasPrefix("Inter"),
            !FontCatalog.hasFamily("Inter")
        {
            warnOnce(
                "The system font Inter is not installed; text uses fontconfig's sans-serif instead and will not have "
                    + "the right widths. Install it with: apt install fonts-inter")
        }
        return face
    }

    private func face(wrapping font: UnsafeMutablePointer<PangoFont>) -> FontFace {
        let face = faces.face(of: font) { FontFace(retaining: font) }
        if faces.isFull {
            faces.trimCache()
            // Pango keeps the pattern of each font that it has ever loaded, and looks through them all for the next.
            pango_fc_font_map_cache_clear(OpaquePointer(fontMap))
        }
        return face
    }

    /// After fonts were registered: forget every answer that fontconfig gave before.
    func fontsChanged() {
        locked {
            faces.forgetRequests()
            pango_fc_font_map_config_changed(OpaquePointer(fontMap))
        }
    }

    /// For tests: how many faces are kept, or used by somebody.
    var faceCount: Int { locked { faces.count } }

    /// One line on standard error, once per text.
    func warnOnce(_ text: String) {
        locked {
            guard warned.insert(text).inserted else { return }
            FileHandle.standardError.write(Data("portico: \(text)\n".utf8))
        }
    }

    // MARK: Itemising

    /// A stretch of text with one font, one direction, one script.
    struct Item {
        var range: Range<Int>
        var face: FontFace
        var level: UInt8
        var language: OpaquePointer?
    }

    /// Splits `units` (UTF-16) into items: bidi levels, scripts, and for what a font lacks, a fallback font.
    /// `requests` tells the font of every stretch of the text, in order and without gaps.
    func itemize(
        _ units: ArraySlice<UInt16>, fonts: [(range: Range<Int>, request: FontRequest)], baseIsRightToLeft: Bool
    )
        -> [Item]
    {
        let utf8 = Utf8Text(units)
        return locked {
            let attributes = pango_attr_list_new()
            defer { pango_attr_list_unref(attributes) }
            for (range, request) in fonts {
                let description = request.makeDescription()
                defer { pango_font_description_free(description) }
                guard let attribute = pango_attr_font_desc_new(description) else { continue }
                attribute.pointee.start_index = guint(utf8.byteOffset(ofUnit: range.lowerBound))
                attribute.pointee.end_index = guint(utf8.byteOffset(ofUnit: range.upperBound))
                pango_attr_list_insert(attributes, attribute)
            }
            let direction = baseIsRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
            let list = utf8.bytes.withUnsafeBufferPointer { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    pango_itemize_with_base_dir(
                        context, direction, $0.baseAddress, 0, Int32(utf8.count), attributes, nil)
                }
            }
            defer { g_list_free(list) }
            var items: [Item] = []
            var link = list
            while let node = link {
                link = node.pointee.next
                guard let item = node.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
                defer { pango_item_free(item) }
                let start = utf8.unitOffset(ofByte: Int(item.pointee.offset))
                let end = utf8.unitOffset(ofByte: Int(item.pointee.offset + item.pointee.length))
                let fallback = fonts.first { $0.range.contains(start) } ?? fonts[0]
                let face =
                    item.pointee.analysis.font.map { self.face(wrapping: $0) } ?? self.face(for: fallback.request)
                items.append(
                    Item(
                        range: start..<end, face: face, level: item.pointee.analysis.level,
                        language: item.pointee.analysis.language))
            }
            return items
        }
    }

    /// The direction that the first strong character gives (Unicode bidi rules P2 and P3); nil without one.
    func baseDirectionIsRightToLeft(_ units: ArraySlice<UInt16>) -> Bool? {
        let utf8 = Utf8Text(units)
        let direction = utf8.bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { portico_find_base_direction($0.baseAddress, Int32(utf8.count)) }
        }
        switch direction {
        case 1: return true
        case 0: return false
        default: return nil
        }
    }

    /// For every UTF-16 offset of `units` (plus one for the end): may a line break, or a cursor stand, before it?
    func breaks(in units: ArraySlice<UInt16>) -> [BreakFlags] {
        let utf8 = Utf8Text(units)
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: utf8.scalarCount + 1)
        locked {
            utf8.bytes.withUnsafeBufferPointer { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    pango_get_log_attrs(
                        $0.baseAddress, Int32(utf8.count), -1, pango_language_from_string("en"), &attributes,
                        Int32(attributes.count))
                }
            }
        }
        var flags = [BreakFlags](repeating: [], count: units.count + 1)
        var scalar = 0
        for (index, unit) in units.enumerated() {
            if UTF16.isTrailSurrogate(unit) { continue }
            flags[index] = BreakFlags(attributes[scalar])
            scalar += 1
        }
        flags[units.count] = BreakFlags(attributes[utf8.scalarCount])
        return flags
    }
}

/// The breaks that may happen before a character.
struct BreakFlags: OptionSet {
    let rawValue: UInt8
    static let line = BreakFlags(rawValue: 1)
    static let cursor = BreakFlags(rawValue: 2)
    static let whitespace = BreakFlags(rawValue: 4)
    static let wordStart = BreakFlags(rawValue: 8)
    static let wordEnd = BreakFlags(rawValue: 16)
    static let sentenceStart = BreakFlags(rawValue: 32)
    static let sentenceEnd = BreakFlags(rawValue: 64)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ attribute: PangoLogAttr) {
        var flags: BreakFlags = []
        if attribute.is_line_break != 0 { flags.insert(.line) }
        if attribute.is_cursor_position != 0 { flags.insert(.cursor) }
        if attribute.is_white != 0 { flags.insert(.whitespace) }
        if attribute.is_word_start != 0 { flags.insert(.wordStart) }
        if attribute.is_word_end != 0 { flags.insert(.wordEnd) }
        if attribute.is_sentence_start != 0 { flags.insert(.sentenceStart) }
        if attribute.is_sentence_end != 0 { flags.insert(.sentenceEnd) }
        self = flags
    }
}
