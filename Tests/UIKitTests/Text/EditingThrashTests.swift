import TestSupport
import XCTest

@testable import UIKit

/// Random edits of a text with its layout, each compared with a plain string and with a layout made from scratch.
///
/// `PORTICO_THRASH_SECONDS=600` runs it as long, `PORTICO_THRASH_SEED` from a seed that failed.
final class EditingThrashTests: MainTestCase, @unchecked Sendable {
    private struct Dice {
        var state: UInt64
        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return count > 0 ? Int((state >> 33) % UInt64(count)) : 0
        }
    }

    private static let words = [
        "a", "word ", "long enough to be broken somewhere ", "\n", "\r\n", "\u{2029}", "\u{2028}", "שלום עולם ",
        "مرحبا ", "漢字",
        "👨‍👩‍👧", "e\u{301}", "\t", "(1) ", "\u{FFFC}", "🇩🇪",
    ]

    func testEditsAgainstAModelAndALayoutFromScratch() {
        let environment = ProcessInfo.processInfo.environment
        let seconds = environment["PORTICO_THRASH_SECONDS"].flatMap(Double.init)
        var seed = environment["PORTICO_THRASH_SEED"].flatMap { UInt64($0) } ?? 1
        let start = ContinuousClock.now
        var rounds = 0
        repeat {
            onMain { round(seed) }
            seed += 1
            rounds += 1
        } while testRun?.failureCount == 0
            && (seconds.map { ContinuousClock.now - start < .seconds($0) } ?? (rounds < 6))
        if seconds != nil { print("thrash: \(rounds) rounds, last seed \(seed - 1)") }
    }

    @MainActor private func round(_ seed: UInt64) {
        var dice = Dice(state: seed)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120 + dice.roll(200), height: 200))
        view.font = .systemFont(ofSize: 17)
        var model: [UInt16] = []
        for step in 0..<60 {
            switch dice.roll(12) {
            case 0...5:
                let range = place(&dice, in: view)
                let word = Self.words[dice.roll(Self.words.count)]
                model.replaceSubrange(range.location..<NSMaxRange(range), with: Array(word.utf16))
                view.textStorage.replaceCharacters(in: range, with: word)
            case 6:
                // What was typed before is one group with this within a turn, and stands elsewhere after edits of the storage.
                view.undoManager?.removeAllActions()
                harness.turn()
                view.selectedRange = NSRange(location: view.editor.units.snapped(dice.roll(model.count + 1)), length: 0)
                let before = model
                let at = view.selectedRange.location
                model.insert(contentsOf: Array("typed".utf16), at: at)
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
            default:
                view.textContainer.maximumNumberOfLines = dice.roll(3) == 0 ? 1 + dice.roll(4) : 0
            }
            if dice.roll(3) == 0 { view.layoutIfNeeded() }
            if dice.roll(4) == 0 { _ = view.lines.glyphRange(forBoundingRect: view.bounds, in: view.textContainer) }
            guard check(view, model, "seed \(seed), step \(step)") else { return }
        }
    }

    /// A range of whole characters.
    @MainActor private func place(_ dice: inout Dice, in view: UITextView) -> NSRange {
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
        fresh.layoutIfNeeded()
        let (old, new) = (lines(of: view), lines(of: fresh))
        guard old == new else {
            let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
            XCTFail(
                "\(place): line \(index) of \(old.count) and \(new.count): \(old.dropFirst(index).first ?? "-") instead of "
                    + "\(new.dropFirst(index).first ?? "-")")
            return false
        }
        guard abs(view.contentSize.height - fresh.contentSize.height) < 0.1 else {
            XCTFail("\(place): \(view.contentSize.height) high instead of \(fresh.contentSize.height)")
            return false
        }
        return true
    }

    @MainActor private func lines(of view: UITextView) -> [String] {
        var result: [String] = []
        view.lines.prepareAll()
        view.lines.forEachLine(NSRange(location: 0, length: view.editor.length)) { found in
            let used = found.used
            result.append(
                "\(found.range.location)+\(found.range.length) at \(Int(used.minX * 10)),\(Int(found.rect.minY * 10)) "
                    + "\(Int(used.width * 10))x\(Int(found.rect.height * 10))")
            return true
        }
        return result
    }
}
