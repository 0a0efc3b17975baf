import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

private struct Stay: Identifiable {
    let id: Int
    let town: String
    let nights: Int
}

/// What people make of a table's columns and a tab view's tabs.
final class CustomizationTests: ControlTestCase, @unchecked Sendable {
    private struct Stays: View {
        @State private var order = [KeyPathComparator(\Stay.town)]
        @State private var columns = TableColumnCustomization<Stay>()
        private let stays = [Stay(id: 1, town: "Ulm", nights: 3)]

        var body: some View {
            VStack {
                Button("Nights") { columns[visibility: "nights"] = .visible }
                Button("Towns") { columns[visibility: "town"] = .hidden }
                Table(stays, sortOrder: $order, columnCustomization: $columns) {
                    TableColumn("Town", value: \.town).width(100).customizationID("town")
                    TableColumn("Nights", value: \.nights) { Text("\($0.nights) nights") }
                        .defaultVisibility(.hidden)
                        .customizationID("nights")
                        .disabledCustomizationBehavior([.reorder, .resize])
                    TableColumn("Always", value: \.id) { Text("stay \($0.id)") }
                }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    func testColumnsComeAndGoByTheirIdentities() {
        onMain {
            show(Stays())
            XCTAssertNotNil(find("Ulm"))
            XCTAssertNil(find("3 nights"), "hidden by default")
            XCTAssertNotNil(find("stay 1"))
            tap("Nights")
            XCTAssertNotNil(find("3 nights"))
            tap("Towns")
            XCTAssertNil(find("Ulm"))
            XCTAssertNotNil(find("stay 1"), "a column without an identity stays")
        }
    }

    func testAnOrderThatWasKeptCounts() throws {
        try onMain {
            let json = Data(#"{"visible": {"a": false}, "order": ["c", "b"]}"#.utf8)
            var customization = try JSONDecoder().decode(TableColumnCustomization<Stay>.self, from: json)
            XCTAssertEqual(customization[visibility: "a"], .hidden)
            XCTAssertEqual(customization[visibility: "b"], .automatic)
            func columns() -> [TableColumnValue<Stay>] {
                ["a", "b", nil, "c"].map { id in
                    var column = TableColumnValue<Stay>(
                        title: Text(verbatim: id ?? "-"), width: (nil, nil, nil), comparator: nil
                    ) { _ in AnyView(EmptyView()) }
                    column.customizationID = id
                    return column
                }
            }
            XCTAssertEqual(customization.arrangeColumns(columns()).map(\.customizationID), ["c", nil, "b"])
            customization.resetOrder()
            XCTAssertEqual(customization.arrangeColumns(columns()).map(\.customizationID), ["b", nil, "c"])
        }
    }

    func testCellsStandAtTheSideOfTheirColumn() throws {
        try onMain {
            @MainActor func middle(_ alignment: TableColumnAlignment) throws -> CGFloat {
                show(
                    Table([Stay(id: 1, town: "Ulm", nights: 3)]) {
                        TableColumn("Town") { Text($0.town) }.width(100)
                        TableColumn("Nights") { Text("\($0.nights) nights") }.alignment(alignment)
                    }
                    .environment(\.horizontalSizeClass, .regular))
                return place(try XCTUnwrap(find("3 nights"))).x
            }
            let leading = try middle(.automatic), center = try middle(.center), trailing = try middle(.numeric)
            XCTAssertLessThan(leading, center)
            XCTAssertLessThan(center, trailing)
        }
    }

    func testBehaviorsAreSets() {
        var behavior = TableColumnCustomizationBehavior.all
        XCTAssertTrue(behavior.contains(.resize))
        behavior.remove(.resize)
        XCTAssertFalse(behavior.contains(.resize))
        XCTAssertEqual(behavior, [.reorder, .visibility])
        XCTAssertTrue(TableColumnCustomizationBehavior().isEmpty)
    }

    // MARK: Tabs

    private struct Tabs: View {
        @AppStorage("tabs") private var tabs: TabViewCustomization
        let store: UserDefaults

        init(store: UserDefaults) {
            self.store = store
            _tabs = AppStorage("tabs", store: store)
        }

        var body: some View {
            TabView {
                Tab("One", systemImage: "star") {
                    Button(tabs[tab: "two"].sidebarVisibility == .hidden ? "hidden" : "shown") {
                        tabs[tab: "two"].sidebarVisibility = .hidden
                    }
                }
                Tab("Two", systemImage: "circle") { Text("Page two") }.customizationID("two")
            }
            .tabViewCustomization($tabs)
        }
    }

    func testWhatPeopleMadeOfTabsIsKept() throws {
        try onMain {
            let name = "CustomizationTests.tabs"
            let store = try XCTUnwrap(UserDefaults(suiteName: name))
            defer { store.removePersistentDomain(forName: name) }
            show(Tabs(store: store))
            tap("shown")
            XCTAssertNotNil(find("hidden"))
            let data = try XCTUnwrap(store.data(forKey: "tabs"))
            var kept = try JSONDecoder().decode(TabViewCustomization.self, from: data)
            XCTAssertEqual(kept[sidebarVisibility: "two"], .hidden)
            XCTAssertEqual(kept[tab: "two"].tabBarVisibility, .automatic)
            XCTAssertNil(kept[section: "all"].tabOrder)
            kept.resetVisibility()
            XCTAssertEqual(kept, TabViewCustomization())
        }
    }
}
