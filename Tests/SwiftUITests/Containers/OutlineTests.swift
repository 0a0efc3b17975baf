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

    func testThatRowsOfATreeAreSelected() {
        onMain {
            struct Screen: View {
                @State var places = OutlineTests.places
                @State var one: String?
                @State var several: Set<String> = []
                let isSingle: Bool
                var body: some View {
                    VStack {
                        Text("selected " + (isSingle ? one ?? "" : several.sorted().joined(separator: " ")))
                        if isSingle {
                            List($places, id: \.id, children: \.children, selection: $one) { $place in Text(place.id) }
                        } else {
                            List(places, children: \.children, selection: $several) { Text($0.id) }
                        }
                    }
                }
            }
            show(Screen(isSingle: true))
            tap("Moon")
            XCTAssertNotNil(find("selected Moon"))
            tap("Europe")
            XCTAssertNotNil(find("selected Europe"))
            tap("Spain")
            XCTAssertNotNil(find("selected Spain"))
            show(Screen(isSingle: false).environment(\.editMode, .constant(.active)))
            tap("Europe")
            tap("Moon")
            XCTAssertNotNil(find("selected Europe Moon"))
        }
    }

    func testATreeOfARootAndOfBindings() {
        onMain {
            struct Screen: View {
                @State var place = OutlineTests.places[0]
                var body: some View {
                    List {
                        OutlineGroup(OutlineTests.places[0], children: \.children) { Text("root \($0.id)") }
                        OutlineGroup($place, id: \.id, children: \.children) { $one in Text("bound \(one.id)") }
                    }
                }
            }
            show(Screen())
            XCTAssertEqual(words.sorted(), ["bound Europe", "root Europe"])
            tap("bound Europe")
            XCTAssertEqual(words.sorted(), ["bound Europe", "bound France", "bound Spain", "root Europe"])
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
