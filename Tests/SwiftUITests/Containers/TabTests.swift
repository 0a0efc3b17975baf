import Observation
import UIKit
import XCTest

@testable import SwiftUI

/// Tab views of tabs: values, conditions, sections, and the bar that a pushed page hides.
final class TabTests: ControlTestCase, @unchecked Sendable {
    private enum Screen: Hashable { case home, stats, extra }

    private struct Screens: View {
        @State private var screen = Screen.stats
        @State private var hasExtra = false

        var body: some View {
            TabView(selection: $screen) {
                Tab("Home", systemImage: "house", value: .home) {
                    Button("Add") { hasExtra = true }
                    Text("home")
                }
                Tab("Stats", systemImage: "star", value: .stats) { Text("shown: stats") }.badge(3)
                if hasExtra {
                    Tab(value: .extra) {
                        Text("extra")
                    } label: {
                        Text("Extra")
                    }
                }
                TabSection("More") {
                    ForEach(["One", "Two"], id: \.self) { name in
                        Tab(name, systemImage: "star", value: Screen.extra) { Text(name) }.hidden(name == "Two")
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    /// A tab view whose own bar an app hides for one of its own.
    private struct Bare: View {
        @State private var page = 0

        var body: some View {
            TabView(selection: $page) {
                Tab(value: 0) { Button("Go") { page = 1 } }
                Tab(value: 1) { Text("second") }
            }
        }
    }

    func testThatTabsWithoutALabelAreChosenByTheirValues() {
        onMain {
            show(Bare())
            XCTAssertNil(find("second"))
            tap("Go")
            XCTAssertNotNil(find("second"))
        }
    }

    private struct Hiding: View {
        @State private var path: [Int] = []

        var body: some View {
            TabView {
                Tab("One", systemImage: "star") {
                    NavigationStack(path: $path) {
                        Button("Push") { path = [1] }
                            .navigationDestination(for: Int.self) { _ in
                                Button("Pop") { path = [] }.toolbar(.hidden, for: .tabBar)
                            }
                    }
                }
            }
        }
    }

    @MainActor private var bar: UITabBar? { first(UITabBar.self) }

    private struct Many: View {
        @State private var chosen = 0

        var body: some View {
            TabView(selection: $chosen) {
                ForEach(0..<7, id: \.self) { index in
                    Tab("Tab \(index)", systemImage: "star", value: index) { Text("page \(index) of \(chosen)") }
                }
            }
        }
    }

    func testThatATabOfTheMoreListIsChosen() {
        onMain {
            show(Many())
            tap("More")
            harness.advance(by: 0.5)
            tap("Tab 6")
            harness.advance(by: 0.6)
            XCTAssertNotNil(find("page 6 of 6"))
        }
    }

    func testThatATabIsChosenByItsValue() {
        onMain {
            show(Screens())
            XCTAssertNotNil(find("shown: stats"))
            XCTAssertEqual(bar?.items?.map(\.title), ["Home", "Stats", "One"])
            XCTAssertEqual(bar?.items?[1].badgeValue, "3")
            tap("Home")
            XCTAssertNotNil(find("home"))
            tap("Add")
            XCTAssertEqual(bar?.items?.map(\.title), ["Home", "Stats", "Extra", "One"])
            XCTAssertNotNil(find("home"), "the page stays")
        }
    }

    @Observable @MainActor final class Inbox {
        var unread = 4
    }

    private struct InboxTabs: TabContent {
        @Environment(Inbox.self) private var inbox
        @State private var isOpened = false

        var body: some TabContent<Screen> {
            Tab(isOpened ? "Opened" : "Inbox", systemImage: "star", value: .home) { Button("Open") { isOpened = true } }
                .badge(inbox.unread)
            Tab("Stats", systemImage: "star", value: .stats) { Text("stats") }
        }
    }

    private struct OwnTabs: View {
        @State private var screen = Screen.home

        var body: some View { TabView(selection: $screen) { InboxTabs() } }
    }

    func testThatTabsOfAnAppsOwnContentReadItsEnvironmentAndKeepItsState() {
        onMain {
            let inbox = Inbox()
            show(OwnTabs().environment(inbox))
            XCTAssertEqual(bar?.items?.map(\.title), ["Inbox", "Stats"])
            XCTAssertEqual(bar?.items?.first?.badgeValue, "4")
            tap("Open")
            XCTAssertEqual(bar?.items?.map(\.title), ["Opened", "Stats"])
            inbox.unread = 7
            harness.advance(by: 0.1)
            XCTAssertEqual(bar?.items?.first?.badgeValue, "7")
            XCTAssertEqual(bar?.items?.map(\.title), ["Opened", "Stats"], "its state stays")
            tap("Stats")
            XCTAssertNotNil(find("stats"))
        }
    }

    func testThatATabIsDisabledAndSpoken() {
        onMain {
            struct Screen: View {
                @State private var isDisabled = true
                var body: some View {
                    TabView {
                        Tab("One", systemImage: "star") { Button("Allow") { isDisabled = false } }
                        Tab("Two", systemImage: "star") { Text("second") }
                            .disabled(isDisabled).accessibilityLabel("The second").accessibilityIdentifier("two")
                            .accessibilityHint("Unseen", isEnabled: false)
                        AnyTabContent(Tab("Three", systemImage: "star") { Text("third") })
                        Tab(role: .search) { Text("found") }
                    }
                }
            }
            show(Screen())
            XCTAssertEqual(bar?.items?.map(\.title), ["One", "Two", "Three", "Search"])
            XCTAssertEqual(bar?.items?.map(\.isEnabled), [true, false, true, true])
            XCTAssertEqual(bar?.items?[1].accessibilityLabel, "The second")
            XCTAssertEqual(bar?.items?[1].accessibilityIdentifier, "two")
            XCTAssertNil(bar?.items?[1].accessibilityHint)
            tap("The second")
            XCTAssertNil(find("second"))
            tap("Allow")
            tap("The second")
            XCTAssertNotNil(find("second"))
        }
    }

    func testThatTheBarComesBackWhenThePageThatHidItGoes() throws {
        try onMain {
            show(Hiding())
            let bar = try XCTUnwrap(bar)
            XCTAssertFalse(bar.isHidden)
            tap("Push")
            XCTAssertTrue(bar.isHidden)
            tap("Pop")
            XCTAssertFalse(bar.isHidden)
        }
    }

    func testThatABarAtTheBottomHasFilledSymbols() {
        onMain {
            show(
                TabView {
                    Text("1").tabItem { Label("One", systemImage: "star") }
                    Text("2").tabItem { Label("Two", systemImage: "star").environment(\.symbolVariants, .none) }
                    Text("3").tabItem { Label("Three", systemImage: "star").symbolVariant(.none) }
                    Text("4").tabItem { Label("Four", systemImage: "xmark") }
                })
            let names = ["star.fill", "star", "star", "xmark"]
            XCTAssertEqual(bar?.items?.map(\.image), names.map { UIImage(systemName: $0) })
            XCTAssertNotEqual(UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
            show(TabView { Tab("One", systemImage: "star") { Text("1") } })
            XCTAssertEqual(bar?.items?.first?.image, UIImage(systemName: "star.fill"))
        }
    }
}
