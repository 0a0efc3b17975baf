import UIKit

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark

    /// Creates the scheme of a style of UIKit's; nil where it says neither.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

/// Whether colours shall be more different than usual.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard, increased

    /// Creates the contrast of one of UIKit's; nil where it says none.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .normal: self = .standard
        case .high: self = .increased
        default: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// Creates UIKit's form of a scheme.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}

extension UIAccessibilityContrast {
    /// Creates UIKit's form of a contrast.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        switch colorSchemeContrast {
        case .standard: self = .normal
        case .increased: self = .high
        case nil: self = .unspecified
        }
    }
}
