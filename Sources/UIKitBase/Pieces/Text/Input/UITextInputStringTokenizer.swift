import CoreText
import Foundation

/// Finds units of any text input's text: words and sentences by Unicode's rules, paragraphs by their separators, lines by
/// where the text stands.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Makes a tokenizer of an object's text; the object is held weakly, and without it nothing is found.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// The unit at a position; at a boundary the one that lies in the direction. nil where there is none, as between words.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let text = Known(input, near: position) else { return nil }
        return text.unit(at: text.offset(position), granularity, forward: text.isForward(direction)).flatMap(text.range)
    }

    /// Whether a unit ends (forward) or begins (backward) at a position.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let text = Known(input, near: position) else { return false }
        return text.isBoundary(text.offset(position), granularity, forward: text.isForward(direction))
    }

    /// The next end (forward) or beginning (backward) of a unit; nil beyond the text.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let text = Known(input, near: position) else { return nil }
        return text.boundary(from: text.offset(position), granularity, forward: text.isForward(direction))
            .flatMap(text.position)
    }

    /// Whether a unit holds a position; at a boundary the one that lies in the direction counts.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let text = Known(input, near: position) else { return false }
        return text.unit(at: text.offset(position), granularity, forward: text.isForward(direction)) != nil
    }

    /// The text at the time of one question: of a long one in a text view, what is near the position. Offsets are within that.
    @MainActor private struct Known {
        let input: any UIResponder & UITextInput
        let text: NSString
        /// Where it begins in the whole text.
        private let base: Int
        private let total: Int

        private static let reach = 4096

        init?(_ input: (any UIResponder & UITextInput)?, near position: UITextPosition) {
            guard let input else { return nil }
            self.input = input
            if let editor = (input as? any TextEditing)?.editor, editor.length > 4 * Self.reach {
                let range = Self.window(around: editor.offset(position), in: editor)
                text = String(utf16: editor.storage.utf16(in: range)) as NSString
                base = range.location
                total = editor.length
                return
            }
            guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
                return nil
            }
            text = (input.text(in: all) ?? "") as NSString
            base = 0
            total = text.length
        }

        /// From the end of a paragraph to another one's, if there is one near.
        private static func window(around offset: Int, in editor: TextEditor) -> NSRange {
            var start = max(0, offset - reach)
            var end = min(editor.length, offset + reach)
            let units = editor.storage.utf16(in: NSRange(location: start, length: end - start))
            let before = units[..<(offset - start)].firstIndex(of: 0x0A)
            let after = units[(offset - start)...].lastIndex(of: 0x0A)
            if end < editor.length, let after { end = start + after + 1 }
            if start > 0, let before { start += before + 1 }
            return NSRange(location: start, length: end - start)
        }

        func offset(_ position: UITextPosition) -> Int {
            input.offset(from: input.beginningOfDocument, to: position) - base
        }

        func position(_ offset: Int) -> UITextPosition? {
            input.position(from: input.beginningOfDocument, offset: offset + base)
        }

        func range(_ range: NSRange) -> UITextRange? {
            guard let start = position(range.location), let end = position(range.location + range.length) else {
                return nil
            }
            return input.textRange(from: start, to: end)
        }

        func isForward(_ direction: UITextDirection) -> Bool {
            let isRightToLeft =
                input.baseWritingDirection(for: input.beginningOfDocument, in: .forward) == .rightToLeft
            return switch direction {
            case .layout(.right): !isRightToLeft
            case .layout(.left): isRightToLeft
            case .layout(.up), .storage(.backward): false
            default: true
            }
        }

        func unit(at offset: Int, _ granularity: UITextGranularity, forward: Bool) -> NSRange? {
            guard offset >= 0, offset <= text.length else { return nil }
            switch granularity {
            case .character:
                let units = TextUnits(text as String)
                if forward { return offset < text.length ? units.character(at: offset) : nil }
                return offset > 0 ? units.character(at: offset - 1) : nil
            case .word, .sentence:
                let unit: TextBreaks.Unit = granularity == .word ? .word : .sentence
                return TextBreaks(text as String).range(at: offset, of: unit, forward: forward).map(NSRange.init)
            case .paragraph: return paragraph(at: offset, forward: forward)
            case .line:
                if let editing = input as? any TextEditing {
                    let line = editing.lineRange(at: offset + base)
                    return NSRange(location: line.location - base, length: line.length)
                }
                return paragraph(at: offset, forward: forward)
            case .document: return NSRange(location: -base, length: total)
            @unknown default: return nil
            }
        }

        /// Without the separator at its end.
        private func paragraph(at offset: Int, forward: Bool) -> NSRange? {
            var start = 0
            var contentsEnd = 0
            text.getParagraphStart(
                &start, end: nil, contentsEnd: &contentsEnd, for: NSRange(location: offset, length: 0))
            return NSRange(location: start, length: contentsEnd - start)
        }

        func isBoundary(_ offset: Int, _ granularity: UITextGranularity, forward: Bool) -> Bool {
            switch granularity {
            case .word: isEdge(offset, of: .word, forward: forward)
            case .sentence: isEdge(offset, of: .sentence, forward: forward)
            default:
                unit(at: offset, granularity, forward: !forward).map {
                    offset == (forward ? $0.location + $0.length : $0.location)
                } ?? false
            }
        }

        private func isEdge(_ offset: Int, of unit: TextBreaks.Unit, forward: Bool) -> Bool {
            let breaks = TextBreaks(text as String)
            return forward ? breaks.isEnd(offset, of: unit) : breaks.isStart(offset, of: unit)
        }

        func boundary(from offset: Int, _ granularity: UITextGranularity, forward: Bool) -> Int? {
            switch granularity {
            case .character:
                let units = TextUnits(text as String)
                let next = forward ? units.next(after: offset) : units.previous(before: offset)
                return next == offset ? nil : next
            case .word, .sentence:
                return TextBreaks(text as String)
                    .boundary(from: offset, of: granularity == .word ? .word : .sentence, forward: forward)
            default:
                guard let unit = unit(at: offset, granularity, forward: forward) else { return nil }
                let edge = forward ? unit.location + unit.length : unit.location
                guard edge == offset else { return edge }
                // On to the next one's edge.
                let beyond = forward ? edge + 1 : edge - 1
                guard granularity != .document, beyond >= 0, beyond <= text.length,
                    let next = self.unit(at: beyond, granularity, forward: forward)
                else { return nil }
                return forward ? next.location + next.length : next.location
            }
        }
    }
}
