import CoreGraphics
import Foundation

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A text of an app's own, which draws nothing: each character is 10 points wide, each line 20 high.
final class OwnTextInput: UIView, UITextInput {
    final class Position: UITextPosition {
        let offset: Int
        init(_ offset: Int) {
            self.offset = offset
            super.init()
        }
    }

    final class Range: UITextRange {
        let range: NSRange
        init(_ range: NSRange) {
            self.range = range
            super.init()
        }
        override var isEmpty: Bool { range.length == 0 }
        override var start: UITextPosition { Position(range.location) }
        override var end: UITextPosition { Position(range.location + range.length) }
    }

    final class SelectionRect: UITextSelectionRect {
        private let place: CGRect
        private let ends: (Bool, Bool)
        init(_ place: CGRect, _ ends: (Bool, Bool)) {
            (self.place, self.ends) = (place, ends)
            super.init()
        }
        override var rect: CGRect { place }
        override var containsStart: Bool { ends.0 }
        override var containsEnd: Bool { ends.1 }
        override var writingDirection: NSWritingDirection { .leftToRight }
    }

    static let cell = CGSize(width: 10, height: 20)
    private(set) var text = ""
    private(set) var selection = NSRange(location: 0, length: 0)
    private var marked: NSRange?
    var refusesFirstResponder = false
    var heard: [String] = []

    /// The app itself sets the text, and tells its input delegate.
    func set(_ new: String) {
        inputDelegate?.textWillChange(self)
        text = new
        selection = NSRange(location: new.utf16.count, length: 0)
        marked = nil
        inputDelegate?.textDidChange(self)
    }

    func select(_ start: Int, _ length: Int) {
        inputDelegate?.selectionWillChange(self)
        selection = NSRange(location: start, length: length)
        inputDelegate?.selectionDidChange(self)
    }

    override var canBecomeFirstResponder: Bool { !refusesFirstResponder }
    override func becomeFirstResponder() -> Bool {
        heard.append("become")
        return super.becomeFirstResponder()
    }
    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = (text as NSString).substring(with: selection)
    }

    private func offset(_ position: UITextPosition) -> Int { (position as? Position)?.offset ?? 0 }
    private func clamp(_ offset: Int) -> Int { min(max(0, offset), text.utf16.count) }

    // MARK: UIKeyInput

    var hasText: Bool { !text.isEmpty }
    func insertText(_ new: String) { change(marked ?? selection, new) }
    func deleteBackward() {
        var range = selection
        if range.length == 0, range.location > 0 { range = NSRange(location: range.location - 1, length: 1) }
        change(range, "")
    }

    private func change(_ range: NSRange, _ new: String) {
        text = (text as NSString).replacingCharacters(in: range, with: new)
        selection = NSRange(location: range.location + new.utf16.count, length: 0)
        marked = nil
    }

    // MARK: UITextInput

    func text(in range: UITextRange) -> String? {
        (text as NSString).substring(with: (range as! Range).range)
    }
    func replace(_ range: UITextRange, withText new: String) { change((range as! Range).range, new) }
    var selectedTextRange: UITextRange? {
        get { Range(selection) }
        set { if let range = newValue as? Range { selection = range.range } }
    }
    var markedTextRange: UITextRange? { marked.map { Range($0) } }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    func setMarkedText(_ new: String?, selectedRange: NSRange) {
        let start = (marked ?? selection).location
        change(marked ?? selection, new ?? "")
        marked = NSRange(location: start, length: (new ?? "").utf16.count)
        selection = NSRange(location: start + selectedRange.location, length: selectedRange.length)
    }
    func unmarkText() { marked = nil }
    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(text.utf16.count) }
    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        let (first, last) = (min(offset(from), offset(to)), max(offset(from), offset(to)))
        return Range(NSRange(location: first, length: last - first))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        return (0...text.utf16.count).contains(target) ? Position(target) : nil
    }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        self.position(from: position, offset: direction == .left ? -offset : offset)
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (offset(position), offset(other))
        return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to: UITextPosition) -> Int { offset(to) - offset(from) }
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        nil
    }
    func baseWritingDirection(for: UITextPosition, in: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    /// All characters stand in one line.
    private func rect(_ range: NSRange) -> CGRect {
        CGRect(
            x: CGFloat(range.location) * Self.cell.width, y: 0, width: CGFloat(range.length) * Self.cell.width,
            height: Self.cell.height)
    }
    func firstRect(for range: UITextRange) -> CGRect { rect((range as! Range).range) }
    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: CGFloat(offset(position)) * Self.cell.width, y: 0, width: 2, height: Self.cell.height)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        range.isEmpty ? [] : [SelectionRect(rect((range as! Range).range), (true, true))]
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        Position(clamp(Int((point.x / Self.cell.width).rounded())))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point)
    }
    func characterRange(at point: CGPoint) -> UITextRange? {
        let index = Int((point.x / Self.cell.width).rounded(.down))
        guard (0..<text.utf16.count).contains(index), (0..<Self.cell.height).contains(point.y) else { return nil }
        return Range(NSRange(location: index, length: 1))
    }
}
