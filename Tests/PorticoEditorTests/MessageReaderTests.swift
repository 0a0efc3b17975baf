import XCTest

@testable import PorticoEditor

final class MessageReaderTests: XCTestCase {
    func testMessagesComeWholeHoweverTheyAreCut() throws {
        let messages: [LanguageValue] = [["id": 1, "text": "né\n\r\n"], ["b": true, "n": .null, "d": [1, 2]]]
        let data = messages.map(MessageReader.frame).reduce(Data(), +)
        for step in 1...data.count {
            var reader = MessageReader()
            var found: [LanguageValue] = []
            for start in stride(from: 0, to: data.count, by: step) {
                reader.addData(data[start..<min(start + step, data.count)])
                while let message = try reader.next() { found.append(message) }
            }
            XCTAssertEqual(found, messages)
        }
    }

    func testWhatIsNoMessageIsAnError() {
        let inputs = [
            "hello\r\n\r\n", "Content-Length: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n", "\r\n{}",
            "Content-Length: 99999999999\r\n\r\n", "Content-Length: 2\r\n\r\n}}", String(repeating: "a", count: 5000),
        ]
        for input in inputs {
            var reader = MessageReader()
            reader.addData(Data(input.utf8))
            XCTAssertThrowsError(try reader.next(), input)
        }
    }

    func testNumbersAndTruthsStayWhatTheyAre() {
        let text = #"{"a":true,"b":1,"c":1.5,"d":[0,false,null],"e":"x"}"#
        let value: LanguageValue = [
            "a": true, "b": 1, "c": .number(1.5), "d": [0, false, .null], "e": "x",
        ]
        XCTAssertEqual(LanguageValue(Data(text.utf8)), value)
        XCTAssertEqual(String(decoding: value.data, as: UTF8.self), text)
    }
}
