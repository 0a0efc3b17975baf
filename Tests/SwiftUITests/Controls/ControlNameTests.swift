import Observation
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI
@testable import UIKitBase

/// Forms of controls that few apps write.
final class ControlNameTests: ControlTestCase, @unchecked Sendable {
    private struct Row: Identifiable {
        let id: Int
        var size = 1
    }

    private struct Several: View {
        @State private var rows = [Row(id: 1), Row(id: 2, size: 2)]
        var body: some View {
            VStack {
                Text(verbatim: rows.map { "\($0.size)" }.joined(separator: " "))
                Picker("Size", sources: $rows, selection: \.size) {
                    Text("small").tag(1)
                    Text("large").tag(2)
                }
                .pickerStyle(.segmented)
            }
        }
    }

    func testAPickerOfSeveralValuesSetsAll() throws {
        try onMain {
            show(Several())
            XCTAssertNotNil(find("1 2"))
            let control = try XCTUnwrap(first(UISegmentedControl.self))
            control.selectedSegmentIndex = 1
            control.sendActions(for: .valueChanged)
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("2 2"))
        }
    }

    private struct Steps: View {
        @State private var share = 0.5
        var body: some View { Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent) }
    }

    func testAStepperSaysItsValueAsAFormatWritesIt() {
        onMain {
            show(Steps())
            let found = AccessibilityTree.elements()
            XCTAssertTrue(found.contains { $0.value == "50%" }, "\(found.map(\.spoken))")
        }
    }

    func testAButtonsRoleIsItsLabel() {
        onMain {
            let notes = Notes()
            show(
                VStack {
                    Button(role: .close) { notes.add("closed") }
                    Button(role: .destructive) { notes.add("deleted") }
                })
            tap(Word.close.text)
            tap(Word.delete.text)
            XCTAssertEqual(notes.lines, ["closed", "deleted"])
        }
    }

    func testItemsWithIdentitiesStandInBars() {
        onMain {
            show(
                NavigationStack {
                    Text("Page").toolbar(id: "main") {
                        ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") {} }
                    }
                })
            XCTAssertNotNil(find("Add"))
        }
    }

    private struct Named: View {
        let notes: Notes
        var body: some View {
            Text("Row").accessibilityAction {
                notes.add("archived")
            } label: {
                Text("Archive")
            }
        }
    }

    func testAnActionsNameIsAView() throws {
        try onMain {
            let notes = Notes()
            show(Named(notes: notes))
            let action = try XCTUnwrap(
                views.lazy.compactMap { $0.accessibilityCustomActions?.first { $0.name == "Archive" } }.first)
            _ = action.actionHandler?(action)
            XCTAssertEqual(notes.lines, ["archived"])
        }
    }

    func testAnotherViewIsShownLarge() throws {
        try onMain {
            show(
                Text("Small").accessibilityShowsLargeContentViewer {
                    Label("Large", systemImage: "star")
                })
            let view = try XCTUnwrap(views.first { $0.showsLargeContentViewer })
            XCTAssertEqual(view.largeContentTitle, "Large")
            XCTAssertNotNil(view.largeContentImage)
        }
    }

    func testALineIsMadeOfUIKitsStyle() {
        XCTAssertNil(Text.LineStyle(nsUnderlineStyle: []))
        XCTAssertEqual(Text.LineStyle(nsUnderlineStyle: [.single, .patternDot])?.pattern, .dot)
    }

    /// Forms that only have to be there.
    private struct Written: View {
        @State private var share = 0.5
        @State private var count: NSNumber = 1
        @GestureState(resetTransaction: Transaction(animation: .default)) private var drag: CGFloat?
        var body: some View {
            Slider(value: $share, in: 0...1, onEditingChanged: { _ in }) { Text("Share") }
            TextField(value: $count, formatter: NumberFormatter()) { Text("Count") }
            ContentUnavailableView("Nothing", image: "none")
            ShareLink("Send", items: ["a", "b"]) { SharePreview($0, image: Image(systemName: "a"), icon: Image("b")) }
            Button("Go") {}.keyboardShortcut("g", modifiers: .command, localization: .withoutMirroring)
            Text("far").scenePadding(.minimum, edges: .horizontal)
                .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
        }
    }

    func testFormsAreThere() {
        onMain {
            show(VStack { Written() })
            XCTAssertNotNil(find("Nothing"))
            XCTAssertNotNil(find("Send"))
        }
    }
}
