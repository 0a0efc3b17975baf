import CoreGraphics
import Foundation

extension UIContentUnavailableConfiguration {
    /// How one of the two texts looks.
    public struct TextProperties: Hashable {
        /// The text's font; follows the text size until it is set.
        public var font: UIFont { didSet { isOwnFont = true } }
        /// The text's colour: `label` for the first text, `secondaryLabel` for the second.
        public var color: UIColor
        /// How lines that are too long break or are cut; default `byWordWrapping`.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// 0: as many as are needed.
        public var numberOfLines = 0
        /// Whether text that has no room is made smaller, down to `minimumScaleFactor`; default false.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest share of the font's size, from 0 to 1, where `adjustsFontSizeToFitWidth` is true; default 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer before text is cut; default false. Kept (DEV-214).
        public var allowsDefaultTighteningForTruncation = false
        private var isOwnFont = false
        private let style: UIFont.TextStyle
        private let isBold: Bool

        init(_ style: UIFont.TextStyle, _ color: UIColor, isBold: Bool = false) {
            self.style = style
            self.isBold = isBold
            self.color = color
            font = Self.font(style, isBold, nil)
        }

        private static func font(_ style: UIFont.TextStyle, _ isBold: Bool, _ traits: UITraitCollection?) -> UIFont {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            return isBold ? .systemFont(ofSize: font.pointSize, weight: .bold) : font
        }

        /// A font that the app has left alone goes by the text size.
        mutating func follow(_ traits: UITraitCollection) {
            guard !isOwnFont else { return }
            font = Self.font(style, isBold, traits)
            isOwnFont = false
        }
    }

    /// How the image looks.
    public struct ImageProperties: Hashable {
        /// Nil: large and grey, as large as an icon is.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil: grey.
        public var tintColor: UIColor?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// In points; 0 is no limit.
        public var maximumSize = CGSize.zero
        /// Whether the image keeps its colours where the device inverts them; default false. Kept (DEV-117).
        public var accessibilityIgnoresInvertColors = false

        /// Makes standard looks: a grey image as large as it is, with square corners.
        public init() {}

        public static func == (left: Self, right: Self) -> Bool {
            left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
                && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
                && left.maximumSize == right.maximumSize
                && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// What one of the two buttons does.
    public struct ButtonProperties: Hashable {
        /// What a tap does; its title and image count for nothing here: the button's configuration has them. Default nil.
        public var primaryAction: UIAction?
        /// Without a primary action a tap opens it.
        public var menu: UIMenu?
        /// Whether the button can be tapped; default true.
        public var isEnabled = true
        /// What choosing the button means; `destructive` makes it red. Default `normal`.
        public var role = UIButton.Role.normal

        /// Makes properties of a button that does nothing yet.
        public init() {}
    }
}
