import Foundation
import PorticoBounds
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
    /// The line of each event.
    private(set) var lines: [Int] = []

    init(_ data: Data, shown: String) throws {
        guard !ReaderBounds.documentBytes.isExceeded(by: data.count) else {
            throw ProjectError(shown, ReaderBounds.documentBytes.excess, remedy: ReaderBounds.documentBytes.remedy)
        }
        let text = XMLText(data)
        if let place = text.broken {
            throw ProjectError(
                "\(shown):\(place.line):\(place.column)", "this is not UTF-8 text",
                remedy: "correct it, or restore the file from version control")
        }
        if let line = text.declarationLine {
            throw ProjectError("\(shown):\(line)", "this declares entities", remedy: "write out what they stand for")
        }
        if let line = text.crowdedLine {
            throw ProjectError(
                "\(shown):\(line)", ReaderBounds.attributes.excess, remedy: ReaderBounds.attributes.remedy)
        }
        let parser = XMLParser(data: text.data)
        let reader = Reader()
        parser.delegate = reader
        // Its answer alone is no proof: it goes on after some errors.
        let isWhole = parser.parse()
        if let (bound, line) = reader.excess {
            throw ProjectError("\(shown):\(line)", bound.excess, remedy: bound.remedy)
        }
        guard isWhole, reader.failure == nil else {
            let (line, column) = reader.failure ?? (parser.lineNumber, parser.columnNumber)
            throw ProjectError(
                "\(shown):\(line):\(column)", "the XML is broken here",
                remedy: "correct it, or restore the file from version control")
        }
        events = reader.events
        lines = reader.lines
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var events: [Event] = []
        var lines: [Int] = []
        var failure: (line: Int, column: Int)?
        /// The bound that there is more than, and where.
        var excess: (bound: ReaderBound, line: Int)?
        private var depth = 0
        private var mistakes = 0

        func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
            if failure == nil { failure = (parser.lineNumber, parser.columnNumber) }
            mistakes += 1
            if ReaderBounds.documentMistakes.isExceeded(by: mistakes) { parser.abortParsing() }
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            guard excess == nil else { return }
            depth += 1
            for (bound, number) in [(ReaderBounds.elementDepth, depth), (ReaderBounds.elements, events.count)]
            where bound.isExceeded(by: number) {
                excess = (bound, parser.lineNumber)
                return parser.abortParsing()
            }
            events.append(.begin(name, attributes))
            lines.append(parser.lineNumber)
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            depth -= 1
            guard excess == nil else { return }
            events.append(.end(name))
            lines.append(parser.lineNumber)
        }
    }
}
