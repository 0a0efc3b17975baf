import XCTest

@testable import WebKit

/// What goes over the wire to the engine's process, and what is refused of it.
final class EngineCodingTests: XCTestCase {
    private func decoder(_ bytes: Data) -> EngineDecoder {
        var decoder = EngineDecoder()
        bytes.withUnsafeBytes { decoder.appendBytes($0) }
        return decoder
    }

    func testMessagesComeAsTheyWereSent() throws {
        let commands: [EngineCommand] = [
            .load(view: 1, content: .text("<p>\u{1F600}</p>", base: nil)), .stop(view: 1),
            .evaluate(view: 1, token: 2, source: "1", world: "w"),
            .answerScheme(token: 3, answer: EngineSchemeAnswer(status: 404, type: "text/plain", data: Data([0, 255]))),
        ]
        var bytes = Data()
        for command in commands { bytes += try EngineCoding.encode(command) }
        // In pieces of every size.
        for size in [1, 3, 7, bytes.count] {
            var decoder = EngineDecoder()
            var found: [EngineCommand] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { decoder.appendBytes($0) }
                while let command = try decoder.next(EngineCommand.self) { found.append(command) }
            }
            XCTAssertEqual(found, commands)
        }
    }

    func testAPartOfAMessageIsNone() throws {
        let bytes = try EngineCoding.encode(EngineCommand.stop(view: 1))
        var part = decoder(bytes.dropLast())
        XCTAssertNil(try part.next(EngineCommand.self))
    }

    func testALengthBeyondTheBoundIsRefusedBeforeItIsRead() {
        var decoder = decoder(Data([0xff, 0xff, 0xff, 0xff]))
        XCTAssertThrowsError(try decoder.next(EngineEvent.self)) {
            XCTAssertEqual($0 as? EngineCoding.Failure, .tooLong(0xffff_ffff))
        }
    }

    func testNonsenseIsRefused() {
        var empty = decoder(Data([0, 0, 0, 0]))
        XCTAssertThrowsError(try empty.next(EngineEvent.self)) {
            XCTAssertEqual($0 as? EngineCoding.Failure, .empty)
        }
        var wrong = decoder(Data([2, 0, 0, 0]) + Data("{}".utf8))
        XCTAssertThrowsError(try wrong.next(EngineEvent.self)) {
            XCTAssertEqual($0 as? EngineCoding.Failure, .malformed)
        }
    }

    func testValuesAreThoseOfTheScript() throws {
        XCTAssertNil(try EngineValue.decode(#"{"u":0}"#))
        XCTAssertTrue(try EngineValue.decode("null") is NSNull)
        XCTAssertEqual(try EngineValue.decode(#"{"d":5000}"#) as? Date, Date(timeIntervalSince1970: 5))
        XCTAssertEqual(try EngineValue.decode("true") as? Bool, true)
        XCTAssertEqual(try EngineValue.decode("1.5") as? Double, 1.5)
        XCTAssertTrue(try EngineValue.decode("3") is NSNumber)
        let list = try XCTUnwrap(try EngineValue.decode(#"[1,"two",[3],{"u":0}]"#) as? [Any])
        XCTAssertEqual(list.count, 4)
        XCTAssertEqual(list[2] as? [Int], [3])
        XCTAssertTrue(list[3] is NSNull)
        let table = try XCTUnwrap(
            try EngineValue.decode(#"{"o":{"a":1,"b":{"o":{"c":"d"}},"e":{"u":0}}}"#) as? [String: Any])
        XCTAssertEqual(table["a"] as? Int, 1)
        XCTAssertEqual(table["b"] as? [String: String], ["c": "d"])
        XCTAssertNil(table["e"])
        // Keys of the app's own that look like marks.
        let marks = try XCTUnwrap(try EngineValue.decode(#"{"o":{"u":1,"d":2}}"#) as? [String: Any])
        XCTAssertEqual(marks["u"] as? Int, 1)
    }

    func testValuesWithoutACounterpartThrow() {
        XCTAssertThrowsError(try EngineValue.decode("{"))
        XCTAssertThrowsError(try EngineValue.decode(#"{"x":1}"#))
        XCTAssertThrowsError(try EngineValue.encode(NSObject()))
        XCTAssertThrowsError(try EngineValue.encode(["a": NSObject()]))
        let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
        XCTAssertThrowsError(try EngineValue.decode(deep))
    }

    func testValuesGoThereAndBack() throws {
        let value: [String: Any] = [
            "text": "a\u{2028}\"b", "number": 20, "part": 0.5, "yes": true, "none": NSNull(),
            "list": ["a", 1] as [Any],
            "date": Date(timeIntervalSince1970: 7), "object": NSNumber(value: 1),
        ]
        let back = try XCTUnwrap(try EngineValue.decode(try EngineValue.encode(value)) as? [String: Any])
        XCTAssertEqual(back["text"] as? String, "a\u{2028}\"b")
        XCTAssertEqual(back["number"] as? Int, 20)
        XCTAssertEqual(back["part"] as? Double, 0.5)
        XCTAssertEqual(back["yes"] as? Bool, true)
        XCTAssertTrue(back["none"] is NSNull)
        XCTAssertEqual((back["list"] as? [Any])?.count, 2)
        XCTAssertEqual(back["date"] as? Date, Date(timeIntervalSince1970: 7))
        XCTAssertEqual(try EngineValue.encode(NSNumber(value: 1)), "1")
        XCTAssertEqual(try EngineValue.encode(nil), #"{"u":0}"#)
    }

    func testAnExceptionIsTakenApart() {
        let one = EngineHelperView.exception("about:blank:1:8: ReferenceError: Can't find variable: nowhere")
        XCTAssertEqual(one.text, "ReferenceError: Can't find variable: nowhere")
        XCTAssertEqual([one.line, one.column], [1, 8])
        XCTAssertEqual(one.address, "about:blank")
        let two = EngineHelperView.exception("http://a.b:80/c:12: SyntaxError: Unexpected end of script")
        XCTAssertEqual(two.text, "SyntaxError: Unexpected end of script")
        XCTAssertEqual([two.line, two.column], [12, 0])
        XCTAssertEqual(EngineHelperView.exception("words").text, "words")
    }

    func testTextsAreSafeInScripts() {
        XCTAssertEqual(EngineScripts.literal("a\"b\u{2028}"), #""a\"b\u2028""#)
    }

    func testPicturesHavePlacesOfTheirOwn() throws {
        let memory = try XCTUnwrap(EnginePictureMemory())
        let one = try XCTUnwrap(memory.takeRegion(bytes: 100_000)),
            two = try XCTUnwrap(memory.takeRegion(bytes: 50_000))
        XCTAssertGreaterThanOrEqual(one.length, 100_000)
        XCTAssertGreaterThanOrEqual(two.offset, one.offset + one.length)
        memory.giveBack(one)
        XCTAssertEqual(memory.takeRegion(bytes: 90_000), one)
        XCTAssertEqual(memory.copy(two, bytes: 4), Data(count: 4))
        XCTAssertNil(memory.copy(two, bytes: two.length + 1))
        XCTAssertNil(memory.takeRegion(bytes: 0))
        XCTAssertNil(memory.takeRegion(bytes: EnginePictureMemory.longest + 1))
    }
}
