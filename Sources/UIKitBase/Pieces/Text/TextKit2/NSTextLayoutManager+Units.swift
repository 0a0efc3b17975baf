import CoreGraphics
import CoreText
import Foundation

/// The units of the text that selections move by.
extension NSTextLayoutManager {
    /// The unit that an offset is in; at the end of the text, the one before it.
    func unit(_ granularity: NSTextSelection.Granularity, at offset: Int) -> NSRange? {
        guard let storage, (0...storage.length).contains(offset) else { return nil }
        let at = min(offset, max(0, storage.length - 1))
        switch granularity {
        case .character:
            return storage.length == 0 ? NSRange(location: 0, length: 0) : TextUnits(storage).character(at: at)
        case .line: return engine.line(at: offset)?.range
        case .paragraph: return paragraph(at: offset)
        case .word, .sentence:
            let paragraph = paragraph(at: at)
            let text = String(utf16: storage.utf16(in: paragraph))
            let breaks = TextBreaks(text)
            let unit: TextBreaks.Unit = granularity == .word ? .word : .sentence
            let local = at - paragraph.location
            let found =
                breaks.range(at: local, of: unit, forward: true) ?? breaks.range(at: local, of: unit, forward: false)
            // Between two words: what is between them.
            let range = found ?? local..<min(local + 1, paragraph.length)
            return NSRange(location: paragraph.location + range.lowerBound, length: range.count)
        }
    }

    private func paragraph(at offset: Int) -> NSRange {
        let (index, start) = engine.flow.paragraph(at: offset)
        return NSRange(location: start, length: engine.flow.paragraphs[index].length)
    }

    func enumerateTexts(
        _ offset: Int, _ options: NSString.EnumerationOptions,
        _ block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let storage else { return }
        // The kinds of units are the option's lower byte: lines, paragraphs, characters, words, sentences.
        let kinds: [NSTextSelection.Granularity] = [.paragraph, .paragraph, .character, .word, .sentence]
        let kind = Int(options.rawValue & 0xFF)
        let granularity = kinds.indices.contains(kind) ? kinds[kind] : .paragraph
        let isReverse = options.contains(.reverse)
        var stop: ObjCBool = false
        var here = offset
        while !stop.boolValue, isReverse ? here > 0 : here < storage.length {
            guard let range = unit(granularity, at: isReverse ? here - 1 : here) else { return }
            let text =
                options.contains(.substringNotRequired)
                ? nil : String(utf16: storage.utf16(in: range))
            block(text, NSTextRange(range), NSTextRange(range), &stop)
            here = isReverse ? min(range.location, here - 1) : max(NSMaxRange(range), here + 1)
        }
    }

    /// The places of the caret in a line: of each character its leading and its trailing edge.
    func enumerateCarets(
        _ offset: Int, _ block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let storage, let found = engine.line(at: offset) else { return }
        var stop: ObjCBool = false
        let units = TextUnits(storage)
        var here = found.range.location
        let end = found.start + found.line.line.textRange.upperBound
        while here < end, !stop.boolValue {
            let next = min(end, units.next(after: here))
            let place = CountedTextLocation(here)
            block(engine.caretX(here, in: found), place, true, &stop)
            if !stop.boolValue { block(engine.caretX(next, in: found), place, false, &stop) }
            here = next
        }
        if found.range.length == 0, !stop.boolValue {
            block(engine.caretX(here, in: found), CountedTextLocation(here), true, &stop)
        }
    }
}
