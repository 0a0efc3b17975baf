import UIKit
import XCTest

@testable import SwiftUI
@testable import UIKitLists

/// Lists: sections and rows, laziness, state, deleting, moving, selecting.
final class ListTests: ControlTestCase, @unchecked Sendable {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private struct Row: View {
        let item: Item
        let notes: Notes
        @State private var taps = 0

        var body: some View {
            let _ = notes.add("row \(item.id)")
            HStack {
                Text(item.name)
                Button("Tap \(item.id): \(taps)") { taps += 1 }
            }
        }
    }

    private struct Words: View {
        @State private var words = ["a", "a", "b"]

        var body: some View {
            List {
                ForEach(words, id: \.self) { Text("row \($0)") }
                Button("More") { words.append("b") }
            }
        }
    }

    func testThatRowsWithOneIdentityAreAllThere() {
        onMain {
            show(Words())
            @MainActor func rows(_ text: String) -> Int {
                views.filter { ($0 as? UILabel)?.text == text && !$0.isHidden }.count
            }
            XCTAssertEqual([rows("row a"), rows("row b")], [2, 1])
            tap("More")
            XCTAssertEqual([rows("row a"), rows("row b")], [2, 2])
        }
    }

    /// UIKit warns of a table that is laid out without a window; here the app has no part in it.
    func testAListThatIsLaidOutWithoutAWindowIsNoMistake() {
        onMain {
            harness.showWindow()
            UITableView.hasToldOfLayoutOutside = false
            let controller = UIHostingController(rootView: List { Text("a") })
            controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            controller.view.layoutIfNeeded()
            let tables = sequence(first: [controller.view as UIView]) { views in
                let below = views.flatMap(\.subviews)
                return below.isEmpty ? nil : below
            }.joined().compactMap { $0 as? UITableView }
            XCTAssertEqual(tables.first?.visibleCells.count, 1, "it is laid out")
            XCTAssertFalse(UITableView.hasToldOfLayoutOutside)
        }
    }

    private struct Rows: View {
        let notes: Notes
        @State var items: [Item]

        var body: some View {
            List {
                Section("Items") {
                    ForEach(items) { Row(item: $0, notes: notes) }
                        .onDelete { items.remove(atOffsets: $0) }
                        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                Section {
                    Button("Reverse") { items.reverse() }
                    Button("Rename") { items[0].name = "New" }
                } footer: {
                    Text("\(items.count) items")
                }
            }
        }
    }

    private func make(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0, name: "Item \($0)") } }

    func testSectionsRowsAndTheirState() {
        onMain {
            show(Rows(notes: Notes(), items: make(3)))
            guard let table = first(UITableView.self) else { return XCTFail("no table") }
            XCTAssertEqual((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }, [3, 2])
            XCTAssertNotNil(find("ITEMS"))
            XCTAssertNotNil(find("3 items"))
            tap("Tap 0: 0")
            XCTAssertNotNil(find("Tap 0: 1"))
            tap("Reverse")
            let names = table.visibleCells.compactMap { cell in
                self.views.compactMap { $0 as? UILabel }.first { $0.isDescendant(of: cell) }?.text
            }
            XCTAssertEqual(Array(names.prefix(3)), ["Item 2", "Item 1", "Item 0"])
            XCTAssertNotNil(find("Tap 0: 1"), "a row's state stays with its identity")
        }
    }

    func testThatRowsAreMadeWhenTheyAreShown() {
        onMain {
            let notes = Notes()
            show(Rows(notes: notes, items: make(10_000)))
            XCTAssertLessThan(Set(notes.lines).count, 60)
            notes.lines = []
            tap("Tap 2: 0")
            XCTAssertEqual(notes.lines, ["row 2"], "one row's state runs one row's body")
        }
    }

    private struct Chat: View {
        let isList: Bool

        var body: some View {
            NavigationStack {
                ScrollViewReader { proxy in
                    Group {
                        if isList {
                            List { ForEach(0..<80, id: \.self) { Text("Line \($0)") } }
                        } else {
                            ScrollView { VStack { ForEach(0..<80, id: \.self) { Text("Line \($0)") } } }
                        }
                    }
                    .onAppear { proxy.scrollTo(79, anchor: .bottom) }
                }
            }
        }
    }

    func testThatAScreenIsScrolledWhenItAppears() throws {
        try onMain {
            for isList in [false, true] {
                show(Chat(isList: isList))
                let last = try XCTUnwrap(find("Line 79"), isList ? "list" : "scroll view")
                let rest = harness.window.bounds.height - place(last).y
                XCTAssertGreaterThan(rest, 0)
                XCTAssertLessThan(rest, 150)
            }
        }
    }

    private struct GrowingRow: View {
        let item: Item
        let notes: Notes
        @State private var isTall = false

        var body: some View {
            let _ = notes.add("row \(item.id)")
            VStack(spacing: 0) {
                Text(item.name)
                Button("Grow \(item.id)") { isTall = true }
                if isTall { Color.red.frame(height: 60) }
            }
        }
    }

    private struct GrowingRows: View {
        let notes: Notes
        @State var items: [Item]

        var body: some View {
            VStack {
                Button("Lengthen") { items[2].name = "Two\nlines" }
                List { ForEach(items) { GrowingRow(item: $0, notes: notes) } }.frame(height: 400)
                Spacer()
            }
        }
    }

    func testThatAHeightTouchesOneRow() {
        onMain {
            let notes = Notes()
            show(GrowingRows(notes: notes, items: make(60)))
            @MainActor func cells() -> [ListCell] { views.compactMap { $0 as? ListCell } }
            @MainActor func cell(_ text: String) -> ListCell? {
                cells().first { cell in find(text)?.isDescendant(of: cell) == true }
            }
            /// The rows whose bodies run, and the cells that are laid out, when something is tapped.
            @MainActor func touched(_ button: String) -> (rows: [String], cells: [ListCell]) {
                let before = cells().map { ($0, $0.layoutCount) }
                notes.lines = []
                tap(button)
                return (notes.lines, before.filter { $0.layoutCount != $1 }.map(\.0))
            }
            guard let first = cell("Grow 1"), let second = cell("Grow 2") else { return XCTFail("no rows") }
            let (firstHeight, secondHeight) = (first.frame.height, second.frame.height)
            let grown = touched("Grow 1")
            XCTAssertEqual(grown.rows, ["row 1"])
            XCTAssertTrue(grown.cells.contains(first))
            XCTAssertLessThanOrEqual(grown.cells.count, 2, "at most the next one too, which moves")
            XCTAssertEqual(first.frame.height, firstHeight + 60, accuracy: 0.5)
            XCTAssertEqual(second.frame.minY, first.frame.maxY, accuracy: 0.5, "the others move")
            let lengthened = touched("Lengthen")
            XCTAssertEqual(lengthened.rows, ["row 2"], "one of 60 elements is another")
            XCTAssertEqual(lengthened.cells, [second])
            XCTAssertGreaterThan(second.frame.height, secondHeight + 15)
        }
    }

    func testThatRowsAreDeletedAndMoved() {
        onMain {
            show(Rows(notes: Notes(), items: make(3)))
            guard let table = first(UITableView.self) else { return XCTFail("no table") }
            let path = IndexPath(row: 1, section: 0)
            table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
            harness.advance(by: 0.5)
            XCTAssertNil(find("Item 1"))
            XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
            table.dataSource?.tableView(
                table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
            harness.advance(by: 0.5)
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            XCTAssertNotNil(
                cell.flatMap { cell in views.first { ($0 as? UILabel)?.text == "Item 2" && $0.isDescendant(of: cell) } }
            )
            XCTAssertEqual(table.dataSource?.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 1)), false)
        }
    }

    private struct Choice: View {
        @State private var chosen: Int?
        var body: some View {
            VStack {
                List(0..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
                Text("chosen \(chosen ?? -1)")
            }
        }
    }

    func testThatATouchSelects() {
        onMain {
            show(Choice())
            tap("Row 3")
            XCTAssertNotNil(find("chosen 3"))
        }
    }

    func testThatRowsFollowDirectionAndLooks() {
        onMain {
            harness.window.overrideUserInterfaceStyle = .dark
            show(
                List {
                    Text("Word")
                    Text("Wide").frame(maxWidth: .infinity, alignment: .leading)
                }
                .environment(\.layoutDirection, .rightToLeft))
            for text in ["Word", "Wide"] {
                guard let label = find(text) as? UILabel else { return XCTFail("no \(text)") }
                let frame = label.convert(label.bounds, to: nil)
                XCTAssertEqual(frame.maxX, harness.window.bounds.width - 32, accuracy: 6, text)
                let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                XCTAssertEqual(
                    color?.resolved(in: label.traitCollection).description, "#FFFFFFFF",
                    "a row is as dark as its screen")
            }
        }
    }

    private struct Swiped: View {
        let notes: Notes
        var body: some View {
            NavigationStack {
                List {
                    Text("Row").swipeActions(edge: .leading) { Button("Pin") { notes.add("pinned") }.tint(.orange) }
                    ForEach(0..<1, id: \.self) { _ in Text("Deletable") }.onDelete { _ in notes.add("deleted") }
                }
                .toolbar { EditButton() }
                .refreshable { notes.add("refreshed") }
            }
        }
    }

    func testSwipesEditingAndRefreshing() {
        onMain {
            let notes = Notes()
            show(Swiped(notes: notes))
            guard let table = first(UITableView.self), let delegate = table.delegate else { return XCTFail("no table") }
            let pin = delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
            XCTAssertEqual(pin?.actions.map(\.title), ["Pin"])
            pin?.actions.first.map { $0.handler($0, table) { _ in } }
            let delete = delegate.tableView(
                table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 1, section: 0))
            XCTAssertEqual(delete?.actions.map(\.style), [.destructive])
            delete?.actions.first.map { $0.handler($0, table) { _ in } }
            XCTAssertEqual(notes.lines, ["pinned", "deleted"])
            XCTAssertNil(
                delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0)))
            XCTAssertFalse(table.isEditing)
            tap("Edit")
            XCTAssertTrue(table.isEditing)
            tap("Done")
            XCTAssertFalse(table.isEditing)
            XCTAssertNotNil(table.refreshControl)
        }
    }

    private struct Chosen: View {
        @State private var items = Array(0..<6)
        @State private var selection: Set<Int> = []
        var body: some View {
            NavigationStack {
                List(selection: $selection) {
                    ForEach(items, id: \.self) { Text("Choice \($0)") }
                        .onDelete { items.remove(atOffsets: $0) }
                        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                .toolbar {
                    ToolbarItem { EditButton() }
                    ToolbarItem(placement: .bottomBar) {
                        Button("Delete") {
                            items.removeAll(where: selection.contains)
                            selection = []
                        }
                    }
                }
            }
        }
    }

    /// Rows that lost their circles had another width than those beside them, and each of both asked for heights again for ever.
    func testThatRowsStayInEditingWhereOthersGo() {
        onMain {
            show(Chosen())
            tap("Edit")
            harness.advance(by: 0.6)
            for text in ["Choice 1", "Choice 3"] { tap(text) }
            harness.advance(by: 0.3)
            tap("Delete")
            harness.advance(by: 1)
            guard let table = first(UITableView.self) else { return XCTFail("no table") }
            XCTAssertEqual(table.visibleCells.count, 4)
            XCTAssertTrue(table.visibleCells.allSatisfy(\.isEditing))
            XCTAssertEqual(Set(table.visibleCells.map(\.contentView.frame.width)).count, 1)
        }
    }

    func testOffsets() {
        var letters = Array("abcdef")
        letters.move(fromOffsets: IndexSet([1, 3]), toOffset: 5)
        XCTAssertEqual(String(letters), "acebdf")
        letters.move(fromOffsets: IndexSet([5]), toOffset: 0)
        XCTAssertEqual(String(letters), "facebd")
        letters.remove(atOffsets: IndexSet([0, 5]))
        XCTAssertEqual(String(letters), "aceb")
        letters.move(fromOffsets: IndexSet([9]), toOffset: 9)
        XCTAssertEqual(String(letters), "aceb", "what isn't there isn't moved")
    }
}
