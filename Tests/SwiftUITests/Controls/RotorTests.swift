import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Rotors of views: UIKit's, which find the elements of the entries.
final class RotorTests: ControlTestCase, @unchecked Sendable {
    private struct Mail: Identifiable {
        let id: Int
        let subject: String
        var isUrgent = false
    }

    private struct Mails: View {
        @Namespace private var names
        private let mails = [
            Mail(id: 1, subject: "Rent", isUrgent: true), Mail(id: 2, subject: "News"),
            Mail(id: 3, subject: "Tax", isUrgent: true),
        ]
        let notes: Notes

        var body: some View {
            VStack {
                ForEach(mails) { Text($0.subject) }
                Text("Footer").accessibilityRotorEntry(id: "end", in: names)
            }
            .accessibilityRotor("Urgent") {
                ForEach(mails) { mail in
                    if mail.isUrgent {
                        AccessibilityRotorEntry(mail.subject, id: mail.id) { notes.add(mail.subject) }
                    }
                }
                AccessibilityRotorEntry("Gone", id: 9)
                AccessibilityRotorEntry("End", "end", in: names)
            }
            .accessibilityRotor(.headings, entries: mails, entryLabel: \.subject)
        }
    }

    /// The labels at which a rotor stops, one after the other.
    @MainActor private func walk(_ rotor: UIAccessibilityCustomRotor, _ way: UIAccessibilityCustomRotor.Direction)
        -> [String]
    {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = way
        var labels: [String] = []
        while labels.count < 9, let item = rotor.itemSearchBlock(predicate) {
            labels.append((item.targetElement as? UIView)?.accessibilityLabel ?? "-")
            predicate.currentItem = item
        }
        return labels
    }

    func testThatARotorGoesThroughItsEntries() throws {
        try onMain {
            let notes = Notes()
            show(Mails(notes: notes))
            let rotors = try XCTUnwrap(views.lazy.compactMap(\.accessibilityCustomRotors).first { !$0.isEmpty })
            let urgent = try XCTUnwrap(rotors.first { $0.name == "Urgent" })
            XCTAssertEqual(walk(urgent, .next), ["Rent", "Tax", "Footer"], "and past what isn't there")
            XCTAssertEqual(walk(urgent, .previous), ["Footer", "Tax", "Rent"])
            XCTAssertEqual(notes.lines.first, "Rent", "an entry is prepared before it is looked for")
            let headings = try XCTUnwrap(rotors.first { $0.systemRotorType == .heading })
            XCTAssertEqual(walk(headings, .next), ["Rent", "News", "Tax"])
        }
    }

    // DEV-1347
    func testThatPartsOfATextAreTheWholeView() throws {
        try onMain {
            let text = "one two"
            let ranges = [text.startIndex..<text.index(text.startIndex, offsetBy: 3)]
            show(Text(text).accessibilityRotor("Words", textRanges: ranges + ranges))
            let rotor = try XCTUnwrap(views.lazy.compactMap { $0.accessibilityCustomRotors?.first }.first)
            XCTAssertEqual(rotor.name, "Words")
            XCTAssertEqual(walk(rotor, .next), ["one two"])
        }
    }

    private struct Own: AccessibilityRotorContent {
        var body: some AccessibilityRotorContent {
            AccessibilityRotorEntry("a", id: "a")
            AccessibilityRotorEntry("b", id: "b")
        }
    }

    func testThatAnAppsOwnContentIsThatOfItsBody() throws {
        try onMain {
            show(
                VStack {
                    Text("B").id("b"); Text("A").id("a")
                }.accessibilityRotor(.links(visited: true)) { Own() })
            let rotor = try XCTUnwrap(views.lazy.compactMap { $0.accessibilityCustomRotors?.first }.first)
            XCTAssertEqual(rotor.systemRotorType, .visitedLink)
            XCTAssertEqual(walk(rotor, .next), ["A", "B"])
        }
    }
}
