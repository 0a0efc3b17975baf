import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// What `_printChanges` says of a body.
final class ChangeReasonTests: ControlTestCase, @unchecked Sendable {
    private final class Model: ObservableObject {
        @Published var number = 0
    }

    private struct Counter: View {
        let notes: Notes
        let title: String
        @ObservedObject var model: Model
        @State private var count = 0
        @State private var other = 0
        @Environment(\.colorScheme) private var scheme

        init(notes: Notes, title: String, model: Model) { (self.notes, self.title, self.model) = (notes, title, model) }

        var body: some View {
            notes.add(ChangeReasons.line(for: Self.self))
            return VStack {
                Button("Count") { count += 1 }
                Button("Both") { (count, other) = (count + 1, other + 1) }
                Text("\(title) \(count) \(other) \(model.number) \(scheme == .dark ? 1 : 0)")
            }
        }
    }

    private struct Outer: View {
        let notes: Notes
        let model: Model
        @State private var title = "a"
        @State private var isDark = false

        var body: some View {
            VStack {
                Counter(notes: notes, title: title, model: model).environment(\.colorScheme, isDark ? .dark : .light)
                Button("Title") { title += "a" }
                Button("Dark") { isDark.toggle() }
            }
        }
    }

    func testBodiesTellWhatHasChanged() {
        onMain {
            let notes = Notes(), model = Model()
            show(Outer(notes: notes, model: model))
            XCTAssertEqual(
                notes.lines, ["Counter: @self, @identity, _model, _count, _other, _scheme changed."])
            notes.lines = []
            // What was installed before anybody asked isn't known by its places.
            tap("Title")
            tap("Count")
            tap("Both")
            model.number += 1
            harness.turn()
            tap("Dark")
            // The outer view's body makes the observing properties anew; the value is the same.
            XCTAssertEqual(
                notes.lines,
                [
                    "Counter: @self changed.", "Counter: _count changed.", "Counter: _count, _other changed.",
                    "Counter: _model changed.", "Counter: _scheme changed.",
                ])
        }
    }

    func testOutsideOfABodyNothingHasChanged() {
        onMain {
            XCTAssertEqual(ChangeReasons.line(for: Counter.self), "Counter: unchanged.")
        }
    }
}
