import Foundation
import Synchronization

/// The patterns that the system has for languages, each read when a text first asks for it.
///
/// They are files of Debian's `hyphen-…` packages, as LibreOffice has them; without one of its language no word of a text is parted.
/// - From: `ShapedParagraph`
package final class HyphenationDictionaries: Sendable {
    package static let shared = HyphenationDictionaries(folder: "/usr/share/hyphen")

    private let folder: String
    /// By language; nil for those without. Texts are laid out on any thread.
    private let known = Mutex<[String: HyphenationPatterns?]>([:])

    package init(folder: String) { self.folder = folder }

    /// The patterns of a language (`de`, `en-US`); nil: of the first that the user prefers.
    package func patterns(of language: String?) -> HyphenationPatterns? {
        let name = language ?? Locale.preferredLanguages.first ?? "en"
        return known.withLock { known in
            if let patterns = known[name] { return patterns }
            let patterns = file(for: name).flatMap(Self.readFile)
            known[name] = .some(patterns)
            return patterns
        }
    }

    /// Makes patterns known as a language's, whatever the folder has.
    package func setPatterns(_ patterns: HyphenationPatterns, of language: String) {
        known.withLock { $0[language] = patterns }
    }

    /// The file of the language and the region; else that of the language alone, of its own country, or of any.
    private func file(for name: String) -> String? {
        let locale = Locale.Language(identifier: name)
        guard let code = locale.languageCode?.identifier else { return nil }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let fitting = files.filter {
            $0.hasSuffix(".dic") && ($0 == "hyph_\(code).dic" || $0.hasPrefix("hyph_\(code)_"))
        }
        let home = code == "en" ? "US" : code.uppercased()
        let wanted = [locale.region.map { "_\($0.identifier)" } ?? "", "", "_\(home)"].map { "hyph_\(code)\($0).dic" }
        guard let found = wanted.first(where: fitting.contains) ?? fitting.sorted().first else { return nil }
        return "\(folder)/\(found)"
    }

    private static func readFile(_ path: String) -> HyphenationPatterns? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = String(decoding: data.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        return String(data: data, encoding: encoding(named: name)).map(HyphenationPatterns.init)
    }

    /// The encodings that such files name, in their own spelling.
    private static func encoding(named name: String) -> String.Encoding {
        switch name.trimmingCharacters(in: .whitespaces).uppercased() {
        case "ISO8859-1": .isoLatin1
        case "ISO8859-2": .isoLatin2
        case "ISO8859-7": String.Encoding(rawValue: 0x8000_0207)
        case "ISO8859-13": String.Encoding(rawValue: 0x8000_020D)
        case "ISO8859-15": String.Encoding(rawValue: 0x8000_020F)
        case "KOI8-R": String.Encoding(rawValue: 0x8000_0A02)
        case "KOI8-U": String.Encoding(rawValue: 0x8000_0A08)
        case "MICROSOFT-CP1251": .windowsCP1251
        default: .utf8
        }
    }
}
