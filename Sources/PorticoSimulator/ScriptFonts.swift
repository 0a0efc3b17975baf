import CoreGraphics
import CoreText
import Foundation

/// Which of this machine's fonts apps get for which script, as the text engine chooses them.
///
/// - From: `portico doctor --system`
package struct ScriptFonts: Encodable, Sendable, Equatable {
    package let script: String
    /// The font's family; nil where no font here has the letters.
    package let family: String?
    /// Debian's and Ubuntu's package of a font that has them.
    package let package: String

    /// A script, letters of it, and a package that draws them.
    private static let scripts: [(String, String, String)] = [
        ("Latin", "Aé", "fonts-inter"), ("Greek", "Ωψ", "fonts-inter"), ("Cyrillic", "Жя", "fonts-inter"),
        ("Arabic", "عرب", "fonts-noto-core"), ("Hebrew", "אבג", "fonts-noto-core"),
        ("Devanagari", "हिन्दी", "fonts-noto-core"), ("Bengali", "বাংলা", "fonts-noto-core"),
        ("Gujarati", "ગુજરાતી", "fonts-noto-core"), ("Gurmukhi", "ਪੰਜਾਬੀ", "fonts-noto-core"),
        ("Tamil", "தமிழ்", "fonts-noto-core"), ("Telugu", "తెలుగు", "fonts-noto-core"),
        ("Kannada", "ಕನ್ನಡ", "fonts-noto-core"), ("Malayalam", "മലയാളം", "fonts-noto-core"),
        ("Thai", "ไทย", "fonts-noto-core"), ("Georgian", "ქართ", "fonts-noto-core"),
        ("Armenian", "Հայ", "fonts-noto-core"), ("Chinese", "汉字", "fonts-noto-cjk"),
        ("Japanese", "かな", "fonts-noto-cjk"), ("Korean", "한글", "fonts-noto-cjk"),
        ("emoji", "😀", "fonts-noto-color-emoji"), ("mathematical signs", "∑√", "fonts-dejavu-core"),
    ]

    /// All scripts; on a machine without any font, each without one.
    package static func findFonts() -> [ScriptFonts] {
        guard !CTFontManagerCopyAvailableFontFamilyNames().isEmpty else {
            return scripts.map { ScriptFonts(script: $0.0, family: nil, package: $0.2) }
        }
        let system = CTFont.system(size: 17)
        return scripts.map { script, letters, package in
            let count = letters.utf16.count
            let font = CTFontCreateForString(system, letters, CFRange(location: 0, length: count))
            var glyphs = [CGGlyph](repeating: 0, count: count)
            let hasAll = CTFontGetGlyphsForCharacters(font, Array(letters.utf16), &glyphs, count)
            return ScriptFonts(script: script, family: hasAll ? font.loadedFamilyName : nil, package: package)
        }
    }

    /// A line for each font, with the scripts that it draws; those without one last.
    package static func text(_ found: [ScriptFonts]) -> String {
        var lines: [(name: String, scripts: [String])] = []
        for one in found {
            let name = one.family ?? "no font"
            if let index = lines.firstIndex(where: { $0.name == name }) {
                lines[index].scripts.append(one.script)
            } else {
                lines.append((name, [one.script]))
            }
        }
        let ordered = lines.filter { $0.name != "no font" } + lines.filter { $0.name == "no font" }
        return (["Fonts:"] + ordered.map { "  \($0.name): \($0.scripts.joined(separator: ", "))" })
            .joined(separator: "\n")
    }
}
