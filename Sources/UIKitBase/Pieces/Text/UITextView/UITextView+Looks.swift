import CoreGraphics
import Foundation

/// What a text view looks like: fonts, colours, links.
extension UITextView {
    func buildContent() {
        insertSubview(parts.content, at: 0)
        editor.base = looks.attributes
        // A nib's colour has been read already.
        if backgroundColor == nil { backgroundColor = .systemBackground }
        addTextGestures()
    }

    func takeStyled(_ text: NSAttributedString) {
        if text.length > 0 {
            let first = text.attributes(at: 0, effectiveRange: nil)
            looks.font = first[.font] as? UIFont
            if let color = first[.foregroundColor] as? UIColor { looks.color = color }
            looks.style = first[.paragraphStyle] as? NSParagraphStyle
            looks.alignment = looks.style?.alignment ?? .natural
            editor.base = looks.attributes
        }
        editor.set(text)
    }

    func change(_ key: NSAttributedString.Key, _ value: NSObject?, _ set: (UITextView) -> Void) {
        set(self)
        editor.base = looks.attributes
        if var typing = editor.typing {
            typing[key] = value
            editor.typing = typing
        }
        editor.restyle { text, whole in
            guard let value else { return text.removeAttribute(key, range: whole) }
            text.addAttribute(key, value: value, range: whole)
        }
        if editor.length == 0 { decorationChanged() }
    }

    func align(_ alignment: NSTextAlignment) {
        guard alignment != looks.alignment else { return }
        looks.alignment = alignment
        editor.base = looks.attributes
        restyleParagraphs(editor.whole) { $0.alignment = alignment }
    }

    func setDirection(_ direction: NSWritingDirection, in range: NSRange) {
        restyleParagraphs(range.length > 0 ? range : editor.whole) { $0.baseWritingDirection = direction }
    }

    private func restyleParagraphs(_ range: NSRange, _ change: (NSMutableParagraphStyle) -> Void) {
        editor.restyle { text, _ in
            var found: [(NSRange, NSMutableParagraphStyle)] = []
            text.enumerateAttribute(.paragraphStyle, in: range, options: []) { value, part, _ in
                let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
                found.append((part, style ?? NSMutableParagraphStyle()))
            }
            for (part, style) in found {
                change(style)
                text.addAttribute(.paragraphStyle, value: style, range: part)
            }
        }
        if editor.length == 0 { decorationChanged() }
    }

    func setTyping(_ attributes: [NSAttributedString.Key: Any]) {
        editor.typing = attributes
        if editor.length == 0 { decorationChanged() }
    }

    func followContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        if let new = looks.font?.adapted(to: traitCollection) { looks.font = new }
        editor.base = looks.attributes
        if let new = (editor.typing?[.font] as? UIFont)?.adapted(to: traitCollection) { editor.typing?[.font] = new }
        editor.restyle { text, whole in text.adaptFonts(in: whole, to: traitCollection) }
        if editor.length == 0 { decorationChanged() }
    }

    func traitsChanged() {
        parts.spelling?.updateWishes()
        if isFirstResponder { TextInputSession.tell() }
    }

    func traitsChanged(from old: UITraitCollection?) {
        if traitCollection.displayScale != old?.displayScale { lines.containersChanged() }
        if traitCollection.hasDifferentColorAppearance(comparedTo: old) { parts.content.redraw(from: 0) }
    }

    // MARK: What lies over the text

    /// Links and what is being composed look different; the text itself stays as it is.
    func decorationChanged() {
        lines.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: textStorage.length), actualCharacterRange: nil)
    }

    func decorate(_ paragraph: NSMutableAttributedString, at range: NSRange) {
        var links: [NSRange] = []
        let whole = NSRange(location: 0, length: paragraph.length)
        paragraph.enumerateAttribute(.link, in: whole, options: []) { value, part, _ in
            if value != nil { links.append(part) }
        }
        for found in detected(in: paragraph.string) { links.append(found.range) }
        for part in links { paragraph.addAttributes(linkTextAttributes, range: part) }
        if let marked = editor.marked?.intersection(range), marked.length > 0 {
            let style = editor.markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
            paragraph.addAttributes(
                style, range: NSRange(location: marked.location - range.location, length: marked.length))
        }
    }

    var extraLineLooks: [NSAttributedString.Key: Any] { editor.length == 0 ? editor.typingAttributes : lastLooks }

    private var lastLooks: [NSAttributedString.Key: Any] {
        editor.typing ?? textStorage.attributes(at: textStorage.length - 1, effectiveRange: nil)
    }

    func paintText(in rect: CGRect) {
        let origin = CGPoint(x: looks.inset.left, y: looks.inset.top)
        let area = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        let range = lines.glyphRange(forBoundingRect: area, in: textContainer)
        guard range.length > 0 else { return }
        lines.drawBackground(forGlyphRange: range, at: origin)
        lines.drawGlyphs(forGlyphRange: range, at: origin)
    }
}
