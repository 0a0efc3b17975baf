import Charts
import PorticoHost
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI
@testable import UIKitBase

/// Tabs on a tablet: in a bar at the top whatever the style, and in a side bar below their sections' headers.
final class WideTabTests: ControlTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    private struct Screens: View {
        @State private var screen = "stats"

        var body: some View {
            TabView(selection: $screen) {
                Tab("Home", systemImage: "house", value: "home") { Button("To letters") { screen = "letters" } }
                Tab("Stats", systemImage: "star", value: "stats") { Text("shown: \(screen)") }.badge(3)
                TabSection("Boxes") {
                    Tab("Letters", systemImage: "star", value: "letters") { Text("in letters: \(screen)") }
                    Tab("Parcels", systemImage: "star", value: "parcels") { Text("in parcels: \(screen)") }
                }
                Tab("Apart", systemImage: "star", value: "apart") { Text("in apart: \(screen)") }
                    .tabPlacement(.sidebarOnly)
            }
        }
    }

    @MainActor private func shown(_ view: some View) throws -> UITabBarController {
        show(view)
        let bar = try XCTUnwrap(first(UITabBar.self))
        let chain = sequence(first: bar as UIResponder, next: \.next)
        return try XCTUnwrap(chain.lazy.compactMap { $0 as? UITabBarController }.first)
    }

    /// A page that says something new of itself while it is laid out for the first time.
    private struct Measured: View {
        @State private var width = 0

        var body: some View {
            Text("measured \(width)")
                .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: Int($0.size.width)) })
                .onPreferenceChange(WidthKey.self) { width = $0 }
                .badge(width)
        }
    }

    private enum WidthKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    private struct Measuring: View {
        @State private var screen = "home"

        var body: some View {
            TabView(selection: $screen) {
                Text("home").tabItem { Label("Home", systemImage: "house") }.tag("home")
                Measured().tabItem { Label("Sizes", systemImage: "star") }.tag("sizes")
                Chart { BarMark(x: .value("n", "a"), y: .value("v", 5)) }
                    .tabItem { Label("Chart", systemImage: "star") }.tag("chart")
            }
        }
    }

    func testThatATabStaysChosenWhoseFirstLayoutChangesTheBar() throws {
        try onMain {
            let controller = try shown(Measuring())
            for (index, title) in [(2, "Chart"), (0, "Home"), (1, "Sizes")] {
                harness.tap(controller.bar.buttons[index])
                harness.advance(by: 0.5)
                XCTAssertEqual(controller.selectedTab?.title, title)
            }
            XCTAssertTrue(views.contains { ($0 as? UILabel)?.text?.hasPrefix("measured") == true })
        }
    }

    // DEV-1331
    func testThatTabsStandAtTheTopAndInASideBar() throws {
        try onMain {
            let controller = try shown(Screens().tabViewStyle(.sidebarAdaptable))
            XCTAssertEqual(controller.tabBar.frame.minY, 0)
            XCTAssertEqual(controller.mode, .tabSidebar)
            XCTAssertEqual(controller.tabs.map(\.title), ["Home", "Stats", "Boxes", "Apart"])
            XCTAssertEqual((controller.tabs[2] as? UITabGroup)?.children.map(\.title), ["Letters", "Parcels"])
            XCTAssertEqual(controller.tabBar.items?.map(\.title), ["Home", "Stats", "Boxes"])
            XCTAssertEqual(controller.tabs[1].badgeValue, "3")
            XCTAssertNotNil(find("shown: stats"))
            harness.tap(controller.bar.buttons[0])
            harness.advance(by: 0.5)
            tap("To letters")
            XCTAssertNotNil(find("in letters: letters"), "a binding chooses in a section, too")
            controller.sidebar.isHidden = false
            harness.advance(by: 1)
            for (row, words) in [("Parcels", "in parcels: parcels"), ("Apart", "in apart: apart")] {
                tap(row)
                XCTAssertNotNil(find(words))
            }
        }
    }

    func testThatABarAloneHasNoSideBar() throws {
        try onMain {
            let controller = try shown(Screens().tabViewStyle(.tabBarOnly))
            XCTAssertEqual(controller.tabBar.frame.minY, 0)
            XCTAssertEqual(controller.mode, .tabBar)
            harness.tap(controller.bar.buttons[2])
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("in letters: letters"), "a section shows its first tab")
        }
    }

    private struct Items: View {
        @State private var screen = 1
        var width: UserInterfaceSizeClass?

        var body: some View {
            let tabs = TabView(selection: $screen) {
                Text("one: \(screen)").tabItem { Label("One", systemImage: "house") }.tag(1)
                Text("two: \(screen)").tabItem { Label("Two", systemImage: "star") }.tag(2).badge(7)
            }
            if let width { tabs.environment(\.horizontalSizeClass, width) } else { tabs }
        }
    }

    func testThatTabItemsStandAtTheTopWithoutAStyle() throws {
        try onMain {
            let controller = try shown(Items())
            let top = controller.view.safeAreaInsets.top
            XCTAssertTrue(controller.tabBar.isAtTop)
            XCTAssertEqual(controller.tabBar.frame.minY, 0)
            XCTAssertEqual(controller.tabBar.items?.map(\.title), ["One", "Two"])
            XCTAssertEqual(controller.tabBar.items?.last?.badgeValue, "7")
            XCTAssertNil(controller.sidebarView)
            XCTAssertEqual(controller.selectedViewController?.view.safeAreaInsets.top, top + 49)
            XCTAssertNotNil(find("one: 1"))
            harness.tap(controller.bar.buttons[1])
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("two: 2"))
        }
    }

    func testThatTabsStandAtTheTopWithoutAStyle() throws {
        try onMain {
            let controller = try shown(Screens())
            XCTAssertTrue(controller.tabBar.isAtTop)
            XCTAssertEqual(controller.mode, .tabBar)
            XCTAssertEqual(controller.tabBar.items?.map(\.title), ["Home", "Stats", "Boxes"])
        }
    }

    func testThatTabsAreSpokenAsTheAppSays() throws {
        try onMain {
            let controller = try shown(
                TabView {
                    Tab("One", systemImage: "star") { Text("1") }
                    Tab("Two", systemImage: "star") { Text("2") }
                        .accessibilityLabel("The second").accessibilityIdentifier("two")
                })
            XCTAssertTrue(controller.tabBar.isAtTop)
            XCTAssertNil(controller.tabBar.items?.first?.accessibilityLabel)
            XCTAssertEqual(controller.tabBar.items?.last?.accessibilityLabel, "The second")
            XCTAssertEqual(controller.tabBar.items?.last?.accessibilityIdentifier, "two")
        }
    }

    func testThatACompactWidthPutsThemAtTheBottom() throws {
        try onMain {
            let controller = try shown(Items(width: .compact))
            harness.advance(by: 0.1)
            XCTAssertFalse(controller.tabBar.isAtTop)
            XCTAssertEqual(controller.tabBar.frame.maxY, controller.view.bounds.maxY)
            harness.tap(controller.bar.buttons[1])
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("two: 2"))
        }
    }
}
