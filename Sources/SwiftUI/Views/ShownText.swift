import UIKit

/// A text as its label is told it: most are one run that a label's own properties say, for which no attributed string is made.
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
