import CoreGraphics
import CoreText
import Foundation

/// The markers of lists, which TextKit 2 shows beside paragraphs whose style is in a list and whose text has none itself. They take no
/// character: what is typed, selected and copied is the text (DEV-1424).
///
/// - From: `NSLayoutManager`, `NSTextContentStorage`
/// - To: `NSTextList`
struct ListMarkers {
    let storage: NSTextStorage
    let flow: TextFlow

    /// Points between a marker and its text.
    static let gap: CGFloat = 8

    /// The points that text in so many lists is indented by, where its style has no indents.
    static func indent(of level: Int) -> CGFloat { 36 * CGFloat(level) }

    /// The lists that a paragraph is in, the outermost first; none where its text has a marker of its own.
    func lists(at start: Int) -> [NSTextList] {
        let lists = style(at: start)?.textLists ?? []
        return lists.isEmpty || holdsMarker(at: start, of: lists[lists.count - 1]) ? [] : lists
    }

    private func style(at offset: Int) -> NSParagraphStyle? {
        guard offset >= 0, offset < storage.length else { return nil }
        return storage.attribute(.paragraphStyle, at: offset, effectiveRange: nil) as? NSParagraphStyle
    }

    /// Texts that were read from documents have a marker between two tabs.
    private func holdsMarker(at start: Int, of list: NSTextList) -> Bool {
        let units = storage.utf16(in: NSRange(location: start, length: min(8, storage.length - start)))
        if units.first == 0x09 { return true }
        return !list.isOrdered && units.starts(with: Array(list.marker(forItemNumber: 1).utf16))
    }

    /// The marker of the paragraph that begins at an offset; nil where it is in no list.
    func marker(at start: Int) -> String? {
        let lists = lists(at: start)
        guard !lists.isEmpty else { return nil }
        var text = ""
        for depth in lists.indices.reversed() {
            let list = lists[depth]
            text = list.marker(forItemNumber: number(of: start, lists, depth)) + text
            guard list.listOptions.contains(.prependEnclosingMarker) else { break }
        }
        return text
    }

    /// The number of a paragraph in the list at a depth, or, where it lies in a list within that, of the item around it.
    private func number(of start: Int, _ lists: [NSTextList], _ depth: Int) -> Int {
        let list = lists[depth]
        guard list.isOrdered else { return list.startingItemNumber }
        var count = 0
        var here = start
        while here > 0 {
            var range = NSRange(location: 0, length: 0)
            let before = storage.attribute(
                .paragraphStyle, at: here - 1, longestEffectiveRange: &range, in: NSRange(location: 0, length: here))
            let others = (before as? NSParagraphStyle)?.textLists ?? []
            guard others.count > depth, zip(others, lists).prefix(depth + 1).allSatisfy({ $0.isEqual($1) }) else {
                break
            }
            if others.count == depth + 1 {
                count += flow.paragraph(at: here - 1).index - flow.paragraph(at: range.location).index + 1
            }
            here = flow.paragraph(at: range.location).start
        }
        let isItem = lists.count == depth + 1
        return list.startingItemNumber + (isItem ? count : max(0, count - 1))
    }
}

extension NSLayoutManager {
    /// Nil where lists are nobody's but the text's: in TextKit 1.
    var listMarkers: ListMarkers? {
        guard isBehindTextKit2, let textStorage else { return nil }
        return ListMarkers(storage: textStorage, flow: flow)
    }

    /// Makes room for the marker of a paragraph whose style makes none.
    func indentList(_ text: NSMutableAttributedString, at start: Int) {
        guard let lists = listMarkers?.lists(at: start), !lists.isEmpty,
            let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
            style.headIndent == 0, style.firstLineHeadIndent == 0
        else { return }
        let indented = NSMutableParagraphStyle()
        indented.setParagraphStyle(style)
        indented.headIndent = ListMarkers.indent(of: lists.count)
        indented.firstLineHeadIndent = indented.headIndent
        text.addAttribute(.paragraphStyle, value: indented, range: NSRange(location: 0, length: text.length))
    }

    /// Nothing makes room for markers any more.
    func forgetLists() {
        guard let textStorage, textStorage.length > 0 else { return }
        let whole = NSRange(location: 0, length: textStorage.length)
        var hasLists = false
        textStorage.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
            guard let style = value as? NSParagraphStyle, !style.textLists.isEmpty else { return }
            flow.looksChanged(in: range)
            hasLists = true
        }
        if hasLists { client?.layoutChanged() }
    }

    /// Draws the marker beside the first line of a paragraph in a list, in the looks of the paragraph's first character.
    func paintMarker(beside found: FoundLine, in context: CGContext, origin: CGPoint) {
        guard found.line.range.lowerBound == 0, let textStorage, let marker = listMarkers?.marker(at: found.start),
            found.start < textStorage.length
        else { return }
        var looks = textStorage.attributes(at: found.start, effectiveRange: nil)
        for key in [NSAttributedString.Key.attachment, .link, .paragraphStyle, .underlineStyle] { looks[key] = nil }
        let text = NSAttributedString(string: marker, attributes: looks)
        let line = ParagraphText(
            TextSource(text), count: text.length, isRightToLeftByDefault: found.text.isRightToLeft
        ).line(from: 0, width: nil, mode: .byClipping)
        let x =
            found.text.isRightToLeft
            ? found.line.x + found.line.line.visibleWidth + ListMarkers.gap
            : found.line.x - ListMarkers.gap - line.visibleWidth
        line.draw(.glyphs, in: context, at: CGPoint(x: origin.x + x, y: origin.y + found.baseline.y))
    }

    /// Whether a change of looks may number paragraphs below it anew.
    func isBesideList(_ range: NSRange) -> Bool {
        guard isBehindTextKit2, let textStorage, textStorage.length > 0 else { return false }
        return [range.location, NSMaxRange(range)].contains { offset in
            let place = min(max(0, offset), textStorage.length - 1)
            let style = textStorage.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
            return style?.textLists.isEmpty == false
        }
    }
}
