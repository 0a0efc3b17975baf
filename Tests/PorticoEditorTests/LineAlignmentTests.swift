import XCTest

@testable import PorticoEditor

final class LineAlignmentTests: XCTestCase {
    private func file(_ original: String, _ lowered: String) -> EditorFile {
        EditorFile(original: EditorText(original), lowered: EditorText(lowered))
    }

    func testAColumnFollowsItsWord() {
        let (original, lowered) = (
            "    button.addTarget(self, action: #selector(tap), for: .touchUpInside)",
            "    button.addTarget(self, action: Selector(\"tap\"), for: .touchUpInside)"
        )
        let file = file(original, lowered)
        for word in ["button", "addTarget", "self", "action", "tap", "touchUpInside"] {
            let column = (original as NSString).range(of: word).location
            let place = file.placeAt(line: 0, column: column, from: .original)
            XCTAssertEqual(place.column, (lowered as NSString).range(of: word).location, word)
            XCTAssertTrue(place.isExact, word)
            XCTAssertEqual(file.placeAt(line: 0, column: place.column, from: .lowered).column, column, word)
        }
        XCTAssertFalse(
            file.placeAt(line: 0, column: (original as NSString).range(of: "selector").location + 4, from: .original)
                .isExact)
    }

    func testWhatIsBeforeTheFirstCommonWordIsNowhere() {
        let file = file("@objc func tap() {", "      func tap() {")
        XCTAssertFalse(file.placeAt(line: 0, column: 3, from: .original).isExact)
        XCTAssertEqual(file.placeAt(line: 0, column: 6, from: .original), .init(line: 0, column: 6))
    }

    func testColumnsCountAsEditorsDo() {
        let file = file("let 👍🏽 = #selector(tap); call()", "let 👍🏽 = Selector(\"tap\"); call()")
        let place = file.placeAt(line: 0, column: ("let 👍🏽 = #selector(tap); " as NSString).length, from: .original)
        XCTAssertEqual(place.column, ("let 👍🏽 = Selector(\"tap\"); " as NSString).length)
    }

    func testWhatIsAddedBehindTheTextIsAtItsEnd() {
        let file = file("let a = 1\n", "let a = 1\n\nimport PorticoObjC\n")
        XCTAssertEqual(file.placeAt(line: 2, column: 4, from: .lowered), .init(line: 1, column: 0, isExact: false))
        XCTAssertTrue(file.isOurs(2))
    }

    func testAnyColumnOfAnyLinesHasAPlace() {
        var random = SystemRandomNumberGenerator()
        let pieces = ["a", "tap", " ", "(", ")", "#", "\"", "é", "👍🏽", "."]
        for _ in 0..<300 {
            let lines = (0..<2).map { _ in
                (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement()! }.joined()
            }
            let file = file(lines[0], lines[1])
            for side in [LineAlignment.Side.original, .lowered] {
                let length = lines[side == .original ? 1 : 0].utf16.count
                for column in 0..<20 {
                    let place = file.placeAt(line: 0, column: column, from: side)
                    XCTAssertTrue(
                        lines[0] == lines[1] || (0...length).contains(place.column), "\(lines) \(column) \(place)")
                }
            }
        }
    }
}
