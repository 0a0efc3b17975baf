import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// What a person's scrolling does: where it begins, what it tells, and how far a swipe goes.
final class ScrollWayTests: ControlTestCase, @unchecked Sendable {
    @MainActor private func scroller() throws -> UIScrollView { try XCTUnwrap(first(UIScrollView.self)) }

    // MARK: Safe area

    func testThatContentBeginsAtTheScreensTopWhereBarsAreIgnored() throws {
        try onMain {
            let content = Color.red.frame(height: 3000)
            show(ScrollView { content })
            let plain = try scroller()
            XCTAssertGreaterThan(plain.safeAreaInsets.top, 0)
            XCTAssertEqual(plain.contentOffset.y, -plain.safeAreaInsets.top, accuracy: 0.5)
            show(ScrollView { content }.ignoresSafeArea(edges: .top))
            let view = try scroller()
            XCTAssertEqual(view.convert(view.bounds, to: nil).minY, 0, accuracy: 0.5)
            XCTAssertEqual(view.adjustedContentInset.top, 0, accuracy: 0.5)
            XCTAssertEqual(view.contentOffset.y, 0, accuracy: 0.5)
            harness.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300))
            harness.advance(by: 3)
            XCTAssertGreaterThan(view.contentOffset.y, 100)
            harness.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 790))
            harness.advance(by: 3)
            XCTAssertEqual(view.contentOffset.y, 0, accuracy: 0.5, "it comes back to the screen's top")
        }
    }

    func testThatOnlyTheEdgesThatAreSaidAreIgnored() throws {
        try onMain {
            show(ScrollView { Color.red.frame(height: 3000) }.ignoresSafeArea(edges: .bottom))
            let view = try scroller()
            XCTAssertEqual(view.adjustedContentInset.bottom, 0, accuracy: 0.5)
            XCTAssertGreaterThan(view.adjustedContentInset.top, 0)
        }
    }

    // MARK: Spaces

    private struct Nested: View {
        let report: (CGRect, CGRect, CGRect) -> Void

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                    ScrollView(.horizontal) {
                        Color.blue.frame(width: 50, height: 40)
                            .overlay {
                                GeometryReader { proxy in
                                    let _ = report(
                                        proxy.frame(in: .scrollView(axis: .horizontal)),
                                        proxy.frame(in: .scrollView(axis: .vertical)), proxy.frame(in: .scrollView))
                                    Color.clear
                                }
                            }
                            .padding(.leading, 30)
                            .padding(.top, 5)
                    }
                }
            }
        }
    }

    func testThatTheScrollViewOfAnAxisIsTheNearestOneThatScrollsAlongIt() throws {
        try onMain {
            var frames: (row: CGRect, column: CGRect, nearest: CGRect)?
            show(Nested { frames = ($0, $1, $2) })
            let last = try XCTUnwrap(frames)
            XCTAssertEqual(last.row, CGRect(x: 30, y: 5, width: 50, height: 40))
            XCTAssertEqual(last.nearest, last.row)
            XCTAssertEqual(last.column.minX, 30, accuracy: 0.5)
            XCTAssertGreaterThan(last.column.minY, 104.5, "the row begins 100 points below the column's top")
        }
    }

    // MARK: Refreshing

    func testThatAScrollViewRefreshesUntilTheActionEnds() throws {
        try onMain {
            let notes = Notes()
            let (stream, gate) = AsyncStream.makeStream(of: Never.self)
            let content = VStack {
                ScrollView(.horizontal) { Text("inner") }
                Color.red.frame(height: 3000)
            }
            show(
                ScrollView { content }
                    .refreshable {
                        notes.add("begun")
                        for await _ in stream {}
                        notes.add("ended")
                    })
            let all = views.compactMap { $0 as? UIScrollView }
            XCTAssertEqual(all.filter { $0.refreshControl != nil }.count, 1, "the outer one alone")
            let control = try XCTUnwrap(all.compactMap(\.refreshControl).first)
            control.beginRefreshing()
            control.sendActions(for: .valueChanged)
            harness.turn { notes.lines == ["begun"] }
            XCTAssertTrue(control.isRefreshing)
            gate.finish()
            harness.turn { notes.lines == ["begun", "ended"] && !control.isRefreshing }
        }
    }

    func testThatAScrollViewWithoutAnActionHasNoControl() throws {
        try onMain {
            show(ScrollView { Color.red.frame(height: 3000) })
            XCTAssertNil(try scroller().refreshControl)
        }
    }

    // MARK: What is told

    private struct Pages: View {
        let notes: Notes
        let isLazy: Bool
        @State var id: Int?

        var body: some View {
            let _ = notes.add(id.map { "\($0)" } ?? "-")
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    if isLazy {
                        LazyHStack(spacing: 10) { cells }.scrollTargetLayout()
                    } else {
                        HStack(spacing: 10) { cells }.scrollTargetLayout()
                    }
                }
                .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
                .scrollPosition(id: $id)
                .frame(width: 300, height: 200)
                Button("Last") { id = 9 }
            }
        }

        private var cells: some View {
            ForEach(0..<10) { Text("Page \($0)").containerRelativeFrame(.horizontal, count: 2, spacing: 10) }
        }
    }

    func testThatTheViewAtTheBeginningIsTold() throws {
        try onMain {
            for isLazy in [true, false] {
                let notes = Notes()
                show(Pages(notes: notes, isLazy: isLazy))
                let view = try scroller()
                XCTAssertEqual(Set(notes.lines), ["-"], "nothing is told before a person scrolls")
                let start = place(view)
                for page in 1...3 {
                    harness.drag(from: start, to: CGPoint(x: start.x - 110, y: start.y))
                    harness.advance(by: 3)
                    // Two cells and the room between them are as wide as the scroll view.
                    XCTAssertEqual(view.contentOffset.x, 155 * CGFloat(page), accuracy: 1, "lazy \(isLazy)")
                    XCTAssertEqual(notes.lines.last, "\(page)", "lazy \(isLazy)")
                }
                tap("Last")
                harness.advance(by: 1)
                XCTAssertEqual(notes.lines.last, "9", "what the app asks for stays, though the content ends before")
            }
        }
    }

    // MARK: Limits

    /// The offset at which a swipe would rest that began at the beginning and moved the content by 30 points.
    @MainActor private func rest(
        _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, proposed: CGFloat, velocity: CGFloat,
        sizeClass: UserInterfaceSizeClass = .compact, shown: CGFloat = 30
    ) -> CGFloat {
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = sizeClass
        func seen(_ x: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: 350, height: 100) }
        var target = ScrollTarget(rect: seen(proposed))
        ViewAlignedScrollTargetBehavior(limitBehavior: limit).updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: seen(0)), velocity: CGVector(dx: velocity, dy: 0),
                contentSize: CGSize(width: 3000, height: 100), containerSize: CGSize(width: 350, height: 100),
                axes: .horizontal,
                targets: (0..<30).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 90, height: 100) },
                shownRect: seen(shown), environment: environment))
        return target.rect.minX
    }

    /// DEV-1271.
    func testHowManyViewsASwipePasses() {
        onMain {
            XCTAssertEqual(rest(.never, proposed: 1220, velocity: 2000), 1200)
            XCTAssertEqual(rest(.alwaysByOne, proposed: 1220, velocity: 2000), 100)
            XCTAssertEqual(rest(.always, proposed: 1220, velocity: 2000), 300, "as many as are seen at once")
            XCTAssertEqual(rest(.alwaysByFew, proposed: 1220, velocity: 2000), 300)
            XCTAssertEqual(rest(.automatic, proposed: 1220, velocity: 2000), 300, "compact")
            XCTAssertEqual(rest(.automatic, proposed: 1220, velocity: 2000, sizeClass: .regular), 1200)
        }
    }

    func testThatTheVelocityDecides() {
        onMain {
            XCTAssertEqual(rest(.alwaysByOne, proposed: 40, velocity: 300), 100, "a short swipe goes on")
            XCTAssertEqual(rest(.alwaysByOne, proposed: 30, velocity: 0), 0, "a finger that rests doesn't")
            XCTAssertEqual(rest(.alwaysByOne, proposed: 70, velocity: 0, shown: 70), 100)
            XCTAssertEqual(rest(.alwaysByOne, proposed: 60, velocity: -300, shown: 70), 0, "back again")
        }
    }
}
