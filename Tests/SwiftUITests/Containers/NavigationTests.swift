import UIKit
import XCTest

@testable import SwiftUI

/// Stacks of screens by paths and links, bars and their items.
final class NavigationTests: ControlTestCase, @unchecked Sendable {
    private struct Stack: View {
        @State private var path: [Int] = []
        @State private var count = 0

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("One", value: 1)
                    NavigationLink("Own") { Text("Own screen").navigationTitle("Owned") }
                    Button("Three deep") { path = [1, 2, 3] }
                    Text("path \(path.map { String($0) }.joined(separator: "-"))")
                }
                .navigationTitle("Root")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Add \(count)") { count += 1 } }
                    ToolbarItem(placement: .cancellationAction) { Button("Stop") {}.disabled(count > 0) }
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Screen \(number)")
                        Button("Home") { path = [] }
                        Leaving()
                    }
                    .navigationTitle("Number \(number)")
                    .navigationBarTitleDisplayMode(.inline)
                }
            }
        }
    }

    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Leave") { dismiss() } }
    }

    @MainActor private var navigation: UINavigationController? {
        func search(_ controller: UIViewController?) -> UINavigationController? {
            guard let controller else { return nil }
            if let found = controller as? UINavigationController { return found }
            return controller.children.lazy.compactMap(search).first
        }
        return search(harness.window.rootViewController)
    }

    func testThatANavigationViewOnAPhoneShowsItsFirstViewAlone() {
        onMain {
            show(
                NavigationView {
                    Text("First").navigationTitle("Titled")
                    Text("Second")
                })
            XCTAssertNotNil(find("First"))
            XCTAssertNil(find("Second"))
            XCTAssertEqual(navigation?.topViewController?.title, "Titled")
        }
    }

    @MainActor private func pop() {
        _ = navigation?.popViewController(animated: true)
        harness.advance(by: 1)
    }

    func testThatAPageGivesTheWindowTheAppearanceThatItPrefers() {
        onMain {
            show(
                NavigationStack {
                    VStack {
                        NavigationLink("Plain") { Text("Next") }
                        NavigationLink("Bright") { Text("Light").preferredColorScheme(.light) }
                    }
                    .preferredColorScheme(.dark)
                })
            XCTAssertEqual(harness.window.overrideUserInterfaceStyle, .dark)
            tap("Plain")
            harness.advance(by: 1)
            XCTAssertNotNil(find("Next"))
            XCTAssertEqual(harness.window.overrideUserInterfaceStyle, .dark, "that of the page below")
            pop()
            tap("Bright")
            harness.advance(by: 1)
            XCTAssertEqual(harness.window.overrideUserInterfaceStyle, .light)
            pop()
            XCTAssertEqual(harness.window.overrideUserInterfaceStyle, .dark)
        }
    }

    func testThatTheAppearanceOfAPageEndsWithIt() {
        onMain {
            show(NavigationStack { NavigationLink("Night") { Text("Dark").preferredColorScheme(.dark) } })
            XCTAssertEqual(harness.window.overrideUserInterfaceStyle, .unspecified)
            tap("Night")
            harness.advance(by: 1)
            XCTAssertEqual(harness.window.overrideUserInterfaceStyle, .dark)
            pop()
            XCTAssertEqual(harness.window.overrideUserInterfaceStyle, .unspecified)
        }
    }

    func testThatThePathAndTheScreensFollowEachOther() {
        onMain {
            show(Stack())
            XCTAssertEqual(navigation?.topViewController?.title, "Root")
            tap("One")
            XCTAssertNotNil(find("Screen 1"))
            XCTAssertEqual(navigation?.viewControllers.count, 2)
            XCTAssertEqual(navigation?.topViewController?.navigationItem.largeTitleDisplayMode, .never)
            _ = navigation?.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertNotNil(find("path "), "popping writes the path")
            tap("Three deep")
            XCTAssertEqual(navigation?.viewControllers.map(\.title), ["Root", "Number 1", "Number 2", "Number 3"])
            tap("Leave")
            XCTAssertEqual(navigation?.viewControllers.count, 3)
            tap("Home")
            XCTAssertEqual(navigation?.viewControllers.count, 1)
            XCTAssertNotNil(find("path "))
        }
    }

    func testThatALinkMayHaveItsOwnScreen() {
        onMain {
            show(Stack())
            tap("Own")
            XCTAssertEqual(navigation?.topViewController?.title, "Owned")
            _ = navigation?.popViewController(animated: false)
            harness.advance(by: 1)
            tap("Own")
            XCTAssertEqual(navigation?.viewControllers.count, 2, "and again")
        }
    }

    func testThatItemsOfTheBarFollowTheirViews() {
        onMain {
            show(Stack())
            let item = navigation?.topViewController?.navigationItem
            XCTAssertEqual(item?.rightBarButtonItems?.map(\.title), ["Add 0"])
            XCTAssertEqual(item?.leftBarButtonItems?.map(\.isEnabled), [true])
            tap("Add 0")
            XCTAssertEqual(item?.rightBarButtonItems?.map(\.title), ["Add 1"])
            XCTAssertEqual(item?.leftBarButtonItems?.map(\.isEnabled), [false])
        }
    }

    func testThatAPathIsSavedAndReadAgain() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        let data = try JSONEncoder().encode(XCTUnwrap(path.codable))
        let again = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        XCTAssertEqual(again, path)
        XCTAssertThrowsError(
            try JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data("[\"no.such.Type\",\"1\"]".utf8)))
        path.removeLast(2)
        XCTAssertEqual(path.count, 1)
        struct Loose: Hashable {}
        path.append(Loose())
        XCTAssertNil(path.codable)
    }
}
