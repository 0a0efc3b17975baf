import CPango
import Foundation

/// Questions to fontconfig about what is installed, and the names that iOS apps use for fonts that are not.
package enum FontCatalog {
    /// Is there a font of this very family? (fontconfig's own matching would substitute another.)
    package static func hasFamily(_ family: String) -> Bool {
        !patterns { FcPatternAddString($0, FC_FAMILY, family) }.isEmpty
    }

    package static func hasPostScriptName(_ name: String) -> Bool {
        !patterns { FcPatternAddString($0, FC_POSTSCRIPT_NAME, name) }.isEmpty
    }

    /// Installed families, sorted, without iOS' hidden ones.
    package static var families: [String] {
        Set(patterns { _ in }.map(\.names.family)).filter { !$0.isEmpty && !$0.hasPrefix(".") }.sorted()
    }

    /// PostScript names of a family's fonts, lightest first; of a family of iOS that isn't here, those of the usual faces.
    package static func postScriptNames(inFamily family: String) -> [String] {
        let found = patterns { FcPatternAddString($0, FC_FAMILY, family) }
        if found.isEmpty { return FontStandIn.faces(ofFamily: family) }
        return
            found
            .sorted {
                ($0.weight, $0.italic ? 1 : 0, $0.names.postScript) < (
                    $1.weight, $1.italic ? 1 : 0, $1.names.postScript
                )
            }
            .map { $0.names.postScript.isEmpty ? $0.names.full : $0.names.postScript }
    }

    /// The font that a PostScript, full or family name means: an installed one, or the stand-in of an iOS font.
    /// Nil for a name that neither this machine nor iOS knows.
    package static func request(named name: String, size: Double) -> FontRequest? {
        if name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUI") || name == "Inter" {
            return systemRequest(named: name, size: size)
        }
        for key in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
            if let found = patterns({ FcPatternAddString($0, key, name) }).first { return found.request(size: size) }
        }
        if hasFamily(name) { return FontRequest(family: name, size: size) }
        return standIn(named: name, size: size)
    }

    private static func systemRequest(named name: String, size: Double) -> FontRequest {
        let style = FontStyleName(name)
        let design: FontRequest.Design =
            name.contains("Rounded") ? .rounded : name.contains("Mono") ? .monospaced : .default
        return .system(size: size, weight: style.weight, italic: style.italic, design: design)
    }

    // MARK: Stand-ins

    private static func standIn(named name: String, size: Double) -> FontRequest? {
        guard let wanted = FontStandIn(name) else { return nil }
        // Without the name itself: fontconfig's aliases for it follow what else is installed, and so would every picture.
        let families =
            switch wanted.kind {
            case .sans: "Inter,sans-serif"
            case .serif: "DejaVu Serif,serif"
            case .monospaced: "DejaVu Sans Mono,monospace"
            }
        var request = FontRequest(
            family: families, size: size, weight: wanted.weight, italic: wanted.italic,
            width: wanted.isCondensed ? -1 : 0)
        request.standIn = wanted
        return request
    }

    // MARK: Patterns

    struct Found {
        var names: FontNames
        var weight: Int
        var italic: Bool

        func request(size: Double) -> FontRequest {
            FontRequest(family: names.family, size: size, weight: weight, italic: italic)
        }
    }

    private static func patterns(_ fill: (OpaquePointer) -> Void) -> [Found] {
        TextEngine.shared.locked {
            guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
            defer {
                FcPatternDestroy(pattern)
                FcObjectSetDestroy(wanted)
            }
            fill(pattern)
            for object in [FC_FAMILY, FC_STYLE, FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FILE, FC_WEIGHT, FC_SLANT] {
                FcObjectSetAdd(wanted, object)
            }
            guard let set = FcFontList(nil, pattern, wanted) else { return [] }
            defer { FcFontSetDestroy(set) }
            let count = Int(set.pointee.nfont)
            let found = (0..<count).compactMap { set.pointee.fonts[$0] }.map { pattern -> Found in
                var weight: Int32 = 80
                var slant: Int32 = 0
                FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
                FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
                return Found(
                    names: FontNames(pattern: pattern), weight: Int(FcWeightToOpenType(weight)), italic: slant > 0)
            }
            // fontconfig's order depends on its cache.
            return found.sorted { $0.names.file < $1.names.file }
        }
    }
}

/// Weight and slant out of a font's name ("HelveticaNeue-LightItalic").
struct FontStyleName {
    var weight = 400
    var italic = false

    init(_ name: String) {
        let style = name.split(separator: "-", maxSplits: 1).dropFirst().first.map { $0.lowercased() } ?? ""
        italic = style.contains("italic") || style.contains("oblique")
        let weights: [(String, Int)] = [
            ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500),
            ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
        ]
        if let match = weights.first(where: { style.contains($0.0) }) { weight = match.1 }
    }
}
