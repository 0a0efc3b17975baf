import UIKit
import XCTest

@testable import SwiftUI

/// Menus and primary actions of a list's rows, by the values of its selection.
final class SelectionMenuTests: ControlTestCase, @unchecked Sendable {
    private struct File: Identifiable {
        let id: String
    }

    private struct Files: View {
        let notes: Notes
        let isTable: Bool
        let isEditing: Bool
        @State private var selection: Set<String> = ["B", "C"]
        private let files = ["A", "B", "C", "D"].map { File(id: $0) }

        @ViewBuilder private var rows: some View {
            if isTable {
                Table(files, selection: $selection) { TableColumn("Name") { Text($0.id) } }
            } else {
                List(selection: $selection) {
                    ForEach(files) { Text($0.id) }
                    Text("No file")
                }
            }
        }

        var body: some View {
            VStack {
                rows
                    .contextMenu(forSelectionType: String.self) { ids in
                        if !ids.contains("D") {
                            Button("Copy \(ids.sorted().joined())") { notes.add("copy \(ids.sorted().joined())") }
                        }
                    } primaryAction: {
                        notes.add("open \($0.sorted().joined())")
                    }
                    .environment(\.editMode, .constant(isEditing ? .active : .inactive))
                Text("chosen \(selection.sorted().joined())")
            }
        }
    }

    @MainActor private func hold(_ text: String) throws {
        let point = place(try XCTUnwrap(find(text)))
        harness.touch(.began, at: point)
        harness.advance(by: 1)
        harness.touch(.ended, at: point)
        harness.advance(by: 1)
    }

    @MainActor private func check(isTable: Bool) throws {
        let notes = Notes()
        show(Files(notes: notes, isTable: isTable, isEditing: false))
        tap("A")
        XCTAssertEqual(notes.lines, ["open A"])
        XCTAssertNotNil(find("chosen BC"), "a tap selects nothing")
        try hold("A")
        tap("Copy A")
        try hold("B")
        tap("Copy BC")
        XCTAssertEqual(notes.lines, ["open A", "copy A", "copy BC"], "the selected ones, where the row is one of them")
        try hold("D")
        XCTAssertNil(find("Copy D"), "a menu without commands isn't opened")
    }

    // DEV-1365
    func testThatRowsOfAListHaveAMenuAndAnAction() throws { try onMain { try check(isTable: false) } }
    func testThatRowsOfATableHaveAMenuAndAnAction() throws { try onMain { try check(isTable: true) } }

    func testThatATapSelectsWhileTheListIsEdited() {
        onMain {
            let notes = Notes()
            show(Files(notes: notes, isTable: false, isEditing: true))
            tap("A")
            XCTAssertNotNil(find("chosen ABC"))
            XCTAssertEqual(notes.lines, [])
        }
    }

    func testThatRowsOfOtherValuesHaveNeither() throws {
        try onMain {
            let notes = Notes()
            show(Files(notes: notes, isTable: false, isEditing: false))
            tap("No file")
            try hold("No file")
            XCTAssertEqual(notes.lines, [])
        }
    }
}
