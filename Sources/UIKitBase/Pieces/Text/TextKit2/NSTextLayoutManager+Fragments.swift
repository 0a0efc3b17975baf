import CoreGraphics
import CoreText
import Foundation

/// Fragments, segments, and what lies over the text.
extension NSTextLayoutManager {
    /// The paragraph's fragment: the same object as long as its layout holds.
    func fragment(_ index: Int) -> NSTextLayoutFragment {
        let flow = engine.flow
        let range = NSRange(location: flow.paragraphs.start(of: index), length: flow.paragraphs[index].length)
        guard let box = flow.paragraphs[index].value else { return makeFragment(range) }
        if let found = known[ObjectIdentifier(box)], found.box === box { return found.fragment }
        let made = makeFragment(range)
        known[ObjectIdentifier(box)] = (box, made)
        return made
    }

    private func makeFragment(_ range: NSRange) -> NSTextLayoutFragment {
        let element: NSTextElement
        if let content = textContentManager as? NSTextContentStorage {
            element = content.element(range)
        } else {
            element = NSTextParagraph(attributedString: storage?.attributedSubstring(from: range))
            element.elementRange = NSTextRange(range)
        }
        let fragment =
            delegate?.textLayoutManager(
                self, textLayoutFragmentFor: CountedTextLocation(range.location), in: element)
            ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
        fragment.textLayoutManager = self
        return fragment
    }

    func enumerateFragments(
        _ location: (any NSTextLocation)?, _ options: NSTextLayoutFragment.EnumerationOptions,
        _ block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        engine.checkIdle()
        let flow = engine.flow
        let isReverse = options.contains(.reverse)
        var index = location.map { flow.paragraph(at: $0.counted).index } ?? (isReverse ? flow.count - 1 : 0)
        // In reverse a location stands for what is before it.
        if isReverse, let location, index > 0, flow.paragraphs.start(of: index) == location.counted { index -= 1 }
        while (0..<flow.count).contains(index) {
            let isExtra = flow.paragraphs[index].length == 0
            if !isExtra || options.contains(.ensuresExtraLineFragment) {
                if options.contains(.ensuresLayout) { flow.prepare(through: index) }
                guard block(fragment(index)) else { break }
            }
            index += isReverse ? -1 : 1
        }
        guard index >= 0 else { return CountedTextLocation(0) }
        return CountedTextLocation(index < flow.count ? flow.paragraphs.start(of: index) : flow.length)
    }

    func enumerateSegments(
        in range: NSRange, type: SegmentType, options: SegmentOptions,
        _ block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let textContainer else { return }
        if range.length == 0 {
            guard let found = engine.line(at: range.location) else { return }
            let body = found.body
            let rect = CGRect(
                x: engine.caretX(range.location, in: found), y: body.minY, width: 0, height: body.height)
            _ = block(
                options.contains(.rangeNotRequired) ? nil : NSTextRange(range), rect, found.baseline.y - body.minY,
                textContainer)
            return
        }
        var lines: [NSLayoutManager.FoundLine] = []
        engine.forEachLine(range) { found in
            lines.append(found)
            return true
        }
        for (number, found) in lines.enumerated() {
            if options.contains(.middleFragmentsExcluded), number > 0, number < lines.count - 1 { continue }
            guard let part = found.range.intersection(range) else { continue }
            let rects =
                type == .standard
                ? engine.rects(of: range, in: found) : engine.selectionRects(of: range, in: found)
            for rect in rects {
                // Selections join from line to line; the text itself is as high as its font.
                let whole = type == .selection ? found.rect : found.body
                let place = CGRect(x: rect.minX, y: whole.minY, width: rect.width, height: whole.height)
                let shown = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
                guard block(shown, place, found.baseline.y - whole.minY, textContainer) else { return }
            }
        }
    }

    // MARK: Rendering attributes

    func overlay(_ range: NSRange, _ change: (inout AttributeRuns.Values) -> Void) {
        let length = storage?.length ?? 0
        if rendering.length != length {
            rendering = AttributeRuns()
            rendering.replace(NSRange(location: 0, length: 0), with: [([:], length)])
        }
        guard let part = range.intersection(NSRange(location: 0, length: length)), part.length > 0 else { return }
        rendering.change(part, change)
        engine.flow.looksChanged(in: part)
        known = [:]
        engine.client?.displayChanged(in: part)
    }

    func enumerateOverlay(
        _ location: Int, _ isReverse: Bool,
        _ block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        var offset = location
        while isReverse ? offset > 0 : offset < rendering.length {
            let run = rendering.run(at: isReverse ? offset - 1 : offset)
            offset = isReverse ? run.range.location : NSMaxRange(run.range)
            if !run.values.isEmpty, !block(self, run.values, NSTextRange(run.range)) { return }
        }
    }

    /// A paragraph as it is shown: the delegate's, links, and what lies over it.
    func shown(_ range: NSRange) -> NSMutableAttributedString? {
        guard let storage else { return nil }
        let content = textContentManager as? NSTextContentStorage
        var text = storage.attributedSubstring(from: range)
        if let content, content.paragraphs != nil,
            let own = (content.element(range) as? NSTextParagraph)?.attributedString, own.length == range.length
        {
            text = own
        }
        let result = NSMutableAttributedString(attributedString: text)
        if engine.client == nil { styleLinks(result, at: range) }
        guard rendering.length == storage.length, range.length > 0 else { return result }
        rendering.forEach(in: range) { values, part in
            let local = NSRange(location: part.location - range.location, length: part.length)
            for (key, value) in values {
                if value is NSNull {
                    result.removeAttribute(key, range: local)
                } else {
                    result.addAttribute(key, value: value, range: local)
                }
            }
        }
        return result
    }

    private func styleLinks(_ text: NSMutableAttributedString, at range: NSRange) {
        var links: [(Any, NSRange)] = []
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { value, part, _ in
            if let value { links.append((value, part)) }
        }
        for (link, part) in links {
            let place = CountedTextLocation(range.location + part.location)
            text.addAttributes(renderingAttributes(forLink: link, at: place), range: part)
        }
    }
}

extension NSLayoutManager {
    /// Where an attachment is drawn, in its container; empty where there is none.
    func attachmentFrame(_ character: Int) -> CGRect {
        guard let storage = textStorage, character < storage.length, let container = containers.first,
            let attachment = storage.attribute(.attachment, at: character, effectiveRange: nil) as? NSTextAttachment,
            let found = line(at: character)
        else { return .zero }
        let font = storage.attribute(.font, at: character, effectiveRange: nil) as? UIFont
        let bounds = attachment.bounds(
            in: container, line: found.rect, character: character, font: (font ?? Self.standardFont).ctFont)
        return CGRect(
            x: caretX(character, in: found) + bounds.minX, y: found.baseline.y - bounds.maxY, width: bounds.width,
            height: bounds.height)
    }
}
