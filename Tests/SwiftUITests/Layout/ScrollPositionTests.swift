import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Where a scroll view is, as a value that the app sets and the person's scrolling changes.
final class ScrollPositionTests: ControlTestCase, @unchecked Sendable {
    private struct Rows: View {
        let notes: Notes
        @State var position: ScrollPosition

        var body: some View {
            let _ = notes.add(
                "\(position.isPositionedByUser) \(position.viewID(type: Int.self).map(String.init) ?? "-")")
            VStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<40) { Text("row \($0)").frame(maxWidth: .infinity).frame(height: 50) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position)
                .frame(height: 400)
                Button("Top") { position.scrollTo(edge: .top) }
                Button("Bottom") { position.scrollTo(edge: .bottom) }
                Button("Point") { position.scrollTo(y: 120) }
                Button("View") { position.scrollTo(id: 20, anchor: .top) }
                Button("Glide") { withAnimation { position.scrollTo(id: 25, anchor: .top) } }
            }
        }
    }

    @MainActor private func shown(_ position: ScrollPosition, _ notes: Notes = Notes()) throws -> UIScrollView {
        show(Rows(notes: notes, position: position))
        return try XCTUnwrap(first(UIScrollView.self))
    }

    func testThatTheScrollViewBeginsThere() throws {
        try onMain {
            XCTAssertEqual(try shown(ScrollPosition(edge: .bottom)).contentOffset.y, 1600, accuracy: 1)
            XCTAssertEqual(try shown(ScrollPosition(y: 300)).contentOffset.y, 300, accuracy: 1)
            XCTAssertEqual(try shown(ScrollPosition(id: 6, anchor: .top)).contentOffset.y, 300, accuracy: 1)
            XCTAssertEqual(try shown(ScrollPosition()).contentOffset.y, 0, accuracy: 1)
        }
    }

    func testThatTheAppMovesTheScrollView() throws {
        try onMain {
            let view = try shown(ScrollPosition(idType: Int.self))
            for (button, y) in [("Bottom", 1600.0), ("Top", 0), ("View", 1000), ("Point", 120), ("Bottom", 1600)] {
                tap(button)
                XCTAssertEqual(view.contentOffset.y, y, accuracy: 1, button)
            }
        }
    }

    func testThatAnAnimationGoesToItsEnd() throws {
        try onMain {
            let view = try shown(ScrollPosition(idType: Int.self))
            tap("Glide")
            harness.advance(by: 2)
            XCTAssertEqual(view.contentOffset.y, 1250, accuracy: 1)
        }
    }

    func testThatRowsAreNoHigherAtTheEdgesOfTheSafeArea() {
        onMain {
            show(
                ScrollView {
                    VStack(spacing: 20) {
                        ForEach(0..<50, id: \.self) { _ in
                            Color.clear.frame(height: 40)
                                .background(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
                        }
                    }
                })
            harness.renderFrame()
            var (run, longest) = (0, 0)
            for y in 0..<Int(harness.window.bounds.height) {
                let isRed = harness.pixel(at: CGPoint(x: 20, y: CGFloat(y))) == Pixel(r: 255, g: 0, b: 0)
                run = isRed ? run + 1 : 0
                longest = max(longest, run)
            }
            XCTAssertEqual(longest, 40)
        }
    }

    func testThatThePersonsScrollingIsTold() throws {
        try onMain {
            let notes = Notes()
            let view = try shown(ScrollPosition(idType: Int.self, edge: .top), notes)
            XCTAssertEqual(notes.lines.last, "false -")
            let start = place(view)
            harness.drag(from: start, to: CGPoint(x: start.x, y: start.y - 150))
            harness.advance(by: 3)
            XCTAssertGreaterThan(view.contentOffset.y, 100)
            XCTAssertEqual(notes.lines.last, "true \(Int(view.contentOffset.y + 1) / 50)", "the row at the beginning")
            tap("Top")
            XCTAssertEqual(view.contentOffset.y, 0, accuracy: 1, "the same place as before is asked for again")
            XCTAssertEqual(notes.lines.last, "false -")
        }
    }

    func testThatAPositionIsWhatWasSaidLast() {
        var position = ScrollPosition(idType: String.self)
        XCTAssertNil(position.edge)
        position.scrollTo(edge: .bottom)
        XCTAssertEqual(position.edge, .bottom)
        let before = position
        position.scrollTo(edge: .bottom)
        XCTAssertNotEqual(position, before, "asking again is a change")
        position.scrollTo(x: 3, y: 4)
        XCTAssertEqual(position.point, CGPoint(x: 3, y: 4))
        XCTAssertNil(position.edge)
        position.scrollTo(id: "a")
        XCTAssertEqual(position.viewID(type: String.self), "a")
        position.noteUserScroll()
        XCTAssertTrue(position.isPositionedByUser)
        XCTAssertNil(position.viewID)
        position.noteView(AnyHashable(7))
        XCTAssertNil(position.viewID, "another type of identity")
        position.noteView(AnyHashable("b"))
        XCTAssertEqual(position.viewID(type: String.self), "b")
    }
}
