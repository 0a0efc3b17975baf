import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Split views on the phone, where their columns are one stack: what selections push and pops clear.
final class SplitTests: ControlTestCase, @unchecked Sendable {
    private struct Mail: View {
        let notes: Notes
        var path: Binding<[Int]>?
        @State private var box: String?
        @State private var letter: Int?

        var body: some View {
            NavigationSplitView {
                List(["In", "Out"], id: \.self, selection: $box) { name in
                    NavigationLink(value: name) { Text(name) }
                }
                .navigationTitle("Boxes")
            } content: {
                List(1..<4, id: \.self, selection: $letter) { Text("Letter \($0)") }
                    .navigationTitle(box ?? "None")
            } detail: {
                NavigationStack {
                    VStack {
                        Text("Reading \(letter ?? 0)")
                        NavigationLink("Sender") { Text("Ann").navigationTitle("Sender of it") }
                    }
                    .navigationTitle("Letter")
                }
            }
            .onChange(of: box) { notes.add("box \($1 ?? "nil")") }
            .onChange(of: letter) { notes.add("letter \($1.map { "\($0)" } ?? "nil")") }
        }
    }

    @MainActor private var titles: [String?] {
        let split = harness.application.windows.compactMap { window in
            window.rootViewController?.children.compactMap { $0 as? UISplitViewController }.first
        }.first
        let stack = split?.viewController(for: .primary) as? UINavigationController
        return stack?.viewControllers.map(\.navigationItem.title) ?? []
    }

    func testThatSelectionsPushAndPopsClearThem() {
        onMain {
            let notes = Notes()
            show(Mail(notes: notes))
            XCTAssertEqual(titles, ["Boxes"])
            tap("In")
            XCTAssertEqual(titles, ["Boxes", "In"])
            tap("Letter 2")
            XCTAssertEqual(titles, ["Boxes", "In", "Letter"])
            XCTAssertNotNil(find("Reading 2"))
            tap("Sender")
            XCTAssertEqual(
                titles, ["Boxes", "In", "Letter", "Sender of it"], "a stack in a column is on the same stack")
            XCTAssertEqual(notes.lines, ["box In", "letter 2"])
            let split = harness.application.windows[0].rootViewController!.children[0] as! UISplitViewController
            let stack = split.viewController(for: .primary) as! UINavigationController
            stack.popViewController(animated: true)
            harness.advance(by: 1)
            stack.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(notes.lines, ["box In", "letter 2", "letter nil"])
            XCTAssertEqual(titles, ["Boxes", "In"])
            tap("Letter 2")
            XCTAssertEqual(
                titles, ["Boxes", "In", "Letter"], "the same row leads there again, without what stood on it")
        }
    }

    private struct Chosen: View {
        @State var column: NavigationSplitViewColumn

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                Button("Show") { column = .detail }.navigationTitle("First")
            } detail: {
                Text(column == .detail ? "Second" : "Behind").navigationTitle("Last")
            }
        }
    }

    func testThatTheBindingChoosesTheColumn() {
        onMain {
            show(Chosen(column: .sidebar))
            XCTAssertEqual(titles, ["First"])
            tap("Show")
            XCTAssertEqual(titles, ["First", "Last"])
            XCTAssertNotNil(find("Second"))
            show(Chosen(column: .detail))
            XCTAssertEqual(titles, ["First", "Last"])
        }
    }
}
