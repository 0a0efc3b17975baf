import UIKit

/// The look of a text's run, as UIKit's text engine is told it. Texts of a place that say the same of themselves share one.
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
