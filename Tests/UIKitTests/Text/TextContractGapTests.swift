import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Statements of the text contract that no other test is about: what Foundation has, glyphs, and single keys.
final class TextContractGapTests: TextInputTestCase, @unchecked Sendable {
    func test_G01_AttributedStringsAreEditedEnumeratedAndArchived() throws {
        let key = NSAttributedString.Key("own")
        let text = NSMutableAttributedString(string: "one two", attributes: [key: 1])
        text.beginEditing()
        text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        text.addAttribute(key, value: 2, range: NSRange(location: 6, length: 3))
        text.endEditing()
        var found: [String] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            found.append("\(value as? Int ?? 0) \(range.location),\(range.length)")
        }
        XCTAssertEqual(found, ["1 0,6", "2 6,3"])
        let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: false)
        let back = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? NSAttributedString
        XCTAssertEqual(back?.string, "three two")
    }

    func test_G27_BreakingOfParagraphsAndLabels() {
        onMain {
            XCTAssertEqual(NSParagraphStyle.default.lineBreakMode, .byWordWrapping)
            XCTAssertEqual(NSParagraphStyle.default.lineBreakStrategy, [])
            XCTAssertEqual(UILabel().lineBreakStrategy, .standard)
        }
    }

    func test_G66_WhoFixesAttributesWhen() {
        onMain {
            let storage = NSTextStorage(string: "a漢", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            storage.ensureAttributesAreFixed(in: NSRange(location: 0, length: 2))
            XCTAssertFalse(storage.fixesAttributesLazily, "they are fixed at once: nothing waits for a question")
            XCTAssertNotNil(storage.attribute(.font, at: 1, effectiveRange: nil))
        }
    }

    private final class Watcher: NSObject, NSLayoutManagerDelegate {
        var heard: [String] = []
        var hides: NSLayoutManager.ControlCharacterAction?
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
            properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
            characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
        ) -> Int {
            heard.append("glyphs")
            guard hides != nil else { return 0 }
            var own = Array(UnsafeBufferPointer(start: props, count: glyphRange.length))
            own[1] = .controlCharacter
            layoutManager.setGlyphs(
                glyphs, properties: own, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
            return glyphRange.length
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
            forControlCharacterAt charIndex: Int
        ) -> NSLayoutManager.ControlCharacterAction { hides ?? action }
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            heard.append("line")
            return false
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { heard.append("complete") }
    }

    @MainActor private func make(_ text: String, _ watcher: Watcher) -> (NSTextStorage, NSLayoutManager) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        manager.delegate = watcher
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 300, height: 1000)))
        storage.addLayoutManager(manager)
        return (storage, manager)
    }

    func test_G70_GlyphsThenLinesThenTheLineBehindTheEnd() {
        onMain {
            let watcher = Watcher()
            let (storage, manager) = make("one\n", watcher)
            manager.ensureLayout(forCharacterRange: NSRange(location: 0, length: storage.length))
            XCTAssertEqual(watcher.heard.first, "glyphs")
            XCTAssertLessThan(watcher.heard.firstIndex(of: "glyphs")!, watcher.heard.firstIndex(of: "line")!)
            XCTAssertFalse(manager.extraLineFragmentRect.isEmpty)
            XCTAssertEqual(
                manager.extraLineFragmentRect.minY, manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).maxY)
        }
    }

    func test_G72_AControlCharacterMayTakeNoRoom() {
        onMain {
            let watcher = Watcher()
            let (plain, first) = make("awb", watcher)
            let whole = first.boundingRect(
                forGlyphRange: NSRange(location: 0, length: plain.length), in: first.textContainers[0])
            watcher.hides = .zeroAdvancement
            let (_, second) = make("awb", watcher)
            let less = second.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: second.textContainers[0])
            XCTAssertLessThan(less.width, whole.width - 5)
        }
    }

    func test_G106_SyllablesThatAreDeletedAndWrittenAnewInOneTurn() {
        onMain {
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            harness.window.addSubview(view)
            view.becomeFirstResponder()
            view.insertText("가")
            view.insertText("ㄴ")
            for _ in 0..<2 { view.deleteBackward() }
            view.insertText("가")
            view.insertText("나")
            XCTAssertEqual(view.text, "가나")
            XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
            harness.turn()
            view.undoManager?.undo()
            XCTAssertEqual(view.text, "")
            view.removeFromSuperview()
        }
    }

    func test_G128_AnIdleFieldHasTypingAttributes() {
        onMain {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            XCTAssertEqual(field.typingAttributes?.isEmpty, false)
        }
    }
}
