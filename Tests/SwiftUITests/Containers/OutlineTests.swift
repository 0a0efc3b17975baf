import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Trees in lists, sections that close, rows that are edited through a binding.
final class OutlineTests: ControlTestCase, @unchecked Sendable {
    private struct Place: Identifiable {
        let id: String
        var children: [Place]?
    }

    private static let places = [
        Place(id: "Europe", children: [Place(id: "France", children: [Place(id: "Paris")]), Place(id: "Spain")]),
        Place(id: "Moon"),
    ]

    @MainActor private var words: [String] {
        views.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
    }

    func testListOfATreeOpensRowByRow() {
        onMain {
            show(List(Self.places, children: \.children) { Text($0.id) })
            XCTAssertEqual(words.sorted(), ["Europe", "Moon"])
            tap("Europe")
            XCTAssertEqual(words.sorted(), ["Europe", "France", "Moon", "Spain"])
            tap("France")
            XCTAssertEqual(words.sorted(), ["Europe", "France", "Moon", "Paris", "Spain"])
            tap("Europe")
            XCTAssertEqual(words.sorted(), ["Europe", "Moon"])
        }
    }

    func testOutlineGroupOutsideOfLists() {
        onMain {
            show(VStack { OutlineGroup(Self.places, children: \.children) { Text($0.id) } })
            XCTAssertNotNil(find("Europe"))
            XCTAssertNil(find("Spain"))
            tap("Europe")
            XCTAssertNotNil(find("Spain"))
        }
    }

    func testClosedSectionHasNoRows() {
        onMain {
            struct Screen: View {
                @State var isOpen = true
                var body: some View {
                    List {
                        Button("Toggle") { isOpen.toggle() }
                        Section("Fruit", isExpanded: $isOpen) { Text("Apple") }
                    }
                }
            }
            show(Screen())
            XCTAssertNotNil(find("Apple"))
            tap("Toggle")
            XCTAssertNil(find("Apple"))
            tap("Toggle")
            XCTAssertNotNil(find("Apple"))
        }
    }

    func testEditActionsChangeTheBoundData() {
        onMain {
            final class Model { var items = ["a", "b", "c"].map { Place(id: $0) } }
            let model = Model()
            let binding = Binding(get: { model.items }, set: { model.items = $0 })
            let all = ForEach(binding, editActions: .all) { item in Text(item.wrappedValue.id) }
            all.onDelete?([1])
            XCTAssertEqual(model.items.map(\.id), ["a", "c"])
            all.onMove?([0], 2)
            XCTAssertEqual(model.items.map(\.id), ["c", "a"])
            let none = ForEach(binding, editActions: []) { item in Text(item.wrappedValue.id) }
            XCTAssertNil(none.onDelete)
            XCTAssertNil(none.onMove)
            XCTAssertNil(ForEach(binding, editActions: .delete) { Text($0.wrappedValue.id) }.onMove)
        }
    }
}
