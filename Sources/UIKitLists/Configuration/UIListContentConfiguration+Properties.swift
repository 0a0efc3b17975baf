import CoreGraphics
import Foundation

extension UIListContentConfiguration {
    /// How one of the texts looks.
    public struct TextProperties: Hashable {
        /// How the text stands in its width; `natural` goes with the reading direction.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        /// What is done to a plain text's letters before it is shown. Attributed texts stay as they are.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        /// The text's font: that of the style's text style. One that is set isn't changed any more when the cell's state changes.
        public var font: UIFont { didSet { isOwnFont = true } }
        /// The text's colour: the style's, and fainter in a disabled cell. One that is set isn't changed any more.
        public var color: UIColor { didSet { isOwnColor = true } }
        /// Makes the shown colour from `color`; nil, to begin with, leaves it as it is.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How the text stands in its width; `natural` to begin with.
        public var alignment = TextAlignment.natural
        /// How text is cut that has no room; `byTruncatingTail` to begin with.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0, as for cells: as many as are needed.
        public var numberOfLines = 0
        /// Whether a text of one line shrinks to fit its width; `false` to begin with.
        public var adjustsFontSizeToFitWidth = false
        /// How far text may shrink, as a share of its size from 0 to 1; 0 to begin with.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move together before text is cut; `false` to begin with. Kept (DEV-214).
        public var allowsDefaultTighteningForTruncation = false
        /// Whether a text style's font follows the user's text size; `true` to begin with.
        public var adjustsFontForContentSizeCategory = true
        /// Whether a pointer on a cut text shows all of it; `false` to begin with. Kept (DEV-214).
        public var showsExpansionTextWhenTruncated = false
        /// What is done to a plain text's letters; `none` to begin with, `uppercase` in the headers of grouped lists.
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

        /// The colour that is shown: `color` as the transformer makes it.
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

        /// How a symbol is sized and weighted; nil, to begin with: as large as the first text's font.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of symbols and templates; nil, to begin with: the view's tint colour.
        public var tintColor: UIColor?
        /// Makes the shown colour from `tintColor`, or from the view's where that is nil; nil, to begin with.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// 0 in a dimension: no limit.
        public var maximumSize = CGSize.zero
        /// The room that the image is centred in; 0 in a dimension: its own size, or as the width for symbols what lines their texts up,
        /// which grows with the text size.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colours where a user has the screen inverted; `false` to begin with. Kept (DEV-117).
        public var accessibilityIgnoresInvertColors = false

        /// The colour that is shown where the given tint holds.
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
