import XCTest

@testable import PorticoHost

/// What a keyboard sends for keys that tests press.
final class HostKeyTests: XCTestCase {
    func testModifiersAreHeldAroundTheKey() {
        let command = 1 << 20
        let shift = 1 << 17
        let strokes = HostKey.strokes(typing: "b", modifiers: command | shift)
        XCTAssertEqual(strokes.map(\.usage), [225, 227, 5, 5, 227, 225])
        XCTAssertEqual(strokes.map(\.phase), [.down, .down, .down, .up, .up, .up])
        XCTAssertEqual(
            strokes.map(\.modifiers),
            [shift, shift | command, shift | command, shift | command, shift, 0])
        XCTAssertEqual(strokes[2].characters, "B")
        XCTAssertEqual(HostKey.strokes(typing: "\u{F700}", modifiers: command).map(\.characters), ["", "", "", ""])
        XCTAssertEqual(HostKey.strokes(typing: "1", modifiers: command)[1].usage, 30)
        XCTAssertEqual(HostKey.strokes(typing: "漢", modifiers: command), [])
    }
}
