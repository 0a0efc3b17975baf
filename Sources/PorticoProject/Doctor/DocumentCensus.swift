import Foundation
import PorticoBounds
import PorticoNibReader

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Counts what storyboards and xibs are made of.
struct DocumentCensus {
    private(set) var elements = FindingCounter()
    private(set) var notes: [String] = []

    /// What only the editor reads, and what holds other elements without being one.
    private static let notCounted: Set<String> = [
        "document", "device", "dependencies", "plugIn", "deployment", "capability", "adaptation", "development",
        "point",
        "inferredMetricsTieBreakers", "simulatedMetricsContainer", "simulatedStatusBarMetrics",
        "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedNavigationBarMetrics", "classes", "class",
        "relationships", "relationship", "source", "scenes", "objects", "subviews", "constraints", "connections",
        "resources",
        "freeformSimulatedSizeMetrics", "customFonts", "string", "designables", "designable", "nil",
    ]

    mutating func add(_ path: String, shown: String) {
        guard let data = FilePaths.contents(path) else { return }
        if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
            elements.add("compiled nib", file: path, place: shown)
            return
        }
        let text = XMLText(data)
        if let place = text.broken {
            notes.append("\(shown):\(place.line):\(place.column): not UTF-8 text")
            return
        }
        if let line = text.declarationLine {
            notes.append("\(shown):\(line): declares entities")
            return
        }
        if let line = text.crowdedLine {
            notes.append("\(shown):\(line): \(ReaderBounds.attributes.excess): \(ReaderBounds.attributes.remedy)")
            return
        }
        let parser = XMLParser(data: text.data)
        let reader = Reader()
        parser.delegate = reader
        // Its answer alone is no proof: it goes on after some errors.
        let isWhole = parser.parse()
        if let line = reader.deepLine {
            notes.append("\(shown):\(line): \(ReaderBounds.elementDepth.excess): \(ReaderBounds.elementDepth.remedy)")
        } else if !isWhole || reader.failure != nil {
            let (line, column) = reader.failure ?? (parser.lineNumber, parser.columnNumber)
            notes.append("\(shown):\(line):\(column): the XML is broken here")
        }
        for (name, count) in reader.counts where !Self.notCounted.contains(name) {
            elements.add(name, file: path, place: "\(shown):\(reader.lines[name] ?? 1)", times: count)
        }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var counts: [String: Int] = [:]
        var lines: [String: Int] = [:]
        var failure: (line: Int, column: Int)?
        /// Where elements lie too deep in each other.
        var deepLine: Int?
        private var depth = 0

        func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
            if failure == nil { failure = (parser.lineNumber, parser.columnNumber) }
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            guard deepLine == nil else { return }
            depth += 1
            if ReaderBounds.elementDepth.isExceeded(by: depth) {
                deepLine = parser.lineNumber
                return parser.abortParsing()
            }
            counts[name, default: 0] += 1
            if lines[name] == nil { lines[name] = parser.lineNumber }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            depth -= 1
        }
    }
}
