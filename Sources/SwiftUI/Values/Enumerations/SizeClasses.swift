import UIKit

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular

    /// Creates the class of one of UIKit's; nil where it says none.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Creates UIKit's form of a class.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}

/// The direction in which text runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft

    /// Creates the direction of one of UIKit's; nil where it says none.
    public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiTraitEnvironmentLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        default: return nil
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// Creates UIKit's form of a direction.
    public init(_ layoutDirection: LayoutDirection?) {
        switch layoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case nil: self = .unspecified
        }
    }
}

/// Whether text shall be bolder.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold

    /// Creates the weight of one of UIKit's; nil where it says none.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        default: return nil
        }
    }
}
