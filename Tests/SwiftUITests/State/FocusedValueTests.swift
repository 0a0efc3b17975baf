import PorticoCombine
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct AmountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var name: String? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
    fileprivate var amount: Binding<Int>? {
        get { self[AmountKey.self] }
        set { self[AmountKey.self] = newValue }
    }
}

/// What the focused view offers, and who reads it.
final class FocusedValueTests: ControlTestCase, @unchecked Sendable {
    private final class Model: ObservableObject {
        @Published var title = "model"
    }

    private struct Reader: View {
        let notes: Notes
        @FocusedValue(\.name) private var name
        @FocusedBinding(\.amount) private var amount
        @FocusedObject private var model: Model?

        var body: some View {
            let _ = notes.add("\(name ?? "-") \(amount.map { "\($0)" } ?? "-") \(model?.title ?? "-")")
            Button("More") { amount? += 1 }
        }
    }

    private struct Screen: View {
        let notes: Notes
        let model: Model
        @State private var text = ""
        @State private var first = 1
        @State private var second = 10

        var body: some View {
            VStack {
                TextField("First", text: $text).focusedValue(\.name, "first").focusedValue(\.amount, $first)
                TextField("Second", text: $text).focusedValue(\.name, "second").focusedValue(\.amount, $second)
                    .focusedObject(model)
                Text(verbatim: "\(first) and \(second)")
                Reader(notes: notes)
            }
        }
    }

    func testValuesFollowTheFocus() {
        onMain {
            let notes = Notes(), model = Model()
            show(Screen(notes: notes, model: model))
            XCTAssertEqual(notes.lines, ["- - -"])
            let fields = views.compactMap { $0 as? UITextField }
            XCTAssertEqual(fields.count, 2)
            guard fields.count == 2 else { return }
            XCTAssertTrue(fields[0].becomeFirstResponder())
            harness.advance(by: 0.5)
            XCTAssertEqual(notes.lines.last, "first 1 -")
            XCTAssertTrue(fields[1].becomeFirstResponder())
            harness.advance(by: 0.5)
            XCTAssertEqual(notes.lines.last, "second 10 model")
            model.title = "changed"
            harness.turn()
            XCTAssertEqual(notes.lines.last, "second 10 changed")
            tap("More")
            XCTAssertNotNil(find("1 and 11"))
            XCTAssertEqual(notes.lines.last, "second 11 changed")
            fields.forEach { _ = $0.resignFirstResponder() }
            harness.advance(by: 0.5)
            XCTAssertEqual(notes.lines.last, "- - -")
        }
    }

    private struct Window: View {
        let notes: Notes
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown { Text("Offers").focusedSceneValue(\.name, "window") }
                Button("Hide") { isShown = false }
                Reader(notes: notes)
            }
        }
    }

    func testValuesOfTheWindowNeedNoFocus() {
        onMain {
            let notes = Notes()
            show(Window(notes: notes))
            XCTAssertEqual(notes.lines.last, "window - -")
            tap("Hide")
            XCTAssertEqual(notes.lines.last, "- - -")
        }
    }

    private struct Focusable: View {
        let notes: Notes
        private struct Inner: View {
            let notes: Notes
            @Environment(\.isFocused) private var isFocused
            var body: some View {
                let _ = notes.add("\(isFocused)")
                Color.red.frame(width: 40, height: 40)
            }
        }
        @FocusState private var isOn: Bool
        var body: some View {
            VStack {
                Inner(notes: notes).focusable().focused($isOn)
                Button("Focus") { isOn = true }
            }
        }
    }

    func testContentKnowsThatItHasTheFocus() {
        onMain {
            let notes = Notes()
            show(Focusable(notes: notes))
            XCTAssertEqual(notes.lines, ["false"])
            tap("Focus")
            XCTAssertEqual(notes.lines, ["false", "true"])
        }
    }
}
