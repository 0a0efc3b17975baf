import CoreGraphics
import Foundation

/// A system colour: up to eight variants, by style, contrast and level. Variants are made when first asked for, and
/// shared, so that resolving allocates nothing.
final class CatalogColor: @unchecked Sendable {
    let name: String
    /// Light, dark, light with high contrast, dark with high contrast; the same four again for the elevated level.
    private let variants: [UIColor]

    init(name: String, variants: [UIColor]) {
        self.name = name
        self.variants = variants
    }

    func color(for traits: TraitValues) -> UIColor {
        variants[
            (traits.userInterfaceStyle == .dark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0)
                + (traits.userInterfaceLevel == .elevated ? 4 : 0)]
    }
}

/// A colour of Apple's tables: 8-bit components and an alpha in hundredths.
struct TableColor {
    let red, green, blue: Int
    var alpha = 1.0

    init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    var color: UIColor {
        if red == green && green == blue { return UIColor(white: CGFloat(red) / 255, alpha: alpha) }
        return UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
}

extension UIColor {
    /// One row of the system colour tables. What is not given is as in the row's base variants.
    static func system(
        _ name: String, light: TableColor, dark: TableColor, highContrastLight: TableColor? = nil,
        highContrastDark: TableColor? = nil, elevatedDark: TableColor? = nil
    ) -> UIColor {
        let base = [light, dark, highContrastLight ?? light, highContrastDark ?? dark].map(\.color)
        var elevated = base
        if let elevatedDark {
            elevated[1] = elevatedDark.color
            elevated[3] = elevated[1]
        }
        return UIColor(storage: .catalog(CatalogColor(name: name, variants: base + elevated)))
    }
}
