import UIKit
import XCTest

@testable import SwiftUI

/// Fields: what is typed, who has the keyboard, what a return does.
final class FieldTests: ControlTestCase, @unchecked Sendable {
    private struct SignUp: View {
        enum Field: Hashable { case name, secret }
        let notes: Notes
        @State private var name = ""
        @State private var secret = ""
        @State private var age = 30
        @FocusState private var focus: Field?

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                    .focused($focus, equals: .name)
                    .onSubmit {
                        notes.add("name \(name)")
                        focus = .secret
                    }
                SecureField("Secret", text: $secret).focused($focus, equals: .secret)
                TextField("Age", value: $age, format: .number)
                Button("Leave") { focus = nil }
                Text("\(name)/\(secret)/\(age)/\(focus.map { "\($0)" } ?? "none")")
            }
            .onSubmit { notes.add("outer") }
        }
    }

    private struct Targets: View {
        let title: String
        @State private var target: Int?
        @State private var weight: Double? = 2.5

        var body: some View {
            VStack {
                TextField(title, value: $target, format: .number)
                TextField(value: $weight, format: .number) { Text("Weight") }
                Text(verbatim: "\(target ?? -1)/\(weight ?? -1)")
            }
        }
    }

    func testThatAValueThatMayBeMissingHasATitleOfAnyText() {
        onMain {
            show(Targets(title: "Target"))
            let fields = views.compactMap { $0 as? UITextField }
            XCTAssertEqual(fields.map(\.placeholder), ["Target", "Weight"])
            XCTAssertEqual(fields.map(\.text), ["", "2.5"])
            type("12", in: fields[0])
            _ = fields[0].resignFirstResponder()
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("12/2.5"))
        }
    }

    /// A style as apps write it, since there is no other way.
    private struct Boxed: TextFieldStyle {
        let title: String
        func _body(configuration: TextField<Self._Label>) -> some View {
            VStack {
                Text(title)
                configuration.padding(8).textFieldStyle(.roundedBorder)
            }
        }
    }

    private struct Styled: View {
        @State private var name = ""
        @State private var secret = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                SecureField("Secret", text: $secret)
                TextField("Plain", text: $name).textFieldStyle(.plain)
                Text("said \(name)")
            }
            .textFieldStyle(Boxed(title: "box"))
        }
    }

    func testThatAnAppsStyleIsAroundFields() {
        onMain {
            show(Styled())
            let fields = views.compactMap { $0 as? UITextField }
            XCTAssertEqual(fields.map(\.placeholder), ["Name", "Secret", "Plain"])
            XCTAssertEqual(fields.map(\.borderStyle), [.roundedRect, .roundedRect, .none])
            XCTAssertEqual(fields.map(\.isSecureTextEntry), [false, true, false])
            XCTAssertNotNil(find("box"))
            type("Ann", in: fields[0])
            XCTAssertNotNil(find("said Ann"))
            XCTAssertEqual(fields[2].text, "Ann")
        }
    }

    private struct Growing: View {
        let hasBorder: Bool
        @State private var text = ""
        var body: some View {
            let field = TextField("Comment", text: $text, axis: .vertical)
            if hasBorder { field.textFieldStyle(.roundedBorder) } else { field }
        }
    }

    func testThatAFieldThatGrowsHasABorderToo() throws {
        try onMain {
            show(Growing(hasBorder: true))
            let border = try XCTUnwrap(first(UITextField.self)), text = try XCTUnwrap(first(UITextView.self))
            XCTAssertEqual(border.borderStyle, .roundedRect)
            XCTAssertFalse(border.isUserInteractionEnabled)
            XCTAssertEqual(border.convert(border.bounds, to: nil), text.convert(text.bounds, to: nil))
            XCTAssertGreaterThan(text.textContainerInset.left, 0)
            let height = text.bounds.height
            show(Growing(hasBorder: false))
            let plain = try XCTUnwrap(first(UITextView.self))
            XCTAssertNil(first(UITextField.self))
            XCTAssertLessThan(plain.bounds.height, height)
        }
    }

    func testThatTypingWritesAndFocusMoves() {
        onMain {
            let notes = Notes()
            show(SignUp(notes: notes))
            let fields = views.compactMap { $0 as? UITextField }
            XCTAssertEqual(fields.map(\.placeholder), ["Name", "Secret", "Age"])
            XCTAssertTrue(fields[1].isSecureTextEntry)
            type("Ann", in: fields[0])
            XCTAssertNotNil(find("Ann//30/name"))
            _ = fields[0].delegate?.textFieldShouldReturn(fields[0])
            harness.advance(by: 0.5)
            XCTAssertEqual(notes.lines, ["name Ann", "outer"], "the nearest first")
            XCTAssertTrue(fields[1].isFirstResponder)
            XCTAssertNotNil(find("Ann//30/secret"))
            tap("Leave")
            XCTAssertFalse(fields[1].isFirstResponder)
            XCTAssertNotNil(find("Ann//30/none"))
        }
    }

    private struct Login: View {
        enum Field: Hashable { case name, secret }
        @State private var name = ""
        @State private var secret = ""
        @FocusState private var focus: Field?
        let keepsKeyboard: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: .name)
                TextField("Secret", text: $secret).focused($focus, equals: .secret)
            }
            .onSubmit {
                switch focus {
                case .name: focus = .secret
                case .secret: if keepsKeyboard { focus = .secret }
                case nil: secret = "nobody submits"
                }
            }
        }
    }

    func testThatAFieldStillHasTheFocusWhileItSubmits() {
        onMain {
            for keepsKeyboard in [false, true] {
                show(Login(keepsKeyboard: keepsKeyboard))
                let fields = views.compactMap { $0 as? UITextField }
                type("Ann", in: fields[0])
                _ = fields[0].delegate?.textFieldShouldReturn(fields[0])
                harness.advance(by: 0.5)
                XCTAssertTrue(fields[1].isFirstResponder, "the app moved it on")
                _ = fields[1].delegate?.textFieldShouldReturn(fields[1])
                harness.advance(by: 0.5)
                XCTAssertEqual(fields[1].isFirstResponder, keepsKeyboard)
                XCTAssertEqual(fields[1].text, "")
            }
        }
    }

    func testThatAValueIsWrittenWhenTypingEnds() {
        onMain {
            show(SignUp(notes: Notes()))
            let field = views.compactMap { $0 as? UITextField }[2]
            harness.tap(field)
            harness.advance(by: 0.5)
            field.text = "41"
            XCTAssertNotNil(find("//30/none"))
            _ = field.resignFirstResponder()
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("//41/none"))
            harness.tap(field)
            harness.advance(by: 0.5)
            field.text = "nonsense"
            _ = field.resignFirstResponder()
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("//41/none"), "what can't be read changes nothing")
            XCTAssertEqual(field.text, "41")
        }
    }

    private struct Editor: View {
        @State private var text = "a"
        var body: some View {
            VStack {
                TextEditor(text: $text)
                Text("has \(text.count)")
            }
        }
    }

    func testThatAnEditorWritesItsBinding() {
        onMain {
            show(Editor())
            guard let view = first(UITextView.self) else { return XCTFail("no editor") }
            harness.tap(view)
            harness.advance(by: 0.5)
            view.insertText("bc")
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("has 3"))
        }
    }

    func testThatASelectionIsFollowedAndSet() {
        onMain {
            struct Screen: View {
                @State private var text = "grüße"
                @State private var selection: TextSelection?
                let isEditor: Bool
                private var said: String {
                    guard let selection, case .selection(let range) = selection.indices else { return "none" }
                    return selection.isInsertion
                        ? "at \(text.distance(from: text.startIndex, to: range.lowerBound))" : String(text[range])
                }
                var body: some View {
                    VStack {
                        if isEditor {
                            TextEditor(text: $text, selection: $selection).frame(height: 100)
                        } else {
                            TextField("Name", text: $text, selection: $selection)
                        }
                        Text("said \(said)")
                        Button("Select") {
                            selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 4))
                        }
                    }
                }
            }
            show(Screen(isEditor: true))
            guard let view = first(UITextView.self) else { return XCTFail("no editor") }
            XCTAssertNotNil(find("said none"))
            _ = view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 2, length: 2)
            view.insertText("x")
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("said at 3"))
            tap("Select")
            XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 4))
            show(Screen(isEditor: false))
            guard let field = first(UITextField.self) else { return XCTFail("no field") }
            tap("Select")
            XCTAssertEqual(field.selectedOffsets, NSRange(location: 0, length: 4))
            XCTAssertNotNil(find("said grüß"))
        }
    }
}
