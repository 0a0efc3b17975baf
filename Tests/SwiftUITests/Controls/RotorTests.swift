import UIKit
import XCTest

@testable import SwiftUI

/// Rotors of views: their entries, and what they go to.
final class RotorTests: ControlTestCase, @unchecked Sendable {
    private struct Letter: Identifiable {
        let id: String
        let isImportant: Bool
    }

    private struct Screen: View {
        let notes: Notes
        @Namespace private var space
        private let letters = [
            Letter(id: "Ann", isImportant: true), Letter(id: "Ben", isImportant: false),
            Letter(id: "Cid", isImportant: true),
        ]

        var body: some View {
            VStack {
                ForEach(letters) { letter in
                    VStack {
                        Text(letter.id).accessibilityRotorEntry(id: letter.id, in: space)
                        Text("Text of \(letter.id)")
                    }
                }
            }
            .accessibilityRotor("Important") {
                ForEach(letters) { letter in
                    if letter.isImportant {
                        AccessibilityRotorEntry(Text(letter.id), id: letter.id, in: space) { notes.add(letter.id) }
                    }
                }
            }
            .accessibilityRotor(.headings, entries: letters, entryLabel: \.id)
        }
    }

    @MainActor private func rotor(_ isWanted: (UIAccessibilityCustomRotor) -> Bool) throws -> UIAccessibilityCustomRotor
    {
        try XCTUnwrap(views.flatMap { $0.accessibilityCustomRotors ?? [] }.first(where: isWanted))
    }

    /// The texts that a rotor goes to, from one end to the other.
    @MainActor private func walk(
        _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction = .next
    ) -> [String] {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        var words: [String] = []
        while words.count < 10, let found = rotor.itemSearchBlock(predicate) {
            words.append((found.targetElement as? UILabel)?.text ?? "?")
            predicate.currentItem = found
        }
        return words
    }

    func testThatARotorGoesFromEntryToEntry() throws {
        try onMain {
            let notes = Notes()
            show(Screen(notes: notes))
            let important = try rotor { $0.name == "Important" }
            XCTAssertEqual(walk(important), ["Ann", "Cid"])
            XCTAssertEqual(notes.lines, ["Ann", "Cid"], "each is prepared once")
            XCTAssertEqual(walk(important, .previous), ["Cid", "Ann"])
            let headings = try rotor { $0.systemRotorType == .heading }
            XCTAssertEqual(walk(headings), ["Ann", "Ben", "Cid"], "a value's identity names the row of its ForEach")
        }
    }

    func testThatARotorGoesThroughTheTextOfAnEditor() throws {
        try onMain {
            struct Editor: View {
                @State private var text = "über cat"
                var body: some View {
                    TextEditor(text: $text)
                        .accessibilityRotor("Words", textRanges: [text.range(of: "über")!, text.range(of: "cat")!])
                }
            }
            show(Editor())
            let rotor = try rotor { $0.name == "Words" }
            let predicate = UIAccessibilityCustomRotorSearchPredicate()
            var words: [String] = []
            while words.count < 5, let found = rotor.itemSearchBlock(predicate) {
                let view = try XCTUnwrap(found.targetElement as? UITextView)
                words.append(view.text(in: try XCTUnwrap(found.targetRange)) ?? "?")
                predicate.currentItem = found
            }
            XCTAssertEqual(words, ["über", "cat"])
        }
    }
}
