import CoreGraphics
import CoreText
import Foundation
import PorticoTrace

/// How layout begins and ends to hold.
extension NSLayoutManager {
    func storageChanged() {
        flow = TextFlow(self)
        knownUsed = [:]
        if let textStorage {
            let whole = NSRange(location: 0, length: textStorage.length)
            flow.textChanged(in: whole, delta: whole.length, storage: textStorage)
        }
        client?.layoutChanged()
    }

    func insert(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: min(index, containers.count))
        container.lines = self
        containersChanged()
    }

    func remove(at index: Int) {
        guard containers.indices.contains(index) else { return }
        let container = containers.remove(at: index)
        if container.lines === self { container.lines = nil }
        containersChanged()
    }

    /// Somebody asks for TextKit 1: a text view that used TextKit 2 doesn't any longer.
    func showToTextKit1() { if isBehindTextKit2 { client?.leaveTextKit2() } }

    func containersChanged() {
        flow.containersChanged()
        layoutEnded()
    }

    private func layoutEnded() {
        knownUsed = [:]
        delegate?.layoutManagerDidInvalidateLayout(self)
        client?.layoutChanged()
    }

    func textChanged(
        of storage: NSTextStorage, mask: NSTextStorage.EditActions, in range: NSRange, delta: Int, invalidated: NSRange
    ) {
        guard storage === textStorage else { return }
        flow.textChanged(in: range.union(invalidated), delta: delta, storage: storage)
        knownUsed = [:]
        delegate?.layoutManagerDidInvalidateLayout(self)
        client?.textChanged(in: range.union(invalidated), mask: mask, delta: delta)
    }

    func invalidate(_ range: NSRange, _ actual: NSRangePointer?) {
        flow.looksChanged(in: range)
        actual?.pointee = range
        layoutEnded()
    }

    /// While changes go on nothing can be laid out.
    func checkIdle(isLayout: Bool = true) {
        guard let textStorage, textStorage.isBeingEdited else { return }
        let name = type(of: self)
        FatalException.internalInconsistency.raise(
            isLayout
                ? "-[\(name) _fillLayoutHoleForCharacterRange:desiredNumberOfLines:isSoft:] *** attempted layout while textStorage "
                    + "is editing.  It is not valid to cause the layoutManager to do layout while the textStorage is editing (ie the "
                    + "textStorage has been sent a beginEditing message without a matching endEditing.)"
                : "-[\(name) _fillGlyphHoleForCharacterRange:startGlyphIndex:desiredNumberOfCharacters:] *** attempted glyph "
                    + "generation while textStorage is editing.  It is not valid to cause the layoutManager to do glyph generation "
                    + "while the textStorage is editing (ie the textStorage has been sent a beginEditing message without a "
                    + "matching endEditing.)")
    }

    func prepare(_ range: NSRange) {
        checkIdle()
        guard !containers.isEmpty else { return }
        let first = flow.paragraph(at: range.location).index
        let last = flow.paragraph(at: max(range.location, NSMaxRange(range) - 1)).index
        for index in first...last { flow.prepare(through: index) }
        knownUsed = [:]
    }

    func prepareAll() {
        checkIdle()
        guard !containers.isEmpty else { return }
        flow.prepareAll()
        knownUsed = [:]
        guard let delegate else { return }
        let end = flow.firstUnlaid >= flow.length
        delegate.layoutManager(self, didCompleteLayoutFor: end ? containers.last : nil, atEnd: end)
    }

    // MARK: What layout is made of

    private var scale: CGFloat {
        let scale = client?.displayScale ?? UITraitCollection.current.displayScale
        return scale > 0 ? scale : 2
    }

    var typesetter: TextTypesetter {
        TextTypesetter(
            containers: containers, scale: scale, usesFontLeading: usesFontLeading, hyphenation: hyphenation,
            manager: self)
    }

    /// One that lays out for measuring, in other containers, with nobody being asked.
    func measuringTypesetter(_ containers: [NSTextContainer]) -> TextTypesetter {
        TextTypesetter(
            containers: containers, scale: scale, usesFontLeading: usesFontLeading, hyphenation: hyphenation,
            manager: nil)
    }

    /// The factor of paragraphs that don't say how readily their words are parted.
    private var hyphenation: Double {
        hyphenationFactor > 0 ? Double(hyphenationFactor) : usesDefaultHyphenation ? 1 : 0
    }

    /// The room that the whole text would take in another container; what is laid out stays as it is.
    func measure(in container: NSTextContainer) -> CGSize {
        checkIdle()
        return flow.measure(measuringTypesetter([container]))
    }

    var estimatedLineHeight: CGFloat {
        let font = textStorage.flatMap { storage in
            storage.length > 0 ? storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        }
        return max(8, typesetter.roundedUp(font?.lineHeight ?? 14))
    }

    /// A paragraph, shaped. The range includes the separator.
    func makeParagraph(_ range: NSRange) -> ParagraphText {
        let isRightToLeft = client?.isRightToLeft ?? false
        guard let textStorage, range.length > 0 else {
            let attributes = extraAttributes
            let style = (attributes[.paragraphStyle] as? any ParagraphStyleProviding)?.paragraphStyleValues
            let source = TextSource(
                "", style: TextStyle(attributes, base: .coreTextDefault), paragraph: style ?? ParagraphStyleValues())
            return ParagraphText(source, count: 0, isRightToLeftByDefault: isRightToLeft)
        }
        let part = textLayoutManager?.shown(range) ?? textStorage.attributedSubstring(from: range)
        let text = part as? NSMutableAttributedString ?? NSMutableAttributedString(attributedString: part)
        client?.decorate(text, at: range)
        placeAttachments(text, at: range)
        indentList(text, at: range.location)
        let units = textStorage.utf16(in: range)
        var count = units.count
        if let last = units.last, NSMutableAttributedString.endsParagraph(last) {
            count -= count > 1 && last == 0x0A && units[count - 2] == 0x0D ? 2 : 1
        }
        hideGlyphs(text, units, at: range)
        return ParagraphText(TextSource(text), count: count, isRightToLeftByDefault: isRightToLeft)
    }

    private var extraAttributes: [NSAttributedString.Key: Any] {
        if let own = client?.extraLineAttributes { return own }
        guard let textStorage, textStorage.length > 0 else { return [:] }
        return textStorage.attributes(at: textStorage.length - 1, effectiveRange: nil)
    }

    /// An attachment hears where it stands when it is asked for its bounds.
    private func placeAttachments(_ text: NSMutableAttributedString, at range: NSRange) {
        let whole = NSRange(location: 0, length: text.length)
        var found: [(NSTextAttachment, NSRange)] = []
        text.enumerateAttribute(.attachment, in: whole, options: []) { value, part, _ in
            if let attachment = value as? NSTextAttachment { found.append((attachment, part)) }
        }
        for (attachment, part) in found {
            let placed = PlacedAttachment(
                attachment, container: containers.first, character: range.location + part.location)
            text.addAttribute(.attachment, value: placed, range: part)
        }
    }

    // MARK: Glyphs that the delegate hides

    private func hideGlyphs(_ text: NSMutableAttributedString, _ units: [UInt16], at range: NSRange) {
        guard let delegate else { return }
        substituted = [:]
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, part, _ in
            let font = value as? UIFont ?? Self.standardFont
            let own = Array(units[part.location..<NSMaxRange(part)])
            var glyphs = [CGGlyph](repeating: 0, count: own.count)
            CTFontGetGlyphsForCharacters(font.ctFont, own, &glyphs, own.count)
            let place = NSRange(location: range.location + part.location, length: part.length)
            _ = delegate.layoutManager(
                self, shouldGenerateGlyphs: glyphs, properties: own.map(Self.property),
                characterIndexes: Array(place.location..<NSMaxRange(place)), font: font, forGlyphRange: place)
        }
        for (index, property) in substituted {
            let local = index - range.location
            guard units.indices.contains(local), !NSMutableAttributedString.endsParagraph(units[local]) else {
                continue
            }
            let action =
                property.contains(.controlCharacter) && Self.property(units[local]) != property
                ? delegate.layoutManager(self, shouldUse: .whitespace, forControlCharacterAt: index) : []
            guard property.contains(.null) || action == .zeroAdvancement else { continue }
            // A control character has no glyph and no width.
            text.replaceCharacters(in: NSRange(location: local, length: 1), with: "\u{1}")
        }
        substituted = [:]
    }

    static let standardFont = UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)

    static func property(_ unit: UInt16) -> GlyphProperty {
        switch unit {
        case 0x20: .elastic
        case 0..<0x20, 0x7F, 0x2028, 0x2029: .controlCharacter
        default: UTF16.isTrailSurrogate(unit) ? .null : []
        }
    }
}
