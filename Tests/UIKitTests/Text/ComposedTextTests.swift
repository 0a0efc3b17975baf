import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What an input method composes is underlined as long as it is being composed.
final class ComposedTextTests: MainTestCase, @unchecked Sendable {
    func testComposedTextIsUnderlined() {
        onMain { XCTAssertEqual(self.underlined(self.composing()), ["first\n": 1, "second": 0]) }
    }

    func testTheUnderlineGoesWhereTheSelectionLeavesForAnotherParagraph() {
        onMain {
            let view = self.composing()
            view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
            XCTAssertNil(view.markedTextRange)
            XCTAssertEqual(self.underlined(view), ["first\n": 0, "second": 0])
        }
    }

    func testTheUnderlineGoesWhereTheAppChangesAnotherParagraph() {
        onMain {
            for location in [0, 11] {
                let view = self.composing(before: "zero\n")
                view.textStorage.replaceCharacters(in: NSRange(location: location, length: 0), with: "x")
                XCTAssertNil(view.markedTextRange)
                XCTAssertEqual(self.underlined(view).values.reduce(0, +), 0, "\(location)")
            }
        }
    }

    func testTheSelectionInComposedTextStaysBetweenCharacters() {
        onMain {
            let view = self.composing()
            view.setMarkedText("s👨‍👩‍👧", selectedRange: NSRange(location: 2, length: 0))
            XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
        }
    }

    func testTypingInTheMiddleOfComposedTextTakesItsPlaceAndUndoBringsItBack() {
        onMain {
            let view = self.composing()
            view.undoManager?.removeAllActions()
            view.selectedRange = NSRange(location: 4, length: 0)
            XCTAssertNotNil(view.markedTextRange, "the caret is within it")
            view.insertText("m")
            XCTAssertEqual(view.text, "firm\nsecond")
            XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
            XCTAssertNil(view.markedTextRange)
            view.undoManager?.undo()
            XCTAssertEqual(view.text, "first\nsecond")
            view.undoManager?.redo()
            XCTAssertEqual(view.text, "firm\nsecond")
        }
    }

    /// A text view with "st" of "first" being composed, laid out.
    @MainActor private func composing(before: String = "") -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = before + "fir\nsecond"
        view.selectedRange = NSRange(location: before.utf16.count + 3, length: 0)
        view.setMarkedText("st", selectedRange: NSRange(location: 2, length: 0))
        view.layoutIfNeeded()
        view.lines.prepareAll()
        return view
    }

    /// How many underlines each paragraph has.
    @MainActor private func underlined(_ view: UITextView) -> [String: Int] {
        view.layoutIfNeeded()
        view.lines.prepareAll()
        let (flow, text) = (view.lines.flow, view.text as NSString)
        var result: [String: Int] = [:]
        for index in 0..<flow.count {
            let range = NSRange(location: flow.paragraphs.start(of: index), length: flow.paragraphs[index].length)
            let lines = flow.laidOut(index).lines
            result[text.substring(with: range)] = lines.reduce(0) { $0 + $1.line.decorations(.underline).count }
        }
        return result
    }
}
