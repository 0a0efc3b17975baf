import CoreGraphics
import Foundation

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// One text in several containers, which are added, removed, made larger and cut out; after each step the lines are held against those of
/// a layout that was made of the same text and containers at once.
@MainActor struct ContainerThrash {
    private var dice: ThrashDice
    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private var model: [UInt16] = []

    init(seed: UInt64) {
        dice = ThrashDice(state: seed)
        storage.addLayoutManager(manager)
        manager.addTextContainer(container())
    }

    /// What is wrong, with its step.
    mutating func run() -> String? {
        for number in 0..<50 {
            step()
            if dice.roll(3) == 0, storage.length > 0 {
                manager.ensureLayout(forCharacterRange: NSRange(location: dice.roll(storage.length), length: 1))
            }
            if let problem = problem() { return "step \(number): \(problem)" }
        }
        return nil
    }

    private mutating func container() -> NSTextContainer {
        NSTextContainer(size: CGSize(width: 60 + dice.roll(200), height: 20 + dice.roll(150)))
    }

    private mutating func step() {
        let containers = manager.textContainers
        let any = containers.isEmpty ? nil : containers[dice.roll(containers.count)]
        switch dice.roll(14) {
        case 0...5:
            let (range, word) = (range(), dice.word())
            model.replaceSubrange(range.location..<NSMaxRange(range), with: Array(word.utf16))
            storage.replaceCharacters(in: range, with: word)
        case 6...7:
            storage.beginEditing()
            for _ in 0...dice.roll(4) {
                let (range, word) = (range(), dice.word())
                model.replaceSubrange(range.location..<NSMaxRange(range), with: Array(word.utf16))
                storage.replaceCharacters(in: range, with: word)
                storage.addAttribute(
                    .font, value: UIFont.systemFont(ofSize: CGFloat(8 + dice.roll(20))), range: self.range())
            }
            storage.endEditing()
        case 8:
            storage.addAttribute(.font, value: UIFont.systemFont(ofSize: CGFloat(8 + dice.roll(20))), range: range())
        case 9: any?.size = CGSize(width: 40 + dice.roll(250), height: dice.roll(5) == 0 ? 0 : 20 + dice.roll(150))
        case 10:
            let rect = CGRect(x: dice.roll(80), y: dice.roll(60), width: 10 + dice.roll(80), height: 10 + dice.roll(40))
            any?.exclusionPaths = dice.roll(3) == 0 ? [] : [UIBezierPath(rect: rect)]
        case 11: any?.maximumNumberOfLines = dice.roll(4)
        case 12:
            if containers.count < 5 { manager.insertTextContainer(container(), at: dice.roll(containers.count + 1)) }
        default: if containers.count > 1 { manager.removeTextContainer(at: dice.roll(containers.count)) }
        }
    }

    /// Surrogate pairs stay whole; other clusters may be cut.
    private mutating func range() -> NSRange {
        let text = storage.string as NSString
        guard text.length > 0 else { return NSRange(location: 0, length: 0) }
        let start = dice.roll(text.length + 1)
        let length = dice.roll(min(10, text.length - start + 1))
        guard length > 0 else {
            return NSRange(
                location: start < text.length ? text.rangeOfComposedCharacterSequence(at: start).location : start,
                length: 0)
        }
        return text.rangeOfComposedCharacterSequences(for: NSRange(location: start, length: length))
    }

    private func problem() -> String? {
        guard Array(storage.string.utf16) == model else { return "the text is another one than the model's" }
        let (copy, fresh) = (NSTextStorage(attributedString: storage), NSLayoutManager())
        copy.addLayoutManager(fresh)
        for container in manager.textContainers {
            let other = NSTextContainer(size: container.size)
            other.exclusionPaths = container.exclusionPaths
            other.maximumNumberOfLines = container.maximumNumberOfLines
            fresh.addTextContainer(other)
        }
        let (old, new) = (Self.lines(manager), Self.lines(fresh))
        guard old != new else { return nil }
        let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        return "line \(index) of \(old.count) and \(new.count): \(old.dropFirst(index).first ?? "-") instead of "
            + "\(new.dropFirst(index).first ?? "-")"
    }

    private static func lines(_ manager: NSLayoutManager) -> [String] {
        var result: [String] = []
        for (number, container) in manager.textContainers.enumerated() {
            let shown = manager.glyphRange(for: container)
            result.append("container \(number): \(shown), used \(describe(manager.usedRect(for: container)))")
            manager.enumerateLineFragments(forGlyphRange: shown) { rect, used, _, range, _ in
                result.append("\(range) in \(number) at \(describe(rect)), used \(describe(used))")
            }
        }
        result.append(
            "extra \(describe(manager.extraLineFragmentRect)), laid out to \(manager.firstUnlaidCharacterIndex())")
        return result
    }

    /// To the tenth of a point, which no pixel ends in the middle of.
    private static func describe(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int(($0 * 10).rounded()))" }.joined(separator: " ")
    }
}
