import Foundation

/// Blurs what lies behind a visual effect view, and lays a colour over it.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// How much is blurred, and what colour lies over it. Styles without a brightness in their name follow the view's
    /// `userInterfaceStyle`; `light`, `extraLight`, `dark` and those that end in `Light` or `Dark` don't.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// A blur of the given style, which doesn't change any more.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// A blur from a nib or an archive; nil for a style that isn't known.
    public required init?(coder: NSCoder) {
        guard let style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) else { return nil }
        self.style = style
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIBlurEffectStyle")
    }

    override var blur: UIBlurEffect? { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    open override var hash: Int { style.rawValue }
}
