import PorticoHost
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI
@testable import UIKitBase

/// What is presented from bars on a tablet, and where a split view's button stands.
final class WideBarTests: ControlTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    private struct Screen: View {
        @State private var isShown = false
        @State private var isAsking = false

        var body: some View {
            NavigationStack {
                Text("content")
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button("Filter") { isShown = true }
                                .popover(isPresented: $isShown) { Text("Filters") }
                        }
                        ToolbarItem(placement: .topBarLeading) {
                            Button("Ask") { isAsking = true }
                                .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") {} }
                        }
                        ToolbarItem(placement: .topBarTrailing) { ShareLink("Send", item: "text") }
                        ToolbarItem(placement: .topBarLeading) {
                            Menu("More") { ShareLink("Send all", item: "texts") }
                        }
                    }
            }
        }
    }

    @MainActor private func search<C: UIViewController>(_ type: C.Type, _ controller: UIViewController?) -> C? {
        guard let controller else { return nil }
        return controller as? C ?? controller.children.lazy.compactMap { self.search(type, $0) }.first
    }

    @MainActor private func item(_ title: String) throws -> UIBarButtonItem {
        let page = try XCTUnwrap(
            search(UINavigationController.self, harness.window.rootViewController)?.topViewController)
        let items = (page.navigationItem.leftBarButtonItems ?? []) + (page.navigationItem.rightBarButtonItems ?? [])
        return try XCTUnwrap(items.first { $0.title == title || $0.accessibilityLabel == title })
    }

    @MainActor private var presented: UIViewController? { harness.window.rootViewController?.presentedViewController }

    func testThatAPopoverComesOutOfTheBarsItem() throws {
        try onMain {
            show(Screen())
            tap("Filter")
            let popover = try XCTUnwrap(presented?.popoverPresentationController)
            XCTAssertIdentical(popover.barButtonItem, try item("Filter"))
            XCTAssertNotNil(find("Filters"))
        }
    }

    func testThatAChoiceComesOutOfTheBarsItem() throws {
        try onMain {
            show(Screen())
            tap("Ask")
            let popover = try XCTUnwrap(presented?.popoverPresentationController)
            let item = try XCTUnwrap(popover.barButtonItem)
            XCTAssertEqual(item.title ?? item.accessibilityLabel, "Ask")
        }
    }

    func testThatASharesSheetComesOutOfTheBarsItem() throws {
        try onMain {
            show(Screen())
            tap("Send")
            let sheet = try XCTUnwrap(presented as? UIActivityViewController)
            XCTAssertIdentical(sheet.popoverPresentationController?.barButtonItem, try item("Send"))
        }
    }

    func testThatASharesSheetComesOutOfAMenusItem() throws {
        try onMain {
            show(Screen())
            tap("More")
            tap("Send all")
            harness.advance(by: 1)
            let sheet = try XCTUnwrap(presented as? UIActivityViewController)
            XCTAssertIdentical(sheet.popoverPresentationController?.barButtonItem, try item("More"))
        }
    }

    func testThatAPopoverPointsWhereItIsAttached() throws {
        try onMain {
            struct Attached: View {
                @State private var isShown = false
                var body: some View {
                    Button("Open") { isShown = true }
                        .frame(width: 200, height: 100)
                        .popover(isPresented: $isShown, attachmentAnchor: .point(.bottomTrailing)) { Text("Here") }
                }
            }
            show(Attached())
            let button = try XCTUnwrap(find("Open"))
            let middle = place(button)
            tap("Open")
            let popover = try XCTUnwrap(presented?.popoverPresentationController)
            let view = try XCTUnwrap(popover.sourceView)
            let point = view.convert(popover.sourceRect.origin, to: nil)
            XCTAssertEqual(point.x, middle.x + 100, accuracy: 1)
            XCTAssertEqual(point.y, middle.y + 50, accuracy: 1)
        }
    }

    // MARK: Split views

    private struct Columns: View {
        let notes: Notes
        @State var visibility: NavigationSplitViewVisibility

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                Text("Side").navigationTitle("Side bar")
            } detail: {
                VStack {
                    Button("All") { visibility = .all }
                    Button("Alone") { visibility = .detailOnly }
                }
                .navigationTitle("Main")
            }
            .navigationSplitViewStyle(.balanced)
            .onChange(of: visibility) { notes.add($1 == .all ? "all" : $1 == .detailOnly ? "alone" : "other") }
        }
    }

    @MainActor private func split() throws -> UISplitViewController {
        try XCTUnwrap(search(UISplitViewController.self, harness.window.rootViewController))
    }

    @MainActor private func hasToggle(_ column: UISplitViewController.Column) throws -> Bool {
        let split = try self.split()
        let bar = (split.viewController(for: column) as? UINavigationController)?.navigationBar
        return bar?.systemLeadingItem === split.displayModeButtonItem
    }

    func testThatTheSideBarsButtonStandsInTheOutermostBar() throws {
        try onMain {
            show(Columns(notes: Notes(), visibility: .all))
            XCTAssertNotEqual(try split().displayMode, .secondaryOnly)
            XCTAssertTrue(try hasToggle(.primary))
            XCTAssertFalse(try hasToggle(.secondary))
            tap("Alone")
            XCTAssertEqual(try split().displayMode, .secondaryOnly)
            XCTAssertFalse(try hasToggle(.primary))
            XCTAssertTrue(try hasToggle(.secondary))
        }
    }

    func testThatTheBindingFollowsTheButtonAndIsFollowedAgain() throws {
        try onMain {
            let notes = Notes()
            show(Columns(notes: notes, visibility: .all))
            try split().toggleMode()
            harness.advance(by: 1)
            XCTAssertEqual(notes.lines, ["alone"])
            tap("All")
            XCTAssertEqual(notes.lines, ["alone", "all"])
            XCTAssertNotEqual(try split().displayMode, .secondaryOnly, "what a person has hidden the app shows again")
            try split().toggleMode()
            harness.advance(by: 1)
            try split().toggleMode()
            harness.advance(by: 1)
            XCTAssertEqual(notes.lines, ["alone", "all", "alone", "all"])
        }
    }

    /// DEV-1352.
    func testThatTheSideBarsButtonCanBeTakenAway() throws {
        try onMain {
            show(
                NavigationSplitView {
                    Text("Side").toolbar(removing: .sidebarToggle)
                } detail: {
                    Text("Main")
                })
            XCTAssertFalse(try hasToggle(.primary))
            XCTAssertFalse(try hasToggle(.secondary))
        }
    }
}
