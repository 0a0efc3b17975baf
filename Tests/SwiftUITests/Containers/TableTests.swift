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
}
