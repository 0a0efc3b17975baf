import CoreGraphics
import Foundation

/// Lets what a visual effect view shows take up the colours of the blur that it lies on. The view belongs into the content view
/// of one with that blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    private let base: UIBlurEffect
    let style: UIVibrancyEffectStyle?

    /// Vibrancy for content on that blur, as strong as that of labels.
    public init(blurEffect: UIBlurEffect) {
        (base, style) = (blurEffect, nil)
        super.init()
    }

    /// Vibrancy for content on that blur, as strong as its purpose asks.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (base, self.style) = (blurEffect, style)
        super.init()
    }

    @available(*, deprecated, renamed: "init(blurEffect:)")
    /// The older name of `init(blurEffect:)`.
    public convenience init(forBlurEffect blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect) }

    @available(*, deprecated, renamed: "init(blurEffect:style:)")
    /// The older name of `init(blurEffect:style:)`.
    public convenience init(forBlurEffect blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect, style: style)
    }

    /// Vibrancy from a nib or an archive; nil where its blur can't be read.
    public required init?(coder: NSCoder) {
        guard let blur = coder.decodeObject(of: UIBlurEffect.self, forKey: "UIVibrancyEffectBlur") else { return nil }
        base = blur
        style =
            coder.containsValue(forKey: "UIVibrancyEffectStyle")
            ? UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "UIVibrancyEffectStyle")) : nil
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(base, forKey: "UIVibrancyEffectBlur")
        if let style { coder.encode(style.rawValue, forKey: "UIVibrancyEffectStyle") }
    }

    override var blur: UIBlurEffect? { base }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.base == base && other.style == style
    }
    open override var hash: Int { base.hash &* 31 &+ (style?.rawValue ?? -1) }
}

/// How strongly content with vibrancy stands out, by its purpose.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7

    /// How much of the content is seen; the rest is the blur below, whose colours come through (DEV-095).
    var strength: CGFloat {
        switch self {
        case .label: 0.9
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.35
        case .quaternaryLabel: 0.22
        case .fill: 0.36
        case .secondaryFill: 0.3
        case .tertiaryFill: 0.24
        case .separator: 0.3
        }
    }
}
