import CoreGraphics
import Foundation

/// A responder whose text is kept by a `TextEditor`: what the editor asks of it, and tells it.
///
/// - From: `TextEditor`
/// - To: `UITextField`, `UITextView`
@MainActor protocol TextEditing: UIResponder, UITextInput {
    var editor: TextEditor { get }
    /// What text replaces that comes in now: what is being composed, or the selection.
    var insertionRange: NSRange { get }
    /// A person has changed the text; the selection is where it belongs.
    func textWasEdited()
    /// The app has changed the text.
    func textWasSet()
    /// The selection has moved, and nothing else has changed.
    func selectionMoved()
    /// Which text counts as composed has changed.
    func markingChanged()
    /// The caret before an offset, in the responder's own coordinates.
    func caret(at offset: Int) -> CGRect
    /// The offset, between characters, whose caret is nearest.
    func offset(nearest point: CGPoint) -> Int
    func lineRange(at offset: Int) -> NSRange
    /// What a selection covers, line by line.
    func rects(of range: NSRange) -> [CGRect]
    var isTextRightToLeft: Bool { get }
    /// The offset a line above or below; nil where there is none.
    func offset(from offset: Int, linesDown: Int) -> Int?
    /// Whether a person may change the text; else it can be selected and copied only.
    var takesText: Bool { get }
    var isEditing: Bool { get }
    /// What becomes of text that is pasted.
    func inserted(_ text: String) -> String
    func showEditMenu()
    /// The character that is under a point; nil beside the text.
    func character(at point: CGPoint) -> NSRange?
    func selectParagraph(at point: CGPoint)
    /// Selects without scrolling there.
    func selectByFinger(_ range: NSRange)
    var caretView: CaretView { get }
    /// What a loupe shows: the text with its selection, and nothing around it.
    var inkView: UIView { get }
    /// Nil before the text is edited for the first time.
    var spelling: SpellingMarker? { get }
    /// Where a line under a word goes, line by line, in `inkView`.
    func spellingLines(under word: NSRange) -> [SpellingStretch]
}

extension TextEditing {
    /// A move as the eye sees it; nil beyond the ends of the text.
    func offset(from offset: Int, in direction: UITextLayoutDirection, by count: Int) -> Int? {
        switch direction {
        case .left, .right:
            let forward = (direction == .right) != isTextRightToLeft
            let target = editor.units.moved(offset, by: forward ? count : -count)
            return target == offset && count != 0 ? nil : target
        case .up: return self.offset(from: offset, linesDown: -count)
        case .down: return self.offset(from: offset, linesDown: count)
        }
    }

    func selectionRectangles(for range: UITextRange) -> [UITextSelectionRect] {
        let rects = rects(of: editor.range(range))
        let direction: NSWritingDirection = isTextRightToLeft ? .rightToLeft : .leftToRight
        return rects.enumerated().map { index, rect in
            PlacedSelectionRect(
                rect, direction: direction, containsStart: index == 0, containsEnd: index == rects.count - 1)
        }
    }

    func endPosition(of range: UITextRange, in direction: UITextLayoutDirection) -> UITextPosition {
        let isEnd =
            switch direction {
            case .left: isTextRightToLeft
            case .right: !isTextRightToLeft
            case .up: false
            case .down: true
            }
        return isEnd ? range.end : range.start
    }

    func characterRange(beside position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let here = editor.offset(position)
        guard let other = offset(from: here, in: direction, by: 1) else { return nil }
        return IndexedTextRange(NSRange(location: min(here, other), length: abs(other - here)))
    }
}
