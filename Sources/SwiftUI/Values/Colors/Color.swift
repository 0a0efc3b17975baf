import UIKit

/// A colour, which may look different in light and dark, by contrast, or with the app's accent colour.
public struct Color: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case fixed(Resolved, RGBColorSpace)
        case system(SystemColor)
        case accent
        case platform(UIColor)
        case asset(name: String, bundle: String?)
        case opacity(Color, Double)
        case mixed(Color, Color, Double, Gradient.ColorSpace)
        case custom(CustomColorStyle)
    }

    let kind: Kind

    init(kind: Kind) { self.kind = kind }

    private init(system: SystemColor) { kind = .system(system) }

    /// How the components of a colour are meant.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual space of screens.
        case sRGB
        /// sRGB's colours, with components proportional to light.
        case sRGBLinear
        /// A wider range of colours than sRGB's.
        case displayP3
    }

    // MARK: Creating

    /// Creates a colour from red, green and blue, each usually between 0 and 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        kind = .fixed(Resolved(colorSpace, red, green, blue, opacity), colorSpace)
    }

    /// Creates a grey between 0, which is black, and 1, which is white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness, each between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let made = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
        let c = made.components
        self.init(red: c.x, green: c.y, blue: c.z, opacity: c.w)
    }

    /// Creates a colour that was resolved.
    public init(_ resolved: Resolved) { kind = .fixed(resolved, .sRGB) }

    /// Creates the colour of that name in an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { kind = .asset(name: name, bundle: bundle?.bundlePath) }

    /// Creates a colour of UIKit's; a dynamic one stays dynamic.
    public init(uiColor: UIColor) { kind = .platform(uiColor) }

    /// Creates the colour of an asset catalog that Xcode's constant stands for.
    public init(_ resource: ColorResource) { kind = .platform(UIColor(resource: resource)) }

    /// Creates a colour of UIKit's; a dynamic one stays dynamic. An asset's constant of the same name goes before it.
    @_disfavoredOverload public init(_ color: UIColor) { kind = .platform(color) }

    /// Creates a colour of Core Graphics'.
    public init(cgColor: CGColor) { kind = .platform(UIColor(cgColor: cgColor)) }

    /// Creates a colour of Core Graphics'.
    @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    // MARK: The system's

    /// No colour at all.
    public static let clear = Color(system: .clear)
    /// Black.
    public static let black = Color(system: .black)
    /// White.
    public static let white = Color(system: .white)
    /// A grey that suits light and dark.
    public static let gray = Color(system: .gray)
    /// A red that suits light and dark.
    public static let red = Color(system: .red)
    /// A green that suits light and dark.
    public static let green = Color(system: .green)
    /// A blue that suits light and dark.
    public static let blue = Color(system: .blue)
    /// An orange that suits light and dark.
    public static let orange = Color(system: .orange)
    /// A yellow that suits light and dark.
    public static let yellow = Color(system: .yellow)
    /// A pink that suits light and dark.
    public static let pink = Color(system: .pink)
    /// A purple that suits light and dark.
    public static let purple = Color(system: .purple)
    /// A brown that suits light and dark.
    public static let brown = Color(system: .brown)
    /// A mint that suits light and dark.
    public static let mint = Color(system: .mint)
    /// A teal that suits light and dark.
    public static let teal = Color(system: .teal)
    /// A cyan that suits light and dark.
    public static let cyan = Color(system: .cyan)
    /// An indigo that suits light and dark.
    public static let indigo = Color(system: .indigo)
    /// The colour of main content.
    public static let primary = Color(system: .primary)
    /// The colour of what matters less.
    public static let secondary = Color(system: .secondary)
    /// The app's accent colour, or the tint of the place.
    public static var accentColor: Color { Color(kind: .accent) }

    // MARK: Changing

    /// The colour, its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(kind: .opacity(self, opacity)) }

    /// A colour between this and another: 0 is this one, 1 the other.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(kind: .mixed(self, rhs, min(max(fraction, 0), 1), colorSpace))
    }

    /// A gradient from a lighter tone of the colour to the colour.
    public var gradient: AnyGradient { AnyGradient(of: self) }

    /// Core Graphics' colour, where this one looks the same everywhere; else nil.
    public var cgColor: CGColor? {
        switch kind {
        case .fixed(let resolved, _): resolved.cgColor
        case .platform(let color): color.isDynamic ? nil : color.cgColor
        case .opacity(let base, let opacity): base.cgColor.flatMap { $0.copy(alpha: $0.alpha * opacity) }
        case .system, .accent, .asset, .mixed, .custom: nil
        }
    }
}

extension Color: CustomStringConvertible {
    /// The colour's name or components.
    public var description: String {
        switch kind {
        case .fixed(let resolved, _): resolved.description
        case .system(let color): color.rawValue
        case .accent: "AccentColorProvider()"
        case .platform(let color): color.description
        case .asset(let name, let bundle): "NamedColor(name: \"\(name)\", bundle: \(bundle ?? "nil"))"
        case .opacity(let base, let opacity): "\(Int((opacity * 100).rounded()))% \(base)"
        case .mixed(let a, let b, let fraction, _): "\(a) mixed with \(b) by \(fraction)"
        case .custom(let style): style.text
        }
    }
}

/// The colours that have a name of the system's.
enum SystemColor: String, Hashable, Sendable {
    case clear, black, white, gray, red, green, blue, orange, yellow, pink, purple, brown, mint, teal, cyan, indigo
    case primary, secondary

    var platform: UIColor {
        switch self {
        case .clear: .clear
        case .black: .black
        case .white: .white
        case .gray: .systemGray
        case .red: .systemRed
        case .green: .systemGreen
        case .blue: .systemBlue
        case .orange: .systemOrange
        case .yellow: .systemYellow
        case .pink: .systemPink
        case .purple: .systemPurple
        case .brown: .systemBrown
        case .mint: .systemMint
        case .teal: .systemTeal
        case .cyan: .systemCyan
        case .indigo: .systemIndigo
        case .primary: .label
        case .secondary: .secondaryLabel
        }
    }
}
