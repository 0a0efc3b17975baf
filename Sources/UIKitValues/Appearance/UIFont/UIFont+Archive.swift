import CoreGraphics
import CoreText
import Foundation

/// What a font's archive holds: all that the font was asked for, and what it follows the text size by.
///
/// - From: `UIFont.init(coder:)`
struct ArchivedFont {
    let font: CTFont
    var textStyle: UIFont.TextStyle?
    var scaling: UIFont.Scaling?

    /// Nil where the archive has no name, or one that isn't known here.
    init?(_ coder: NSCoder) {
        guard let name = coder.presentObject(NSString.self, "UIFontName") as String? else { return nil }
        let size = coder.decodeDouble(forKey: "UIFontPointSize")
        if let request = coder.decodeFontRequest() {
            guard request.isSystem || CTFont(name: name, size: CGFloat(size)) != nil else { return nil }
            font = CTFont(request)
        } else if name.hasPrefix(".SF") {
            // Older archives hold of the system's font its weight and slant.
            let weight = coder.containsValue(forKey: "UIFontWeight") ? coder.decodeInteger(forKey: "UIFontWeight") : 400
            let isItalic = coder.decodeBool(forKey: "UIFontItalic")
            font = CTFont(FontRequest.system(size: size, weight: weight, italic: isItalic))
        } else {
            guard let found = CTFont(name: name, size: size > 0 ? CGFloat(size) : UIFont.systemFontSize) else {
                return nil
            }
            font = found
        }
        textStyle = (coder.presentObject(NSString.self, "UIFontTextStyle") as String?).map(
            UIFont.TextStyle.init(rawValue:))
        guard let style = coder.presentObject(NSString.self, "UIFontScalingStyle") as String?,
            let base = coder.presentObject(UIFont.self, "UIFontScalingFont")
        else { return }
        scaling = UIFont.Scaling(
            style: UIFont.TextStyle(rawValue: style), font: base,
            maximum: CGFloat(coder.decodeDouble(forKey: "UIFontScalingMaximum")))
    }
}

extension UIFont {
    func archive(_ coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
        coder.encodeFontRequest(ctFont.request)
        if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UIFontTextStyle") }
        guard let scaling else { return }
        coder.encode(scaling.style.rawValue as NSString, forKey: "UIFontScalingStyle")
        coder.encode(scaling.font, forKey: "UIFontScalingFont")
        coder.encode(Double(scaling.maximum), forKey: "UIFontScalingMaximum")
    }
}

extension UIFontDescriptor {
    private static let texts: [AttributeName] = [.family, .name, .face, .visibleName, .textStyle]
    private static let numbers: [TraitKey] = [.weight, .width, .slant, .symbolic]

    func archive(_ coder: NSCoder) {
        if let base { coder.encodeFontRequest(base) }
        for name in Self.texts {
            let value = fontAttributes[name]
            guard let text = value as? String ?? (value as? UIFont.TextStyle)?.rawValue else { continue }
            coder.encode(text as NSString, forKey: name.rawValue)
        }
        if fontAttributes[.size] != nil { coder.encode(Double(pointSize), forKey: AttributeName.size.rawValue) }
        if fontAttributes[.matrix] != nil { coder.encode(matrix, forKey: AttributeName.matrix.rawValue) }
        if let settings = fontAttributes[.featureSettings] {
            coder.encodeFeatures(FontFeatureTable.features(settings), forKey: AttributeName.featureSettings.rawValue)
        }
        let traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
        for key in Self.numbers {
            guard let number = Self.number(traits[key]) else { continue }
            coder.encode(number, forKey: key.rawValue)
        }
    }

    static func attributes(_ coder: NSCoder) -> [AttributeName: Any] {
        var found: [AttributeName: Any] = [:]
        for name in texts {
            guard let text = coder.presentObject(NSString.self, name.rawValue) else { continue }
            if name == .textStyle { found[name] = text } else { found[name] = text as String }
        }
        if coder.containsValue(forKey: AttributeName.size.rawValue) {
            found[.size] = NSNumber(value: coder.decodeDouble(forKey: AttributeName.size.rawValue))
        }
        if coder.containsValue(forKey: AttributeName.matrix.rawValue) {
            found[.matrix] = coder.decodeCGAffineTransform(forKey: AttributeName.matrix.rawValue)
        }
        if let features = coder.decodeFeatures(forKey: AttributeName.featureSettings.rawValue) {
            found[.featureSettings] = featureSettings(features)
        }
        var traits: [TraitKey: Any] = [:]
        for key in numbers where coder.containsValue(forKey: key.rawValue) {
            traits[key] = NSNumber(value: coder.decodeDouble(forKey: key.rawValue))
        }
        if !traits.isEmpty { found[.traits] = traits }
        return found
    }

    /// Features as descriptions say them.
    static func featureSettings(_ features: [FontRequest.Feature]) -> [[FeatureKey: Int]] {
        FontFeatureTable.settings(features).map { setting in
            Dictionary(uniqueKeysWithValues: setting.map { (FeatureKey($0.key), $0.value) })
        }
    }

    /// A trait's value.
    static func number(_ value: Any?) -> Double? {
        if let weight = value as? UIFont.Weight { return Double(weight.rawValue) }
        if let traits = value as? SymbolicTraits { return Double(traits.rawValue) }
        if let number = value as? NSNumber { return number.doubleValue }
        return (value as? CGFloat).map { Double($0) }
    }
}

extension NSCoder {
    private static let designs: [FontRequest.Design] = [.default, .rounded, .serif, .monospaced]

    func encodeFontRequest(_ request: FontRequest) {
        encode(request.family as NSString, forKey: "UIFontRequestFamily")
        encode(request.size, forKey: "UIFontRequestSize")
        encode(request.weight, forKey: "UIFontRequestWeight")
        encode(request.width, forKey: "UIFontRequestWidth")
        encode(request.italic, forKey: "UIFontRequestItalic")
        encode(request.isSystem, forKey: "UIFontRequestSystem")
        encode(Self.designs.firstIndex(of: request.design) ?? 0, forKey: "UIFontRequestDesign")
        encodeFeatures(request.features, forKey: "UIFontRequestFeatures")
        if let standIn = request.standIn { encode(standIn.asked as NSString, forKey: "UIFontRequestStandIn") }
    }

    /// Nil where there is none.
    func decodeFontRequest() -> FontRequest? {
        guard let family = presentObject(NSString.self, "UIFontRequestFamily") as String? else { return nil }
        let design = decodeInteger(forKey: "UIFontRequestDesign")
        var request = FontRequest(
            family: family, size: decodeDouble(forKey: "UIFontRequestSize"),
            weight: min(max(decodeInteger(forKey: "UIFontRequestWeight"), 1), 1000),
            italic: decodeBool(forKey: "UIFontRequestItalic"),
            width: decodeInteger(forKey: "UIFontRequestWidth").signum(),
            isSystem: decodeBool(forKey: "UIFontRequestSystem"),
            design: Self.designs.indices.contains(design) ? Self.designs[design] : .default,
            features: decodeFeatures(forKey: "UIFontRequestFeatures") ?? [])
        request.standIn = (presentObject(NSString.self, "UIFontRequestStandIn") as String?).flatMap(FontStandIn.init)
        return request
    }

    /// As one text: `tnum=1,ss01=1`.
    func encodeFeatures(_ features: [FontRequest.Feature], forKey key: String) {
        encode(features.map { "\($0.tag)=\($0.value)" }.joined(separator: ",") as NSString, forKey: key)
    }

    func decodeFeatures(forKey key: String) -> [FontRequest.Feature]? {
        guard let text = presentObject(NSString.self, key) as String? else { return nil }
        return text.split(separator: ",").compactMap { part in
            let sides = part.split(separator: "=")
            guard sides.count == 2, sides[0].utf8.count == 4, let value = UInt32(sides[1]) else { return nil }
            return FontRequest.Feature(String(sides[0]), value)
        }
    }
}
