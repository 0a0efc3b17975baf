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

private final class TileState: ObservableObject {
    @Published var width: CGFloat = 50
}
