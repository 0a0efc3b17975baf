import PorticoHost
import TestSupport
import XCTest

@testable import QuartzCore
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Who is asked and told while a text view is edited, where its text stands, and how large it is.
final class UITextViewTests: TextViewTestCase, @unchecked Sendable {
    private static let backspace = 42
    private var pixel: CGFloat { 1 / UIScreen.main.scale }
    private var line: CGFloat { (UIFont.systemFont(ofSize: 17).lineHeight / pixel - 0.001).rounded(.up) * pixel }

    func test_G112_G120_Defaults() {
        onMain {
            let view = UITextView()
            XCTAssertEqual(view.text, "")
            XCTAssertNil(view.font)
            XCTAssertEqual(view.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
            XCTAssertEqual(view.textContainer.lineFragmentPadding, 5)
            XCTAssertTrue(view.isEditable)
            XCTAssertTrue(view.isSelectable)
            XCTAssertTrue(view.textContainer.widthTracksTextView)
            XCTAssertFalse(view.textContainer.heightTracksTextView)
            view.text = "abc"
            XCTAssertEqual(view.selectedRange, NSRange(location: 3, length: 0))
            XCTAssertFalse(view.becomeFirstResponder(), "not in a window")
        }
    }

    /// A placeholder as apps make it: a label held to the edges, whose height isn't whole points as the text's is (DEV-783).
    func testALabelHeldToTheEdgesLeavesTheContentsSizeToTheText() {
        final class Counting: UITextView {
            var passes = 0
            override func layoutSubviews() {
                passes += 1
                super.layoutSubviews()
            }
        }
        onMain {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let view = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.font = .systemFont(ofSize: 17)
            let label = UILabel()
            label.text = "Aa"
            label.font = view.font
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8.25),
                label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 4),
                label.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -4),
            ])
            window.addSubview(view)
            window.layoutIfNeeded()
            XCTAssertLessThan(view.passes, 4)
            XCTAssertFalse(view.layer.needsLayout())
            XCTAssertEqual(view.contentSize.width, 200)
            XCTAssertEqual(view.contentSize.height, view.contentSize.height.rounded())
            XCTAssertEqual(label.frame.minX, 4, accuracy: 1e-6)
            XCTAssertEqual(label.frame.minY, 8, accuracy: 1e-6)
        }
    }

    /// What BonMot's tests, which passed on iOS, say of the font.
    func testTheFontIsTheTexts() {
        onMain {
            let view = UITextView()
            XCTAssertNil(view.font)
            view.text = "abc"
            XCTAssertEqual(view.font?.pointSize, 12)
            view.font = .systemFont(ofSize: 20)
            XCTAssertEqual(view.font?.pointSize, 20)
            view.font = nil
            XCTAssertNil(view.font)
            view.textStorage.addAttribute(
                .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 0, length: 1))
            XCTAssertEqual(view.font?.pointSize, 9)
        }
    }

    /// DEV-761. The snapshots of a public Markdown view, recorded on iOS, show text that wraps at the view's width.
    func testAContainerWithoutAWidthFollowsTheView() {
        onMain {
            @MainActor func view(_ container: sending NSTextContainer) -> UITextView {
                let (storage, manager) = (
                    NSTextStorage(string: String(repeating: "word ", count: 40)), NSLayoutManager()
                )
                storage.addLayoutManager(manager)
                manager.addTextContainer(container)
                let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 5000), textContainer: container)
                view.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
                view.layoutIfNeeded()
                return view
            }
            let following = view(NSTextContainer())
            XCTAssertTrue(following.textContainer.widthTracksTextView)
            XCTAssertEqual(following.textContainer.size.width, 284)
            XCTAssertEqual(following.contentSize.width, 300)
            XCTAssertGreaterThan(following.contentSize.height, 60)
            XCTAssertEqual(
                following.contentSize.height, following.contentSize.height.rounded(), "all 46 are whole points")
            let fixed = view(NSTextContainer(size: CGSize(width: 200, height: 1000)))
            XCTAssertFalse(fixed.textContainer.widthTracksTextView)
            XCTAssertEqual(fixed.textContainer.size.width, 200)
        }
    }

    func test_G127_TheLayoutManagerOfATextView() {
        onMain {
            let manager = UITextView().layoutManager
            XCTAssertTrue(manager.allowsNonContiguousLayout)
            XCTAssertTrue(manager.usesFontLeading)
            XCTAssertEqual(manager.hyphenationFactor, 0)
            XCTAssertEqual(manager.numberOfGlyphs, 0)
            XCTAssertEqual(manager.firstUnlaidGlyphIndex(), 0)
            XCTAssertGreaterThan(manager.extraLineFragmentRect.height, 0)
            XCTAssertFalse(NSLayoutManager().allowsNonContiguousLayout)
            XCTAssertEqual(NSLayoutManager().extraLineFragmentRect, .zero)
        }
    }

    // MARK: Orders

    func test_G100_G101_G111_BeginTypeAndEnd() {
        onMain {
            _ = listener.told()
            harness.tap(view)
            XCTAssertTrue(view.isFirstResponder)
            XCTAssertEqual(listener.told(), ["shouldBegin", "didBegin", "note begin"])
            type("a")
            XCTAssertEqual(
                listener.told(), ["shouldChange 0,0 ‘a’", "selection 1,0", "didChange ‘a’", "note changed"])
            press(40)
            XCTAssertEqual(
                listener.told(), ["shouldChange 1,0 ‘\n’", "selection 2,0", "didChange ‘a\n’", "note changed"])
            press(Self.backspace)
            XCTAssertEqual(
                listener.told(), ["shouldChange 1,1 ‘’", "selection 1,0", "didChange ‘a’", "note changed"])
            XCTAssertTrue(view.resignFirstResponder())
            XCTAssertEqual(listener.told(), ["shouldEnd", "didEnd", "note end"])
        }
    }

    func test_G111_TheDelegateSaysNo() {
        onMain {
            listener.mayBegin = false
            XCTAssertFalse(view.becomeFirstResponder())
            listener.mayBegin = true
            view.becomeFirstResponder()
            listener.mayChange = { _, text in text != "x" }
            _ = listener.told()
            type("x")
            XCTAssertEqual(listener.told(), ["shouldChange 0,0 ‘x’"])
            listener.mayEnd = false
            XCTAssertFalse(view.resignFirstResponder())
            XCTAssertTrue(view.isFirstResponder)
            XCTAssertTrue(harness.window.endEditing(true), "asked, and ended all the same")
            XCTAssertEqual(listener.told(), ["shouldEnd", "shouldEnd", "didEnd", "note end"])
        }
    }

    func test_G102_APasteIsOneChange() {
        onMain {
            view.text = "ac"
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 1, length: 0)
            UIPasteboard.general.string = "b\nb"
            _ = listener.told()
            press(25, .command, "v")
            XCTAssertEqual(
                listener.told(), ["shouldChange 1,0 ‘b\nb’", "selection 4,0", "didChange ‘ab\nbc’", "note changed"])
        }
    }

    func test_G105_WhatIsComposedIsMarked() {
        onMain {
            view.becomeFirstResponder()
            _ = listener.told()
            compose("ㅎ")
            XCTAssertEqual(view.markedTextRange.map(view.editor.range), NSRange(location: 0, length: 1))
            compose("한")
            type("한")
            XCTAssertNil(view.markedTextRange)
            XCTAssertEqual(view.text, "한")
            XCTAssertEqual(
                listener.told().filter { $0.hasPrefix("should") },
                ["shouldChange 0,0 ‘ㅎ’", "shouldChange 0,1 ‘한’", "shouldChange 0,1 ‘한’"])
            XCTAssertNil(view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil))
        }
    }

    func test_G107_TextSetByTheApp() {
        onMain {
            view.becomeFirstResponder()
            _ = listener.told()
            view.text = "abc"
            XCTAssertEqual(listener.told(), ["selection 3,0"])
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
            XCTAssertEqual(listener.told(), [])
            XCTAssertEqual(selection, [5, 0], "the selection keeps its place")
        }
    }

    func testCaretsInSpacesAtTheEndOfALineThatRunsTheOtherWay() {
        onMain {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let style = NSMutableParagraphStyle()
            style.baseWritingDirection = .rightToLeft
            view.attributedText = NSAttributedString(
                string: "aaaaaa   bbbbbb", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
            view.layoutIfNeeded()
            let places = (6...8).map { view.caret(at: $0).minX }
            XCTAssertEqual(places, places.sorted(by: >))
            XCTAssertEqual(places[0] - places[1], places[1] - places[2], accuracy: 0.01)
        }
    }

    /// The insertion point stood in text that the app replaced by one character.
    func testTheSelectionStaysBetweenCharactersAsTheAppChangesTheText() {
        onMain {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.text = "abcdefgh"
            view.selectedRange = NSRange(location: 3, length: 0)
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 8), with: "👨‍👩‍👧")
            XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))
            view.insertText("a")
            XCTAssertEqual(view.text, "a👨‍👩‍👧")
        }
    }

    func test_G109_TypingAttributesEndWithTheSelection() {
        onMain {
            view.text = "ab"
            view.becomeFirstResponder()
            view.typingAttributes[.foregroundColor] = UIColor.red
            type("c")
            XCTAssertEqual(view.textStorage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor, .red)
            view.typingAttributes[.foregroundColor] = UIColor.blue
            view.selectedRange = NSRange(location: 1, length: 0)
            XCTAssertNotEqual(view.typingAttributes[.foregroundColor] as? UIColor, .blue)
        }
    }

    func test_TypingAttributesAreThoseOfTheSelectionsBeginning() {
        onMain {
            view.text = "abc"
            view.selectedRange = NSRange(location: 1, length: 2)
            view.textStorage.addAttribute(.kern, value: 3, range: NSRange(location: 1, length: 2))
            XCTAssertEqual(view.typingAttributes[.kern] as? Int, 3)
            view.selectedRange = NSRange(location: 0, length: 2)
            XCTAssertNil(view.typingAttributes[.kern])
            view.selectedRange = NSRange(location: 2, length: 0)
            XCTAssertEqual(view.typingAttributes[.kern] as? Int, 3, "the character before the insertion point")
        }
    }

    func test_TypingAttributesHaveAFontWhereTheTextHasNone() {
        onMain {
            let view = UITextView()
            view.attributedText = NSAttributedString(string: "abc")
            XCTAssertNil(view.attributedText.attribute(.font, at: 0, effectiveRange: nil))
            XCTAssertEqual(view.typingAttributes[.font] as? UIFont, UIFont(name: "Helvetica", size: 12))
        }
    }

    func test_G116_ClearsOnInsertion() {
        onMain {
            view.text = "abc"
            view.becomeFirstResponder()
            view.clearsOnInsertion = true
            type("x")
            XCTAssertEqual(view.text, "x")
            view.clearsOnInsertion = true
            view.selectedRange = NSRange(location: 0, length: 0)
            XCTAssertFalse(view.clearsOnInsertion)
        }
    }

    func test_G125_UndoTakesBackWhatWasTypedInOne() {
        onMain {
            view.text = "one"
            view.becomeFirstResponder()
            for letter in [" ", "t", "w", "o"] { type(letter) }
            press(29, .command, "z")
            XCTAssertEqual(view.text, "one")
            press(29, [.command, .shift], "z")
            XCTAssertEqual(view.text, "one two")
            view.text = "new"
            XCTAssertFalse(view.undoManager!.canUndo)
        }
    }

    /// Found by the thrash of editing.
    func testTypingAfterTheUndoManagerForgetsCanBeUndone() {
        onMain {
            view.text = "one"
            view.becomeFirstResponder()
            type("a")
            view.undoManager?.removeAllActions()
            type("b")
            XCTAssertEqual(view.undoManager?.canUndo, true)
            view.undoManager?.undo()
            XCTAssertEqual(view.text, "onea")
            type("c")
            var order: [String] = []
            view.undoManager?.registerUndo(withTarget: self) { _ in order.append("the app's") }
            harness.turn()
            type("d")
            view.undoManager?.undo()
            XCTAssertEqual([view.text] + order, ["oneac"], "what was typed last goes first")
            view.undoManager?.undo()
            XCTAssertEqual(order, ["the app's"])
        }
    }

    // MARK: Moving

    func testTheCaretMovesByLines() {
        onMain {
            view.text = "first line\nsecond\nthird line"
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 10, length: 0)
            press(81)
            XCTAssertEqual(selection, [17, 0])
            press(81)
            XCTAssertGreaterThan(view.selectedRange.location, 25, "the column is kept over a short line")
            press(82)
            press(82)
            XCTAssertEqual(selection, [10, 0])
            press(82)
            XCTAssertEqual(selection, [0, 0])
            press(79, .command)
            XCTAssertEqual(selection, [10, 0])
            press(81, .command)
            XCTAssertEqual(selection, [28, 0])
            press(82, .shift)
            XCTAssertEqual(NSMaxRange(view.selectedRange), 28)
        }
    }

    func testTapsSelect() {
        onMain {
            view.text = "one two three\nfour"
            view.becomeFirstResponder()
            harness.tap(place(of: 4))
            XCTAssertEqual(selection, [4, 0])
            harness.advance(by: 1)
            harness.tap(place(of: 5))
            harness.tap(place(of: 5))
            XCTAssertEqual(selection, [4, 3])
            harness.tap(place(of: 5))
            XCTAssertEqual(selection, [0, 14], "a paragraph")
        }
    }

    func test_G113_TheCaret() {
        onMain {
            view.text = "a\nb"
            let first = view.caretRect(for: view.beginningOfDocument)
            XCTAssertEqual(first.minY, 7)
            XCTAssertEqual(first.height, line + 1.5, accuracy: 0.01)
            XCTAssertEqual(first.minX, 5)
            let second = view.caretRect(for: view.endOfDocument)
            XCTAssertEqual(second.minY, (8 + line - 0.75).rounded(.down))
            view.text = "a\n"
            XCTAssertEqual(view.caretRect(for: view.endOfDocument).minY, second.minY, "the line behind the line end")
        }
    }

    // MARK: Links

    func test_G117_G118_Links() {
        onMain {
            let text = NSMutableAttributedString(
                string: "see here now", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
            view.attributedText = text
            listener.mayInteract = false
            _ = listener.told()
            harness.tap(place(of: 5))
            XCTAssertEqual(listener.told().filter { $0.hasPrefix("link") }, [], "not by a tap where text is edited")
            view.resignFirstResponder()
            view.isEditable = false
            _ = listener.told()
            harness.tap(place(of: 5))
            XCTAssertEqual(listener.told(), ["link https://example.org 4,4"])
            harness.tap(place(of: 1))
            XCTAssertEqual(listener.told(), [])
            view.linkTextAttributes = [.foregroundColor: UIColor.green]
            let paragraph = NSMutableAttributedString(attributedString: text)
            view.decorate(paragraph, at: NSRange(location: 0, length: 12))
            XCTAssertEqual(paragraph.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor, .green)
        }
    }

    func testTextThatIsOnlyReadTakesNoText() {
        onMain {
            view.text = "one two"
            view.isEditable = false
            harness.tap(place(of: 1))
            XCTAssertFalse(view.isFirstResponder)
            harness.tap(place(of: 1))
            XCTAssertEqual(selection, [0, 3])
            type("x")
            press(Self.backspace)
            XCTAssertEqual(view.text, "one two")
            press(6, .command, "c")
            XCTAssertEqual(UIPasteboard.general.string, "one")
        }
    }

    // MARK: Size

    func test_G43_G46_TheHeightOfOneLine() {
        onMain {
            XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
            view.isScrollEnabled = false
            for size in [11, 12, 13, 14, 15, 16, 17, 20, 24, 28] as [CGFloat] {
                view.font = .systemFont(ofSize: size)
                view.text = "text"
                let height = (UIFont.systemFont(ofSize: size).lineHeight / pixel - 0.001).rounded(.up) * pixel
                XCTAssertEqual(view.intrinsicContentSize.height, height + 16, accuracy: pixel + 0.001)
            }
        }
    }

    func test_G45_SizeThatFits() {
        onMain {
            view.text = "some words that need more than one line"
            let size = view.sizeThatFits(CGSize(width: 120, height: 0))
            let lines = (size.height - 16) / line
            XCTAssertEqual(lines, lines.rounded(), accuracy: 0.03, "DEV-450")
            XCTAssertGreaterThan(size.height, 16 + 2 * line)
            XCTAssertLessThanOrEqual(size.width, 110, "without the padding")
        }
    }

    /// As a public suite that runs on iOS measures it.
    func testSpacesAloneHaveTheirWidth() {
        onMain {
            let view = UITextView()
            view.textContainer.lineFragmentPadding = 0
            view.textContainerInset = .zero
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 17)
            view.text = " "
            let space = view.intrinsicContentSize.width
            XCTAssertGreaterThan(space, 3)
            view.text = "   "
            XCTAssertEqual(view.intrinsicContentSize.width, 3 * space, accuracy: 1)
            view.text = "word"
            let word = view.intrinsicContentSize.width
            view.text = "word "
            XCTAssertEqual(view.intrinsicContentSize.width, word, "behind text they hang over")
        }
    }

    func testAViewThatGrowsWithItsText() {
        onMain {
            let box = UIView(frame: CGRect(x: 0, y: 320, width: 300, height: 200))
            let input = UITextView()
            input.font = .systemFont(ofSize: 17)
            input.isScrollEnabled = false
            input.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(input)
            harness.window.addSubview(box)
            NSLayoutConstraint.activate([
                input.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                input.topAnchor.constraint(equalTo: box.topAnchor),
                input.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            ])
            harness.turn()
            XCTAssertEqual(input.frame.height, line + 16, accuracy: 0.35)
            input.becomeFirstResponder()
            type("one\ntwo\nthree")
            harness.turn()
            XCTAssertEqual(input.frame.height, 3 * line + 16, accuracy: 0.35)
            input.text = String(repeating: "wrapped words ", count: 12)
            harness.turn()
            XCTAssertGreaterThan(input.frame.height, 4 * line + 16)
            box.removeFromSuperview()
        }
    }

    func test_G126_TypingAtTheBottomScrolls() {
        onMain {
            view.text = (1...40).map { "line \($0)\n" }.joined()
            harness.turn()
            XCTAssertEqual(view.contentSize.height, 41 * line + 16, accuracy: 1)
            XCTAssertEqual(view.contentOffset.y, 0)
            view.becomeFirstResponder()
            type("end")
            XCTAssertEqual(view.contentOffset.y, view.contentSize.height - 200, accuracy: 1)
            XCTAssertTrue(listener.told().contains("scrolled"))
        }
    }

    func test_G122_ScrollingAsLittleAsNeeded() {
        onMain {
            view.text = (1...40).map { "line \($0)\n" }.joined()
            harness.turn()
            view.scrollRangeToVisible(NSRange(location: 0, length: 4))
            XCTAssertEqual(view.contentOffset.y, 0)
            view.scrollRangeToVisible(NSRange(location: 200, length: 4))
            let rect = view.rects(of: NSRange(location: 200, length: 4))[0]
            XCTAssertEqual(view.contentOffset.y + 200, rect.maxY, accuracy: 3)
            view.isScrollEnabled = false
            let before = view.contentOffset
            view.scrollRangeToVisible(NSRange(location: 0, length: 4))
            XCTAssertEqual(view.contentOffset, before)
        }
    }

    func test_G123_InteractionState() {
        onMain {
            view.text = (1...40).map { "line \($0)\n" }.joined()
            harness.turn()
            view.selectedRange = NSRange(location: 30, length: 4)
            view.contentOffset.y = 120
            let state = view.interactionState
            view.selectedRange = NSRange(location: 0, length: 0)
            view.contentOffset.y = 0
            view.interactionState = state
            XCTAssertEqual(selection, [30, 4])
            XCTAssertEqual(view.contentOffset.y, 120)
        }
    }

    func testTheDelegateIsTheScrollViewsToo() {
        onMain {
            XCTAssertTrue((view as UIScrollView).delegate === listener)
            (view as UIScrollView).delegate = nil
            XCTAssertNil(view.delegate)
            view.delegate = listener
            XCTAssertTrue(view.scrollDelegate === listener)
        }
    }

    func testOnlyWhatIsSeenIsLaidOutAndDrawn() {
        onMain {
            view.text = String(repeating: "a line of text\n", count: 5000)
            harness.turn()
            let flow = view.layoutManager.flow
            XCTAssertGreaterThan(flow.heights.estimatedCount, 4900, "DEV-447")
            XCTAssertLessThanOrEqual(view.parts.content.tiles.count, 3)
            view.selectedRange = NSRange(location: 40_000, length: 0)
            view.scrollRangeToVisible(view.selectedRange)
            harness.turn()
            XCTAssertGreaterThan(flow.heights.estimatedCount, 4800)
            view.becomeFirstResponder()
            type("x")
            XCTAssertEqual((view.text as NSString).substring(with: NSRange(location: 40_000, length: 1)), "x")
            XCTAssertGreaterThan(flow.heights.estimatedCount, 4800)
        }
    }

    func testWhatAnEditDoesNotMoveIsNotDrawnAgain() {
        onMain {
            view.frame.size.height = 1200
            view.text = String(repeating: "a line\n", count: 60)
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 7 * 25 + 3, length: 0)
            harness.turn()
            @MainActor func drawn(_ edit: () -> Void) -> [Int] {
                edit()
                view.layoutIfNeeded()
                let marked = view.parts.content.tiles.filter { $0.value.layer.needsDisplay() }.keys.sorted()
                harness.turn()
                return marked
            }
            XCTAssertEqual(drawn {}, [])
            XCTAssertEqual(drawn { view.insertText("x") }, [4])
            let bold = [NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 17)]
            XCTAssertEqual(
                drawn { view.textStorage.addAttributes(bold, range: NSRange(location: 175, length: 4)) }, [4])
            XCTAssertEqual(drawn { view.insertText(String(repeating: "long ", count: 20)) }, Array(4...9), "more lines")
            XCTAssertEqual(drawn { view.insertText("y") }, [4])
            XCTAssertEqual(drawn { view.insertText("\n") }, Array(4...9))
            XCTAssertEqual(
                drawn {
                    view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "z")
                    view.textStorage.replaceCharacters(in: NSRange(location: 178, length: 1), with: "z")
                }, Array(0...9), "two paragraphs in one turn")
        }
    }

    /// A view is edited like a plain string.
    func testRandomEditing() {
        onMain {
            view.becomeFirstResponder()
            var state: UInt64 = 11
            func roll(_ count: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return count > 0 ? Int((state >> 33) % UInt64(count)) : 0
            }
            let words = ["a", "bc ", "\n", "שלום ", "👨‍👩‍👧", "some words ", "e\u{301}"]
            var model = NSMutableString(string: "")
            for _ in 0..<250 {
                switch roll(5) {
                case 0, 1:
                    let word = words[roll(words.count)]
                    let range = view.selectedRange
                    model.replaceCharacters(in: range, with: word)
                    type(word)
                    XCTAssertEqual(selection, [range.location + word.utf16.count, 0])
                case 2:
                    press(Self.backspace)
                    model = NSMutableString(string: view.text)
                case 3: press([79, 80, 81, 82][roll(4)], roll(2) == 0 ? .shift : [])
                default:
                    let start = roll(view.textStorage.length + 1)
                    view.selectedRange = NSRange(location: start, length: roll(view.textStorage.length - start + 1))
                }
                XCTAssertEqual(view.text, model as String)
                let units = TextUnits(view.text)
                XCTAssertEqual(units.snapped(view.selectedRange.location), view.selectedRange.location)
                XCTAssertLessThanOrEqual(NSMaxRange(view.selectedRange), view.textStorage.length)
            }
            while view.undoManager!.canUndo { view.undoManager!.undo() }
            XCTAssertEqual(view.text, "")
        }
    }

    // MARK: Pixels

    func testTextIsDrawnAndFollowsEdits() {
        onMain {
            view.text = "████"
            view.textColor = .red
            harness.turn()
            harness.renderFrame()
            let inside = CGPoint(x: 20 + 5 + 10, y: 100 + 8 + 10)
            XCTAssertGreaterThan(harness.pixel(at: inside).r, 200)
            XCTAssertLessThan(harness.pixel(at: inside).g, 80)
            view.text = ""
            harness.turn()
            harness.renderFrame()
            XCTAssertGreaterThan(harness.pixel(at: inside).g, 200)
        }
    }
}
