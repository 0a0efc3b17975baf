import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The text of TextKit: its store against plain strings, and its editing cycle.
final class TextStorageTests: XCTestCase {
    private struct Dice {
        var state: UInt64
        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return count > 0 ? Int((state >> 33) % UInt64(count)) : 0
        }
    }

    private static let words = [
        "a", "bc ", "\n", "שלום", "👨‍👩‍👧", "e\u{301}", "long enough to matter, a bit ", "\r\n", "漢字",
    ]

    func testTheRopeIsAPlainArray() {
        var dice = Dice(state: 7)
        var rope = TextRope()
        var plain: [UInt16] = []
        for step in 0..<1200 {
            let start = dice.roll(plain.count + 1)
            let end = min(plain.count, start + dice.roll(step % 50 == 0 ? 4000 : 12))
            var new: [UInt16] = []
            for _ in 0..<dice.roll(step % 40 == 0 ? 3000 : 9) { new.append(UInt16(dice.roll(60_000))) }
            rope.replace(start..<end, with: new)
            plain.replaceSubrange(start..<end, with: new)
            XCTAssertEqual(rope.length, plain.count)
            let low = dice.roll(plain.count + 1)
            let high = min(plain.count, low + dice.roll(3000))
            XCTAssertEqual(rope.units(in: low..<high), Array(plain[low..<high]))
        }
        XCTAssertEqual(rope.units(in: 0..<rope.length), plain)
    }

    func testTheStorageIsAPlainAttributedString() {
        var dice = Dice(state: 99)
        let storage = NSTextStorage()
        let plain = NSMutableAttributedString(string: "")
        let keys: [NSAttributedString.Key] = [.kern, .baselineOffset, .link]
        for step in 0..<1500 {
            // Foundation's own strings can't be cut within a surrogate pair.
            let units = TextUnits(plain.string)
            let start = units.snapped(dice.roll(plain.length + 1))
            let end = units.snapped(min(plain.length, start + dice.roll(8)))
            let range = NSRange(location: start, length: max(0, end - start))
            switch dice.roll(6) {
            case 0, 1:
                let word = Self.words[dice.roll(Self.words.count)]
                let text = NSAttributedString(string: word, attributes: [.kern: dice.roll(3)])
                storage.replaceCharacters(in: range, with: text)
                plain.replaceCharacters(in: range, with: text)
            case 2 where plain.length > 40:
                storage.deleteCharacters(in: range)
                plain.deleteCharacters(in: range)
            case 3:
                let (key, value) = (keys[dice.roll(3)], dice.roll(2))
                storage.addAttribute(key, value: value, range: range)
                plain.addAttribute(key, value: value, range: range)
            case 4:
                let key = keys[dice.roll(3)]
                storage.removeAttribute(key, range: range)
                plain.removeAttribute(key, range: range)
            default:
                storage.setAttributes([.kern: step], range: range)
                plain.setAttributes([.kern: step], range: range)
            }
            XCTAssertEqual(storage.length, plain.length)
            guard step % 20 == 0 else { continue }
            XCTAssertEqual(storage.string, plain.string)
            XCTAssertTrue(storage.isEqual(to: plain))
            // DEV-440
            XCTAssertTrue(NSAttributedString(attributedString: storage as NSAttributedString).isEqual(to: plain))
            XCTAssertTrue((storage.copy() as? NSAttributedString)?.isEqual(to: plain) == true)
        }
    }

    func testAttributesAreInRunsThatJoin() {
        let storage = NSTextStorage(string: "abcdef")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 2))
        var range = NSRange(location: 0, length: 0)
        XCTAssertEqual(storage.attribute(.kern, at: 1, effectiveRange: &range) as? Int, 1)
        XCTAssertEqual(range, NSRange(location: 0, length: 5))
        storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "x")
        XCTAssertEqual(storage.attribute(.kern, at: 5, effectiveRange: nil) as? Int, 1, "like what is before it")
        storage.mutableString.replaceOccurrences(
            of: "b", with: "BB", options: [], range: NSRange(location: 0, length: storage.length))
        XCTAssertEqual(storage.string, "aBBcdexf")
    }

    /// A storage as books write it.
    private final class BookStorage: NSTextStorage {
        let backing = NSMutableAttributedString(string: "")
        override var string: String { backing.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
        override func processEditing() {
            let text = string as NSString
            let line = text.lineRange(for: editedRange)
            addAttribute(.underlineStyle, value: 1, range: line)
            super.processEditing()
        }
    }

    func test_G61_ASubclassWithAStoreOfItsOwn() {
        let storage = BookStorage()
        storage.append(NSAttributedString(string: "one\ntwo"))
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        XCTAssertEqual(storage.string, "1\ntwo")
        XCTAssertEqual(storage.length, 5)
        XCTAssertEqual(storage.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int, 1)
        XCTAssertEqual(storage.attributedSubstring(from: NSRange(location: 2, length: 3)).string, "two")
        XCTAssertEqual(NSAttributedString(attributedString: storage as NSAttributedString).string, "1\ntwo")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        manager.ensureLayout(for: container)
        XCTAssertEqual(manager.usedRect(for: container).height, 28, accuracy: 2)
    }

    private final class Listener: NSObject, NSTextStorageDelegate {
        var heard: [String] = []
        var will: (NSTextStorage) -> Void = { _ in }
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            heard.append("will \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
            will(textStorage)
        }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { heard.append("did \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)") }
        func told() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    private final class RecordingManager: NSLayoutManager {
        var heard: (String) -> Void = { _ in }
        override func processEditing(
            for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
            changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
        ) {
            heard("layout \(editMask.rawValue) \(newCharRange.location),\(newCharRange.length) \(delta)")
            super.processEditing(
                for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                invalidatedRange: invalidatedCharRange)
        }
    }

    func test_G62_G63_OneCycleForAGroupOfChanges() {
        let storage = NSTextStorage(string: "0123456789")
        let listener = Listener()
        storage.delegate = listener
        let manager = RecordingManager()
        manager.heard = { listener.heard.append($0) }
        storage.addLayoutManager(manager)
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "abc")
        XCTAssertEqual(listener.told(), ["will 2 2,3 2", "did 2 2,3 2", "layout 2 2,3 2"])
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
        storage.beginEditing()
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 8, length: 2))
        storage.endEditing()
        XCTAssertEqual(listener.told(), [])
        XCTAssertEqual(storage.editedRange, NSRange(location: 0, length: 10))
        storage.endEditing()
        XCTAssertEqual(listener.told(), ["will 3 0,10 -1", "did 3 0,10 -1", "layout 3 0,10 -1"])
    }

    func test_G63_TheDelegateMayChangeTheTextFirst() {
        let storage = NSTextStorage(string: "ab")
        let listener = Listener()
        storage.delegate = listener
        listener.will = { $0.replaceCharacters(in: NSRange(location: 0, length: 1), with: "AA") }
        storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "c")
        XCTAssertEqual(storage.string, "AAbc")
        XCTAssertEqual(listener.told(), ["will 2 2,1 1", "did 2 0,4 2"])
    }

    func test_G64_NothingIsPendingAfterwards() {
        let storage = NSTextStorage(string: "ab")
        XCTAssertEqual(storage.editedRange, NSRange(location: NSNotFound, length: 0))
        storage.append(NSAttributedString(string: "c"))
        XCTAssertEqual(storage.editedRange, NSRange(location: NSNotFound, length: 0))
        XCTAssertEqual(storage.editedMask, [])
        XCTAssertEqual(storage.changeInLength, 0)
    }

    func test_G60_WhoBelongsToWhom() {
        let storage = NSTextStorage(string: "text")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        XCTAssertTrue(container.layoutManager === manager)
        XCTAssertTrue(manager.textStorage === storage)
        let other = NSLayoutManager()
        container.replaceLayoutManager(other)
        XCTAssertTrue(storage.layoutManagers.first === other)
        XCTAssertTrue(other.textContainers.first === container)
        XCTAssertTrue(other.textStorage === storage)
        XCTAssertNil(manager.textStorage)
    }

    func testHalfOfACharacterMayGo() {
        let storage = NSTextStorage(string: "a👍b")
        storage.deleteCharacters(in: NSRange(location: 2, length: 1))
        XCTAssertEqual(storage.length, 3)
        XCTAssertEqual(storage.string, "a\u{FFFD}b", "DEV-441")
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "x")
        XCTAssertEqual(storage.string, "axb")
        XCTAssertEqual(NSAttributedString(attributedString: storage as NSAttributedString).string, "axb")
    }

    func testNeighboursWithAttributesOfEqualValue() {
        // Foundation compares them by what it takes for their type.
        let text = NSMutableAttributedString(string: "")
        for step in 0..<40 {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat(step / 2 % 2)
            let shadow = NSShadow()
            shadow.shadowBlurRadius = CGFloat(step / 4 % 2)
            let part = NSMutableAttributedString(string: "")
            part.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
            part.setAttributes(
                [
                    .paragraphStyle: style, .foregroundColor: UIColor(white: 0, alpha: CGFloat(step % 2)),
                    .shadow: shadow, .attachment: NSTextAttachment(),
                ], range: NSRange(location: 0, length: 1))
            text.append(part)
        }
        XCTAssertEqual(text.length, 40)
    }

    func test_G08_AttributesAreFixed() {
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        let storage = NSTextStorage(string: "one\ntwo")
        storage.addAttribute(.paragraphStyle, value: centered, range: NSRange(location: 0, length: 4))
        storage.deleteCharacters(in: NSRange(location: 3, length: 1))
        let style = storage.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle
        XCTAssertEqual(style?.alignment, .center, "DEV-449: one paragraph, one style: its first")
        storage.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 2))
        XCTAssertNil(storage.attribute(.attachment, at: 0, effectiveRange: nil), "no character for an attachment")
    }
}
