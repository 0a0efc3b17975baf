import Foundation

/// The values of a trait collection: a plain value, so that collections are cheap to copy, compare and merge.
///
/// A field that holds its enumeration's `unspecified` (or 0 for the scale) says nothing, and gives way in a merge.
package struct TraitValues: Equatable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    package var toolbarItemPresentationSize = UINSToolbarItemPresentationSize.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var listEnvironment = UIListEnvironment.unspecified
    package var sceneCaptureState = UISceneCaptureState.unspecified
    /// Traits that an app defines. Nil in nearly every collection.
    package var custom: [ObjectIdentifier: CustomTrait]?

    package init() {}

    /// Takes over every field that `other` specifies.
    package mutating func merge(_ other: TraitValues) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.toolbarItemPresentationSize != .unspecified {
            toolbarItemPresentationSize = other.toolbarItemPresentationSize
        }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
        if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
        if let added = other.custom { custom = (custom ?? [:]).merging(added) { $1 } }
    }

    /// Whether a dynamic colour may look different under `other`.
    func resolvesColorsDifferently(than other: TraitValues) -> Bool {
        userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast || userInterfaceIdiom != other.userInterfaceIdiom
            || displayGamut != other.displayGamut || activeAppearance != other.activeAppearance
            || (custom?.values.filter(\.affectsColorAppearance) ?? [])
                .contains { other.custom?[$0.trait] != $0 }
            || (other.custom?.values.filter(\.affectsColorAppearance) ?? [])
                .contains { custom?[$0.trait] != $0 }
    }
}

/// One value of a trait that an app defines.
package struct CustomTrait: Equatable, @unchecked Sendable {
    let trait: ObjectIdentifier
    let definition: UITrait
    let value: Any
    let affectsColorAppearance: Bool

    package init(trait: ObjectIdentifier, definition: UITrait, value: Any, affectsColorAppearance: Bool) {
        self.trait = trait
        self.definition = definition
        self.value = value
        self.affectsColorAppearance = affectsColorAppearance
    }

    /// Values that cannot be compared count as different, as on iOS.
    package static func == (left: CustomTrait, right: CustomTrait) -> Bool {
        guard left.trait == right.trait, let a = left.value as? AnyHashable, let b = right.value as? AnyHashable
        else { return false }
        return a == b
    }
}
