import CPango
import CoreGraphics
import Foundation

/// Key of `CTFontCopyName`: the family, such as `Noto Sans`.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// Key of `CTFontCopyName`: the style within the family, such as `Bold`.
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
/// Key of `CTFontCopyName`: the family and the style.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// Key of `CTFontCopyName`: the name in PostScript.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// Key of `CTFontCopyName`: the version.
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
/// Key of `CTFontCopyName`: who made it.
public let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
/// Key of `CTFontCopyName`: who drew it.
public let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
/// Key of `CTFontCopyName`: whose it is.
public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
/// Key of `CTFontCopyName`: what may be done with it.
public let kCTFontLicenseNameKey: CFString = "CTFontLicenseNameName"
/// Key of `CTFontCopyName`: what it is for.
public let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"

/// The places in a font's table of names, by their key.
private let nameNumbers: [CFString: UInt32] = [
    kCTFontCopyrightNameKey: 0, kCTFontFamilyNameKey: 1, kCTFontSubFamilyNameKey: 2, kCTFontFullNameKey: 4,
    kCTFontVersionNameKey: 5, kCTFontPostScriptNameKey: 6, kCTFontManufacturerNameKey: 8, kCTFontDesignerNameKey: 9,
    kCTFontDescriptionNameKey: 10, kCTFontLicenseNameKey: 13,
]

/// A name of the font, in English; nil where the font has none.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey {
    case kCTFontFamilyNameKey: return CTFontCopyFamilyName(font)
    case kCTFontFullNameKey: return CTFontCopyFullName(font)
    case kCTFontPostScriptNameKey: return CTFontCopyPostScriptName(font)
    default: break
    }
    guard let number = nameNumbers[nameKey], let face = hb_font_get_face(font.face.harfBuzz) else { return nil }
    var text = [CChar](repeating: 0, count: 1024)
    var count = UInt32(text.count)
    let length = hb_ot_name_get_utf8(face, number, hb_language_from_string("en", -1), &count, &text)
    guard length > 0 else { return nil }
    return String(decoding: text.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The way in which a font is made of a descriptor.
public struct CTFontOptions: OptionSet, Sendable {
    public let rawValue: CFIndex
    public init(rawValue: CFIndex) { self.rawValue = rawValue }
    /// Fonts that aren't on the device aren't fetched: none is.
    public static let preventAutoActivation = CTFontOptions(rawValue: 1)
    /// Fonts of the system are taken first.
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// Makes a font from a descriptor; see `CTFontCreateWithFontDescriptor`.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// Fills the outlines of glyphs at positions, y up, in the context's fill colour. Glyphs that are pictures aren't drawn.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    for index in 0..<max(count, 0) {
        var place = context.textMatrix.concatenating(
            CGAffineTransform(translationX: positions[index].x, y: positions[index].y))
        guard let path = CTFontCreatePathForGlyph(font, glyphs[index], &place) else { continue }
        context.addPath(path)
        context.fillPath()
    }
}

/// The typesetter that makes the lines of the framesetter's frames.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    CTTypesetter(framesetter.source)
}

/// Attribute of a descriptor: whether the font may be used.
public let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"
/// The domain of the errors of registering fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
