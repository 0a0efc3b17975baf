import UIKit

extension Color {
    /// The components that the colour has in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { resolve(in: environment.styleContext) }

    /// The components that the colour has at a place.
    package func resolve(in context: StyleContext) -> Resolved {
        switch kind {
        case .fixed(let resolved, _): return resolved
        case .accent:
            // A tint that is itself the accent colour, or a form of it, means the app's.
            var outer = context
            outer.tint = Color(uiColor: AccentColor.current)
            return context.tint.resolve(in: outer)
        case .opacity(let base, let opacity): return base.resolve(in: context).multiplyingOpacity(opacity)
        case .mixed(let a, let b, let fraction, let space):
            return space.mix(a.resolve(in: context), b.resolve(in: context), fraction)
        case .custom(let style): return style.resolve(in: context.environment)
        case .system, .platform, .asset: return uiColor.resolved(in: context.traits)
        }
    }

    /// UIKit's colour, dynamic where this one is. The tint is the app's accent colour.
    package var uiColor: UIColor {
        switch kind {
        case .fixed(let resolved, _): return resolved.uiColor
        case .system(let color): return color.platform
        case .accent: return AccentColor.current
        case .platform(let color): return color
        case .asset(let name, let bundle):
            let found = UIColor(named: name, in: bundle.flatMap(Bundle.init(path:)), compatibleWith: nil)
            return found ?? .clear
        case .opacity(let base, let opacity):
            let color = base.uiColor
            guard color.isDynamic else { return color.withAlphaComponent(color.components.w * opacity) }
            return UIColor { traits in
                let fixed = color.resolvedColor(with: traits)
                return fixed.withAlphaComponent(fixed.components.w * opacity)
            }
        case .mixed(let a, let b, let fraction, let space):
            let (first, second) = (a.uiColor, b.uiColor)
            return UIColor { traits in
                space.mix(first.resolved(in: traits), second.resolved(in: traits), fraction).uiColor
            }
        case .custom(let style):
            return UIColor { traits in
                var environment = EnvironmentValues()
                environment.setTraits(traits)
                return style.resolve(in: environment).uiColor
            }
        }
    }
}

extension UIColor {
    /// Creates UIKit's form of a colour; it follows light and dark as the colour does. Those of equal colours are equal, and a colour of UIKit's
    /// that SwiftUI was given comes back as itself.
    public convenience init(_ color: Color) {
        let platform = color.uiColor
        if case .platform = color.kind {
            self.init(sameAs: platform)
        } else if platform.isDynamic {
            self.init(of: color) { platform.resolvedColor(with: $0) }
        } else {
            self.init(cgColor: platform.cgColor)
        }
    }

    /// Red, green, blue and alpha in sRGB.
    var components: SIMD4<Double> {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&r, green: &g, blue: &b, alpha: &a)
        return SIMD4(r, g, b, a)
    }

    /// The components that the colour has with some traits.
    func resolved(in traits: UITraitCollection) -> Color.Resolved {
        let c = resolvedColor(with: traits).components
        return Color.Resolved(.sRGB, c.x, c.y, c.z, c.w)
    }
}
