import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitValues

/// A text view as an input method sees it.
final class TextViewInputTests: MainTestCase, @unchecked Sendable {
    private final class Hearing: NSObject, UITextInputDelegate {
        var log: [String] = []
        func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selection will") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selection did") }
        func textWillChange(_ textInput: (any UITextInput)?) { log.append("text will") }
        func textDidChange(_ textInput: (any UITextInput)?) { log.append("text did") }
    }

    @MainActor private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
        view.text = text
        harness.window.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    @MainActor private func position(_ view: UITextView, _ offset: Int) throws -> UITextPosition {
        try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: offset))
    }

    @MainActor private func range(_ view: UITextView, _ from: Int, _ to: Int) throws -> UITextRange {
        try XCTUnwrap(view.textRange(from: position(view, from), to: position(view, to)))
    }

    @MainActor private func place(_ view: UITextView, _ position: UITextPosition?) throws -> Int {
        view.offset(from: view.beginningOfDocument, to: try XCTUnwrap(position))
    }

    func testPositionsAndRangesOfTheText() throws {
        try onMain {
            let view = view("one two")
            let (start, space) = (try position(view, 0), try position(view, 3))
            XCTAssertEqual(view.offset(from: start, to: space), 3)
            XCTAssertEqual(view.offset(from: space, to: start), -3)
            XCTAssertEqual(view.compare(start, to: space), .orderedAscending)
            XCTAssertEqual(view.compare(space, to: start), .orderedDescending)
            XCTAssertEqual(view.compare(space, to: try position(view, 3)), .orderedSame)
            XCTAssertNil(view.position(from: start, offset: 8), "beyond the text")
            XCTAssertEqual(view.text(in: try range(view, 4, 7)), "two")
            view.replace(try range(view, 4, 7), withText: "three")
            XCTAssertEqual(view.text, "one three")
            XCTAssertTrue(view.hasText)
            view.text = ""
            XCTAssertFalse(view.hasText)
        }
    }

    func testPlacesBesideAboveAndBelow() throws {
        try onMain {
            let view = view("aaa\naaa")
            let one = try position(view, 1)
            XCTAssertEqual(try place(view, view.position(from: one, in: .right, offset: 2)), 3)
            XCTAssertEqual(try place(view, view.position(from: one, in: .left, offset: 1)), 0)
            XCTAssertEqual(try place(view, view.position(from: one, in: .down, offset: 1)), 5)
            XCTAssertEqual(try place(view, view.position(from: try position(view, 5), in: .up, offset: 1)), 1)
            XCTAssertNil(view.position(from: one, in: .up, offset: 1), "no line is above the first")
            let word = try range(view, 0, 3)
            XCTAssertEqual(try place(view, view.position(within: word, farthestIn: .left)), 0)
            XCTAssertEqual(try place(view, view.position(within: word, farthestIn: .right)), 3)
            let before = try XCTUnwrap(view.characterRange(byExtending: one, in: .left))
            XCTAssertEqual([try place(view, before.start), try place(view, before.end)], [0, 1])
            XCTAssertNil(view.characterRange(byExtending: view.beginningOfDocument, in: .left))
        }
    }

    func testRectanglesOfTheTextAndPointsInIt() throws {
        try onMain {
            let view = view("one\ntwo")
            let (first, second) = (
                view.firstRect(for: try range(view, 0, 3)), view.firstRect(for: try range(view, 4, 7))
            )
            XCTAssertTrue(view.bounds.contains(first))
            XCTAssertEqual(first.minX, second.minX, accuracy: 0.5)
            XCTAssertGreaterThanOrEqual(second.minY, first.midY)
            XCTAssertEqual(view.caretRect(for: view.beginningOfDocument).midY, first.midY, accuracy: 2)
            let rects = view.selectionRects(for: try range(view, 1, 6))
            XCTAssertEqual(rects.first?.containsStart, true)
            XCTAssertEqual(rects.last?.containsEnd, true)
            XCTAssertEqual(rects.first?.writingDirection, .leftToRight)
            let letter = view.firstRect(for: try range(view, 1, 2))
            let middle = CGPoint(x: letter.midX, y: letter.midY)
            XCTAssertEqual(view.characterRange(at: middle).flatMap { view.text(in: $0) }, "n")
            let left = CGPoint(x: letter.minX + 0.5, y: letter.midY)
            XCTAssertEqual(try place(view, view.closestPosition(to: left)), 1)
            let far = CGPoint(x: 200, y: letter.midY)
            XCTAssertEqual(try place(view, view.closestPosition(to: far)), 3, "the line's end")
            XCTAssertEqual(try place(view, view.closestPosition(to: far, within: try range(view, 0, 2))), 2)
        }
    }

    func testTheDirectionOfAParagraph() throws {
        try onMain {
            let view = view("one\ntwo")
            XCTAssertEqual(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward), .leftToRight)
            view.setBaseWritingDirection(.rightToLeft, for: try range(view, 0, 7))
            XCTAssertEqual(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward), .rightToLeft)
            let style = view.textStorage.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            XCTAssertEqual(style?.baseWritingDirection, .rightToLeft)
        }
    }

    func testWordsAreFoundByTheTokenizer() throws {
        try onMain {
            let view = view("one two")
            let word = view.tokenizer.rangeEnclosingPosition(
                try position(view, 5), with: .word, inDirection: .storage(.forward))
            XCTAssertEqual(try view.text(in: XCTUnwrap(word)), "two")
        }
    }

    func testTheInputDelegateHearsWhatTheAppChanges() {
        onMain {
            let view = view("one")
            let hearing = Hearing()
            view.inputDelegate = hearing
            XCTAssertTrue(view.inputDelegate === hearing)
            view.text = "two"
            XCTAssertEqual(hearing.log, ["text will", "selection will", "selection did", "text did"])
        }
    }

    func testComposedTextLooksAsItsStyleSays() {
        onMain {
            let view = view("ab")
            XCTAssertNil(view.markedTextStyle, "underlined")
            view.markedTextStyle = [.backgroundColor: UIColor.yellow]
            view.setMarkedText("cd", selectedRange: NSRange(location: 2, length: 0))
            XCTAssertEqual(view.markedTextRange.flatMap { view.text(in: $0) }, "cd")
            XCTAssertEqual(view.markedTextStyle?[.backgroundColor] as? UIColor, .yellow)
            view.unmarkText()
            XCTAssertNil(view.markedTextRange)
            XCTAssertEqual(view.text, "abcd")
        }
    }

    func testTheKeyboardIsAsTheViewWantsIt() {
        onMain {
            let view = view("")
            var traits = KeyboardTraits(view)
            XCTAssertEqual(traits.type, .default)
            XCTAssertEqual(traits.capitalization, .sentences)
            XCTAssertTrue(traits.corrects && traits.hasSmartQuotes && traits.hasSmartDashes && !traits.needsText)
            (view.keyboardAppearance, view.returnKeyType) = (.dark, .send)
            (view.autocapitalizationType, view.enablesReturnKeyAutomatically) = (.words, true)
            (view.smartQuotesType, view.smartDashesType) = (.no, .no)
            traits = KeyboardTraits(view)
            XCTAssertEqual(traits.appearance, .dark)
            XCTAssertEqual(traits.returnTitle, "send")
            XCTAssertEqual(traits.capitalization, .words)
            XCTAssertTrue(traits.corrects && !traits.hasSmartQuotes && !traits.hasSmartDashes && traits.needsText)
            view.spellCheckingType = .no
            XCTAssertFalse(KeyboardTraits(view).corrects)
            (view.spellCheckingType, view.autocorrectionType) = (.default, .no)
            XCTAssertFalse(KeyboardTraits(view).corrects)
            view.keyboardType = .emailAddress
            XCTAssertEqual(KeyboardTraits(view).type, .emailAddress)
            XCTAssertEqual(KeyboardTraits(view).capitalization, .none, "addresses begin with small letters")
            XCTAssertEqual(view.smartInsertDeleteType, .default)
            view.smartInsertDeleteType = .no
            XCTAssertEqual(view.smartInsertDeleteType, .no)
        }
    }

    // DEV-1441
    func testTheLooksOfDraggedTextAreKept() {
        onMain {
            let (view, field) = (view("one"), UITextField())
            XCTAssertEqual([view.textDragOptions, field.textDragOptions], [[], []])
            view.textDragOptions = .stripTextColorFromPreviews
            field.textDragOptions = [.stripTextColorFromPreviews]
            XCTAssertEqual(view.textDragOptions, .stripTextColorFromPreviews)
            XCTAssertTrue(field.textDragOptions.contains(.stripTextColorFromPreviews))
        }
    }

    func testAFieldsKeyboardIsAsTheFieldWantsIt() {
        onMain {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            (field.keyboardAppearance, field.spellCheckingType) = (.light, .no)
            XCTAssertEqual(KeyboardTraits(field).appearance, .light)
            XCTAssertFalse(KeyboardTraits(field).corrects, "misspelt words aren't looked for")
            field.smartInsertDeleteType = .yes
            XCTAssertEqual(field.smartInsertDeleteType, .yes)
            XCTAssertNil(field.passwordRules)
            field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 20;")
            XCTAssertEqual(field.passwordRules?.passwordRulesDescriptor, "minlength: 20;")
        }
    }

    func testASearchBarsKeyboardIsThatOfItsField() {
        onMain {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
            let field = bar.searchTextField
            bar.autocapitalizationType = .allCharacters
            bar.autocorrectionType = .no
            bar.spellCheckingType = .no
            bar.keyboardType = .URL
            bar.keyboardAppearance = .dark
            bar.returnKeyType = .go
            bar.enablesReturnKeyAutomatically = false
            bar.isSecureTextEntry = true
            (bar.smartQuotesType, bar.smartDashesType, bar.smartInsertDeleteType) = (.no, .no, .no)
            bar.textContentType = .URL
            XCTAssertEqual(field.autocapitalizationType, .allCharacters)
            XCTAssertEqual([field.autocorrectionType == .no, field.spellCheckingType == .no], [true, true])
            XCTAssertEqual(field.keyboardType, .URL)
            XCTAssertEqual(field.keyboardAppearance, .dark)
            XCTAssertEqual(field.returnKeyType, .go)
            XCTAssertFalse(field.enablesReturnKeyAutomatically)
            XCTAssertTrue(field.isSecureTextEntry)
            XCTAssertEqual([field.smartQuotesType == .no, field.smartDashesType == .no], [true, true])
            XCTAssertEqual(field.smartInsertDeleteType, .no)
            XCTAssertEqual(field.textContentType, .URL)
            field.returnKeyType = .search
            XCTAssertEqual(bar.returnKeyType, .search)
            XCTAssertEqual((bar as any UITextInputTraits).keyboardType, .URL)
        }
    }
}
