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
