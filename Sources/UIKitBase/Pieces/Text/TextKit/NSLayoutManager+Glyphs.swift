import CoreGraphics
import CoreText
import Foundation

/// Characters as glyphs.
extension NSLayoutManager {
    private func paragraph(of character: Int) -> (text: ParagraphText, offset: Int)? {
        checkIdle(isLayout: false)
        guard isValidGlyphIndex(character) else { return nil }
        let (index, start) = flow.paragraph(at: character)
        if let known = flow.paragraphs[index].value { return (known.text, character - start) }
        return (makeParagraph(NSRange(location: start, length: flow.paragraphs[index].length)), character - start)
    }

    func glyph(_ index: Int) -> CGGlyph { paragraph(of: index).flatMap { $0.text.glyph(at: $0.offset) } ?? 0 }

    func property(_ index: Int) -> GlyphProperty {
        guard let textStorage, let (text, offset) = paragraph(of: index) else { return [] }
        let unit = textStorage.utf16(in: NSRange(location: index, length: 1))[0]
        let own = Self.property(unit)
        if own.isEmpty, !text.isCharacterStart(offset) { return .null }
        return own
    }

    /// Widened to whole characters.
    func whole(_ range: NSRange, _ actual: NSRangePointer?) -> NSRange {
        let length = numberOfGlyphs
        var low = min(max(0, range.location), length)
        var high = min(max(low, NSMaxRange(range)), length)
        if let textStorage, low < high {
            let units = TextUnits(textStorage)
            low = units.snapped(low)
            if high < length, units.snapped(high) != high { high = units.next(after: high) }
        }
        let result = NSRange(location: low, length: high - low)
        actual?.pointee = result
        return result
    }

    func glyphs(
        in range: NSRange, glyphs: UnsafeMutablePointer<CGGlyph>?, properties: UnsafeMutablePointer<GlyphProperty>?,
        indexes: UnsafeMutablePointer<Int>?, levels: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        let end = min(NSMaxRange(range), numberOfGlyphs)
        guard range.location < end else { return 0 }
        for (number, index) in (range.location..<end).enumerated() {
            glyphs?[number] = glyph(index)
            properties?[number] = property(index)
            indexes?[number] = index
            levels?[number] = paragraph(of: index)?.text.isRightToLeft == true ? 1 : 0
        }
        return end - range.location
    }

    func attachmentSize(_ index: Int) -> CGSize {
        guard let textStorage, isValidGlyphIndex(index),
            let attachment = textStorage.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment
        else { return CGSize(width: -1, height: -1) }
        let font = textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
        let placed = PlacedAttachment(attachment, container: containers.first, character: index)
        return placed.textAttachmentBounds(lineHeight: font.lineHeight, font: font.ctFont).size
    }
}

/// An attachment in the place where it stands.
final class PlacedAttachment: NSObject, TextAttachmentProviding {
    private let foundationType = FoundationType.mark
    let attachment: NSTextAttachment
    weak var container: NSTextContainer?
    let character: Int

    init(_ attachment: NSTextAttachment, container: NSTextContainer?, character: Int) {
        self.attachment = attachment
        self.container = container
        self.character = character
    }

    func textAttachmentBounds(lineHeight: CGFloat, font: CTFont) -> CGRect {
        let width = container.map { ($0.limitX ?? NSTextContainer.unlimited) - 2 * $0.lineFragmentPadding }
        let line = CGRect(x: 0, y: 0, width: width ?? NSTextContainer.unlimited, height: lineHeight)
        return attachment.bounds(in: container, line: line, character: character, font: font)
    }

    func drawTextAttachment(in context: CGContext, rect: CGRect, color: CGColor) {
        attachment.draw(in: context, rect: rect, color: color, container: container, character: character)
    }
}
