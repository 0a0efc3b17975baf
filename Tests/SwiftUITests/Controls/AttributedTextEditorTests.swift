import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Editors of texts with attributes.
final class AttributedTextEditorTests: ControlTestCase, @unchecked Sendable {
    private struct Editor: View {
        @State private var text = AttributedString("plain")
        @State private var selection = AttributedTextSelection()

        /// The runs, those in bold with a star.
        private var runs: String {
            text.runs.map { run in
                String(text[run.range].characters) + (run.inlinePresentationIntent == .stronglyEmphasized ? "*" : "")
            }.joined(separator: "|")
        }

        var body: some View {
            VStack {
                Text(verbatim: runs)
                Text(verbatim: "selected: \(String(AttributedString(text[selection]).characters))")
                Button("Bold") {
                    text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized }
                }
                Button("Replace") { text.replaceSelection(&selection, withCharacters: "new") }
                TextEditor(text: $text, selection: $selection).frame(height: 100)
            }
        }
    }

    @MainActor private func begin() throws -> UITextView {
        show(Editor())
        let view = try XCTUnwrap(first(UITextView.self))
        view.becomeFirstResponder()
        harness.advance(by: 0.5)
        return view
    }

    @MainActor private func isBold(_ view: UITextView, at index: Int) -> Bool {
        let font = view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }

    func testAttributesOfTheSelectionAreChanged() throws {
        try onMain {
            let view = try begin()
            XCTAssertEqual(view.text, "plain")
            view.selectedRange = NSRange(location: 0, length: 2)
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("selected: pl"))
            tap("Bold")
            XCTAssertNotNil(find("pl*|ain"))
            XCTAssertTrue(isBold(view, at: 0))
            XCTAssertFalse(isBold(view, at: 3))
            XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 2))
        }
    }

    func testWhatIsTypedHasTheAttributesThatAreWanted() throws {
        try onMain {
            let view = try begin()
            view.selectedRange = NSRange(location: 5, length: 0)
            harness.advance(by: 0.5)
            view.insertText("!")
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("plain!"))
            tap("Bold")
            view.insertText("x")
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("plain!|x*"))
            XCTAssertTrue(isBold(view, at: 6))
            view.insertText("y")
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("plain!|xy*"))
            view.deleteBackward()
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("plain!|x*"))
        }
    }

    func testTheSelectionIsReplaced() throws {
        try onMain {
            let view = try begin()
            view.selectedRange = NSRange(location: 1, length: 3)
            harness.advance(by: 0.5)
            tap("Replace")
            XCTAssertNotNil(find("pnewn"))
            XCTAssertEqual(view.text, "pnewn")
            XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
        }
    }

    func testSelectionsOfATextThatIsAnotherStayInIt() {
        let text = AttributedString("a😀b")
        let all = AttributedTextSelection(range: text.startIndex..<text.endIndex)
        XCTAssertEqual(all.unitRange(in: text), NSRange(location: 0, length: 4))
        let behind = AttributedTextSelection(offsets: 1..<3)
        guard case .ranges(let ranges) = behind.indices(in: text), let range = ranges.ranges.first else {
            return XCTFail("a range")
        }
        XCTAssertEqual(String(text[range].characters), "😀")
        XCTAssertEqual(behind.indices(in: AttributedString("")), .insertionPoint(AttributedString("").endIndex))
        var bold = AttributeContainer()
        bold.inlinePresentationIntent = .stronglyEmphasized
        var mixed = AttributedString("a")
        mixed.append(AttributedString("b", attributes: bold))
        let values = AttributedTextSelection(range: mixed.startIndex..<mixed.endIndex)
            .attributes(in: mixed)[\.inlinePresentationIntent]
        XCTAssertEqual(Array(values), [nil, .stronglyEmphasized])
    }
}
