import CoreGraphics
import Foundation

extension UIListContentConfiguration {
    /// How one of the texts looks.
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont { didSet { isOwnFont = true } }
        public var color: UIColor { didSet { isOwnColor = true } }
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0, as for cells: as many as are needed.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var showsExpansionTextWhenTruncated = false
        public var transform = TextTransform.none
        private var isOwnFont = false
        private var isOwnColor = false
        private let style: UIFont.TextStyle
        private let isBold: Bool
        private let standardColor: UIColor

        static var body: Self { Self(.body, .label) }
        static var footnote: Self { Self(.footnote, .secondaryLabel) }

        init(_ style: UIFont.TextStyle, _ color: UIColor, bold: Bool = false) {
            self.style = style
            isBold = bold
            standardColor = color
            font = .preferredFont(forTextStyle: style)
            self.color = color
            if bold { font = .boldSystemFont(ofSize: font.pointSize) }
            (isOwnFont, isOwnColor) = (false, false)
        }

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// What the app has left alone goes by the state.
        mutating func follow(_ traits: UITraitCollection, isDisabled: Bool) {
            if !isOwnColor {
                color = isDisabled ? .tertiaryLabel : standardColor
                isOwnColor = false
            }
            guard !isOwnFont else { return }
            let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            font = isBold ? .boldSystemFont(ofSize: preferred.pointSize) : preferred
            isOwnFont = false
        }

        /// Sizes by the text size of the view's traits, where the font is a text style's.
        func font(for traits: UITraitCollection) -> UIFont {
            guard adjustsFontForContentSizeCategory, !isBold else { return font }
            return font.adapted(to: traits) ?? font
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.font == right.font && left.color == right.color && left.alignment == right.alignment
                && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
                && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
                && left.minimumScaleFactor == right.minimumScaleFactor && left.transform == right.transform
                && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
                && left.colorTransformer == nil && right.colorTransformer == nil
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(numberOfLines)
        }
    }

    /// How the image looks.
    public struct ImageProperties: Hashable {
        /// A dimension of `maximumSize` or `reservedLayoutSize` for which a standard size is taken.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// 0 in a dimension: no limit.
        public var maximumSize = CGSize.zero
        /// The room that the image is centred in; 0 in a dimension: its own size, or for symbols what lines their texts up.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.preferredSymbolConfiguration == right.preferredSymbolConfiguration && left.tintColor == right.tintColor
                && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
                && left.reservedLayoutSize == right.reservedLayoutSize && left.tintColorTransformer == nil
                && right.tintColorTransformer == nil
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
    }
}
