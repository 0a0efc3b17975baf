import CoreGraphics
import Foundation

extension UITextFormattingViewController {
    /// The looks of the text that is formatted: the panel's controls show them.
    public struct FormattingDescriptor {
        /// The fonts in the text, each once, in their order.
        public var fonts: [UIFont] = []
        /// The colours of the letters, each once, in their order.
        public var textColors: [UIColor] = []
        /// The height of lines in points, if all have the same; nil where they have that of their fonts.
        public var lineHeight: Double?
        /// Whether any of the text is underlined.
        public var underlinePresent = false
        /// Whether any of the text is struck through.
        public var strikethroughPresent = false
        /// The alignments of the paragraphs.
        public var textAlignments: Set<TextAlignment> = []
        /// The marks of the lists that paragraphs are in.
        public var textLists: Set<TextList> = []
        /// The colours of highlights. None are read off a text (DEV-1395).
        public var highlights: Set<Highlight> = []
        /// The key of the style that is the text's; nil by default.
        public var formattingStyleKey: String?

        /// Nothing is known of the text.
        public init() {}

        /// The looks of a part of a text.
        public init(string: NSAttributedString, range: NSRange) {
            let whole = NSRange(location: 0, length: string.length)
            let part = NSIntersectionRange(whole, range)
            guard part.length > 0 else { return }
            var runs: [[NSAttributedString.Key: Any]] = []
            string.enumerateAttributes(in: part, options: []) { attributes, _, _ in runs.append(attributes) }
            readRuns(runs)
        }

        /// The looks of a text.
        public init(string: some AttributedStringProtocol) {
            readRuns(
                string.runs.map { run in
                    let one = AttributedString("x", attributes: run.attributes)
                    return NSAttributedString(one).attributes(at: 0, effectiveRange: nil)
                })
        }

        /// The looks of text with these attributes.
        public init(attributes: [NSAttributedString.Key: Any]) { readRuns([attributes]) }

        /// The looks of text with these attributes.
        public init(attributes: AttributeContainer) {
            self.init(string: AttributedString("x", attributes: attributes))
        }

        private mutating func readRuns(_ runs: [[NSAttributedString.Key: Any]]) {
            for run in runs { readLooks(run) }
            let heights = Set(runs.map(Self.lineHeight))
            lineHeight = heights.count == 1 ? heights.first ?? nil : nil
        }

        private mutating func readLooks(_ attributes: [NSAttributedString.Key: Any]) {
            if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
            if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) {
                textColors.append(color)
            }
            if isSet(attributes[.underlineStyle]) { underlinePresent = true }
            if isSet(attributes[.strikethroughStyle]) { strikethroughPresent = true }
            let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
            textAlignments.insert(TextAlignment(nsTextAlignment: style.alignment))
            if let list = style.textLists.last { textLists.insert(Self.mark(of: list)) }
        }

        /// Nil where lines are as high as their fonts want.
        private static func lineHeight(of attributes: [NSAttributedString.Key: Any]) -> Double? {
            guard let style = attributes[.paragraphStyle] as? NSParagraphStyle, style.minimumLineHeight > 0,
                style.minimumLineHeight == style.maximumLineHeight
            else { return nil }
            return Double(style.minimumLineHeight)
        }

        private func isSet(_ value: Any?) -> Bool { (value as? NSNumber)?.intValue ?? 0 != 0 }

        private static func mark(of list: NSTextList) -> TextList {
            switch list.markerFormat {
            case .disc: .disc
            case .hyphen: .hyphen
            case .decimal: .decimal
            default: .other
            }
        }
    }
}
