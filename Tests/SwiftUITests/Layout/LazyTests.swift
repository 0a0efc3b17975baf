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
