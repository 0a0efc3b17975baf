import CPango
import CoreGraphics
import Foundation

// MARK: Making fonts

/// The font of a PostScript name; where there is none of that name, one as near as possible. A size of 0 means 12.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(FontCatalog.request(named: name, size: Double(size)) ?? FontRequest(family: name, size: Double(size)))
}

/// The font that fits a descriptor best. A size of 0 means the descriptor's own.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(supporting: descriptor.request(size: size))
}

/// A font of the system's interface. A size of 0 means its usual one.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let usual: CGFloat
    switch uiType {
    case .miniSystem, .miniEmphasizedSystem: usual = 9
    case .smallSystem, .smallEmphasizedSystem: usual = 11
    case .label: usual = 10
    default: usual = 13
    }
    let isBold = [.emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem].contains(uiType)
    return .system(
        size: size > 0 ? size : usual, weight: isBold ? 700 : 400,
        design: uiType == .userFixedPitch ? .monospaced : .default)
}

/// The same font at another size (0: the same), with a descriptor's attributes put in.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : font.size
    guard let attributes else { return font.withSize(size) }
    var merged = CTFontDescriptor(font.request).attributes
    merged.merge(attributes.attributes) { $1 }
    return CTFont(CTFontDescriptor(merged).request(size: size))
}

/// The font of the same family with the traits in `symTraitMask` set as in `symTraitValue`.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    var request = font.request.withTraits(symTraitValue, mask: symTraitMask)
    if size > 0 { request.size = Double(size) }
    return CTFont(request)
}

/// The font that has glyphs for the characters of `range`: this one, or a fallback.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let source = TextSource(string, style: TextStyle(font: currentFont))
    let part = range.clamped(to: source.count)
    guard !part.isEmpty else { return currentFont }
    let shaped = ShapedParagraph(source, range: part, direction: .natural)
    guard let run = shaped.runs.first(where: { $0.kind == .glyphs }), run.face.names != currentFont.face.names else {
        return currentFont
    }
    var request = currentFont.request
    request.family = run.face.names.family
    request.isSystem = false
    request.design = .default
    return CTFont(request)
}

// MARK: Names and attributes

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
/// The transform of the font's glyphs: always the identity here.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// The traits that were asked for.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.request.symbolicTraits }
/// What describes the font, in its size.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { CTFontDescriptor(font.request) }
/// The name by which documents refer to the font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.postScriptName }
/// The name of the font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// The name for people: family and style.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    font.request.isSystem || font.request.standIn != nil ? font.postScriptName : font.face.names.full
}
/// The name for people; here the full name, in no language.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// The symbolic traits, weight, width and slant of a font.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    [
        kCTFontSymbolicTrait: font.request.symbolicTraits.rawValue,
        kCTFontWeightTrait: FontRequest.coreTextWeight(font.request.weight),
        kCTFontWidthTrait: CGFloat(font.request.width) * 0.2,
        kCTFontSlantTrait: font.request.italic ? CGFloat(0.07) : 0,
    ]
}

/// One attribute of a font, or nil.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> Any? {
    switch attribute {
    case kCTFontNameAttribute: font.postScriptName
    case kCTFontTraitsAttribute: CTFontCopyTraits(font)
    case kCTFontURLAttribute: URL(fileURLWithPath: font.file)
    default: CTFontDescriptorCopyAttribute(CTFontDescriptor(font.request), attribute)
    }
}

// MARK: Metrics, in points

/// How far lines reach above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }
/// Positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
/// The gap between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The number of the font's own units in an em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.unitsPerEm) }
/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of an x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// From the baseline, negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { CGFloat(font.face.underlinePosition) }
/// How thick an underline is, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { CGFloat(font.face.underlineThickness) }
/// The slant in degrees, negative to the right: -9 for an italic font, else 0.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.request.italic ? -9 : 0 }

/// The rectangle that holds any glyph of the font.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: -font.descent, width: font.size, height: font.ascent + font.descent)
}

// MARK: Glyphs

/// The number of the font's glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex {
    Int(hb_face_get_glyph_count(hb_font_get_face(font.face.harfBuzz)))
}

/// Finds the glyphs of UTF-16 characters. A surrogate pair has its glyph at the first, and 0 at the second.
/// - Returns: whether all characters have a glyph.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    var complete = true
    var index = 0
    while index < count {
        let unit = characters[index]
        var scalar = UInt32(unit)
        var length = 1
        if UTF16.isLeadSurrogate(unit), index + 1 < count, UTF16.isTrailSurrogate(characters[index + 1]) {
            scalar = UTF16.decode(UTF16.EncodedScalar([unit, characters[index + 1]])).value
            length = 2
            glyphs[index + 1] = 0
        }
        let glyph = font.face.glyph(for: scalar)
        glyphs[index] = CGGlyph(truncatingIfNeeded: glyph)
        if glyph == 0 { complete = false }
        index += length
    }
    return complete
}

/// Copies the advances of glyphs and returns their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    var sum = 0.0
    for index in 0..<max(0, count) {
        let advance = font.face.advance(of: UInt32(glyphs[index])) + font.tracking
        advances?[index] = CGSize(width: advance, height: 0)
        sum += advance
    }
    return sum
}

/// Copies the ink bounds of glyphs, y up, and returns the rectangle that holds them all.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(0, count) {
        let bounds = font.face.bounds(of: UInt32(glyphs[index]))
        boundingRects?[index] = bounds
        all = all.union(bounds)
    }
    return all.isNull ? .zero : all
}

/// The direction in which text runs.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0
    case horizontal = 1
    case vertical = 2
}

/// A UTF-16 unit.
public typealias UniChar = UInt16
