import UIKit
import XCTest

@testable import SwiftUI

/// What is selected in fields, as the app's binding says it and the person changes it.
final class TextSelectionTests: ControlTestCase, @unchecked Sendable {
    private struct Field: View {
        let notes: Notes
        @State private var text = ""
        @State private var selection: TextSelection?

        var body: some View {
            let _ = notes.add(selection?.platformRange(in: text).map { "\($0.location) \($0.length)" } ?? "-")
            VStack {
                TextField("Name", text: $text, selection: $selection)
                Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
                Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
            }
        }
    }

    func testThatAFieldsSelectionIsBound() throws {
        try onMain {
            let notes = Notes()
            show(Field(notes: notes))
            let field = try XCTUnwrap(first(UITextField.self))
            type("hello", in: field)
            XCTAssertEqual(field.text, "hello")
            XCTAssertEqual(notes.lines.last, "5 0", "the caret is behind what was typed")
            tap("All")
            XCTAssertEqual(field.selectedCharacters, NSRange(location: 0, length: 5))
            tap("Start")
            XCTAssertEqual(field.selectedCharacters, NSRange(location: 0, length: 0))
            field.insertText("o")
            harness.advance(by: 0.5)
            XCTAssertEqual(field.text, "ohello", "the text is typed where the app put the caret")
            XCTAssertEqual(notes.lines.last, "1 0")
        }
    }

    private struct Editor: View {
        @State private var text = "one two"
        @State private var selection: TextSelection?

        var body: some View {
            VStack {
                TextEditor(text: $text, selection: $selection)
                Text(selection.map { $0.isInsertion ? "caret" : "stretch" } ?? "nothing")
                Button("Two") { selection = TextSelection(range: text.firstRange(of: "two")!) }
            }
        }
    }

    func testThatAnEditorsSelectionIsBound() throws {
        try onMain {
            show(Editor())
            let view = try XCTUnwrap(first(UITextView.self))
            tap("Two")
            XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 3))
            XCTAssertNotNil(find("stretch"))
            view.selectedRange = NSRange(location: 1, length: 0)
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("caret"), "the person's selection is told")
        }
    }

    func testThatPlacesOfAnotherTextAreNotTaken() {
        let text = "long text", short = "a"
        let selection = TextSelection(range: text.startIndex..<text.endIndex)
        XCTAssertNil(selection.platformRange(in: short))
        XCTAssertEqual(selection.platformRange(in: text), NSRange(location: 0, length: 9))
        XCTAssertFalse(selection.isInsertion)
        XCTAssertTrue(TextSelection(insertionPoint: text.startIndex).isInsertion)
        XCTAssertTrue(TextSelection(ranges: RangeSet()).isInsertion)
    }
}
