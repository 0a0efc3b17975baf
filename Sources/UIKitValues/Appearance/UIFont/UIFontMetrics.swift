import Foundation

/// Scales fonts and lengths of an app's own along with a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Scales along with body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Scales along with a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// The font at the user's text size; the given font is right for the standard size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// The font at the user's text size, up to a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font at the text size of a trait collection; nil takes the current one.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// - Parameter maximumPointSize: 0 means no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        let scaled = font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
        return UIFont(
            scaled.ctFont, scaling: UIFont.Scaling(style: textStyle, font: font, maximum: maximumPointSize))
    }

    /// A length at the user's text size, on the nearest pixel: it grows as the text style's leading does.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A length at the text size of a trait collection, on the nearest pixel of its scale; nil takes the current one.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let standard = DynamicType.leading(of: textStyle, in: .large)
        let factor = DynamicType.leading(of: textStyle, in: traits.preferredContentSizeCategory) / standard
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.systemDefault.displayScale
        return factor == 1 ? value : (value * factor * scale).rounded() / scale
    }
}
