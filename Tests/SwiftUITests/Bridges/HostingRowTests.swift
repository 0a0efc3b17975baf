import CoreGraphics
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI
@testable import UIKitBase
@testable import UIKitLists

/// What SwiftUI's views in a cell of UIKit's lists say of their row: its swipe actions, and where the line below it begins.
final class HostingRowTests: ControlTestCase, @unchecked Sendable {
    /// Three rows: the text's padding, a place that is stated, no text at all.
    private struct Row: View {
        let index: Int
        let notes: Notes

        var body: some View {
            switch index {
            case 0:
                Text("First").padding(.leading, 30)
                    .swipeActions { Button("Flag") { notes.add("flagged") } }
                    .swipeActions(edge: .leading) { Button("Pin") { notes.add("pinned") } }
            case 1: Text("Second").alignmentGuide(.listRowSeparatorLeading) { _ in 24 }.padding(.leading, 20)
            default: Color.red.frame(height: 30)
            }
        }
    }

    private final class Collection: UICollectionViewController {
        let notes: Notes

        init(_ notes: Notes, _ configuration: UICollectionLayoutListConfiguration) {
            self.notes = notes
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.contentConfiguration = UIHostingConfiguration { Row(index: path.item, notes: notes) }
            return cell
        }

        func listCell(_ item: Int) -> UICollectionViewListCell? {
            collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
        }
    }

    private final class Table: UITableViewController {
        let notes: Notes

        init(_ notes: Notes) {
            self.notes = notes
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.contentConfiguration = UIHostingConfiguration { Row(index: path.row, notes: notes) }
            return cell
        }
    }

    @MainActor private func present(_ controller: UIViewController) {
        harness.show(root: controller)
        harness.turn()
        harness.advance(by: 0.5)
    }

    @MainActor private func collection(
        _ notes: Notes, _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> Collection {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        change(&configuration)
        let collection = Collection(notes, configuration)
        present(collection)
        return collection
    }

    /// Draws a row of a collection to the left.
    @MainActor private func swipe(_ cell: UIView) {
        let start = place(cell, CGPoint(x: cell.bounds.maxX - 40, y: cell.bounds.midY))
        harness.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y))
    }

    func testThatSwipeActionsOfTheViewsAreThoseOfACell() throws {
        try onMain {
            let notes = Notes()
            let list = collection(notes)
            let cell = try XCTUnwrap(list.listCell(0))
            swipe(cell)
            XCTAssertTrue(cell.configurationState.isSwiped)
            XCTAssertEqual(notes.lines, [])
            tap("Flag")
            XCTAssertEqual(notes.lines, ["flagged"])
            XCTAssertFalse(cell.configurationState.isSwiped)
            let other = try XCTUnwrap(list.listCell(1))
            swipe(other)
            XCTAssertFalse(other.configurationState.isSwiped, "a row without actions stays")
        }
    }

    func testThatTheListsOwnSwipeActionsGoBeforeThoseOfTheViews() throws {
        try onMain {
            let notes = Notes()
            let list = collection(notes) {
                $0.trailingSwipeActionsConfigurationProvider = { _ in
                    let own = UIContextualAction(style: .normal, title: "Own") { _, _, done in done(true) }
                    return UISwipeActionsConfiguration(actions: [own])
                }
            }
            let swipes = try XCTUnwrap(list.collectionView.swipes)
            let path = IndexPath(item: 0, section: 0)
            XCTAssertEqual(swipes.target(path, isTrailing: true)?.actions.actions.map(\.title), ["Own"])
            XCTAssertEqual(swipes.target(path, isTrailing: false)?.actions.actions.map(\.title), ["Pin"])
        }
    }

    func testThatSwipeActionsOfTheViewsAreThoseOfATablesRow() throws {
        try onMain {
            let notes = Notes()
            let table = Table(notes)
            present(table)
            @MainActor func actions(_ row: Int, _ isTrailing: Bool) -> UISwipeActionsConfiguration? {
                table.tableView.actions(for: IndexPath(row: row, section: 0), isTrailing: isTrailing)
            }
            XCTAssertEqual(actions(0, true)?.actions.map(\.title), ["Flag"])
            XCTAssertEqual(actions(0, false)?.actions.map(\.title), ["Pin"])
            XCTAssertNil(actions(1, true))
            let flag = try XCTUnwrap(actions(0, true)?.actions.first)
            flag.handler(flag, table.tableView) { _ in }
            XCTAssertEqual(notes.lines, ["flagged"])
        }
    }

    func testThatTheSeparatorBeginsWhereTheViewsSay() throws {
        try onMain {
            let list = collection(Notes())
            let cells = try (0..<3).map { try XCTUnwrap(list.listCell($0)) }
            XCTAssertEqual(cells[0].lines.bottom?.frame.minX, 46, "at the text: 16 + 30")
            XCTAssertEqual(cells[1].lines.bottom?.frame.minX, 60, "where it is stated: 16 + 20 + 24")
            XCTAssertEqual(cells[2].lines.bottom?.frame.minX, cells[2].side, "at the margin")
            let table = Table(Notes())
            present(table)
            let rows = try (0..<2).map {
                try XCTUnwrap(table.tableView.cellForRow(at: IndexPath(row: $0, section: 0)))
            }
            XCTAssertEqual(rows.map { $0.parts.separator?.frame.minX }, [46, 60])
        }
    }

    func testThatMarginsAreInsetsOfTheGivenEdges() {
        onMain {
            let insets = EdgeInsets(top: 5, leading: 100, bottom: 7, trailing: 100)
            let view = UIHostingConfiguration { Color.red.frame(width: 50, height: 60) }
                .margins(.vertical, insets).makeContentView()
            let size = view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            XCTAssertEqual(size, CGSize(width: 200, height: 72))
        }
    }
}
