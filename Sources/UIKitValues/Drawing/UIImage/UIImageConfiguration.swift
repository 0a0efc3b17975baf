import CoreGraphics
import Foundation

extension UIImage {
    /// What an image is chosen by: traits, and for symbols their size and weight.
    open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        /// The traits that the image is chosen by; nil takes the current ones.
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        /// The configuration of an archive, with its traits.
        public required init?(coder: NSCoder) {
            traitCollection = coder.presentObject(UITraitCollection.self, "UITraitCollection")
            super.init()
        }

        /// Writes the traits.
        open func encode(with coder: NSCoder) {
            if let traitCollection { coder.encode(traitCollection, forKey: "UITraitCollection") }
        }

        /// True: configurations are read and written by coders that ask for classes.
        open class var supportsSecureCoding: Bool { true }

        /// The configuration itself.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// The same configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
            Configuration(traits: traitCollection)
        }

        /// This configuration with what the other one specifies in its place.
        open func applying(_ otherConfiguration: Configuration?) -> Configuration {
            guard let other = otherConfiguration else { return self }
            return other.withTraitCollection(traits(merging: other))
        }

        fileprivate func traits(merging other: Configuration) -> UITraitCollection? {
            guard let own = traitCollection, let added = other.traitCollection else {
                return traitCollection ?? other.traitCollection
            }
            return UITraitCollection(traitsFrom: [own, added])
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
            return other.traitCollection == traitCollection
        }

        open override var hash: Int { traitCollection?.hash ?? 0 }
    }

    /// The weight of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The font weight that goes with it.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size of a symbol relative to text of its point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    /// Size, weight, scale and colours of a symbol. What is not specified is taken from where the symbol is shown.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        package struct Values: Equatable {
            var pointSize: CGFloat = 0
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            package var textStyle: UIFont.TextStyle?
            var rendering = Rendering.unspecified
            var colors: [UIColor] = []
        }

        /// How a symbol's layers are coloured.
        enum Rendering: Int {
            case unspecified, monochrome, hierarchical, palette, multicolor
        }

        package let values: Values

        dynamic init(values: Values, traits: UITraitCollection? = nil) {
            self.values = values
            super.init(traits: traits)
        }

        /// The configuration of an archive.
        public required init?(coder: NSCoder) {
            values = Values(coder)
            super.init(coder: coder)
        }

        open override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            values.archive(coder)
        }

        /// Specifies nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

        /// A scale alone: small, medium or large beside text of the same size.
        public convenience init(scale: SymbolScale) {
            self.init(values: Values(scale: scale))
        }

        /// The size of the text, in points, that the symbol stands beside.
        public convenience init(pointSize: CGFloat) {
            self.init(values: Values(pointSize: pointSize))
        }

        /// The weight of the strokes alone. Heavier strokes don't grow the symbol (DEV-530).
        public convenience init(weight: SymbolWeight) {
            self.init(values: Values(weight: weight))
        }

        /// The size of the text in points, and the weight of the strokes.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        /// The size of the text in points, the weight of the strokes, and the scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// The text style that the symbol stands beside; it follows the text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: Values(textStyle: textStyle))
        }

        /// The text style that the symbol stands beside, and the scale; it follows the text size.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(scale: scale, textStyle: textStyle))
        }

        /// Size and weight of a font; the symbol doesn't follow the text size.
        public convenience init(font: UIFont) {
            self.init(values: Values(pointSize: font.pointSize, weight: font.weight.symbolWeight()))
        }

        /// Size and weight of a font, and the scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale))
        }

        /// One colour, fainter for the second and third layers of a symbol that has them.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(rendering: .hierarchical, colors: [hierarchicalColor]))
        }

        /// A colour for each layer; the last one for further layers.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(rendering: paletteColors.isEmpty ? .unspecified : .palette, colors: paletteColors))
        }

        /// The symbol's own colours; one that has none is shown in the tint colour.
        public class func preferringMulticolor() -> Self {
            SymbolConfiguration(values: Values(rendering: .multicolor)) as! Self
        }

        /// The tint colour alone.
        public class func preferringMonochrome() -> Self {
            SymbolConfiguration(values: Values(rendering: .monochrome)) as! Self
        }

        private func changed(_ change: (inout Values) -> Void) -> SymbolConfiguration {
            var values = values
            change(&values)
            return SymbolConfiguration(values: values, traits: traitCollection)
        }

        /// The same without its text style: the point size, or that of 17-point text, counts.
        open func configurationWithoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }
        /// The same without its scale, which is then medium.
        open func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }
        /// The same without its weight.
        open func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }
        /// The same without its point size and weight; a text style stays.
        open func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            changed {
                $0.pointSize = 0
                $0.weight = .unspecified
            }
        }

        open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
            SymbolConfiguration(values: values, traits: traitCollection)
        }

        open override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let otherConfiguration else { return self }
            var merged = values
            if let other = (otherConfiguration as? SymbolConfiguration)?.values {
                if other.pointSize > 0 { merged.pointSize = other.pointSize }
                if other.weight != .unspecified { merged.weight = other.weight }
                if other.scale != .unspecified { merged.scale = other.scale }
                if other.textStyle != nil { merged.textStyle = other.textStyle }
                if other.rendering != .unspecified {
                    merged.rendering = other.rendering
                    merged.colors = other.colors
                }
            }
            return SymbolConfiguration(values: merged, traits: traits(merging: otherConfiguration))
        }

        /// Whether all values and the traits are the same; false for nil.
        open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return values == other.values && traitCollection == other.traitCollection
        }
    }
}

extension UIImage {
    /// Size and stroke weight of this symbol: from its configuration, or those of 17 pt text.
    var symbolMetrics: SymbolMetrics {
        let values = symbolValues
        let factor: CGFloat =
            switch values.scale {
            case .small: 0.8
            case .large: 1.28
            default: 1
            }
        return SymbolMetrics(em: symbolPointSize * factor, weight: values.weight)
    }

    private var symbolValues: SymbolConfiguration.Values { symbolConfiguration?.values ?? SymbolConfiguration.Values() }

    /// The size of the text that it stands beside.
    private var symbolPointSize: CGFloat {
        let values = symbolValues
        if let style = values.textStyle {
            return DynamicType.pointSize(of: style, in: traitCollection.preferredContentSizeCategory)
        }
        return values.pointSize > 0 ? values.pointSize : 17
    }

    var symbolCapHeight: CGFloat { UIFont.systemFont(ofSize: symbolPointSize).capHeight }

    /// Symbols are drawn for the screen.
    var symbolScale: CGFloat {
        let scale = attributes.configuration?.traitCollection?.displayScale ?? 0
        return scale > 0 ? scale : UITraitCollection.systemDefault.displayScale
    }
}

extension UITraitCollection {
    /// What an image is chosen by where these traits are.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }
}
