import XCTest

@testable import PorticoFoundation

/// Attributed strings in JSON and property lists, with Foundation's attributes and those of an app.
final class AttributedStringCodableTests: XCTestCase {
    private struct Note: Codable, Equatable { var text: AttributedString }
    private struct Marked: Codable {
        @CodableConfiguration(from: AttributeScopes.OwnAttributes.self) var text = AttributedString()
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private var text: AttributedString {
        var text = AttributedString("ab")
        text[OwnAttribute.self] = 4
        return text + AttributedString("c")
    }

    func testATextWithoutAttributesIsAString() throws {
        XCTAssertEqual(try json(Note(text: "abc")), #"{"text":"abc"}"#)
        XCTAssertEqual(try json(Note(text: "")), #"{"text":""}"#)
        XCTAssertEqual(try JSONDecoder().decode(Note.self, from: Data(#"{"text":"abc"}"#.utf8)).text, "abc")
        XCTAssertThrowsError(try JSONDecoder().decode(Note.self, from: Data(#"{"text":3}"#.utf8)))
        XCTAssertThrowsError(try JSONDecoder().decode(Note.self, from: Data(#"{"text":["a"]}"#.utf8)))
    }

    func testAttributesOfManyRunsStandInATable() throws {
        let own = AttributeScopes.OwnAttributes.self
        var many = AttributedString("")
        for index in 0..<12 {
            var part = AttributedString("\(index) ")
            if index % 3 > 0 { part[OwnAttribute.self] = index % 3 }
            many += part
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(many, configuration: own)
        XCTAssertEqual(
            String(decoding: data, as: UTF8.self).filter { $0 != " " },
            #"{"attributeTable":[{"number":1},{"number":2}],"#
                + #""runs":["0",{},"1",0,"2",1,"3",{},"4",0,"5",1,"6",{},"7",0,"8",1,"9",{},"10",0,"11",1]}"#)
        XCTAssertEqual(try JSONDecoder().decode(AttributedString.self, from: data, configuration: own), many)
        let short = Data(#"{"runs":["a",1,"b",{}],"attributeTable":[{},{"number":5}]}"#.utf8)
        let read = try JSONDecoder().decode(AttributedString.self, from: short, configuration: own)
        XCTAssertEqual(read[read.range(of: "a")!][OwnAttribute.self], 5)
        for wrong in [
            "[]", #"["a",{},"",{}]"#, #"["",{"number":1}]"#, #"["a",0]"#, #"{"runs":["a",1],"attributeTable":[{}]}"#,
            #"{"runs":["a",-1],"attributeTable":[{}]}"#, #"{"runs":["a",0]}"#,
        ] {
            XCTAssertThrowsError(
                try JSONDecoder().decode(AttributedString.self, from: Data(wrong.utf8), configuration: own), wrong)
        }
    }

    func testFoundationsAttributesAreWrittenWithoutBeingAskedFor() throws {
        var note = Note(text: text)
        note.text[note.text.range(of: "c")!].link = URL(string: "https://a.b")
        let data = try JSONEncoder().encode(note)
        let read = try JSONDecoder().decode(Note.self, from: data).text
        XCTAssertEqual(String(read.characters), "abc")
        XCTAssertEqual(read[read.range(of: "c")!].link, URL(string: "https://a.b"))
        XCTAssertNil(read[OwnAttribute.self], "an attribute of no known scope is left out")
        XCTAssertEqual(
            try PropertyListDecoder().decode(Note.self, from: PropertyListEncoder().encode(note)).text, read)
    }

    func testTheAttributesOfAScopeOfTheApps() throws {
        XCTAssertEqual(try json(Marked(text: text)), #"{"text":["ab",{"number":4},"c",{}]}"#)
        let read = try JSONDecoder().decode(Marked.self, from: JSONEncoder().encode(Marked(text: text)))
        XCTAssertEqual(read.text, text)
        let own = AttributeScopes.OwnAttributes.self
        let data = try JSONEncoder().encode(text, configuration: own)
        XCTAssertEqual(try JSONDecoder().decode(AttributedString.self, from: data, configuration: own), text)
        let attributes = try JSONEncoder().encode(text.runs.first!.attributes, configuration: own)
        XCTAssertEqual(String(decoding: attributes, as: UTF8.self), #"{"number":4}"#)
        XCTAssertEqual(
            try JSONDecoder().decode(AttributeContainer.self, from: attributes, configuration: own)[OwnAttribute.self],
            4)
    }
}

enum OwnAttribute: CodableAttributedStringKey {
    typealias Value = Int
    static let name = "number"
}

extension AttributeScopes {
    struct OwnAttributes: AttributeScope { let number: OwnAttribute }
}
