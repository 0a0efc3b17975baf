import SwiftUI
import TestSupport
import XCTest

@testable import SwiftUI

/// Lazy stacks and grids whose plan or content changes.
final class LazyTests: MainTestCase, @unchecked Sendable {
    private struct Tiles: View {
        @ObservedObject var state: TileState
        let log: FrameLog

        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: state.width), spacing: 10)], spacing: 10) {
                    ForEach(0..<4, id: \.self) { Color.red.frame(height: 20).probe("\($0)", log) }
                }
            }
        }
    }

    func testThatRowsGrowWithTheirText() throws {
        try onMain {
            let log = FrameLog(), state = TileState()
            _ = Hosted(harness, SizedCards(state: state, log: log).stage(200, 600))
            let before = try XCTUnwrap(log.frames["0"])
            XCTAssertEqual(try XCTUnwrap(log.frames["2"]).minY, before.maxY + 10, accuracy: 0.5)
            state.textSize = .accessibility3
            harness.turn()
            harness.advance(by: 0.1)
            let after = try XCTUnwrap(log.frames["0"])
            XCTAssertGreaterThan(after.height, before.height * 1.5)
            XCTAssertEqual(try XCTUnwrap(log.frames["2"]).minY, after.maxY + 10, accuracy: 0.5)
        }
    }

    private struct Sections: View {
        let log: FrameLog
        private let column = GridItem(.flexible(), spacing: 10)

        var body: some View {
            ScrollView {
                LazyVGrid(columns: [column, column], spacing: 10) {
                    Section {
                        ForEach(0..<3, id: \.self) { Color.red.frame(height: 20).probe("\($0)", log) }
                    } header: {
                        Color.blue.frame(height: 30).probe("header", log)
                    } footer: {
                        Color.blue.frame(height: 15).probe("footer", log)
                    }
                    ForEach(3..<5, id: \.self) { Color.red.frame(height: 20).probe("\($0)", log) }
                }
            }
        }
    }

    func testThatHeadersAndFootersTakeALineOfAGrid() {
        onMain {
            let log = FrameLog()
            _ = Hosted(harness, Sections(log: log).stage(110, 400))
            XCTAssertEqual(log.frames["header"], CGRect(x: 0, y: 0, width: 110, height: 30))
            XCTAssertEqual(log.frames["0"], CGRect(x: 0, y: 40, width: 50, height: 20))
            XCTAssertEqual(log.frames["1"], CGRect(x: 60, y: 40, width: 50, height: 20))
            XCTAssertEqual(log.frames["2"], CGRect(x: 0, y: 70, width: 50, height: 20))
            XCTAssertEqual(log.frames["footer"], CGRect(x: 0, y: 100, width: 110, height: 15))
            XCTAssertEqual(log.frames["3"]?.origin, CGPoint(x: 0, y: 125), "a line begins after a section")
            XCTAssertEqual(log.frames["4"]?.origin, CGPoint(x: 60, y: 125))
        }
    }

    func testThatAGridGoingSidewaysGivesHeadersItsHeight() {
        onMain {
            let log = FrameLog(), row = GridItem(.flexible(), spacing: 10)
            let grid = ScrollView(.horizontal) {
                LazyHGrid(rows: [row, row], spacing: 10) {
                    Section {
                        ForEach(0..<3, id: \.self) { Color.red.frame(width: 20).probe("\($0)", log) }
                    } header: {
                        Color.blue.frame(width: 30).probe("header", log)
                    }
                }
            }
            _ = Hosted(harness, grid.stage(300, 110))
            XCTAssertEqual(log.frames["header"], CGRect(x: 0, y: 0, width: 30, height: 110))
            XCTAssertEqual(log.frames["0"], CGRect(x: 40, y: 0, width: 20, height: 50))
            XCTAssertEqual(log.frames["1"], CGRect(x: 40, y: 60, width: 20, height: 50))
            XCTAssertEqual(log.frames["2"], CGRect(x: 70, y: 0, width: 20, height: 50))
        }
    }

    func testThatSectionsOfDataAndRowsOfSeveralViewsFillAGrid() {
        onMain {
            let log = FrameLog(), column = GridItem(.flexible(), spacing: 10)
            let grid = ScrollView {
                LazyVGrid(columns: [column, column], spacing: 10) {
                    ForEach(["a", "b"], id: \.self) { name in
                        Section {
                            ForEach(0..<3, id: \.self) { Color.red.frame(height: 20).probe(name + "\($0)", log) }
                        } header: {
                            Color.blue.frame(height: 30).probe(name, log)
                        }
                    }
                    ForEach(0..<2, id: \.self) { number in
                        Color.red.frame(height: 20).probe("left\(number)", log)
                        Color.red.frame(height: 20).probe("right\(number)", log)
                    }
                }
            }
            _ = Hosted(harness, grid.stage(110, 600))
            XCTAssertEqual(log.frames["a"], CGRect(x: 0, y: 0, width: 110, height: 30))
            XCTAssertEqual(log.frames["a1"]?.origin, CGPoint(x: 60, y: 40))
            XCTAssertEqual(log.frames["a2"]?.origin, CGPoint(x: 0, y: 70))
            XCTAssertEqual(log.frames["b"], CGRect(x: 0, y: 100, width: 110, height: 30))
            XCTAssertEqual(log.frames["b2"]?.origin, CGPoint(x: 0, y: 170))
            XCTAssertEqual(log.frames["left0"]?.origin, CGPoint(x: 0, y: 200))
            XCTAssertEqual(log.frames["right0"]?.origin, CGPoint(x: 60, y: 200))
            XCTAssertEqual(log.frames["left1"]?.origin, CGPoint(x: 0, y: 230))
        }
    }

    func testThatAGridOfSectionsMakesWhatIsSeen() {
        onMain {
            let log = FrameLog(), column = GridItem(.flexible(), spacing: 10)
            let grid = ScrollView {
                LazyVGrid(columns: [column, column], spacing: 10, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<1000, id: \.self) { number in
                                Color.red.frame(height: 20).probe("\(section) \(number)", log)
                            }
                        } header: {
                            Text(verbatim: "header \(section)").frame(height: 30)
                        }
                    }
                }
            }
            let hosted = Hosted(harness, grid.stage(110, 300))
            XCTAssertNotNil(log.frames["0 0"])
            XCTAssertLessThan(log.frames.count, 200)
            @MainActor func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            @MainActor func top() -> CGFloat? {
                let label = all(harness.window).first { ($0 as? UILabel)?.text == "header 0" }
                return label.map { $0.convert($0.bounds, to: nil).minY }
            }
            let natural = top()
            XCTAssertNotNil(natural)
            let scrollView = all(harness.window).lazy.compactMap { $0 as? UIScrollView }.first
            scrollView?.contentOffset.y += 900
            harness.turn()
            harness.turn()
            XCTAssertEqual(top() ?? 0, natural ?? -1, accuracy: 0.5, "the header stays though its place is far above")
            _ = hosted
        }
    }

    func testThatAGridIsLaidOutByItsNewColumns() {
        onMain {
            let log = FrameLog(), state = TileState()
            _ = Hosted(harness, Tiles(state: state, log: log).stage(110, 200))
            XCTAssertEqual(log.frames["1"]?.origin, CGPoint(x: 60, y: 0))
            state.width = 100
            harness.turn()
            XCTAssertEqual(log.frames["1"]?.origin, CGPoint(x: 0, y: 30))
            XCTAssertEqual(log.frames["3"]?.origin, CGPoint(x: 0, y: 90))
        }
    }
}

/// A grid that isn't made again when the size of text changes.
private struct Cards: View {
    let log: FrameLog

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
                ForEach(0..<4, id: \.self) { number in
                    Text(verbatim: "A card of several words").probe("\(number)", log)
                }
            }
        }
    }
}

private struct SizedCards: View {
    @ObservedObject var state: TileState
    let log: FrameLog
    var body: some View { Cards(log: log).dynamicTypeSize(state.textSize) }
}

private final class TileState: ObservableObject {
    @Published var width: CGFloat = 50
    @Published var textSize = DynamicTypeSize.large
}
