import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Finding in text editors.
final class FindNavigatorTests: ControlTestCase, @unchecked Sendable {
    private struct Editor: View {
        let isFindDisabled: Bool
        let isReplaceDisabled: Bool
        @State private var text = "one two one"
        @State private var isFinding = false

        var body: some View {
            VStack {
                Button(isFinding ? "Stop" : "Find") { isFinding.toggle() }
                TextEditor(text: $text)
                    .findNavigator(isPresented: $isFinding)
            }
            .replaceDisabled(isReplaceDisabled)
            .findDisabled(isFindDisabled)
        }
    }

    func testABindingShowsThePanelAndHearsOfItsEnd() throws {
        try onMain {
            show(Editor(isFindDisabled: false, isReplaceDisabled: false))
            let interaction = try XCTUnwrap(first(UITextView.self)?.findInteraction)
            XCTAssertFalse(interaction.isFindNavigatorVisible)
            tap("Find")
            XCTAssertTrue(interaction.isFindNavigatorVisible)
            XCTAssertEqual(interaction.activeFindSession?.supportsReplacement, true)
            interaction.dismissFindNavigator()
            harness.advance(by: 1)
            XCTAssertNotNil(find("Find"), "the binding is false again")
            tap("Find")
            XCTAssertTrue(interaction.isFindNavigatorVisible)
            tap("Stop")
            XCTAssertFalse(interaction.isFindNavigatorVisible)
        }
    }

    func testFindingAndReplacingCanBeDisabled() throws {
        try onMain {
            show(Editor(isFindDisabled: true, isReplaceDisabled: false))
            XCTAssertEqual(first(UITextView.self)?.isFindInteractionEnabled, false)
            show(Editor(isFindDisabled: false, isReplaceDisabled: true))
            tap("Find")
            let session = try XCTUnwrap(first(UITextView.self)?.findInteraction?.activeFindSession)
            XCTAssertFalse(session.supportsReplacement)
        }
    }
}
