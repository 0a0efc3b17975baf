import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Rows of lists whose content scrolls by itself.
final class ScrollingRowTests: ControlTestCase, @unchecked Sendable {
    private struct Shelves: View {
        let notes: Notes

        var body: some View {
            NavigationStack {
                List {
                    ScrollView(.horizontal) {
                        LazyHStack {
                            ForEach(0..<3) { number in
                                NavigationLink("Card \(number)") { Text("Page \(number)") }
                            }
                            Button("Note") { notes.add("noted") }
                        }
                    }
                    .frame(height: 80)
                    NavigationLink("Row") { Text("Page of the row") }
                }
            }
        }
    }

    func testThatLinksInItLeadToScreensOfTheirOwn() throws {
        try onMain {
            let notes = Notes()
            show(Shelves(notes: notes))
            let table = try XCTUnwrap(first(UITableView.self))
            let cells = table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            XCTAssertEqual(cells.map(\.accessoryType), [.none, .disclosureIndicator])
            tap("Note")
            XCTAssertEqual(notes.lines, ["noted"])
            XCTAssertNil(find("Page 0"), "the row does nothing else")
            tap("Card 1")
            XCTAssertNotNil(find("Page 1"))
        }
    }
}
