import UIKit

extension EnvironmentValues {
    /// Whether people want less movement.
    public var accessibilityReduceMotion: Bool { MainActorAccess.run { UIAccessibility.isReduceMotionEnabled } }
    public var accessibilityReduceTransparency: Bool {
        MainActorAccess.run { UIAccessibility.isReduceTransparencyEnabled }
    }
    public var accessibilityDifferentiateWithoutColor: Bool {
        MainActorAccess.run { UIAccessibility.shouldDifferentiateWithoutColor }
    }
    public var accessibilityInvertColors: Bool { MainActorAccess.run { UIAccessibility.isInvertColorsEnabled } }
    public var accessibilityShowButtonShapes: Bool { MainActorAccess.run { UIAccessibility.buttonShapesEnabled } }
    public var accessibilityVoiceOverEnabled: Bool { MainActorAccess.run { UIAccessibility.isVoiceOverRunning } }
    public var accessibilitySwitchControlEnabled: Bool {
        MainActorAccess.run { UIAccessibility.isSwitchControlRunning }
    }
    /// How thick people want text.
    public var legibilityWeight: LegibilityWeight? {
        MainActorAccess.run { UIAccessibility.isBoldTextEnabled } ? .bold : .regular
    }
    public var colorSchemeContrast: ColorSchemeContrast {
        MainActorAccess.run { UIAccessibility.isDarkerSystemColorsEnabled } ? .increased : .standard
    }
    /// The text size, by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}

extension View {
    /// Lets text in the view be copied by a long press, or not: as on a phone all of it is selected then (DEV-1006).
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}

/// Whether texts can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
