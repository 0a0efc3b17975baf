import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements of a small XML file, one after the other.
struct XMLElements {
    enum Event: Equatable {
        case begin(String, [String: String])
        case end(String)
    }

    private(set) var events: [Event] = []

    init(_ data: Data, shown: String) throws {
        if let place = Self.firstBrokenLetter(data) {
            throw ProjectError(
                "\(shown):\(place.line):\(place.column)", "this is not UTF-8 text",
                remedy: "correct it, or restore the file from version control")
        }
        let parser = XMLParser(data: data)
        let reader = Reader()
        parser.delegate = reader
        // Its answer alone is no proof: it goes on after some errors.
        guard parser.parse(), reader.failure == nil else {
            let (line, column) = reader.failure ?? (parser.lineNumber, parser.columnNumber)
            throw ProjectError(
                "\(shown):\(line):\(column)", "the XML is broken here",
                remedy: "correct it, or restore the file from version control")
        }
        events = reader.events
    }

    /// Where text stops being UTF-8; nil if it is all right, or says by its first bytes that it is something else. Foundation's parser
    /// ends the process at such a letter.
    static func firstBrokenLetter(_ data: Data) -> (line: Int, column: Int)? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16) == nil ? (1, 1) : nil
        }
        if String(validating: data, as: UTF8.self) != nil { return nil }
        var (line, column) = (1, 1)
        var decoder = UTF8()
        var bytes = data.makeIterator()
        while case .scalarValue(let letter) = decoder.decode(&bytes) {
            if letter == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        return (line, column)
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var events: [Event] = []
        var failure: (line: Int, column: Int)?

        func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
            if failure == nil { failure = (parser.lineNumber, parser.columnNumber) }
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            events.append(.begin(name, attributes))
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            events.append(.end(name))
        }
    }
}
