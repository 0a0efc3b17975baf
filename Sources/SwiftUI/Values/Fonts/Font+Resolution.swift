import CoreText
import UIKit

extension Font {
    /// UIKit's font for some traits: the user's text size decides about text styles and named fonts.
    package func resolve(in traits: UITraitCollection) -> UIFont {
        let font = resolveBase(in: traits)
        guard !modifiers.isEmpty else { return font }
        var changes = FontChanges(of: font)
        for modifier in modifiers { modifier.apply(to: &changes) }
        return changes.makeFont()
    }

    /// How many points the space between lines differs from the font's own by.
    package func extraLeading(of font: UIFont) -> CGFloat {
        for modifier in modifiers.reversed() {
            guard case .leading(let leading) = modifier else { continue }
            let step: CGFloat = font.pointSize > 17 ? 2 : 1
            switch leading {
            case .standard: return 0
            case .tight: return -step
            case .loose: return step
            }
        }
        return 0
    }

    private func resolveBase(in traits: UITraitCollection) -> UIFont {
        switch base {
        case .style(let style, let design, let weight):
            let font = UIFont.preferredFont(forTextStyle: style.platform, compatibleWith: traits)
            guard design != nil || weight != nil else { return font }
            var changes = FontChanges(of: font)
            if let design { changes.design = design.platform }
            if let weight { changes.weight = weight.platform }
            return changes.makeFont()
        case .system(let size, let weight, let design):
            let font = UIFont.systemFont(ofSize: size, weight: (weight ?? .regular).platform)
            guard let design, design != .default else { return font }
            var changes = FontChanges(of: font)
            changes.design = design.platform
            return changes.makeFont()
        case .named(let name, let size, let style):
            let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            guard let style else { return font }
            return UIFontMetrics(forTextStyle: style.platform).scaledFont(for: font, compatibleWith: traits)
        case .platform(let font): return font
        }
    }
}

/// What modifiers change of a font, gathered and then asked for at once.
private struct FontChanges {
    let font: UIFont
    var weight: UIFont.Weight?
    var width: CGFloat?
    /// Whether the letters are slanted; nil: as the font has them.
    var isItalic: Bool?
    var scale: CGFloat = 1
    var design: UIFontDescriptor.SystemDesign?
    /// Types and selectors of Apple's feature table.
    var features: [(type: Int, selector: Int)] = []

    init(of font: UIFont) { self.font = font }

    func makeFont() -> UIFont {
        var descriptor = font.fontDescriptor
        if let design { descriptor = descriptor.withDesign(design) ?? descriptor }
        var traits: [UIFontDescriptor.TraitKey: Any] = [:]
        if let weight { traits[.weight] = weight.rawValue }
        if let width { traits[.width] = width }
        if let isItalic { traits[.slant] = CGFloat(isItalic ? 1 : 0) }
        var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
        if !traits.isEmpty { attributes[.traits] = traits }
        if !features.isEmpty {
            let known = descriptor.fontAttributes[.featureSettings] as? [Any] ?? []
            attributes[.featureSettings] =
                known
                + features.map { feature -> Any in
                    [
                        UIFontDescriptor.FeatureKey.type: feature.type,
                        UIFontDescriptor.FeatureKey.selector: feature.selector,
                    ] as [UIFontDescriptor.FeatureKey: Any]
                }
        }
        if !attributes.isEmpty { descriptor = descriptor.addingAttributes(attributes) }
        return UIFont(descriptor: descriptor, size: scale == 1 ? 0 : font.pointSize * scale)
    }
}

extension Font.Modifier {
    fileprivate func apply(to changes: inout FontChanges) {
        switch self {
        case .weight(let weight): changes.weight = weight.platform
        case .bold(let isActive):
            // What is heavier than bold stays, and what is lighter than usual.
            let current = changes.weight?.rawValue ?? changes.font.ctFont.weight.rawValue
            changes.weight =
                isActive
                ? UIFont.Weight(max(current, UIFont.Weight.bold.rawValue))
                : UIFont.Weight(min(current, UIFont.Weight.regular.rawValue))
        case .width(let width): changes.width = width.value
        case .italic(let isActive): changes.isItalic = isActive
        case .scale(let factor): changes.scale *= factor
        case .monospaced: changes.design = .monospaced
        case .monospacedDigit: changes.features.append((6, 0))
        case .lowercaseSmallCaps: changes.features.append((37, 1))
        case .uppercaseSmallCaps: changes.features.append((38, 1))
        case .design(let design): changes.design = design.platform
        case .leading: break
        }
    }
}

extension CTFont {
    var weight: UIFont.Weight {
        UIFont.Weight.all.min { abs($0.openTypeWeight - request.weight) < abs($1.openTypeWeight - request.weight) }
            ?? .regular
    }
}

extension UIFont.Weight {
    fileprivate static let all: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
}
