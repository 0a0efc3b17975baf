import CPango
import CoreGraphics
import Foundation

/// A face without a size: what a font file holds. Its measures are in the font's own units, of which `unitsPerEm` make its size.
public final class CGFont: @unchecked Sendable {
    private let data: Data
    /// The request that a font was found by; nil for one that was read from data.
    private let known: FontRequest?
    private let face: OpaquePointer
    private let metrics: OpaquePointer

    /// Reads a font file's first face; nil where the data is no font.
    public convenience init?(_ provider: CGDataProvider) { self.init(provider.data, known: nil) }

    /// The face of this PostScript or full name; nil where there is none.
    public convenience init?(_ name: CFString) {
        guard let request = FontCatalog.request(named: name, size: 1) else { return nil }
        self.init(try? Data(contentsOf: URL(fileURLWithPath: CTFont(request).file)), known: request)
    }

    private init?(_ data: Data?, known: FontRequest?) {
        guard let data, !data.isEmpty, data.count <= Int(UInt32.max) else { return nil }
        let blob = data.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { hb_blob_destroy(blob) }
        guard let blob, let face = hb_face_create(blob, 0) else { return nil }
        guard hb_face_get_glyph_count(face) > 0, let metrics = hb_font_create(face) else {
            hb_face_destroy(face)
            return nil
        }
        (self.data, self.known, self.face, self.metrics) = (data, known, face, metrics)
    }

    deinit {
        hb_font_destroy(metrics)
        hb_face_destroy(face)
    }

    /// The font to set text in with this face.
    package func request(size: Double) -> FontRequest {
        var request =
            known ?? postScriptName.flatMap { FontCatalog.request(named: $0, size: size) } ?? .system(size: size)
        request.size = size
        return request
    }

    /// The name by which documents refer to the font, without spaces.
    public var postScriptName: CFString? { known.map { CTFont($0).postScriptName } ?? name(6) }
    /// The name for people: family and style.
    public var fullName: CFString? { name(4) }
    /// The number of the font's glyphs.
    public var numberOfGlyphs: Int { Int(hb_face_get_glyph_count(face)) }
    /// The number of the font's own units in an em; the font's metrics are in these units.
    public var unitsPerEm: Int32 { Int32(hb_face_get_upem(face)) }
    /// How far lines reach above the baseline, in the font's units.
    public var ascent: Int32 { metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) }
    /// Negative: below the baseline.
    public var descent: Int32 { metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) }
    /// The gap between lines, in the font's units.
    public var leading: Int32 { metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) }
    /// The height of capital letters, in the font's units.
    public var capHeight: Int32 { metric(HB_OT_METRICS_TAG_CAP_HEIGHT) }
    /// The height of an x, in the font's units.
    public var xHeight: Int32 { metric(HB_OT_METRICS_TAG_X_HEIGHT) }

    private func metric(_ tag: hb_ot_metrics_tag_t) -> Int32 {
        var value: hb_position_t = 0
        return hb_ot_metrics_get_position(metrics, tag, &value) != 0 ? value : 0
    }

    /// A line of the file's table of names.
    private func name(_ id: UInt32) -> CFString? {
        var bytes = [CChar](repeating: 0, count: 512)
        var count = UInt32(bytes.count)
        guard hb_ot_name_get_utf8(face, id, nil, &count, &bytes) > 0 else { return nil }
        return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Makes the face known to this process.
    fileprivate func registerFont() throws(CTFontManagerError) {
        let isKnown = postScriptName.map { FontCatalog.hasPostScriptName($0) } ?? false
        guard !isKnown else { throw .alreadyRegistered }
        _ = try FontRegistry.register(data)
    }
}

/// Makes a face that was read from data known to this process, by its names.
/// - Returns: false where that failed, or where the name is known already; `error` then gets a `CTFontManagerError`.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    CTFontManagerError.report(to: error) { () throws(CTFontManagerError) in try font.registerFont() }
}
