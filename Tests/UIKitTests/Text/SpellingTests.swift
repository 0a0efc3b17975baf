import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Misspelt words of a text view are marked while it is edited, by the system's English dictionary. DEV-1415.
final class SpellingTests: TextViewTestCase, @unchecked Sendable {
    @MainActor private var lines: [SpellingLineView] {
        view.parts.content.subviews.compactMap { $0 as? SpellingLineView }.filter { !$0.isHidden }
    }

    @MainActor private func word(at character: Int) -> [Int]? {
        view.spelling?.word(at: character).map { [$0.location, $0.length] }
    }

    @MainActor private func begin(_ text: String) {
        view.text = text
        view.becomeFirstResponder()
        harness.advance(by: 0.5)
    }

    @MainActor private var menu: EditMenuBar? {
        harness.window.subviews.compactMap { $0 as? EditMenuBar }.first { $0.isUserInteractionEnabled }
    }

    @MainActor private var entries: [String] { menu?.buttons.compactMap { $0.element?.title } ?? [] }

    func testAWordIsMarkedWhenTheCaretHasLeftIt() throws {
        try onMain {
            view.becomeFirstResponder()
            type("a silkwrom")
            harness.advance(by: 1)
            XCTAssertEqual(lines.count, 0, "it is being typed")
            type(" ")
            harness.advance(by: 0.2)
            XCTAssertEqual(lines.count, 0, "not while keys are handled")
            harness.advance(by: 0.3)
            XCTAssertEqual(word(at: 4), [2, 8])
            let line = try XCTUnwrap(lines.first)
            let rect = try XCTUnwrap(view.rects(of: NSRange(location: 2, length: 8)).first)
            XCTAssertEqual(line.frame.minX, rect.minX, accuracy: 0.5)
            XCTAssertEqual(line.frame.width, rect.width, accuracy: 1)
            XCTAssertTrue((rect.midY...rect.maxY).contains(line.frame.midY), "below the baseline")
            harness.renderFrame()
            let place = view.convert(line.frame, to: nil)
            let reds = (Int(place.minX)..<Int(place.maxX)).filter {
                let pixel = harness.pixel(at: CGPoint(x: CGFloat($0), y: place.midY - 0.5))
                return pixel.r > 200 && pixel.g < 180
            }
            XCTAssertGreaterThan(reds.count, 8, "a row of dots")
        }
    }

    func testTextThatIsThereIsMarkedWhileItIsEdited() {
        onMain {
            view.text = "frst and secnd"
            harness.advance(by: 1)
            XCTAssertEqual(lines.count, 0)
            view.becomeFirstResponder()
            harness.advance(by: 0.5)
            XCTAssertEqual(lines.count, 2)
            XCTAssertEqual(word(at: 0), [0, 4])
            XCTAssertEqual(word(at: 9), [9, 5])
            XCTAssertNil(word(at: 5))
            view.resignFirstResponder()
            harness.turn()
            XCTAssertEqual(lines.count, 0)
        }
    }

    func testMarksFollowTheTextAtOnce() {
        onMain {
            begin("frst and secnd")
            view.selectedRange = NSRange(location: 0, length: 0)
            type("x ")
            XCTAssertEqual(word(at: 2), [2, 4])
            XCTAssertEqual(lines.count, 2)
            view.selectedRange = NSRange(location: 6, length: 0)
            type("s")
            XCTAssertNil(word(at: 2), "another word now, which is being typed")
            harness.advance(by: 0.5)
            XCTAssertEqual(lines.count, 1)
            view.selectedRange = NSRange(location: 0, length: 0)
            harness.advance(by: 0.5)
            XCTAssertEqual(word(at: 2), [2, 5], "left by a move of the caret")
        }
    }

    func testACorrectedWordIsMarkedNoLonger() {
        onMain {
            begin("a silkwrom here")
            XCTAssertEqual(lines.count, 1)
            view.textStorage.replaceCharacters(in: NSRange(location: 2, length: 8), with: "silkworm")
            harness.advance(by: 0.5)
            XCTAssertEqual(lines.count, 0)
        }
    }

    func testOnlyWhatIsSeenIsLookedAt() {
        onMain {
            let text = String(repeating: "frst\n", count: 400)
            view.text = text
            view.selectedRange = NSRange(location: 0, length: 0)
            view.contentOffset = .zero
            begin(text)
            view.contentOffset = .zero
            harness.advance(by: 0.5)
            XCTAssertEqual(word(at: 0), [0, 4])
            XCTAssertNil(word(at: 1000), "nobody sees it")
            view.scrollRangeToVisible(NSRange(location: 1000, length: 4))
            harness.advance(by: 0.5)
            XCTAssertEqual(word(at: 1000), [1000, 4])
        }
    }

    func testWhereNothingIsMarked() {
        onMain {
            let changes: [(String, (UITextView) -> Void)] = [
                ("turned off", { $0.spellCheckingType = .no }),
                ("not corrected", { $0.autocorrectionType = .no }),
                ("secure", { $0.isSecureTextEntry = true }),
                ("email", { $0.keyboardType = .emailAddress }),
                ("page", { $0.keyboardType = .URL }),
                ("number", { $0.keyboardType = .numberPad }),
                ("name of an account", { $0.textContentType = .username }),
                ("not edited", { $0.isEditable = false }),
            ]
            for (name, change) in changes {
                let other = UITextView(frame: CGRect(x: 20, y: 320, width: 300, height: 100))
                other.text = "frst"
                harness.window.addSubview(other)
                change(other)
                other.becomeFirstResponder()
                harness.advance(by: 0.5)
                XCTAssertNil(other.spelling?.word(at: 0), name)
                other.resignFirstResponder()
                other.removeFromSuperview()
            }
        }
    }

    func testWishesCanChangeMeanwhile() {
        onMain {
            view.autocorrectionType = .no
            view.spellCheckingType = .yes
            begin("frst")
            XCTAssertEqual(lines.count, 1, "asked for without corrections")
            view.spellCheckingType = .no
            XCTAssertEqual(lines.count, 0)
            view.spellCheckingType = .yes
            harness.advance(by: 0.5)
            XCTAssertEqual(lines.count, 1)
            view.keyboardType = .emailAddress
            XCTAssertEqual(lines.count, 0)
        }
    }

    func testCorrectionsAndContentCanChangeMeanwhile() {
        onMain {
            begin("frst")
            XCTAssertEqual(lines.count, 1)
            view.autocorrectionType = .no
            XCTAssertEqual(lines.count, 0)
            view.autocorrectionType = .default
            harness.advance(by: 0.5)
            XCTAssertEqual(lines.count, 1)
            view.textContentType = .username
            XCTAssertEqual(lines.count, 0)
        }
    }

    func testALongTextThatDoesntScrollIsLookedAtInParts() {
        onMain {
            view.isScrollEnabled = false
            view.frame.size.height = 100_000
            view.text = String(repeating: "frst\n", count: 3000)
            view.becomeFirstResponder()
            harness.advance(by: 0.35)
            XCTAssertEqual(word(at: 0), [0, 4])
            XCTAssertNil(word(at: 10_000), "not yet")
            harness.advance(by: 2)
            XCTAssertEqual(word(at: 10_000), [10_000, 4])
            XCTAssertEqual(word(at: 14_995), [14_995, 4])
            XCTAssertEqual(lines.count, 500)
        }
    }

    func testAddressesLinksAndOtherLettersAreLeftAlone() {
        onMain {
            begin("me@exmple.org www.exmple.org http://exmple.org привет frst")
            view.selectedRange = NSRange(location: 0, length: 0)
            harness.advance(by: 0.5)
            let first = (view.text as NSString).range(of: "frst").location
            XCTAssertEqual(lines.count, 1)
            XCTAssertEqual(word(at: first), [first, 4])
            view.textStorage.addAttribute(
                .link, value: URL(string: "https://example.org")!, range: NSRange(location: first, length: 4))
            harness.advance(by: 0.5)
            XCTAssertEqual(lines.count, 0)
        }
    }

    func testLanguagesWithoutADictionary() {
        onMain {
            let klingon = SpellingLanguage("tlh")
            XCTAssertFalse(klingon.isKnown)
            XCTAssertTrue(klingon.accepts("frst"))
            XCTAssertTrue(SpellingLanguage("en-XX").isKnown, "the language without its region")
            XCTAssertFalse(SpellingLanguage("en").accepts("frst"))
        }
    }

    func testATapOffersReplacements() {
        onMain {
            begin("a silkwrom here")
            _ = listener.told()
            harness.tap(place(of: 4))
            harness.advance(by: 0.5)
            XCTAssertEqual(selection, [2, 8])
            XCTAssertEqual(entries.first, "silkworm")
            XCTAssertFalse(entries.contains("Copy"))
            if let button = menu?.buttons.first { harness.tap(button) }
            harness.advance(by: 0.5)
            XCTAssertEqual(view.text, "a silkworm here")
            XCTAssertTrue(listener.told().contains("shouldChange 2,8 ‘silkworm’"))
            XCTAssertNil(menu)
            XCTAssertEqual(lines.count, 0)
            view.undoManager?.undo()
            XCTAssertEqual(view.text, "a silkwrom here")
        }
    }

    func testTheNextTapPutsTheCaretThere() {
        onMain {
            begin("a silkwrom here")
            harness.tap(place(of: 4))
            harness.advance(by: 0.6)
            XCTAssertNotNil(menu)
            harness.tap(place(of: 4))
            harness.advance(by: 0.6)
            XCTAssertNil(menu)
            XCTAssertEqual(view.selectedRange.length, 0)
        }
    }

    func testTwoTapsSelectTheWordWithTheUsualMenu() {
        onMain {
            begin("a silkwrom here")
            harness.tap(place(of: 4))
            harness.tap(place(of: 4))
            harness.advance(by: 0.5)
            XCTAssertEqual(selection, [2, 8])
            XCTAssertTrue(entries.contains("Copy"), "\(entries)")
        }
    }

    func testAWordThatNobodyKnows() {
        onMain {
            begin("a xqzwkvj here")
            harness.tap(place(of: 4))
            harness.advance(by: 0.5)
            XCTAssertEqual(entries, ["No Replacements Found"])
            XCTAssertEqual(menu?.buttons.first?.isDead, true)
        }
    }

    func testADelegateHasItsSay() {
        onMain {
            final class Delegate: NSObject, UITextViewDelegate {
                func textView(
                    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
                ) -> UIMenu? {
                    UIMenu(children: [UIAction(title: "Mine \(suggestedActions.count > 0)") { _ in }])
                }
            }
            let delegate = Delegate()
            view.delegate = delegate
            begin("a silkwrom here")
            harness.tap(place(of: 4))
            harness.advance(by: 0.5)
            XCTAssertEqual(entries, ["Mine true"])
        }
    }
}

/// Misspelt words of a text field, on its one line. DEV-1415.
final class FieldSpellingTests: TextFieldTestCase, @unchecked Sendable {
    @MainActor private var lines: [SpellingLineView] {
        field.parts.area.subviews.compactMap { $0 as? SpellingLineView }.filter { !$0.isHidden }
    }

    func testWordsAreMarkedAndReplaced() throws {
        try onMain {
            field.becomeFirstResponder()
            type("a silkwrom")
            harness.advance(by: 1)
            XCTAssertEqual(lines.count, 0)
            type(" here")
            harness.advance(by: 0.5)
            let line = try XCTUnwrap(lines.first)
            let rect = try XCTUnwrap(field.rects(of: NSRange(location: 2, length: 8)).first)
            let place = field.convert(line.frame, from: field.parts.area)
            XCTAssertEqual(place.minX, rect.minX, accuracy: 0.5)
            XCTAssertEqual(place.width, rect.width, accuracy: 1)
            XCTAssertTrue((rect.midY...rect.maxY).contains(place.midY))
            _ = listener.told()
            harness.tap(field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
            harness.advance(by: 0.5)
            XCTAssertEqual(selection, [2, 8])
            let menu = harness.window.subviews.compactMap { $0 as? EditMenuBar }.first
            XCTAssertEqual(menu?.buttons.first?.element?.title, "silkworm")
            if let button = menu?.buttons.first { harness.tap(button) }
            harness.advance(by: 0.5)
            XCTAssertEqual(field.text, "a silkworm here")
            XCTAssertTrue(listener.told().contains("shouldChange 2,8 ‘silkworm’"))
            XCTAssertEqual(lines.count, 0)
        }
    }

    func testPasswordsAreNobodys() {
        onMain {
            field.isSecureTextEntry = true
            field.becomeFirstResponder()
            type("frst secnd ")
            harness.advance(by: 0.5)
            XCTAssertEqual(lines.count, 0)
            XCTAssertNil(field.spelling?.word(at: 0))
        }
    }

    func testEditingEndsIt() {
        onMain {
            field.text = "frst secnd "
            field.becomeFirstResponder()
            harness.advance(by: 0.5)
            XCTAssertEqual(lines.count, 2)
            field.resignFirstResponder()
            harness.turn()
            XCTAssertEqual(lines.count, 0)
        }
    }
}
