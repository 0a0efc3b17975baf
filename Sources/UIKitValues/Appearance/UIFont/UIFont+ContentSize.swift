import CoreGraphics
import CoreText
import Foundation

extension UIFont {
    /// How font metrics scaled a font: along with which style, from which font, up to which size (0: any).
    struct Scaling: Equatable {
        let style: TextStyle
        let font: UIFont
        let maximum: CGFloat
    }

    /// The font at another text size; nil where it stays as it is: neither a text style nor font metrics made it, or the size is the same.
    package func adapted(to traits: UITraitCollection) -> UIFont? {
        var new: UIFont
        if let scaling {
            new = UIFontMetrics(forTextStyle: scaling.style).scaledFont(
                for: scaling.font, maximumPointSize: scaling.maximum, compatibleWith: traits)
        } else if let textStyle {
            new = .preferredFont(forTextStyle: textStyle, compatibleWith: traits)
            var request = ctFont.request
            request.size = Double(new.pointSize)
            // Bold, italic or another design of the style.
            if request != new.ctFont.request { new = UIFont(CTFont(request), textStyle: textStyle) }
        } else {
            return nil
        }
        return new.pointSize == pointSize ? nil : new
    }
}

extension NSMutableAttributedString {
    /// Fonts of text styles and of font metrics take the text size of the traits.
    package func adaptFonts(in range: NSRange, to traits: UITraitCollection) {
        var found: [(NSRange, UIFont)] = []
        enumerateAttribute(.font, in: range, options: []) { value, range, _ in
            if let new = (value as? UIFont)?.adapted(to: traits) { found.append((range, new)) }
        }
        for (range, font) in found { addAttribute(.font, value: font, range: range) }
    }
}
