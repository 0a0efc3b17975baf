import CoreGraphics
import CoreText
import Foundation

/// What a label shows, and the layouts made of it. Setters answer whether anything changed.
@MainActor
struct LabelContent {
    static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    private var plain: String?
    private var styled: NSAttributedString?
    /// The looks that the label's properties answer: with styles, those of the first character.
    private var shown = Looks()
    /// The label's own, from its setters; they hold where styles leave something open.
    private var own = Looks()

    private var knownSource: TextSource?
    private var knownLayouts: [Known] = []

    @MainActor private struct Looks {
        var font: UIFont = standardFont
        var color: UIColor = .label
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }

    private struct Known {
        var key: Key
        var layout: TextLayout
    }

    private struct Key: Equatable {
        var width: CGFloat?
        var height: CGFloat?
        var lines: Int
        var rightToLeft: Bool?

        init(_ options: TextLayout.Options) {
            width = options.width
            height = options.height
            lines = options.maximumLines
            rightToLeft = options.naturalIsRightToLeft
        }
    }

    var font: UIFont { shown.font }
    var color: UIColor { shown.color }
    var alignment: NSTextAlignment { shown.alignment }
    var lineBreakMode: NSLineBreakMode { shown.lineBreakMode }

    // MARK: Text

    var text: String? { plain }

    var hasText: Bool { plain?.isEmpty == false }

    var attributedText: NSAttributedString? {
        if let styled { return styled }
        guard let plain else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return NSAttributedString(
            string: plain, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
    }

    mutating func setText(_ text: String?) -> Bool {
        guard styled != nil || text != plain else { return false }
        plain = text
        styled = nil
        own = shown
        invalidate()
        return true
    }

    /// Takes a text and all that it looks like at once, as the setters would one after the other.
    mutating func setText(
        _ text: String, font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode
    ) -> Bool {
        if styled == nil, text == plain, font == shown.font, color == shown.color, alignment == shown.alignment,
            lineBreakMode == shown.lineBreakMode
        {
            return false
        }
        plain = text
        styled = nil
        shown = Looks(font: font, color: color, alignment: alignment, lineBreakMode: lineBreakMode)
        own = shown
        invalidate()
        return true
    }

    mutating func setAttributedText(_ text: NSAttributedString?) -> Bool {
        if let text, let styled, styled.isEqual(to: text) { return false }
        if text == nil, plain == nil { return false }
        // A copy: the app may go on changing a mutable one.
        styled = text.map { NSAttributedString(attributedString: $0) }
        plain = text?.string
        if let styled, styled.length > 0 {
            // The label's properties are those of the first character; where it has none, the label's own.
            let first = styled.attributes(at: 0, effectiveRange: nil)
            shown.font = first[.font] as? UIFont ?? own.font
            shown.color = first[.foregroundColor] as? UIColor ?? own.color
            let style = first[.paragraphStyle] as? NSParagraphStyle
            shown.alignment = style?.alignment ?? own.alignment
            shown.lineBreakMode = style?.lineBreakMode ?? own.lineBreakMode
        }
        invalidate()
        return true
    }

    // MARK: Styles

    mutating func setFont(_ font: UIFont) -> Bool {
        guard font != self.font || styled != nil else { return false }
        (shown.font, own.font) = (font, font)
        restyle { $0.addAttribute(.font, value: font, range: $1) }
        return true
    }

    /// The text size of the traits, for each part of the text whose font follows it.
    mutating func adaptFonts(to traits: UITraitCollection) -> Bool {
        let old = (font, styled)
        if let new = shown.font.adapted(to: traits) { shown.font = new }
        if let new = own.font.adapted(to: traits) { own.font = new }
        restyle { $0.adaptFonts(in: $1, to: traits) }
        return font != old.0 || styled != old.1
    }

    /// Whether the text's colour may be that of the tint.
    var mayHaveTint: Bool { color.isProvided || styled != nil }

    mutating func setColor(_ color: UIColor) -> Bool {
        guard color != self.color || styled != nil else { return false }
        (shown.color, own.color) = (color, color)
        restyle { $0.addAttribute(.foregroundColor, value: color, range: $1) }
        return true
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) -> Bool {
        guard alignment != shown.alignment || alignment != own.alignment else { return false }
        (shown.alignment, own.alignment) = (alignment, alignment)
        restyleParagraphs { $0.alignment = alignment }
        return true
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) -> Bool {
        guard mode != shown.lineBreakMode || mode != own.lineBreakMode else { return false }
        (shown.lineBreakMode, own.lineBreakMode) = (mode, mode)
        restyleParagraphs { $0.lineBreakMode = mode }
        return true
    }

    private mutating func restyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
        if let styled {
            let copy = NSMutableAttributedString(attributedString: styled)
            change(copy, NSRange(location: 0, length: copy.length))
            self.styled = NSAttributedString(attributedString: copy)
        }
        invalidate()
    }

    private mutating func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        restyle { text, all in
            var found: [(NSRange, NSParagraphStyle)] = []
            text.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
                if let style = value as? NSParagraphStyle { found.append((range, style)) }
            }
            for (range, style) in found {
                let copy = NSMutableParagraphStyle(style.values)
                change(copy)
                text.addAttribute(.paragraphStyle, value: copy, range: range)
            }
        }
    }

    // MARK: Layouts

    private mutating func invalidate() {
        knownSource = nil
        knownLayouts.removeAll(keepingCapacity: true)
    }

    mutating func invalidateLayouts() { knownLayouts.removeAll(keepingCapacity: true) }

    var source: TextSource {
        mutating get {
            if let knownSource { return knownSource }
            let base = TextStyle(font: own.font.ctFont, color: .provider(own.color))
            var paragraph = ParagraphStyleValues()
            paragraph.alignment = own.alignment.coreText
            paragraph.lineBreakMode = own.lineBreakMode.coreText
            let made =
                styled.map { TextSource(Self.showingLinks($0), base: base, paragraph: paragraph) }
                ?? TextSource(plain ?? "", style: base, paragraph: paragraph)
            knownSource = made
            return made
        }
    }

    /// A label shows links blue and underlined, whatever colour they have, though nobody can tap them.
    private static func showingLinks(_ text: NSAttributedString) -> NSAttributedString {
        var links: [NSRange] = []
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            if value != nil { links.append(range) }
        }
        guard !links.isEmpty else { return text }
        let shown = NSMutableAttributedString(attributedString: text)
        let look: [NSAttributedString.Key: Any] = [
            .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        for range in links { shown.addAttributes(look, range: range) }
        return shown
    }

    /// The layout for some options: kept, since a label is measured and drawn at the same few sizes again and again. One that was made
    /// to measure often serves to draw.
    mutating func layout(_ options: TextLayout.Options) -> TextLayout {
        let key = Key(options)
        for index in knownLayouts.indices where knownLayouts[index].key == key { return knownLayouts[index].layout }
        let similar = knownLayouts.first { $0.layout.holds(for: options) }
        let layout = similar?.layout ?? TextLayout(source, options: options)
        if knownLayouts.count >= 3 { knownLayouts.removeFirst() }
        knownLayouts.append(Known(key: key, layout: layout))
        return layout
    }
}
