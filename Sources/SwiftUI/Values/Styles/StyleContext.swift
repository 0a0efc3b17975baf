import UIKit

/// What a style needs to know of the place at which it is drawn. `EnvironmentValues.styleContext` gives it.
package struct StyleContext {
    /// Light or dark, contrast, gamut: what dynamic colours depend on.
    package var traits: UITraitCollection
    /// The tint of the place.
    package var tint: Color
    /// The styles of the levels primary, secondary and so on that the place sets; where it sets none, the labels' colours hold.
    package var foreground: [AnyShapeStyle]
    /// The background of the place; nil is the system's.
    package var background: AnyShapeStyle?
    /// The whole environment, for styles of an app's own.
    package var environment: EnvironmentValues

    package init(
        traits: UITraitCollection, tint: Color? = nil, foreground: [AnyShapeStyle] = [],
        background: AnyShapeStyle? = nil, environment: EnvironmentValues
    ) {
        self.traits = traits
        self.tint = tint ?? Color(uiColor: AccentColor.current)
        self.foreground = foreground
        self.background = background
        self.environment = environment
    }
}
