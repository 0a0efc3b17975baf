import Foundation
import PorticoBounds
import PorticoNibReader

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

    mutating func addDocument(_ path: String, shown: String) {
        guard let data = FilePaths.contents(path) else { return }
        if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
            elements.addFinding("compiled nib", file: path, place: shown)
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
        let reader = Reader()
        let mistake = reader.readText(text)
        if let (bound, line) = reader.excess {
            notes.append("\(shown):\(line): \(bound.excess): \(bound.remedy)")
        } else if let (line, column) = mistake {
            notes.append("\(shown):\(line):\(column): the XML is broken here")
        }
        for (name, count) in reader.counts where !Self.notCounted.contains(name) {
            elements.addFinding(name, file: path, place: "\(shown):\(reader.lines[name] ?? 1)", times: count)
        }
    }

    private final class Reader: BoundedXMLReader {
        private(set) var counts: [String: Int] = [:]
        private(set) var lines: [String: Int] = [:]

        override func beginElement(_ name: String, _ attributes: [String: String], line: Int) {
            counts[name, default: 0] += 1
            if lines[name] == nil { lines[name] = line }
        }
    }
}
