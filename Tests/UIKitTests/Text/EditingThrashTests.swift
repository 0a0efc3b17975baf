import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Random edits of a text with its layout, each compared with a plain string and with a layout made from scratch.
///
/// `ThrashRounds` says for how many seeds, or for how long.
final class EditingThrashTests: MainTestCase, @unchecked Sendable {
    func testEditsAgainstAModelAndALayoutFromScratch() { thrash { self.round($0) } }

    /// Several containers, one after the other, that come, go and change.
    func testContainersAgainstALayoutFromScratch() {
        thrash { seed in
            var thrash = ContainerThrash(seed: seed)
            if let problem = thrash.run() { XCTFail("seed \(seed), \(problem)") }
        }
    }

    @MainActor private weak var edited: UITextView?

    private func thrash(_ round: @escaping @MainActor (UInt64) -> Void) {
        var rounds = ThrashRounds(runs: 6)
        while let seed = rounds.next() {
            onMain { round(seed) }
            onMain { XCTAssertNil(edited, "seed \(seed): the text view is still there") }
            if testRun?.failureCount != 0 { break }
        }
        if ThrashRounds.isTimed { print("thrash: last seed \(rounds.seed - 1)") }
    }

    @MainActor private func round(_ seed: UInt64) {
        var dice = ThrashDice(state: seed)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120 + dice.roll(200), height: 200))
        edited = view
        view.font = .systemFont(ofSize: 17)
        var model: [UInt16] = []
        for step in 0..<60 {
            switch dice.roll(18) {
            case 0...5:
                let range = place(&dice, in: view)
                let word = dice.word()
                model.replaceSubrange(range.location..<NSMaxRange(range), with: Array(word.utf16))
                view.textStorage.replaceCharacters(in: range, with: word)
            case 6:
                // What was typed before is one group with this within a turn, and stands elsewhere after edits of the storage.
                view.undoManager?.removeAllActions()
                harness.turn()
                view.selectedRange = NSRange(location: view.editor.units.snapped(dice.roll(model.count + 1)), length: 0)
                let before = model
                // In the middle of what is composed it takes the place of all that.
                let range = view.insertionRange
                model.replaceSubrange(range.location..<NSMaxRange(range), with: Array("typed".utf16))
                view.insertText("typed")
                if dice.roll(2) == 0 {
                    view.undoManager?.undo()
                    model = before
                }
            case 7:
                let range = place(&dice, in: view)
                let font = UIFont.systemFont(ofSize: CGFloat(8 + dice.roll(24)))
                view.textStorage.addAttribute(.font, value: font, range: range)
            case 8:
                let range = place(&dice, in: view)
                let style = NSMutableParagraphStyle()
                style.alignment = NSTextAlignment(rawValue: dice.roll(5)) ?? .natural
                style.firstLineHeadIndent = CGFloat(dice.roll(40))
                style.paragraphSpacing = CGFloat(dice.roll(10))
                view.textStorage.addAttribute(.paragraphStyle, value: style, range: range)
            case 9: view.frame.size.width = CGFloat(60 + dice.roll(300))
            case 10:
                let rect = CGRect(
                    x: dice.roll(100), y: dice.roll(100), width: 20 + dice.roll(80), height: 10 + dice.roll(60))
                view.textContainer.exclusionPaths = dice.roll(2) == 0 ? [] : [UIBezierPath(rect: rect)]
            case 11: view.textContainer.maximumNumberOfLines = dice.roll(3) == 0 ? 1 + dice.roll(4) : 0
            case 12: view.selectedRange = place(&dice, in: view)
            case 13: decorate(view.textStorage, place(&dice, in: view), &dice)
            case 14...15:
                guard type(in: view, &model, &dice, "seed \(seed), step \(step)") else { return }
            default: compose(in: view, &model, &dice)
            }
            if dice.roll(3) == 0 { view.layoutIfNeeded() }
            if dice.roll(4) == 0 { _ = view.lines.glyphRange(forBoundingRect: view.bounds, in: view.textContainer) }
            guard check(view, model, "seed \(seed), step \(step)") else { return }
        }
    }

    @MainActor private func decorate(_ storage: NSTextStorage, _ range: NSRange, _ dice: inout ThrashDice) {
        let values: [(NSAttributedString.Key, Any)] = [
            (.underlineStyle, NSUnderlineStyle.single.rawValue), (.kern, CGFloat(dice.roll(9))),
            (.baselineOffset, CGFloat(dice.roll(9)) - 4),
            (.foregroundColor, UIColor.red), (.link, "https://example.org"), (.writingDirection, [dice.roll(4)]),
            (.backgroundColor, UIColor.yellow), (.obliqueness, 0.2),
        ]
        let (key, value) = values[dice.roll(values.count)]
        storage.beginEditing()
        storage.addAttribute(key, value: value, range: range)
        if dice.roll(3) == 0 {
            storage.removeAttribute(
                values[dice.roll(values.count)].0, range: NSRange(location: 0, length: storage.length))
        }
        storage.endEditing()
    }

    /// A person types, deletes and pastes; all of it is taken back, and done again.
    @MainActor private func type(
        in view: UITextView, _ model: inout [UInt16], _ dice: inout ThrashDice, _ place: String
    ) -> Bool {
        view.undoManager?.removeAllActions()
        harness.turn()
        let before = model
        for _ in 0...dice.roll(5) {
            if dice.roll(3) == 0 { view.selectedRange = self.place(&dice, in: view) }
            let isDeletion = dice.roll(3) == 0
            let range = isDeletion ? view.editor.deletionRange : view.insertionRange
            let word = isDeletion ? "" : dice.word()
            model.replaceSubrange(range.location..<NSMaxRange(range), with: Array(word.utf16))
            if isDeletion { view.deleteBackward() } else { view.insertText(word) }
            guard Array(view.text.utf16) == model, view.selectedRange.location == range.location + word.utf16.count
            else {
                XCTFail("\(place): typing gave another text, or left the selection at \(view.selectedRange)")
                return false
            }
            if dice.roll(2) == 0 { harness.turn() }
        }
        harness.turn()
        guard let undo = view.undoManager, dice.roll(2) == 0 else { return true }
        while undo.canUndo { undo.undo() }
        guard Array(view.text.utf16) == before else {
            XCTFail("\(place): what was undone isn't what was there before")
            return false
        }
        view.layoutIfNeeded()
        if dice.roll(2) == 0 {
            model = before
            return true
        }
        while undo.canRedo { undo.redo() }
        return true
    }

    /// An input method composes in several steps, and commits, gives up, or leaves it.
    @MainActor private func compose(in view: UITextView, _ model: inout [UInt16], _ dice: inout ThrashDice) {
        let range = view.insertionRange
        var text = ""
        for _ in 0...dice.roll(3) {
            text += dice.word()
            view.setMarkedText(text, selectedRange: NSRange(location: dice.roll(text.utf16.count + 1), length: 0))
            if dice.roll(2) == 0 { view.layoutIfNeeded() }
        }
        switch dice.roll(4) {
        case 0:
            text = dice.word()
            view.insertText(text)
        case 1:
            text = ""
            view.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        case 2: view.unmarkText()
        default: break
        }
        model.replaceSubrange(range.location..<NSMaxRange(range), with: Array(text.utf16))
    }

    /// A range of whole characters.
    @MainActor private func place(_ dice: inout ThrashDice, in view: UITextView) -> NSRange {
        let units = view.editor.units
        let start = units.snapped(dice.roll(view.editor.length + 1))
        let end = units.snapped(min(view.editor.length, start + dice.roll(8)))
        return NSRange(location: start, length: max(0, end - start))
    }

    @MainActor private func check(_ view: UITextView, _ model: [UInt16], _ place: String) -> Bool {
        let storage = view.textStorage
        guard Array(storage.string.utf16) == model, storage.length == model.count else {
            XCTFail("\(place): the text is another one than the model's")
            return false
        }
        view.layoutIfNeeded()
        let fresh = UITextView(frame: view.frame)
        fresh.textContainer.exclusionPaths = view.textContainer.exclusionPaths
        fresh.textContainer.maximumNumberOfLines = view.textContainer.maximumNumberOfLines
        fresh.font = .systemFont(ofSize: 17)
        fresh.textStorage.setAttributedString(storage)
        // Letters that join are shaped anew where what is composed begins and ends.
        if let marked = view.editor.marked {
            fresh.textStorage.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: marked)
        }
        fresh.layoutIfNeeded()
        let (old, new) = (lines(of: view), lines(of: fresh))
        guard old == new else {
            let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
            XCTFail(
                "\(place): line \(index) of \(old.count) and \(new.count): \(old.dropFirst(index).first ?? "-") instead of "
                    + "\(new.dropFirst(index).first ?? "-"); composed \(String(describing: view.editor.marked)) of "
                    + "\(storage.string.debugDescription)")
            return false
        }
        guard abs(view.contentSize.height - fresh.contentSize.height) < 0.1 else {
            XCTFail("\(place): \(view.contentSize.height) high instead of \(fresh.contentSize.height)")
            return false
        }
        let (selection, length) = (view.selectedRange, model.count)
        guard NSMaxRange(selection) <= length, view.editor.marked.map({ NSMaxRange($0) <= length }) ?? true else {
            XCTFail(
                "\(place): selected is \(selection), composed \(String(describing: view.editor.marked)) of \(length)")
            return false
        }
        for offset in [selection.location, NSMaxRange(selection), length / 2]
        where !isNear([view.caret(at: offset)], [fresh.caret(at: offset)]) {
            XCTFail("\(place): caret \(offset) at \(view.caret(at: offset)) instead of \(fresh.caret(at: offset))")
            return false
        }
        guard isNear(view.rects(of: selection), fresh.rects(of: selection)) else {
            XCTFail(
                "\(place): \(selection) is shown selected at \(view.rects(of: selection)), not \(fresh.rects(of: selection))"
            )
            return false
        }
        return true
    }

    /// Heights are summed up in another order.
    private func isNear(_ some: [CGRect], _ others: [CGRect]) -> Bool {
        some.count == others.count
            && zip(some, others).allSatisfy { one, other in
                max(abs(one.minX - other.minX), abs(one.minY - other.minY)) < 1e-6
                    && max(abs(one.maxX - other.maxX), abs(one.maxY - other.maxY)) < 1e-6
            }
    }

    @MainActor private func lines(of view: UITextView) -> [String] {
        var result: [String] = []
        view.lines.prepareAll()
        view.lines.forEachLine(NSRange(location: 0, length: view.editor.length)) { found in
            let used = found.used
            let numbers = [used.minX, found.rect.minY, used.width, found.rect.height].map { Int(($0 * 10).rounded()) }
            result.append("\(found.range.location)+\(found.range.length) at \(numbers)")
            return true
        }
        return result
    }
}
