import CoreGraphics
import Foundation

/// The rules of style elements whose selectors are one name: of an element, of a class, or of an id.
struct HTMLRules {
    private static let most = 4096
    private var rules: [String: [(String, String)]] = [:]

    mutating func read(_ text: String) {
        var rest = Substring(Self.withoutComments(text))
        while rules.count < Self.most, let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            let close = rest[open...].firstIndex(of: "}") ?? rest.endIndex
            let found = Self.declarations(String(rest[rest.index(after: open)..<close]))
            for selector in selectors.split(separator: ",") {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                if !name.isEmpty, !name.contains(where: { " >:[+~@".contains($0) }) {
                    rules[name, default: []] += found
                }
            }
            rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var parts: [Substring] = []
        var rest = Substring(text)
        while let open = rest.range(of: "/*") {
            parts.append(rest[..<open.lowerBound])
            guard let close = rest[open.upperBound...].range(of: "*/") else { return parts.joined() }
            rest = rest[close.upperBound...]
        }
        return (parts + [rest]).joined()
    }

    /// In the order in which they hold: the later one wins.
    func declarations(_ element: String, _ attributes: [String: String]) -> [(String, String)] {
        guard !rules.isEmpty else { return [] }
        var found = rules["*"] ?? []
        found += rules[element] ?? []
        for name in (attributes["class"] ?? "").lowercased().split(separator: " ").prefix(32) {
            found += rules[".\(name)"] ?? []
            found += rules["\(element).\(name)"] ?? []
        }
        if let id = attributes["id"]?.lowercased() { found += rules["#\(id)"] ?? [] }
        return found
    }

    static func declarations(_ text: String) -> [(String, String)] {
        text.split(separator: ";").prefix(128).compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            let isName = name == "font-family"
            return (name, (isName ? value : value.lowercased()).replacingOccurrences(of: " !important", with: ""))
        }
    }
}

/// Colours as style sheets write them.
enum HTMLColor {
    private static let names: [String: UInt32] = [
        "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
        "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "purple": 0x800080,
        "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "lime": 0x00FF00, "olive": 0x808000, "navy": 0x000080,
        "teal": 0x008080,
        "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700,
        "indigo": 0x4B0082, "violet": 0xEE82EE, "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkred": 0x8B0000,
        "darkblue": 0x00008B, "darkgreen": 0x006400, "lightblue": 0xADD8E6, "tomato": 0xFF6347, "crimson": 0xDC143C,
    ]

    static func color(_ value: String) -> UIColor? {
        let value = value.trimmingCharacters(in: .whitespaces).lowercased()
        if let known = names[value] { return make(known, alpha: 1) }
        if value.hasPrefix("#") { return hex(value.dropFirst()) }
        guard value.hasPrefix("rgb"), let open = value.firstIndex(of: "("), value.hasSuffix(")") else { return nil }
        let inner = value[value.index(after: open)...].dropLast()
        let parts = inner.split { ", /".contains($0) }.map { part in
            part.hasSuffix("%") ? (Double(part.dropLast()) ?? 0) * 2.55 : Double(part) ?? 0
        }
        guard parts.count >= 3 else { return nil }
        let unit = { (index: Int) in CGFloat(min(max(parts[index], 0), 255) / 255) }
        let alpha = parts.count > 3 ? CGFloat(min(max(parts[3], 0), 1)) : 1
        return UIColor(red: unit(0), green: unit(1), blue: unit(2), alpha: alpha)
    }

    private static func hex(_ digits: Substring) -> UIColor? {
        guard let number = UInt32(digits, radix: 16) else { return nil }
        switch digits.count {
        case 3:
            let (red, green, blue) = (number >> 8 & 15, number >> 4 & 15, number & 15)
            return make(red * 17 << 16 | green * 17 << 8 | blue * 17, alpha: 1)
        case 6: return make(number, alpha: 1)
        case 8: return make(number >> 8, alpha: CGFloat(number & 255) / 255)
        default: return nil
        }
    }

    private static func make(_ number: UInt32, alpha: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
            blue: CGFloat(number & 255) / 255, alpha: alpha)
    }
}
