import CoreGraphics
import CoreText
import Foundation

/// Icons of an openly licensed font for names that the sheets have no shape of, and letters in circles.
struct SymbolFont: Sendable {
    static let family = "Material Design Icons"
    /// The font's icons stand on a square of 24 units.
    static let box = CGSize(width: 24, height: 24)

    private let font: CTFont?
    private let icons: [Substring: UInt16]

    init(family: String = SymbolFont.family) {
        let font = CTFontCreateWithName(family, Self.box.height, nil)
        self.font = CTFontCopyFamilyName(font) == family ? font : nil
        var icons: [Substring: UInt16] = [:]
        for row in SymbolSheets.icons.split(separator: "\n") {
            let words = row.split(separator: " ")
            guard words.count == 2, let code = UInt16(words[1], radix: 16) else {
                preconditionFailure("the icon table has “\(row)”")
            }
            icons[words[0]] = code
        }
        self.icons = icons
    }

    /// Whether the font is installed; without it the names of its icons are unknown.
    var isInstalled: Bool { font != nil }

    var names: [String] { isInstalled ? icons.keys.map(String.init) : [] }

    /// The icon of a name, in `box`.
    func parts(_ name: Substring) -> [SymbolShape.Part]? {
        guard let font, let code = icons[name], let path = Self.outline(of: code, in: font) else { return nil }
        // The em box of the font reaches from its ascent to its descent.
        let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CTFontGetAscent(font))
        return [SymbolShape.Part(path: path, ink: .glyph).moved(by: transform)]
    }

    /// A letter or a number of two digits, in `box`: what stands in `a.circle` and `12.square`.
    static func letter(_ name: Substring) -> [SymbolShape.Part]? {
        let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLowercase }
        let isNumber = (1...2).contains(name.count) && name.allSatisfy { $0.isASCII && $0.isNumber }
        guard isLetter || isNumber else { return nil }
        let font = CTFont.system(size: name.count == 1 ? 30 : 25, weight: 400, design: .default)
        let whole = CGMutablePath()
        var x: CGFloat = 0
        for character in name.uppercased().utf16 {
            guard let path = outline(of: character, in: font) else { return nil }
            whole.addPath(path, transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: 0))
            x += path.boundingBoxOfPath.maxX + 1.6
        }
        let bounds = whole.boundingBoxOfPath
        let middle = CGAffineTransform(translationX: box.width / 2 - bounds.midX, y: box.height / 2 - bounds.midY)
        return [SymbolShape.Part(path: whole, ink: .glyph).moved(by: middle)]
    }

    private static func outline(of code: UInt16, in font: CTFont) -> CGPath? {
        var glyph: CGGlyph = 0
        guard CTFontGetGlyphsForCharacters(font, [code], &glyph, 1), glyph != 0 else { return nil }
        return CTFontCreatePathForGlyph(font, glyph, nil)
    }
}
