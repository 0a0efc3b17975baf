import CPango
import CoreGraphics
import Foundation

/// The features of OpenType that Apple's numbers of features and settings stand for.
package enum FontFeatureTable {
    /// One feature of OpenType, the type and the setting that turn it on, and the setting that turns it off.
    struct Row {
        let tag: String
        let type: Int
        let on: Int
        let off: Int
        let name: String

        init(_ tag: String, _ type: Int, _ on: Int, off: Int, _ name: String) {
            self.tag = tag
            self.type = type
            self.on = on
            self.off = off
            self.name = name
        }
    }

    /// Where a type's settings exclude each other, the one that turns all of them off is its default.
    struct Kind {
        let type: Int
        let name: String
        var defaultSetting: (number: Int, name: String)?
    }

    static let rows: [Row] =
        [
            Row("liga", 1, 2, off: 3, "Common Ligatures"), Row("dlig", 1, 4, off: 5, "Rare Ligatures"),
            Row("clig", 1, 18, off: 19, "Contextual Ligatures"), Row("hlig", 1, 20, off: 21, "Historical Ligatures"),
            Row("tnum", 6, 0, off: 4, "Monospaced Numbers"), Row("pnum", 6, 1, off: 4, "Proportional Numbers"),
            Row("sups", 10, 1, off: 0, "Superiors/Superscripts"), Row("subs", 10, 2, off: 0, "Inferiors/Subscripts"),
            Row("ordn", 10, 3, off: 0, "Ordinals"), Row("sinf", 10, 4, off: 0, "Scientific Inferiors"),
            Row("afrc", 11, 1, off: 0, "Vertical"), Row("frac", 11, 2, off: 0, "Diagonal"),
            Row("zero", 14, 4, off: 5, "Slashed Zero"), Row("titl", 19, 4, off: 0, "Titling Capitals"),
            Row("onum", 21, 0, off: 2, "Old-Style Figures"), Row("lnum", 21, 1, off: 2, "Lining Figures"),
            Row("case", 33, 0, off: 1, "Capital Forms"), Row("cpsp", 33, 2, off: 3, "Capital Spacing"),
            Row("calt", 36, 0, off: 1, "Contextual Alternates"), Row("swsh", 36, 2, off: 3, "Swash Alternates"),
            Row("cswh", 36, 4, off: 5, "Contextual Swash Alternates"),
            Row("smcp", 37, 1, off: 0, "Small Capitals"), Row("pcap", 37, 2, off: 0, "Petite Capitals"),
            Row("c2sc", 38, 1, off: 0, "Small Capitals"), Row("c2pc", 38, 2, off: 0, "Petite Capitals"),
        ]
        + (1...20).map { number in
            Row(
                number < 10 ? "ss0\(number)" : "ss\(number)", 35, 2 * number, off: 2 * number + 1,
                "Stylistic Set \(number)")
        }

    static let kinds: [Kind] = [
        Kind(type: 1, name: "Ligatures"),
        Kind(type: 6, name: "Number Spacing", defaultSetting: (4, "No Change")),
        Kind(type: 10, name: "Vertical Position", defaultSetting: (0, "Normal Vertical Position")),
        Kind(type: 11, name: "Contextual Fractional Forms", defaultSetting: (0, "No Fractional Forms")),
        Kind(type: 14, name: "Typographic Extras"),
        Kind(type: 19, name: "Style Options", defaultSetting: (0, "No Style Options")),
        Kind(type: 21, name: "Number Case", defaultSetting: (2, "No Change")),
        Kind(type: 33, name: "Case-Sensitive Layout"), Kind(type: 35, name: "Alternative Stylistic Sets"),
        Kind(type: 36, name: "Contextual Alternates"),
        Kind(type: 37, name: "Lower Case", defaultSetting: (0, "No Change")),
        Kind(type: 38, name: "Upper Case", defaultSetting: (0, "No Change")),
    ]

    /// Features that are on where nobody says anything.
    static let usual: Set = ["liga", "clig", "calt"]

    /// The features that settings turn on or off, each by a type and a setting or by a tag of OpenType. A setting of a type whose
    /// settings exclude each other replaces the one before; what is so without being said is left out.
    package static func features(_ settings: Any?) -> [FontRequest.Feature] {
        var result: [FontRequest.Feature] = []
        for case let entry as [AnyHashable: Any] in settings as? [Any] ?? [] {
            var setting: [String: Any] = [:]
            for (key, value) in entry {
                let name = key.base as? String ?? (key.base as? any RawRepresentable)?.rawValue as? String
                if let name { setting[name] = value }
            }
            func number(_ key: String) -> Int? { CGFloat(attributeValue: setting[key]).map(Int.init) }
            if let tag = setting[kCTFontOpenTypeFeatureTag] as? String {
                result.removeAll { $0.tag == tag }
                result.append(FontRequest.Feature(tag, UInt32(clamping: number(kCTFontOpenTypeFeatureValue) ?? 1)))
            } else if let type = number(kCTFontFeatureTypeIdentifierKey),
                let selector = number(kCTFontFeatureSelectorIdentifierKey)
            {
                let isExclusive = kinds.first { $0.type == type }?.defaultSetting != nil
                let meant = rows.filter { $0.type == type && (isExclusive || $0.on == selector || $0.off == selector) }
                result.removeAll { feature in meant.contains { $0.tag == feature.tag } }
                if let row = meant.first(where: { $0.on == selector }) {
                    result.append(FontRequest.Feature(row.tag))
                } else if !isExclusive, let row = meant.first {
                    result.append(FontRequest.Feature(row.tag, 0))
                }
            }
        }
        return result.filter { $0.value != (usual.contains($0.tag) ? 1 : 0) }
    }

    /// The other way: the settings that mean these features.
    package static func settings(_ features: [FontRequest.Feature]) -> [[String: Int]] {
        features.compactMap { feature in
            guard let row = rows.first(where: { $0.tag == feature.tag }) else { return nil }
            return [
                kCTFontFeatureTypeIdentifierKey: row.type,
                kCTFontFeatureSelectorIdentifierKey: feature.value == 0 ? row.off : row.on,
            ]
        }
    }

    /// The tags of a face's features, each with the name that the face itself has for it.
    static func tags(of face: FontFace) -> [String: String?] {
        let face = hb_font_get_face(face.harfBuzz)
        let substitutions: hb_tag_t = 0x4753_5542  // GSUB
        var found: [String: String?] = [:]
        var count = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, nil, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        _ = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &tags)
        for (index, tag) in tags.prefix(Int(count)).enumerated() {
            let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
            let name = String(decoding: letters, as: UTF8.self)
            if found[name] == nil { found[name] = .some(label(of: UInt32(index), in: face, table: substitutions)) }
        }
        return found
    }

    private static func label(of feature: UInt32, in face: OpaquePointer?, table: hb_tag_t) -> String? {
        var label = hb_ot_name_id_t(HB_OT_NAME_ID_INVALID)
        guard hb_ot_layout_feature_get_name_ids(face, table, feature, &label, nil, nil, nil, nil) != 0,
            label != hb_ot_name_id_t(HB_OT_NAME_ID_INVALID)
        else { return nil }
        var text = [CChar](repeating: 0, count: 256)
        var size = UInt32(text.count)
        guard hb_ot_name_get_utf8(face, label, hb_language_from_string("en", -1), &size, &text) > 0 else { return nil }
        return String(decoding: text.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

extension CTFont {
    /// The font of a request without the features that its face lacks.
    package convenience init(supporting request: FontRequest) {
        var supported = request
        if !request.features.isEmpty {
            let tags = FontFeatureTable.tags(of: CTFont(FontRequest(faceOf: request)).face)
            supported.features.removeAll { tags[$0.tag] == nil }
        }
        self.init(supported)
    }
}

/// The features of a font that have numbers of Apple's, each with its settings, or nil where it has none.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let tags = FontFeatureTable.tags(of: font.face)
    func settings(_ all: [(number: Int, name: String, isDefault: Bool)]) -> [[String: Any]] {
        all.sorted { $0.number < $1.number }.map { setting in
            var entry: [String: Any] = [
                kCTFontFeatureSelectorIdentifierKey: setting.number, kCTFontFeatureSelectorNameKey: setting.name,
            ]
            if setting.isDefault { entry[kCTFontFeatureSelectorDefaultKey] = true }
            return entry
        }
    }
    func entry(_ type: Int, _ name: String, isExclusive: Bool, _ settings: [[String: Any]]) -> [String: Any] {
        var entry: [String: Any] = [
            kCTFontFeatureTypeIdentifierKey: type, kCTFontFeatureTypeNameKey: name,
            kCTFontFeatureTypeSelectorsKey: settings,
        ]
        if isExclusive { entry[kCTFontFeatureTypeExclusiveKey] = true }
        return entry
    }
    let found = FontFeatureTable.kinds.compactMap { kind -> [String: Any]? in
        let rows = FontFeatureTable.rows.filter { $0.type == kind.type && tags[$0.tag] != nil }
        guard !rows.isEmpty else { return nil }
        var all = rows.map { row in
            (
                number: row.on, name: (tags[row.tag] ?? nil) ?? row.name,
                isDefault: FontFeatureTable.usual.contains(row.tag)
            )
        }
        if let usual = kind.defaultSetting { all.append((usual.number, usual.name, true)) }
        return entry(kind.type, kind.name, isExclusive: kind.defaultSetting != nil, settings(all))
    }
    guard !found.isEmpty else { return nil }
    return [entry(0, "All Typographic Features", isExclusive: false, settings([(0, "On", true)]))] + found
}

// MARK: Keys of the features

/// A string: the name of a feature's type, for people.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// A truth value: whether the settings of a type exclude each other; absent where they don't.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// A list of dictionaries: the settings of a feature's type.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// A string: the name of a setting, for people.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// A truth value: whether a setting is the usual one; absent where it isn't.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
