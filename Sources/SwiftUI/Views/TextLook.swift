import UIKit

/// What a run of a text looks like, as UIKit's text engine is told. One for all texts of a place that say the same of themselves.
///
/// - From: `TextSurroundings`
/// - To: `TextElement`, `TextResolution`
final class TextLook {
    let attributes: [NSAttributedString.Key: Any]
    let font: UIFont
    private let color: UIColor
    private let paragraph: NSParagraphStyle
    /// Whether a label's own properties say all of it.
    let isPlain: Bool

    init(_ attributes: [NSAttributedString.Key: Any]) {
        self.attributes = attributes
        let font = attributes[.font] as? UIFont, color = attributes[.foregroundColor] as? UIColor
        let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
        isPlain = attributes.count == 3 && font != nil && color != nil && paragraph?.lineSpacing == 0
        self.font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        self.color = color ?? .label
        self.paragraph = paragraph ?? .default
    }

    /// Whether texts in both looks are the same to see. For plain looks.
    func looksLike(_ other: TextLook) -> Bool {
        self === other || (font == other.font && color == other.color && paragraph == other.paragraph)
    }

    /// Has the label show a text in this look, which is plain.
    @MainActor func showText(_ string: String, in label: UILabel) {
        label.showText(
            string, font: font, color: color, alignment: paragraph.alignment, lineBreakMode: paragraph.lineBreakMode)
    }
}

/// What a text shows: most are one run that a label's own properties say, which is told without an attributed string.
enum ShownText {
    case plain(String, TextLook)
    case styled(NSAttributedString)

    /// The height of a line in the first font, and whether that is the font of all.
    var firstLine: (height: CGFloat, isOneRun: Bool) {
        switch self {
        case .plain(_, let look): return (look.font.lineHeight, true)
        case .styled(let text):
            var range = NSRange()
            guard text.length > 0, let font = text.attribute(.font, at: 0, effectiveRange: &range) as? UIFont else {
                return (0, false)
            }
            return (font.lineHeight, range.length == text.length)
        }
    }

    /// Points between two lines.
    var lineSpacing: CGFloat {
        guard case .styled(let text) = self, text.length > 0 else { return 0 }
        return (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing ?? 0
    }

    func isSame(as other: ShownText) -> Bool {
        switch (self, other) {
        case (.plain(let a, let look), .plain(let b, let otherLook)): a == b && look.looksLike(otherLook)
        case (.styled(let a), .styled(let b)): a.isEqual(to: b)
        default: false
        }
    }
}
