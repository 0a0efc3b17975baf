import UIKit

extension Font {
    /// What text is used for; its size follows the user's text size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// UIKit's name of the style.
        package var platform: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// A variant of the system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var platform: UIFontDescriptor.SystemDesign {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// The thickness of strokes.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat

        init(_ weight: UIFont.Weight) { value = weight.rawValue }

        public static let ultraLight = Weight(.ultraLight)
        public static let thin = Weight(.thin)
        public static let light = Weight(.light)
        public static let regular = Weight(.regular)
        public static let medium = Weight(.medium)
        public static let semibold = Weight(.semibold)
        public static let bold = Weight(.bold)
        public static let heavy = Weight(.heavy)
        public static let black = Weight(.black)

        /// UIKit's form.
        package var platform: UIFont.Weight { UIFont.Weight(value) }
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// 0 is the usual width; narrower ones are below.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(UIFont.Width.compressed.rawValue)
        public static let condensed = Width(UIFont.Width.condensed.rawValue)
        public static let standard = Width(UIFont.Width.standard.rawValue)
        public static let expanded = Width(UIFont.Width.expanded.rawValue)
    }

    /// The space between lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }
}
