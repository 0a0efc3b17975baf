import Foundation
import PorticoBounds
import PorticoNibReader

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The delegate of a parser that reads a file which may be too deep, too long or broken: it ends the parsing at the first bound that the
/// file exceeds, and remembers where the first mistake is. Subclasses say what they keep of each element.
class BoundedXMLReader: NSObject, XMLParserDelegate {
    /// The first mistake; the parser's answer alone is no proof, since it goes on after some errors.
    final private(set) var failure: (line: Int, column: Int)?
    /// The bound that there is more than, and where.
    final private(set) var excess: (bound: ReaderBound, line: Int)?
    private var depth = 0
    private var mistakes = 0

    /// The number of elements' ends and beginnings that are kept.
    var keptCount: Int { 0 }
    func beginElement(_ name: String, _ attributes: [String: String], line: Int) {}
    func endElement(_ name: String, line: Int) {}

    /// Reads a text. Returns nil if it is whole, else the place of the mistake.
    final func readText(_ text: XMLText) -> (line: Int, column: Int)? {
        let parser = XMLParser(data: text.data)
        parser.delegate = self
        let isWhole = parser.parse()
        return isWhole && failure == nil ? nil : failure ?? (parser.lineNumber, parser.columnNumber)
    }

    final func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        if failure == nil { failure = (parser.lineNumber, parser.columnNumber) }
        mistakes += 1
        if ReaderBounds.documentMistakes.isExceeded(by: mistakes) { parser.abortParsing() }
    }

    final func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard excess == nil else { return }
        depth += 1
        for (bound, number) in [(ReaderBounds.elementDepth, depth), (ReaderBounds.elements, keptCount)]
        where bound.isExceeded(by: number) {
            excess = (bound, parser.lineNumber)
            return parser.abortParsing()
        }
        beginElement(name, attributes, line: parser.lineNumber)
    }

    final func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        depth -= 1
        guard excess == nil else { return }
        endElement(name, line: parser.lineNumber)
    }
}
