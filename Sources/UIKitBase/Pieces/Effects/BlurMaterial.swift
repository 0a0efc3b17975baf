import CoreGraphics
import Foundation

/// The numbers of a blur: what the backdrop below it does. Apple publishes none of the system materials' (DEV-095).
struct BlurMaterial: Equatable {
    /// Deviation, in points.
    let radius: CGFloat
    let saturation: CGFloat
    /// Laid over the blur: a grey and its opacity.
    let white: CGFloat
    let alpha: CGFloat

    var tint: CGColor { CGColor(gray: white, alpha: alpha).asRGB }
    var clearTint: CGColor { CGColor(gray: white, alpha: 0).asRGB }

    private init(radius: CGFloat, saturation: CGFloat, white: CGFloat, alpha: CGFloat) {
        (self.radius, self.saturation, self.white, self.alpha) = (radius, saturation, white, alpha)
    }

    /// What a style is in light or dark surroundings.
    static func of(_ style: UIBlurEffect.Style, isDark: Bool) -> BlurMaterial {
        switch style {
        case .light: BlurMaterial(radius: 30, saturation: 1.8, white: 1, alpha: 0.3)
        case .extraLight: BlurMaterial(radius: 20, saturation: 1.8, white: 0.97, alpha: 0.82)
        case .dark: BlurMaterial(radius: 20, saturation: 1.8, white: 0.11, alpha: 0.73)
        case .regular:
            isDark
                ? BlurMaterial(radius: 30, saturation: 1.8, white: 0.11, alpha: 0.73)
                : BlurMaterial(radius: 30, saturation: 1.8, white: 0.97, alpha: 0.6)
        case .prominent:
            isDark
                ? BlurMaterial(radius: 20, saturation: 1.8, white: 0.2, alpha: 0.6)
                : BlurMaterial(radius: 20, saturation: 1.8, white: 0.97, alpha: 0.82)
        case .systemUltraThinMaterial: system(0.45, 0.55, isDark)
        case .systemThinMaterial: system(0.6, 0.7, isDark)
        case .systemMaterial: system(0.75, 0.82, isDark)
        case .systemThickMaterial: system(0.9, 0.9, isDark)
        case .systemChromeMaterial: chrome(isDark)
        case .systemUltraThinMaterialLight: system(0.45, 0.55, false)
        case .systemThinMaterialLight: system(0.6, 0.7, false)
        case .systemMaterialLight: system(0.75, 0.82, false)
        case .systemThickMaterialLight: system(0.9, 0.9, false)
        case .systemChromeMaterialLight: chrome(false)
        case .systemUltraThinMaterialDark: system(0.45, 0.55, true)
        case .systemThinMaterialDark: system(0.6, 0.7, true)
        case .systemMaterialDark: system(0.75, 0.82, true)
        case .systemThickMaterialDark: system(0.9, 0.9, true)
        case .systemChromeMaterialDark: chrome(true)
        }
    }

    /// One grey in each appearance; the thicker, the more of it.
    private static func system(_ light: CGFloat, _ dark: CGFloat, _ isDark: Bool) -> BlurMaterial {
        isDark
            ? BlurMaterial(radius: 30, saturation: 1.8, white: 0.145, alpha: dark)
            : BlurMaterial(radius: 30, saturation: 1.8, white: 0.96, alpha: light)
    }

    /// Of bars: over white they are nearly white, over black nearly black.
    private static func chrome(_ isDark: Bool) -> BlurMaterial {
        isDark
            ? BlurMaterial(radius: 20, saturation: 1.8, white: 0.115, alpha: 0.8)
            : BlurMaterial(radius: 20, saturation: 1.8, white: 0.97, alpha: 0.8)
    }

    /// Which of the two a style is where the surroundings are light or dark: what lies on it follows that.
    static func isDark(_ style: UIBlurEffect.Style, _ surroundings: UIUserInterfaceStyle) -> Bool {
        of(style, isDark: surroundings == .dark).white < 0.5
    }
}

extension CGColor {
    /// Grey as red, green and blue, which animations blend.
    fileprivate var asRGB: CGColor {
        let white = components?.first ?? 0
        return CGColor(red: white, green: white, blue: white, alpha: alpha)
    }
}
