import Foundation

// The small types of the text formatting controller: its parts by name, and what its controls choose.

extension UITextFormattingViewController {
    /// A part of the panel, by its name.
    public struct ComponentKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The styles of the configuration.
        public static let formattingStyles = ComponentKey(rawValue: "formattingStyles")
        /// Bold, italic, underlined, struck through.
        public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
        /// The font's name, which opens the list of fonts.
        public static let fontPicker = ComponentKey(rawValue: "fontPicker")
        /// Smaller and larger.
        public static let fontSize = ComponentKey(rawValue: "fontSize")
        /// The font's size in points.
        public static let fontPointSize = ComponentKey(rawValue: "fontPointSize")
        /// Left, centred, right.
        public static let textAlignment = ComponentKey(rawValue: "textAlignment")
        /// Left, centred, right, justified.
        public static let textAlignmentAndJustification = ComponentKey(rawValue: "textAlignmentAndJustification")
        /// Less and more indented.
        public static let textIndentation = ComponentKey(rawValue: "textIndentation")
        /// The height of lines in points.
        public static let lineHeight = ComponentKey(rawValue: "lineHeight")
        /// The marks of lists.
        public static let listStyles = ComponentKey(rawValue: "listStyles")
        /// The colour of the text.
        public static let textColor = ComponentKey(rawValue: "textColor")
        /// Highlighted or not.
        public static let highlight = ComponentKey(rawValue: "highlight")
        /// The colours of a highlight.
        public static let highlightPicker = ComponentKey(rawValue: "highlightPicker")
    }

    /// The room that a part likes. Kept (DEV-1395).
    public enum ComponentSize: Int, Sendable {
        case automatic = 0, mini, small, regular, large, extraLarge
    }

    /// The alignment of a paragraph.
    public struct TextAlignment: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Lines begin at the left.
        public static let left = TextAlignment(rawValue: "left")
        /// Lines are centred.
        public static let center = TextAlignment(rawValue: "center")
        /// Lines end at the right.
        public static let right = TextAlignment(rawValue: "right")
        /// Lines reach from the left to the right, but the last of a paragraph.
        public static let justified = TextAlignment(rawValue: "justified")
        /// The direction of the text decides.
        public static let natural = TextAlignment(rawValue: "natural")

        /// The alignment as the panel names it.
        public init(nsTextAlignment: NSTextAlignment) {
            switch nsTextAlignment {
            case .left: self = .left
            case .center: self = .center
            case .right: self = .right
            case .justified: self = .justified
            default: self = .natural
            }
        }

        /// The alignment as paragraph styles have it.
        public var nsTextAlignment: NSTextAlignment {
            switch self {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            default: .natural
            }
        }
    }

    /// The mark of a list.
    public struct TextList: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A list marked by •.
        public static let disc = TextList(rawValue: "disc")
        /// A list marked by ⁃.
        public static let hyphen = TextList(rawValue: "hyphen")
        /// A list that counts.
        public static let decimal = TextList(rawValue: "decimal")
        /// A mark that the panel doesn't offer.
        public static let other = TextList(rawValue: "other")
    }

    /// The colour of a highlight.
    public struct Highlight: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The tint colour.
        public static let `default` = Highlight(rawValue: "default")
        /// A purple highlight.
        public static let purple = Highlight(rawValue: "purple")
        /// A pink highlight.
        public static let pink = Highlight(rawValue: "pink")
        /// An orange highlight.
        public static let orange = Highlight(rawValue: "orange")
        /// A mint highlight.
        public static let mint = Highlight(rawValue: "mint")
        /// A blue highlight.
        public static let blue = Highlight(rawValue: "blue")
    }

    /// A choice that a person has made in the panel.
    public enum ChangeValue {
        case undefined
        case increaseFontSize
        case decreaseFontSize
        case increaseIndentation
        case decreaseIndentation
        case bold(Bool)
        case italic(Bool)
        case underline(Bool)
        case strikethrough(Bool)
        case font(UIFont)
        /// The size in points.
        case fontSize(Double)
        /// The height of lines in points.
        case lineHeightPointSize(Double)
        case textColor(UIColor)
        case textAlignment(TextAlignment)
        /// Nil ends the list.
        case textList(TextList?)
        /// Nil takes the highlight away.
        case highlight(Highlight?)
        /// The key of one of the configuration's styles.
        case formattingStyle(String)
    }
}
