import UIKit
import XCTest

@testable import SwiftUI

/// A list of things to do, as ordinary apps have it: rows with switches, a sheet that adds one, a search, deleting and moving.
final class ToDoTests: ControlTestCase, @unchecked Sendable {
    private struct Task: Identifiable, Equatable {
        let id: Int
        var title: String
        var isDone = false
    }

    private struct ToDo: View {
        let notes: Notes
        @State private var tasks = [Task(id: 0, title: "Milk"), Task(id: 1, title: "Bread"), Task(id: 2, title: "Tea")]
        @State private var search = ""
        @State private var isAdding = false

        var body: some View {
            let _ = notes.add(tasks.map { $0.title + ($0.isDone ? "!" : "") }.joined(separator: " "))
            NavigationStack {
                List {
                    Section("Shopping") {
                        ForEach($tasks) { $task in
                            if search.isEmpty || task.title.contains(search) {
                                Toggle(task.title, isOn: $task.isDone)
                                    .deleteDisabled(task.id == 1)
                                    .moveDisabled(task.id == 1)
                            }
                        }
                        .onDelete { tasks.remove(atOffsets: $0) }
                        .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
                    }
                    Section("About") { Text("\(tasks.count) things") }
                }
                .searchable(text: $search)
                .toolbar {
                    ToolbarItem { EditButton() }
                    ToolbarItem(placement: .bottomBar) { Button("Add") { isAdding = true } }
                }
                .sheet(isPresented: $isAdding) {
                    Button("Add jam") {
                        tasks.append(Task(id: 3, title: "Jam"))
                        isAdding = false
                    }
                }
            }
        }
    }

    @MainActor private func table() throws -> UITableView { try XCTUnwrap(first(UITableView.self)) }

    /// The titles that the rows of the first section show, in order; nil for a row that shows none.
    @MainActor private func titles(_ table: UITableView) -> [String?] {
        let names = ["Milk", "Bread", "Tea", "Jam", "First", "Second", "Third"]
        return (0..<table.numberOfRows(inSection: 0)).map { row in
            guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) else { return nil }
            return views.lazy.compactMap { $0 as? UILabel }
                .first { label in label.isDescendant(of: cell) && names.contains(label.text ?? "") }?.text
        }
    }

    @MainActor private func drag(_ row: Int, to target: Int, in table: UITableView) throws {
        func grip(_ row: Int) throws -> CGPoint {
            let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: 0)))
            return cell.convert(CGPoint(x: cell.bounds.maxX - 25, y: cell.bounds.midY), to: nil)
        }
        harness.drag(from: try grip(row), to: try grip(target))
        harness.advance(by: 0.5)
    }

    func testThatSwitchesASheetAndDeletingChangeTheTasks() throws {
        try onMain {
            let notes = Notes()
            show(ToDo(notes: notes))
            let table = try self.table()
            XCTAssertEqual(titles(table), ["Milk", "Bread", "Tea"])
            let row = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            let control = try XCTUnwrap(
                views.lazy.compactMap { $0 as? UISwitch }.first { $0.isDescendant(of: row) })
            harness.tap(control)
            harness.advance(by: 0.5)
            XCTAssertEqual(notes.lines.last, "Milk! Bread Tea")
            tap("Add")
            tap("Add jam")
            XCTAssertEqual(titles(table), ["Milk", "Bread", "Tea", "Jam"])
            XCTAssertNotNil(find("4 things"))
            let delegate = try XCTUnwrap(table.delegate)
            let swipe = delegate.tableView(
                table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
            XCTAssertEqual(swipe?.actions.map(\.style), [.destructive])
            XCTAssertNil(
                delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 1, section: 0)),
                "deleting is disabled")
            table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
            harness.advance(by: 0.5)
            XCTAssertEqual(titles(table), ["Bread", "Tea", "Jam"])
            XCTAssertEqual(notes.lines.last, "Bread Tea Jam")
        }
    }

    func testThatARowIsMovedByItsGrip() throws {
        try onMain {
            let notes = Notes()
            show(ToDo(notes: notes))
            let table = try self.table()
            tap("Edit")
            harness.advance(by: 0.6)
            XCTAssertEqual(
                (0..<3).map { table.dataSource?.tableView(table, canMoveRowAt: IndexPath(row: $0, section: 0)) },
                [true, false, true])
            try drag(0, to: 2, in: table)
            XCTAssertEqual(notes.lines.last, "Bread Tea Milk")
            XCTAssertEqual(titles(table), ["Bread", "Tea", "Milk"])
            try drag(2, to: 0, in: table)
            XCTAssertEqual(notes.lines.last, "Milk Bread Tea")
            XCTAssertEqual(titles(table), ["Milk", "Bread", "Tea"])
            tap("Done")
            XCTAssertFalse(table.isEditing)
        }
    }

    private struct Chosen: View {
        let notes: Notes
        let obeys: Bool
        @State private var items = ["First", "Second", "Third"]
        @State private var selection: Set<String> = ["First"]

        var body: some View {
            let _ = notes.add(items.joined(separator: " ") + ": " + selection.sorted().joined(separator: " "))
            NavigationStack {
                List(selection: $selection) {
                    Section("Items") {
                        ForEach(items, id: \.self) { Text($0) }
                            .onMove { if obeys { items.move(fromOffsets: $0, toOffset: $1) } }
                    }
                    Section("More") { Text("Other") }
                }
                .toolbar { EditButton() }
            }
        }
    }

    func testThatNoRowIsBlankAfterAMoveInAListWithASelection() throws {
        try onMain {
            let notes = Notes()
            show(Chosen(notes: notes, obeys: true))
            let table = try self.table()
            tap("Edit")
            harness.advance(by: 0.6)
            try drag(0, to: 2, in: table)
            XCTAssertEqual(titles(table), ["Second", "Third", "First"])
            XCTAssertEqual(notes.lines.last, "Second Third First: First")
            let frames = table.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
            XCTAssertEqual(frames.count, 4)
            for (above, below) in zip(frames, frames.dropFirst()) {
                XCTAssertLessThanOrEqual(above.maxY, below.minY + 0.5, "no two rows are at one place")
            }
        }
    }

    func testThatARowGoesBackWhereTheAppLeavesItsData() throws {
        try onMain {
            show(Chosen(notes: Notes(), obeys: false))
            let table = try self.table()
            tap("Edit")
            harness.advance(by: 0.6)
            try drag(0, to: 2, in: table)
            XCTAssertEqual(titles(table), ["First", "Second", "Third"])
        }
    }

    func testThatSwipeActionsTakeThePlaceOfDeleting() throws {
        try onMain {
            struct Swiped: View {
                var body: some View {
                    List {
                        ForEach(0..<1, id: \.self) { _ in
                            Text("Own").swipeActions(edge: .leading) { Button("Pin") {} }
                        }
                        .onDelete { _ in }
                        ForEach(0..<1, id: \.self) { _ in Text("Plain") }.onDelete { _ in }
                    }
                }
            }
            show(Swiped())
            let table = try self.table(), delegate = try XCTUnwrap(table.delegate)
            XCTAssertNil(
                delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0)))
            XCTAssertNotNil(
                delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 1, section: 0)))
        }
    }
}
