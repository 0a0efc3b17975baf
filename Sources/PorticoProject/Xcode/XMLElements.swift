import Foundation
import PorticoNibReader

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
        let text = XMLText(data)
        if let place = text.broken {
            throw ProjectError(
                "\(shown):\(place.line):\(place.column)", "this is not UTF-8 text",
                remedy: "correct it, or restore the file from version control")
        }
        if let line = text.declarationLine {
            throw ProjectError("\(shown):\(line)", "this declares entities", remedy: "write out what they stand for")
        }
        let parser = XMLParser(data: text.data)
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
