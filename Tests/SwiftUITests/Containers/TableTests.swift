import UIKit
import XCTest

@testable import SwiftUI

/// Tables that people sort.
final class TableTests: ControlTestCase, @unchecked Sendable {
    private struct Stay: Identifiable {
        let id: Int
        let town: String
        let nights: Int
        var note: String?
        var isPaid = false
    }

    private struct Stays: View {
        let notes: Notes
        @State private var order = [KeyPathComparator(\Stay.town)]
        private let stays = [Stay(id: 1, town: "Ulm", nights: 3), Stay(id: 2, town: "Bonn", nights: 9)]

        var body: some View {
            let sorted = stays.sorted(using: order)
            let _ = notes.add(sorted.map(\.town).joined(separator: " "))
            Table(sorted, sortOrder: $order) {
                TableColumn("Town", value: \.town)
                TableColumn("Nights", value: \.nights) { Text("\($0.nights) nights") }
                TableColumn("Note", value: \.note) { Text($0.note ?? "") }
                TableColumn("Paid", value: \.isPaid) { Text($0.isPaid ? "yes" : "no") }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    func testThatTouchingAHeaderSortsByItsColumn() {
        onMain {
            let notes = Notes()
            show(Stays(notes: notes))
            XCTAssertEqual(notes.lines.last, "Bonn Ulm")
            tap("Nights")
            XCTAssertEqual(notes.lines.last, "Ulm Bonn")
            tap("Nights")
            XCTAssertEqual(notes.lines.last, "Bonn Ulm", "the other way round")
        }
    }

    func testThatAColumnThatCountedKeepsItsDirection() {
        var order = [KeyPathComparator(\Stay.town, order: .reverse)]
        let binding = Binding(get: { order }, set: { order = $0 })
        let table = TableOrder(binding)
        let nights = KeyPathComparator(\Stay.nights)
        table.sort(nights)
        XCTAssertEqual(order.map(\.order), [.forward, .reverse])
        XCTAssertEqual(table.direction(nights), .forward)
        XCTAssertNil(table.direction(KeyPathComparator(\Stay.town)))
        table.sort(KeyPathComparator(\Stay.town))
        XCTAssertEqual(order.map(\.order), [.reverse, .forward])
        XCTAssertEqual(table.direction(KeyPathComparator(\Stay.town)), .reverse)
    }

    func testThatFalseComesBeforeTrue() {
        XCTAssertEqual([true, false].sorted { BoolComparator().compare($0, $1) == .orderedAscending }, [false, true])
        let reverse = BoolComparator(order: .reverse)
        XCTAssertEqual([false, true].sorted { reverse.compare($0, $1) == .orderedAscending }, [true, false])
    }

    // MARK: Trees

    private struct Place: Identifiable {
        let id: String
        var places: [Place]?
    }

    func testATableOfATreeOpensItsRows() {
        onMain {
            let places = [Place(id: "Europe", places: [Place(id: "Spain")]), Place(id: "Moon")]
            show(
                Table(places, children: \.places) {
                    TableColumn("Name") { Text($0.id) }
                    TableColumn("Below") { Text("\($0.places?.count ?? 0) in \($0.id)") }
                }
                .environment(\.horizontalSizeClass, .regular))
            XCTAssertNotNil(find("Moon"))
            XCTAssertNotNil(find("1 in Europe"))
            XCTAssertNil(find("Spain"))
            tap("Europe")
            XCTAssertNotNil(find("0 in Spain"))
        }
    }

    private struct Opened: View {
        @State private var isOpen = false
        var body: some View {
            VStack {
                Button("Open") { isOpen = true }
                Table(of: Place.self) {
                    TableColumn("Name") { Text($0.id) }
                } rows: {
                    DisclosureTableRow(Place(id: "Europe"), isExpanded: $isOpen) {
                        TableRow(Place(id: "Spain"))
                    }
                }
            }
        }
    }

    func testARowOpensAsItsBindingSays() {
        onMain {
            show(Opened())
            XCTAssertNotNil(find("Europe"))
            XCTAssertNil(find("Spain"))
            tap("Open")
            XCTAssertNotNil(find("Spain"))
        }
    }

    // MARK: Rows of a closure

    private struct Grouped: View {
        @State private var selection: Int?
        @State private var isLong = false
        private let stays = [Stay(id: 1, town: "Ulm", nights: 3), Stay(id: 2, town: "Bonn", nights: 9)]

        var body: some View {
            VStack {
                Table(of: Stay.self, selection: $selection) {
                    TableColumn("Town", value: \.town)
                    TableColumn("Nights") { Text("\($0.nights) nights") }
                } rows: {
                    TableRow(Stay(id: 0, town: "Graz", nights: 1))
                    Section("Germany") {
                        ForEach(stays) { stay in
                            TableRow(stay).contextMenu { Button("Pay for \(stay.town)") {} }
                        }
                    }
                    if isLong { Later() }
                }
                .environment(\.horizontalSizeClass, .regular)
                Text("chosen \(selection ?? -1)")
                Button("Longer") { isLong = true }
            }
        }
    }

    private struct Later: TableRowContent {
        @TableRowBuilder<Stay> var tableRowBody: some TableRowContent<Stay> {
            TableRow(Stay(id: 7, town: "Oslo", nights: 2))
            TableRow(Stay(id: 8, town: "Bern", nights: 4))
        }
    }

    func testThatAClosureSaysTheRows() {
        onMain {
            show(Grouped())
            for words in ["Graz", "Germany", "Ulm", "Bonn", "9 nights"] { XCTAssertNotNil(find(words), words) }
            XCTAssertNil(find("Oslo"))
            tap("Longer")
            XCTAssertNotNil(find("Oslo"), "an app's own rows")
            XCTAssertNotNil(find("Bern"))
            tap("Bonn")
            XCTAssertNotNil(find("chosen 2"), "rows are selected by their values' identity")
        }
    }

    func testThatSectionsKeepTheirRowsApart() {
        let rows = TableRowBuilder<Stay>.buildBlock(
            TableRow(Stay(id: 1, town: "Ulm", nights: 3)),
            Section("A") { TableRow(Stay(id: 2, town: "Bonn", nights: 9)) },
            TableRow(Stay(id: 3, town: "Graz", nights: 1)))
        let sections: [TableSection<Stay>] = TableRowCollector.sections(of: rows)
        XCTAssertEqual(sections.map { $0.rows.map(\.id) }, [[1], [2], [3]])
        XCTAssertEqual(sections.map { $0.header == nil }, [true, false, true])
    }

    private struct Ordered: View {
        @State private var order = [KeyPathComparator(\Stay.nights)]
        @State private var chosen: Set<Int> = []
        private let stays = [Stay(id: 1, town: "Ulm", nights: 3), Stay(id: 2, town: "Bonn", nights: 9)]

        var body: some View {
            Table(selection: $chosen, sortOrder: $order) {
                TableColumn("Town", value: \.town) { stay in Text(stay.town).frame(maxWidth: .infinity) }
                TableColumn("Nights", value: \.nights) { Text("\($0.nights) nights") }.width(80)
                TableColumn("More") { stay in Menu("of \(stay.id)") { Button("Pay") {} } }
            } rows: {
                Section { ForEach(stays.sorted(using: order)) { stay in TableRow(stay) } }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    func testThatTheOrderSaysWhatTheRowsAreOf() {
        onMain {
            show(Ordered())
            @MainActor func isAbove(_ a: String, _ b: String) -> Bool {
                guard let a = find(a), let b = find(b) else { return false }
                return place(a).y < place(b).y
            }
            XCTAssertTrue(isAbove("3 nights", "9 nights"))
            tap("Nights")
            XCTAssertTrue(isAbove("9 nights", "3 nights"), "the other way round")
        }
    }

    private struct Towns: TableColumnContent {
        var tableColumnBody: some TableColumnContent<Stay, Never> { TableColumn("Own town") { Text($0.town) } }
    }

    /// Hands over the columns of a part, as libraries do that wrap content of any kind.
    private struct Wrapped<Content: TableColumnContent>: TableColumnContent {
        typealias TableRowValue = Content.TableRowValue
        typealias TableColumnSortComparator = Content.TableColumnSortComparator
        let content: Content
        var tableColumnBody: Never { fatalError() }

        static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
            Content._makeContent(content: content[\.content], inputs: inputs)
        }
    }

    func testThatAnAppsOwnColumnsAreThoseOfTheirBody() {
        onMain {
            let stays = [Stay(id: 1, town: "Ulm", nights: 3)]
            show(
                Table(stays) {
                    Towns()
                    Wrapped(content: TableColumn<Stay, Never, Text, Text>("Length") { Text("\($0.nights) long") })
                }
                .environment(\.horizontalSizeClass, .regular))
            for words in ["Own town", "Length", "Ulm", "3 long"] { XCTAssertNotNil(find(words), words) }
        }
    }
}
