import CoreGraphics
import CoreText
import Foundation

/// What a description tells of the font that is found for it.
///
/// - From: `UIFontDescriptor.object(forKey:)`
extension UIFontDescriptor {
    /// All traits: those that were said, and those of the font.
    var traits: [TraitKey: Any] {
        let request = request(size: 0)
        var all: [TraitKey: Any] = [
            .symbolic: NSNumber(value: symbolicTraits.rawValue),
            .weight: NSNumber(value: Double(UIFont.Weight(openTypeWeight: request.weight).rawValue)),
            .width: NSNumber(value: Double(request.width) * 0.2),
            .slant: NSNumber(value: request.italic ? 0.07 : 0.0),
        ]
        for (key, value) in fontAttributes[.traits] as? [TraitKey: Any] ?? [:] {
            all[key] = Self.number(value).map { NSNumber(value: $0) } ?? value
        }
        return all
    }

    /// Names; nil for any other attribute.
    func found(_ attribute: AttributeName) -> Any? {
        switch attribute {
        case .name: postscriptName
        case .family: CTFont(request(size: 0)).familyName
        case .face: face
        case .visibleName: "\(CTFont(request(size: 0)).familyName) \(face)"
        case .size: pointSize > 0 ? NSNumber(value: Double(pointSize)) : nil
        default: nil
        }
    }

    private var face: String {
        let request = request(size: 0)
        let names = [
            100: "Ultralight", 200: "Thin", 300: "Light", 500: "Medium", 600: "Semibold", 700: "Bold", 800: "Heavy",
            900: "Black",
        ]
        let words = [names[request.weight], request.italic ? "Italic" : nil].compactMap { $0 }
        return words.isEmpty ? "Regular" : words.joined(separator: " ")
    }
}
