import CoreGraphics
import Foundation

extension UIContentUnavailableConfiguration {
    /// How one of the two texts looks.
    public struct TextProperties: Hashable {
        public var font: UIFont { didSet { isOwnFont = true } }
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// 0: as many as are needed.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
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
        public var accessibilityIgnoresInvertColors = false

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
        public var primaryAction: UIAction?
        /// Without a primary action a tap opens it.
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal

        public init() {}
    }
}
