import CoreGraphics
import Foundation

/// What colours a symbol's layers have.
extension UIImage {
    /// Whether the configuration gives the symbol colours in place of the tint.
    package var hasSymbolColors: Bool {
        guard case .symbol(let shape) = content, let values = symbolConfiguration?.values else { return false }
        return switch values.rendering {
        case .hierarchical, .palette: true
        case .multicolor: SymbolColors.own(of: shape.name) != nil
        case .unspecified, .monochrome: false
        }
    }

    /// A colour a layer; nil where the symbol is shown in one colour that is given from outside.
    func symbolColors(tint: UIColor, traits: UITraitCollection) -> [CGColor]? {
        guard case .symbol(let shape) = content, let values = symbolConfiguration?.values else { return nil }
        switch values.rendering {
        case .unspecified, .monochrome: return nil
        case .palette: return values.colors.map { $0.resolvedColor(with: traits).cgColor }
        case .hierarchical:
            guard let color = values.colors.first?.resolvedColor(with: traits).cgColor else { return nil }
            return SymbolColors.hierarchy.map { color.copy(alpha: color.alpha * $0) ?? color }
        case .multicolor:
            return SymbolColors.own(of: shape.name)?.map { ($0 ?? tint).resolvedColor(with: traits).cgColor }
        }
    }
}

enum SymbolColors {
    /// The opacity of the first, second and third layer.
    static let hierarchy: [CGFloat] = [1, 0.5, 0.25]

    /// A symbol's own colours, nil standing for the tint colour; nil when it has none.
    // DEV-531
    static func own(of name: String) -> [UIColor?]? {
        if let colors = table[name] { return colors }
        let words = name.split(separator: ".")
        guard let badge = words.firstIndex(of: "badge") else { return nil }
        return switch words.dropFirst(badge + 1).first {
        case "plus", "checkmark": [.systemGreen, nil]
        case "exclamationmark": [.systemYellow, nil]
        case nil, "fill", "minus", "xmark": [.systemRed, nil]
        default: nil
        }
    }

    private static let table: [String: [UIColor?]] = [
        "heart.fill": [.systemRed], "star.fill": [.systemYellow], "bolt.fill": [.systemYellow],
        "flame.fill": [.systemOrange],
        "sun.max.fill": [.systemYellow, .systemYellow], "drop.fill": [.systemCyan], "leaf.fill": [.systemGreen],
        "trash": [.systemRed], "trash.fill": [.systemRed], "folder.fill": [.systemCyan], "gift.fill": [.systemRed],
        "cloud.fill": [.white], "cloud.sun.fill": [.white, .systemYellow],
        "cloud.sun.rain.fill": [.white, .systemYellow, .systemCyan], "cloud.rain.fill": [.white, .systemCyan],
        "cloud.drizzle.fill": [.white, .systemCyan], "cloud.heavyrain.fill": [.white, .systemCyan],
        "cloud.sleet.fill": [.white, .systemCyan], "cloud.hail.fill": [.white, .systemCyan],
        "cloud.snow.fill": [.white, .systemCyan], "cloud.fog.fill": [.white, .systemGray],
        "cloud.bolt.fill": [.white, .systemYellow], "cloud.bolt.rain.fill": [.white, .systemYellow, .systemCyan],
        "checkmark.circle.fill": [.white, .systemGreen], "plus.circle.fill": [.white, .systemGreen],
        "minus.circle.fill": [.white, .systemRed], "xmark.circle.fill": [.white, .systemRed],
        "xmark.octagon.fill": [.white, .systemRed], "exclamationmark.octagon.fill": [.white, .systemRed],
        "exclamationmark.circle.fill": [.white, .systemRed], "exclamationmark.triangle.fill": [.white, .systemYellow],
        "questionmark.circle.fill": [.white, .systemBlue], "info.circle.fill": [.white, .systemBlue],
        "checkmark.shield.fill": [.white, .systemGreen], "phone.circle.fill": [.white, .systemGreen],
        "location.circle.fill": [.white, .systemBlue], "person.crop.circle.fill": [.white, .systemGray],
    ]
}
