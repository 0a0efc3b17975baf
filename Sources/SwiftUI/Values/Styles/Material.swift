import UIKit

/// A background that lets what is behind it shine through, blurred.
public struct Material: ShapeStyle, Hashable {
    enum Kind: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

    let kind: Kind

    /// Mostly translucent.
    public static let ultraThin = Material(kind: .ultraThin)
    /// More translucent than opaque.
    public static let thin = Material(kind: .thin)
    /// Somewhat translucent.
    public static let regular = Material(kind: .regular)
    /// More opaque than translucent.
    public static let thick = Material(kind: .thick)
    /// Mostly opaque.
    public static let ultraThick = Material(kind: .ultraThick)
    /// The one of the system's bars.
    public static let bar = Material(kind: .bar)

    /// UIKit's blur that looks the same.
    package var blurStyle: UIBlurEffect.Style {
        switch kind {
        case .ultraThin: .systemUltraThinMaterial
        case .thin: .systemThinMaterial
        case .regular: .systemMaterial
        case .thick: .systemThickMaterial
        case .ultraThick: .systemThickMaterial
        case .bar: .systemChromeMaterial
        }
    }

    public func _paint(in context: _StyleContext, level: Int) -> _Paint { _Paint(value: Paint(.material(self))) }
}
