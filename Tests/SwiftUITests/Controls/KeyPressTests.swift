import PorticoHost
import UIKit
import XCTest

@testable import SwiftUI

/// Keys of a hardware keyboard, for the views that have the focus.
final class KeyPressTests: ControlTestCase, @unchecked Sendable {
    private struct Board: View {
        let notes: Notes
        @FocusState var isFocused: Bool
        var result = KeyPress.Result.handled

        var body: some View {
            VStack {
                Text("Board").focusable().focused($isFocused)
                    .onKeyPress(.leftArrow) {
                        notes.add("left")
                        return result
                    }
                    .onKeyPress(characters: .decimalDigits, phases: [.down, .up]) {
                        notes.add("\($0.characters) \($0.phase == .up ? "up" : "down")")
                        return result
                    }
                Text(isFocused ? "focused" : "alone")
                Button("Focus") { isFocused.toggle() }
            }
            .onKeyPress { press in
                notes.add("outer \(press.key.character == "\u{F702}" ? "left" : String(press.key.character))")
                return .ignored
            }
        }
    }

    @MainActor private func press(_ usage: Int, _ characters: String) {
        for phase in [HostKey.Phase.down, .up] {
            harness.runtime.post(
                .key(HostKey(usage: usage, characters: characters, modifiers: 0, phase: phase)))
            harness.turn()
        }
    }

    func testKeysGoToTheViewWithTheFocusThenToThoseAround() {
        onMain {
            let notes = Notes()
            show(Board(notes: notes))
            press(0x50, "")
            XCTAssertEqual(notes.lines, [], "nothing has the focus")
            tap("Focus")
            XCTAssertNotNil(find("focused"))
            press(0x50, "")
            press(0x1E, "1")
            press(0x04, "a")
            XCTAssertEqual(notes.lines, ["left", "1 down", "1 up", "outer a"])
            tap("Focus")
            XCTAssertNotNil(find("alone"))
            press(0x50, "")
            XCTAssertEqual(notes.lines.count, 4)
        }
    }

    func testWhatIsIgnoredGoesOn() {
        onMain {
            let notes = Notes()
            show(Board(notes: notes, result: .ignored))
            tap("Focus")
            press(0x50, "")
            XCTAssertEqual(notes.lines, ["left", "outer left"])
        }
    }

    func testWhatADisabledViewWouldDoIsntDone() {
        onMain {
            let notes = Notes()
            show(Board(notes: notes).disabled(true))
            press(0x50, "")
            XCTAssertEqual(notes.lines, [])
        }
    }

    private struct Field: View {
        let notes: Notes
        @State private var text = ""
        var body: some View {
            TextField("Name", text: $text).onKeyPress("a") {
                notes.add("a")
                return .handled
            }
        }
    }

    // DEV-1181
    func testATextFieldTypesWhatAnActionHasHeard() {
        onMain {
            let notes = Notes()
            show(Field(notes: notes))
            guard let field = first(UITextField.self) else { return XCTFail("no field") }
            harness.tap(field)
            harness.advance(by: 0.5)
            press(0x04, "a")
            XCTAssertEqual(notes.lines, ["a"])
            XCTAssertEqual(field.text, "a")
        }
    }
}
