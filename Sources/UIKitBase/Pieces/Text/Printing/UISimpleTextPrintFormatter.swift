import CoreGraphics
import Foundation

/// Prints a text over as many pages as it needs: one in a single font and colour, or an attributed one as it is.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    private var plain: String?
    private var attributed: NSAttributedString?
    private var pages: PagedText?

    /// Makes a formatter of a text in one font.
    public init(text: String) {
        plain = text
        super.init()
    }

    /// Makes a formatter of an attributed text.
    public init(attributedText: NSAttributedString) {
        attributed = attributedText.copy() as? NSAttributedString
        super.init()
    }

    /// The text; of an attributed one its characters. Setting it takes the attributes away.
    open var text: String? {
        get { plain ?? attributed?.string }
        set {
            (plain, attributed) = (newValue, nil)
            layoutChanged()
        }
    }

    /// The attributed text; nil where the text is a plain one. It is printed as it is, whatever the other properties say.
    open var attributedText: NSAttributedString? {
        get { attributed }
        set {
            (plain, attributed) = (nil, newValue?.copy() as? NSAttributedString)
            layoutChanged()
        }
    }

    /// The font of a plain text; nil, to begin with: the system's of 12 points.
    open var font: UIFont? { didSet { layoutChanged() } }
    /// The colour of a plain text; nil, to begin with: black.
    open var color: UIColor? { didSet { layoutChanged() } }
    /// The alignment of a plain text; `natural` to begin with.
    open var textAlignment = NSTextAlignment.natural { didSet { layoutChanged() } }

    private var printed: NSAttributedString? {
        if let attributed { return attributed }
        guard let plain else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: plain,
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
            ])
    }

    private func needPages() -> PagedText? {
        guard printPageRenderer != nil, let printed else { return nil }
        let made = pages ?? PagedText(printed, area: area(ofPage:))
        pages = made
        return made
    }

    package override func layoutChanged() { pages = nil }

    package override func makeCopy() -> UIPrintFormatter {
        let copy = UISimpleTextPrintFormatter(text: "")
        (copy.plain, copy.attributed) = (plain, attributed)
        (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
        return copy
    }

    open override var pageCount: Int { needPages()?.pageCount ?? 0 }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        needPages()?.drawPage(pageIndex - startPage, at: rect.origin)
    }
}
