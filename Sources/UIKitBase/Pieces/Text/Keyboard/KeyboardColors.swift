import CoreGraphics

/// The colours of a keyboard in light and dark (DEV-660).
@MainActor package enum KeyboardColors {
    static let letter = color(UIColor(white: 1, alpha: 1), UIColor(white: 0.42, alpha: 1))
    static let command = color(UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1), UIColor(white: 0.275, alpha: 1))
    static let edge = color(
        UIColor(red: 0.54, green: 0.545, blue: 0.555, alpha: 1), UIColor(white: 0.09, alpha: 1))
    static let bubble = color(UIColor(white: 1, alpha: 1), UIColor(white: 0.42, alpha: 1))
    package static let hint = color(UIColor(white: 0.55, alpha: 1), UIColor(white: 0.75, alpha: 1))

    private static func color(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
