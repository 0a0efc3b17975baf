import PorticoHost
import XCTest

@testable import PorticoSimulator

final class ViewerScreenTests: XCTestCase {
    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> HostRect {
        HostRect(x: x, y: y, width: width, height: height)
    }

    func testNothingChangedNothingSent() {
        var screen = ViewerScreen()
        XCTAssertNil(screen.takeChanges())
        screen.markChanged([rect(0, 0, 5, 5)])
        XCTAssertEqual(screen.takeChanges(), [rect(0, 0, 5, 5)])
        _ = screen.encoded(bytes: 10)
        XCTAssertNil(screen.takeChanges())
    }

    func testOneAtATimeIsEncoded() {
        var screen = ViewerScreen()
        screen.markChanged([rect(0, 0, 5, 5)])
        XCTAssertNotNil(screen.takeChanges())
        screen.markChanged([rect(9, 9, 1, 1)])
        XCTAssertNil(screen.takeChanges())
        XCTAssertEqual(screen.encoded(bytes: 1), 1)
        XCTAssertEqual(screen.takeChanges(), [rect(9, 9, 1, 1)])
        screen.markDiscarded()
        screen.markChanged([rect(1, 1, 1, 1)])
        XCTAssertEqual(screen.takeChanges(), [rect(1, 1, 1, 1)])
    }

    /// A viewer that answers nothing gets a window's worth of frames, and then one with all that it missed.
    func testSlowViewerMissesFramesNotPixels() {
        var screen = ViewerScreen()
        var sent = 0
        for index in 0..<1000 {
            screen.markChanged([rect(index, 0, 1, 1)])
            if screen.takeChanges() != nil {
                sent += 1
                _ = screen.encoded(bytes: 100)
            }
        }
        XCTAssertEqual(sent, ViewerScreen.window)
        XCTAssertLessThanOrEqual(screen.damage.count, ViewerScreen.rectangles)
        screen.markShown(1)
        let rects = screen.takeChanges() ?? []
        for index in sent..<1000 {
            XCTAssertTrue(rects.contains { $0.contains(rect(index, 0, 1, 1)) }, "\(index)")
        }
    }

    func testBytesOnTheirWayAreBounded() {
        var screen = ViewerScreen()
        screen.markChanged([rect(0, 0, 9, 9)])
        XCTAssertNotNil(screen.takeChanges())
        let first = screen.encoded(bytes: ViewerScreen.bytes * 3)
        screen.markChanged([rect(0, 0, 1, 1)])
        XCTAssertNil(screen.takeChanges())
        screen.markShown(first)
        XCTAssertNotNil(screen.takeChanges())
    }

    func testDamageIsMerged() {
        var screen = ViewerScreen()
        screen.markChanged([rect(10, 10, 10, 10), rect(12, 12, 2, 2)])
        XCTAssertEqual(screen.damage, [rect(10, 10, 10, 10)])
        screen.markChanged([rect(0, 0, 40, 40)])
        XCTAssertEqual(screen.damage, [rect(0, 0, 40, 40)])
        screen.markChanged([rect(500, 500, 4, 4)])
        XCTAssertEqual(screen.damage.count, 2)
        screen.resetSize(width: 100, height: 200)
        XCTAssertEqual(screen.damage, [rect(0, 0, 100, 200)])
        screen.clearChanges()
        XCTAssertNil(screen.takeChanges())
    }
}
