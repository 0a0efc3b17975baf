import SwiftUI
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// How room is shared out.
final class StackTests: MainTestCase, @unchecked Sendable {
    @MainActor private func frames(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ make: (FrameLog) -> some View)
        -> [String: CGRect]
    {
        let log = FrameLog()
        let content = make(log).stage(width, height)
        _ = Hosted(harness, content)
        return log.frames
    }

    /// What `fixedSize()` is for: views that fill are as large as the largest of the others.
    func testThatAStackOfItsIdealSizeOffersItToItsViews() {
        onMain {
            let column = frames(300, 300) { log in
                VStack(spacing: 0) {
                    Color.red.frame(maxWidth: .infinity).frame(height: 10).probe("a", log)
                    Color.blue.frame(width: 80, height: 10)
                }
                .fixedSize(horizontal: true, vertical: false)
            }
            XCTAssertEqual(column["a"]?.width ?? 0, 80, accuracy: 0.5)
            let row = frames(300, 300) { log in
                HStack(spacing: 0) {
                    Color.red.frame(maxHeight: .infinity).frame(width: 10).probe("a", log)
                    Color.blue.frame(width: 10, height: 80)
                }
                .fixedSize(horizontal: false, vertical: true)
            }
            XCTAssertEqual(row["a"]?.height ?? 0, 80, accuracy: 0.5)
            let pile = frames(300, 300) { log in
                ZStack {
                    Color.red.probe("a", log)
                    Color.blue.frame(width: 80, height: 30)
                }
                .fixedSize()
            }
            XCTAssertEqual(pile["a"]?.size, CGSize(width: 80, height: 30))
        }
    }

    /// A stack that has said its size doesn't work it out again to place its views.
    func testThatAStackLinesUpItsViewsOnceForASize() {
        final class Guides: @unchecked Sendable { var count = 0 }
        struct Lines: View {
            let guides: Guides
            let wide: Bool

            var body: some View {
                VStack(alignment: .leading) {
                    Color.red.frame(width: 10, height: 10)
                        .alignmentGuide(.leading) { _ in
                            guides.count += 1
                            return 0
                        }
                    Color.blue.frame(width: wide ? 30 : 20, height: 10)
                }
            }
        }
        onMain {
            let guides = Guides()
            let hosted = Hosted(harness, Lines(guides: guides, wide: false))
            guides.count = 0
            hosted.controller.rootView = Lines(guides: guides, wide: true)
            harness.turn()
            XCTAssertEqual(guides.count, 1)
        }
    }

    func testThatTheLeastFlexibleIsFirst() {
        onMain {
            let frames = frames(300, 40) { log in
                HStack(spacing: 0) {
                    Color.red.probe("a", log)
                    Color.blue.frame(minWidth: 0, maxWidth: 80).probe("b", log)
                    Color.green.frame(minWidth: 50, maxWidth: 100).probe("c", log)
                }
            }
            XCTAssertEqual(frames["a"]?.width ?? 0, 120, accuracy: 0.5)
            XCTAssertEqual(frames["b"]?.width ?? 0, 80, accuracy: 0.5)
            XCTAssertEqual(frames["c"]?.width ?? 0, 100, accuracy: 0.5)
        }
    }

    /// As in a stack, cells meet at their guides, and the row has room for what is above and below.
    func testThatARowOfAGridMeetsAtItsBaselines() {
        onMain {
            let frames = frames(300, 300) { log in
                Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Color.red.probe("high", log).frame(width: 50, height: 60)
                            .alignmentGuide(.firstTextBaseline) { _ in 10 }
                        Color.blue.probe("low", log).frame(width: 50, height: 20)
                            .alignmentGuide(.firstTextBaseline) { _ in 15 }
                    }
                    GridRow { Color.green.probe("next", log).frame(width: 50, height: 10) }
                }
            }
            XCTAssertEqual(frames["high"], CGRect(x: 0, y: 5, width: 50, height: 60))
            XCTAssertEqual(frames["low"], CGRect(x: 50, y: 0, width: 50, height: 20))
            XCTAssertEqual(frames["next"], CGRect(x: 0, y: 65, width: 50, height: 10))
        }
    }

    /// A flexible view outside of rows takes all that the grid is offered, unless it says that its axis isn't sized.
    func testThatADividerMakesAGridAsWideAsItsPlace() {
        onMain {
            let frames = frames(300, 300) { log in
                VStack(spacing: 0) {
                    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                        GridRow { Color.red.frame(width: 50, height: 60) }
                        Color.blue.frame(height: 1)
                    }
                    .probe("wide", log)
                    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                        GridRow { Color.red.frame(width: 50, height: 60) }
                        Color.blue.frame(height: 1).gridCellUnsizedAxes(.horizontal)
                    }
                    .probe("narrow", log)
                }
            }
            XCTAssertEqual(frames["wide"]?.size, CGSize(width: 300, height: 61))
            XCTAssertEqual(frames["narrow"]?.size, CGSize(width: 50, height: 61))
        }
    }

    func testThatHigherPrioritiesLeaveOthersTheirMinimum() {
        onMain {
            let frames = frames(300, 40) { log in
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 40).probe("a", log)
                    Color.blue.probe("b", log).layoutPriority(1)
                }
            }
            XCTAssertEqual(frames["a"]?.width ?? 0, 40, accuracy: 0.5)
            XCTAssertEqual(frames["b"]?.width ?? 0, 260, accuracy: 0.5)
        }
    }

    func testThatWhatLiesBehindAndInFrontFollowsTheDirectionOfText() {
        onMain {
            let frames = frames(100, 100) { log in
                Color.red.frame(width: 60, height: 40)
                    .overlay(alignment: .topLeading) { Color.blue.frame(width: 10, height: 10).probe("front", log) }
                    .background(alignment: .bottomTrailing) {
                        Color.green.frame(width: 20, height: 10).probe("behind", log)
                    }
                    .environment(\.layoutDirection, .rightToLeft)
                    .position(x: 50, y: 50)
            }
            XCTAssertEqual(frames["front"], CGRect(x: 70, y: 30, width: 10, height: 10))
            XCTAssertEqual(frames["behind"], CGRect(x: 20, y: 60, width: 20, height: 10))
        }
    }

    func testThatGuidesMoveViewsAcross() {
        onMain {
            let frames = frames(200, 100) { log in
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 40, height: 10).probe("a", log)
                    Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { $0.width }.probe("b", log)
                }
            }
            // The column hands its guide on to the stage, whose leading edge it then lies at.
            XCTAssertEqual(frames["a"]?.minX ?? -1, 0, accuracy: 0.5)
            XCTAssertEqual(frames["b"]?.minX ?? -1, -20, accuracy: 0.5)
            XCTAssertEqual(frames["b"]?.minY ?? -1, 10, accuracy: 0.5)
        }
    }

    func testThatASpacerFillsTheAxisOfALayoutWhoseTypeIsntTold() {
        onMain {
            @MainActor func frames(_ layout: AnyLayout) -> [String: CGRect] {
                self.frames(200, 100) { log in
                    layout {
                        Color.red.frame(width: 40, height: 10).probe("a", log)
                        Spacer(minLength: 0)
                        Color.blue.frame(width: 20, height: 30).probe("b", log)
                    }
                    .probe("all", log)
                }
            }
            let row = frames(AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 0)))
            XCTAssertEqual(row["all"], CGRect(x: 0, y: 0, width: 200, height: 30), "no higher than what is in it")
            XCTAssertEqual(row["a"], CGRect(x: 0, y: 20, width: 40, height: 10))
            XCTAssertEqual(row["b"], CGRect(x: 180, y: 0, width: 20, height: 30))
            let column = frames(AnyLayout(VStackLayout(alignment: .leading, spacing: 0)))
            XCTAssertEqual(column["all"], CGRect(x: 0, y: 0, width: 40, height: 100))
            XCTAssertEqual(column["b"], CGRect(x: 0, y: 70, width: 20, height: 30))
        }
    }

    func testThatASpacerFollowsALayoutThatTurns() {
        onMain {
            struct Turning: View {
                let log: FrameLog
                @State private var isColumn = false
                var body: some View {
                    let layout =
                        isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                    layout {
                        Color.red.frame(width: 40, height: 10)
                        Spacer(minLength: 0)
                        Color.blue.frame(width: 20, height: 30)
                    }
                    .probe("all", log)
                    .onAppear { isColumn = true }
                    .stage(200, 100)
                }
            }
            let log = FrameLog()
            _ = Hosted(harness, Turning(log: log))
            harness.advance(by: 0.1)
            XCTAssertEqual(log.frames["all"]?.size, CGSize(width: 40, height: 100))
        }
    }

    func testThatBaselinesMeet() {
        onMain {
            let frames = frames(300, 100) { log in
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text(verbatim: "large").font(.system(size: 40)).probe("a", log)
                    Text(verbatim: "small").font(.system(size: 10)).probe("b", log)
                }
            }
            XCTAssertEqual(frames["a"]?.minY ?? -1, 0, accuracy: 0.5)
            XCTAssertGreaterThan(frames["b"]?.minY ?? 0, 20)
            XCTAssertLessThan(frames["b"]?.maxY ?? 0, frames["a"]?.maxY ?? 0)
        }
    }

    func testThatRightToLeftIsMirrored() {
        onMain {
            let frames = frames(100, 20) { log in
                HStack(spacing: 0) {
                    Color.red.frame(width: 30).probe("a", log)
                    Color.blue.probe("b", log)
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
            XCTAssertEqual(frames["a"]?.minX ?? -1, 70, accuracy: 0.5)
            XCTAssertEqual(frames["b"]?.minX ?? -1, 0, accuracy: 0.5)
        }
    }

    func testThatShapesAreMirroredUnlessTheySayOtherwise() {
        onMain {
            @MainActor func paths(_ direction: LayoutDirection) -> [Bool] {
                let hosted = Hosted(
                    harness,
                    VStack(spacing: 0) {
                        Arrow().frame(width: 40, height: 40)
                        FixedArrow().frame(width: 40, height: 40)
                    }
                    .environment(\.layoutDirection, direction))
                func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
                // Whether a point near the leading edge's middle, which an arrow to the right covers, is covered.
                return all(hosted.controller.view).compactMap { $0 as? PaintView }
                    .map { $0.path?($0.bounds).contains(CGPoint(x: 2, y: 6)) ?? false }
            }
            XCTAssertEqual(paths(.leftToRight), [true, true])
            XCTAssertEqual(paths(.rightToLeft), [false, true])
        }
    }

    func testThatALayoutOfAnAppsIsAsked() {
        onMain {
            let frames = frames(200, 100) { log in
                Diagonal {
                    Color.red.frame(width: 10, height: 10).probe("a", log)
                    Color.red.frame(width: 20, height: 20).probe("b", log)
                }
                .probe("all", log)
            }
            XCTAssertEqual(frames["all"]?.size, CGSize(width: 30, height: 30))
            XCTAssertEqual(frames["b"]?.origin, CGPoint(x: 10, y: 10))
        }
    }

    func testThatAScrollViewScrollsTheLeastWay() {
        onMain {
            let log = FrameLog(), proxies = Proxies()
            _ = Hosted(
                harness,
                ScrollViewReader { proxy in
                    let _ = proxies.proxy = proxy
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<1000, id: \.self) {
                                Color.red.frame(width: 50, height: 20).probe("\($0)", log).id($0)
                            }
                        }
                    }
                }
                .stage(100, 200))
            proxies.proxy?.scrollTo(500)
            harness.turn()
            XCTAssertEqual(log.frames["500"]?.maxY ?? 0, 200, accuracy: 0.5)
            // Rows that were never made are taken to be as high as those that were (DEV-1002).
            XCTAssertNil(log.frames["300"])
            proxies.proxy?.scrollTo(100, anchor: .top)
            harness.turn()
            XCTAssertEqual(log.frames["100"]?.minY ?? -1, 0, accuracy: 0.5)
        }
    }
}

@MainActor private final class Proxies {
    var proxy: ScrollViewProxy?
}

private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: point, proposal: ProposedViewSize(size))
            point = CGPoint(x: point.x + size.width, y: point.y + size.height)
        }
    }
}

/// A triangle that points to the right.
private struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

private struct FixedArrow: Shape {
    func path(in rect: CGRect) -> Path { Arrow().path(in: rect) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
