import TestSupport
import UIKit
import UIKitBase
import XCTest

@testable import SwiftUI

/// The keyboard: what makes room for it, what doesn't, and the bar above it.
final class KeyboardTests: ControlTestCase, @unchecked Sendable {
    override func prepare() {
        harness.runtime.post(.keyboard(.software))
        harness.turn()
    }

    private struct Bottom: View {
        var ignores = false
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            let column = VStack(spacing: 0) {
                Text("Top")
                Spacer()
                Button("Done") { isFocused = false }
                TextField("Message", text: $text).focused($isFocused)
            }
            if ignores { column.ignoresSafeArea(.keyboard) } else { column }
        }
    }

    @MainActor private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    func testThatTheContentEndsAtTheKeyboard() throws {
        try onMain {
            show(Bottom())
            let field = try XCTUnwrap(first(UITextField.self)), title = try XCTUnwrap(find("Top"))
            let (before, top) = (frame(field), frame(title))
            harness.tap(field)
            harness.advance(by: 1)
            let keyboard = try XCTUnwrap(KeyboardFrameProbe.height(in: harness))
            XCTAssertGreaterThan(keyboard, 200)
            XCTAssertEqual(frame(field).maxY, harness.application.windows[0].bounds.height - keyboard, accuracy: 0.5)
            XCTAssertEqual(frame(title), top, "what is at the top stays")
            tap("Done")
            harness.advance(by: 1)
            XCTAssertEqual(frame(field), before, "it goes back with the keyboard")
        }
    }

    /// A page that is popped while its field has the keyboard hears nothing of the keyboard's end.
    func testThatTheNextPageKnowsThatTheKeyboardHasGone() throws {
        try onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            navigation.pushViewController(UIHostingController(rootView: Bottom()), animated: false)
            harness.advance(by: 0.5)
            harness.tap(try XCTUnwrap(first(UITextField.self)))
            harness.advance(by: 1)
            XCTAssertNotNil(KeyboardFrameProbe.height(in: harness))
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertNil(KeyboardFrameProbe.height(in: harness))
            let next = UIHostingController(rootView: Bottom())
            navigation.pushViewController(next, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(next.host.keyboardInset, 0)
        }
    }

    func testThatAViewMayIgnoreTheKeyboard() throws {
        try onMain {
            show(Bottom(ignores: true))
            let field = try XCTUnwrap(first(UITextField.self)), before = frame(field)
            harness.tap(field)
            harness.advance(by: 1)
            XCTAssertNotNil(KeyboardFrameProbe.height(in: harness))
            XCTAssertEqual(frame(field), before)
        }
    }

    private struct Long: View {
        let isList: Bool
        @State private var texts = Array(repeating: "", count: 20)

        var body: some View {
            NavigationStack {
                if isList {
                    Form {
                        Section { ForEach(0..<20) { index in TextField("Field \(index)", text: $texts[index]) } }
                    }
                } else {
                    ScrollView {
                        VStack(spacing: 20) {
                            ForEach(0..<20, id: \.self) { TextField("Field \($0)", text: $texts[$0]) }
                        }
                    }
                }
            }
        }
    }

    @MainActor private func testReveal(_ isList: Bool) throws {
        show(Long(isList: isList))
        let height = harness.application.windows[0].bounds.height
        let field = try XCTUnwrap(
            views.compactMap { $0 as? UITextField }.last {
                frame($0).maxY < height - 40 && frame($0).minY > height - 300
            })
        harness.tap(field)
        harness.advance(by: 1.5)
        let keyboard = try XCTUnwrap(KeyboardFrameProbe.height(in: harness))
        XCTAssertLessThanOrEqual(frame(field).maxY, height - keyboard - 11, "with some room below")
        XCTAssertTrue(field.isFirstResponder)
        let scroll = try XCTUnwrap(
            sequence(first: field as UIView, next: \.superview).compactMap { $0 as? UIScrollView }.first)
        let room = isList ? scroll.adjustedContentInset.bottom : height - frame(scroll).maxY
        XCTAssertEqual(room, keyboard, accuracy: 0.5, "the rest of the content can be scrolled to")
        _ = field.resignFirstResponder()
        harness.advance(by: 1)
        XCTAssertEqual(frame(scroll).maxY, height, accuracy: 0.5, "it lies below the home indicator again")
        XCTAssertLessThan(scroll.adjustedContentInset.bottom, 60)
    }

    func testThatAScrollViewShowsTheField() throws { try onMain { try testReveal(false) } }
    func testThatAFormShowsTheField() throws { try onMain { try testReveal(true) } }

    /// Fields above a bar of the app's, which stands above the keyboard.
    private struct AboveBar: View {
        enum Kind { case scrollView, form, stack }

        let kind: Kind
        @State private var texts = Array(repeating: "", count: 20)

        private var fields: some View {
            ForEach(0..<20, id: \.self) { TextField("Field \($0)", text: $texts[$0]) }
        }
        private var bar: some View { Color.gray.frame(height: 80) }

        var body: some View {
            switch kind {
            case .scrollView:
                NavigationStack {
                    ScrollView { VStack(spacing: 20) { fields } }.safeAreaInset(edge: .bottom, spacing: 0) { bar }
                }
            case .form: NavigationStack { Form { fields }.safeAreaInset(edge: .bottom, spacing: 0) { bar } }
            case .stack: NavigationStack { Form { fields } }.safeAreaInset(edge: .bottom, spacing: 0) { bar }
            }
        }
    }

    @MainActor private func testRevealAboveBar(_ kind: AboveBar.Kind) throws {
        show(AboveBar(kind: kind))
        let window = harness.application.windows[0], height = window.bounds.height
        let field = try XCTUnwrap(
            views.compactMap { $0 as? UITextField }.last {
                frame($0).maxY < height - 140 && frame($0).minY > height - 400
            })
        let scroll = try XCTUnwrap(
            sequence(first: field as UIView, next: \.superview).compactMap { $0 as? UIScrollView }.first)
        func covered() -> CGFloat { height - frame(scroll).maxY + scroll.adjustedContentInset.bottom }
        XCTAssertEqual(covered(), 80 + window.safeAreaInsets.bottom, accuracy: 0.5, "the content ends at the bar")
        harness.tap(field)
        harness.advance(by: 1.5)
        let keyboard = try XCTUnwrap(KeyboardFrameProbe.height(in: harness))
        XCTAssertEqual(covered(), keyboard + 80, accuracy: 0.5, "and goes up with it")
        XCTAssertLessThanOrEqual(frame(field).maxY, height - keyboard - 80, "the field is above the bar")
        _ = field.resignFirstResponder()
        harness.advance(by: 1)
        XCTAssertEqual(covered(), 80 + window.safeAreaInsets.bottom, accuracy: 0.5)
    }

    func testThatAScrollViewShowsTheFieldAboveABar() throws { try onMain { try testRevealAboveBar(.scrollView) } }
    func testThatAFormShowsTheFieldAboveABar() throws { try onMain { try testRevealAboveBar(.form) } }
    func testThatAStackShowsTheFieldAboveABarAroundIt() throws { try onMain { try testRevealAboveBar(.stack) } }

    private struct WithBar: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            NavigationStack {
                TextField("Name", text: $text).focused($isFocused)
                    .toolbar {
                        ToolbarItemGroup(placement: .keyboard) {
                            Spacer()
                            Button("Ready") { isFocused = false }
                        }
                    }
            }
        }
    }

    func testTheBarAboveTheKeyboard() throws {
        try onMain {
            show(WithBar())
            let field = try XCTUnwrap(first(UITextField.self))
            XCTAssertNil(find("Ready"))
            harness.tap(field)
            harness.advance(by: 1)
            let button = try XCTUnwrap(find("Ready"))
            let keyboard = try XCTUnwrap(KeyboardFrameProbe.height(in: harness))
            let height = harness.application.windows[0].bounds.height
            XCTAssertEqual(
                frame(button).midY, height - keyboard + 22, accuracy: 6, "in the bar at the panel's upper end")
            XCTAssertGreaterThan(frame(button).midX, 200, "the spacer puts it at the end")
            tap("Ready")
            XCTAssertFalse(field.isFirstResponder)
        }
    }
}

/// How high the keyboard's panel stands on the screen.
@MainActor private enum KeyboardFrameProbe {
    static func height(in harness: Harness) -> CGFloat? { KeyboardFrame.current?.height }
}
