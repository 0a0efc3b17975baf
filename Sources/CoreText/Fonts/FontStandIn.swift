/// What a font of iOS is called that isn't here, and that another one of its kind stands in for: an app that asks for Georgia reads
/// “Georgia” back, whatever the letters are (DEV-013).
package struct FontStandIn: Hashable, Sendable {
    enum Kind { case sans, serif, monospaced }

    /// A family of iOS.
    struct Family {
        let kind: Kind
        let name: String
        /// The PostScript name of its first face.
        let regular: String
    }

    /// The face that was asked for, by its PostScript name.
    package let asked: String
    /// The style that the asked name says.
    let weight: Int
    let italic: Bool

    /// Nil for a name that iOS doesn't know.
    package init?(_ name: String) {
        guard let family = Self.family(named: name) else { return nil }
        // The name of a family is its first face.
        let isFace = name.contains("-") && !name.contains(" ")
        asked = isFace ? name : family.regular
        let style = FontStyleName(asked)
        (weight, italic) = (style.weight, style.italic)
    }

    package var familyName: String { Self.family(named: asked)?.name ?? asked }
    var kind: Kind { Self.family(named: asked)?.kind ?? .sans }
    var isCondensed: Bool { familyName.hasSuffix("Condensed") }

    /// The face's name in another style of the family.
    func postScriptName(weight: Int, italic: Bool) -> String {
        if weight == self.weight, italic == self.italic { return asked }
        guard let family = Self.family(named: asked) else { return asked }
        return Self.name(of: family, weight: weight, italic: italic)
    }

    /// The names of a family's usual faces, lightest first; none for a family that iOS hasn't.
    static func faces(ofFamily name: String) -> [String] {
        guard let family = family(named: name), family.name == name else { return [] }
        return [(400, false), (400, true), (700, false), (700, true)].map {
            Self.name(of: family, weight: $0.0, italic: $0.1)
        }
    }

    private static func name(of family: Family, weight: Int, italic: Bool) -> String {
        var words = ""
        switch weight {
        case ..<150: words = "UltraLight"
        case ..<250: words = "Thin"
        case ..<350: words = "Light"
        case ..<450: words = ""
        case ..<550: words = "Medium"
        case ..<650: words = family.name.hasPrefix("Avenir Next") ? "DemiBold" : "Semibold"
        case ..<750: words = "Bold"
        case ..<850: words = "Heavy"
        default: words = "Black"
        }
        if italic { words += ["Helvetica", "Courier", "Avenir"].contains(family.name) ? "Oblique" : "Italic" }
        if words.isEmpty { return family.regular }
        // “TimesNewRomanPSMT”, “TimesNewRomanPS-BoldMT”; “ArialMT”, “Arial-BoldMT”.
        let base = family.regular.prefix { $0 != "-" }
        guard base.hasSuffix("MT"), !base.contains("Rounded") else { return "\(base)-\(words)" }
        return "\(base.dropLast(2))-\(words)MT"
    }

    // MARK: Families

    private static func family(named name: String) -> Family? { byKey[key(name)] }

    /// The part that names of a family and of its faces have in common.
    private static func key(_ name: String) -> String {
        let base = name.prefix { $0 != "-" }.lowercased().filter { $0 != " " }
        for ending in ["psmt", "ps", "mt"] where base.hasSuffix(ending) && base != "trebuchetms" {
            return String(base.dropLast(ending.count))
        }
        return base
    }

    private static let byKey: [String: Family] = {
        var found: [String: Family] = [:]
        for (kind, rows) in [(Kind.sans, sans), (.serif, serif), (.monospaced, monospaced)] {
            for row in rows {
                let family = Family(kind: kind, name: row.name, regular: row.regular)
                for name in [row.name, row.regular] + row.others { found[key(name)] = family }
            }
        }
        return found
    }()

    private struct Row: Sendable {
        let name: String
        let regular: String
        var others: [String] = []

        init(_ name: String, _ regular: String, _ others: String...) {
            (self.name, self.regular, self.others) = (name, regular, others)
        }
    }

    private static let sans: [Row] = [
        Row("Helvetica", "Helvetica"), Row("Helvetica Neue", "HelveticaNeue"), Row("Arial", "ArialMT"),
        Row("Arial Rounded MT Bold", "ArialRoundedMTBold"), Row("Arial Hebrew", "ArialHebrew"),
        Row("Avenir", "Avenir-Book"), Row("Avenir Next", "AvenirNext-Regular"),
        Row("Avenir Next Condensed", "AvenirNextCondensed-Regular"), Row("Verdana", "Verdana"),
        Row("Trebuchet MS", "TrebuchetMS", "Trebuchet"), Row("Gill Sans", "GillSans"), Row("Futura", "Futura-Medium"),
        Row("Optima", "Optima-Regular"), Row("DIN Alternate", "DINAlternate-Bold"),
        Row("DIN Condensed", "DINCondensed-Bold"), Row("Kailasa", "Kailasa"), Row("Copperplate", "Copperplate"),
        Row("Chalkboard SE", "ChalkboardSE-Regular"), Row("Chalkduster", "Chalkduster"),
        Row("Marker Felt", "MarkerFelt-Thin"), Row("Noteworthy", "Noteworthy-Light"),
        Row("PingFang SC", "PingFangSC-Regular"), Row("PingFang TC", "PingFangTC-Regular"),
        Row("PingFang HK", "PingFangHK-Regular"),
        Row("Hiragino Sans", "HiraginoSans-W3", "HiraKakuProN", "HiraKakuPro"),
        Row("Hiragino Maru Gothic ProN", "HiraMaruProN-W4"), Row("Apple SD Gothic Neo", "AppleSDGothicNeo-Regular"),
        Row("Geeza Pro", "GeezaPro"), Row("Thonburi", "Thonburi"), Row("Apple Color Emoji", "AppleColorEmoji"),
        Row("Kohinoor Devanagari", "KohinoorDevanagari-Regular"), Row("Kohinoor Bangla", "KohinoorBangla-Regular"),
        Row("Kohinoor Telugu", "KohinoorTelugu-Regular"), Row("Papyrus", "Papyrus"),
        Row("Snell Roundhand", "SnellRoundhand"), Row("Savoye LET", "SavoyeLetPlain"), Row("Zapfino", "Zapfino"),
        Row("Bradley Hand", "BradleyHandITCTT-Bold", "BradleyHandITC"), Row("Party LET", "PartyLetPlain"),
        Row("SF Pro Text", "SFProText-Regular", "SFUIText"),
        Row("SF Pro Display", "SFProDisplay-Regular", "SFUIDisplay"),
        Row("SF UI", "SFUI-Regular"),
    ]

    private static let serif: [Row] = [
        Row("Times New Roman", "TimesNewRomanPSMT"), Row("Times", "Times-Roman"), Row("Georgia", "Georgia"),
        Row("Palatino", "Palatino-Roman"), Row("Baskerville", "Baskerville"), Row("Didot", "Didot"),
        Row("Hoefler Text", "HoeflerText-Regular", "Hoefler"), Row("Cochin", "Cochin"),
        Row("Charter", "Charter-Roman"), Row("American Typewriter", "AmericanTypewriter"),
        Row("Bodoni 72", "BodoniSvtyTwoITCTT-Book", "BodoniSeventyTwo"), Row("Rockwell", "Rockwell-Regular"),
        Row("Iowan Old Style", "IowanOldStyle-Roman"), Row("Hiragino Mincho ProN", "HiraMinProN-W3"),
        Row("Songti SC", "STSongti-SC-Regular", "Songti"), Row("Academy Engraved LET", "AcademyEngravedLetPlain"),
    ]

    private static let monospaced: [Row] = [
        Row("Menlo", "Menlo-Regular"), Row("Courier", "Courier"), Row("Courier New", "CourierNewPSMT"),
        Row("SF Mono", "SFMono-Regular"), Row("Monaco", "Monaco"),
    ]
}
