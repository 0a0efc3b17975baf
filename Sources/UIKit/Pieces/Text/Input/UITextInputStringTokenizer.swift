import CoreText
import Foundation

/// Finds units of any text input's text: words and sentences by Unicode's rules, paragraphs by their separators, lines by
/// where the text stands.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let text = Known(input) else { return nil }
        return text.unit(at: text.offset(position), granularity, forward: text.isForward(direction)).flatMap(text.range)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let text = Known(input) else { return false }
        return text.isBoundary(text.offset(position), granularity, forward: text.isForward(direction))
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let text = Known(input) else { return nil }
        return text.boundary(from: text.offset(position), granularity, forward: text.isForward(direction))
            .flatMap(text.position)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let text = Known(input) else { return false }
        return text.unit(at: text.offset(position), granularity, forward: text.isForward(direction)) != nil
    }

    /// The text at the time of one question.
    @MainActor private struct Known {
        let input: any UIResponder & UITextInput
        let text: NSString

        init?(_ input: (any UIResponder & UITextInput)?) {
            guard let input,
                let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
            else { return nil }
            self.input = input
            text = (input.text(in: all) ?? "") as NSString
        }

        func offset(_ position: UITextPosition) -> Int { input.offset(from: input.beginningOfDocument, to: position) }

        func position(_ offset: Int) -> UITextPosition? {
            input.position(from: input.beginningOfDocument, offset: offset)
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
                if let editing = input as? any TextEditing { return editing.lineRange(at: offset) }
                return paragraph(at: offset, forward: forward)
            case .document: return NSRange(location: 0, length: text.length)
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
            case .word: edge(TextBreaks(text as String), offset, .word, forward)
            case .sentence: edge(TextBreaks(text as String), offset, .sentence, forward)
            default:
                unit(at: offset, granularity, forward: !forward).map {
                    offset == (forward ? $0.location + $0.length : $0.location)
                } ?? false
            }
        }

        private func edge(_ breaks: TextBreaks, _ offset: Int, _ unit: TextBreaks.Unit, _ forward: Bool) -> Bool {
            forward ? breaks.isEnd(offset, of: unit) : breaks.isStart(offset, of: unit)
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
