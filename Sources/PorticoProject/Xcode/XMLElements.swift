import Foundation
import PorticoBounds
import PorticoNibReader

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
        let reader = Reader()
        let mistake = reader.readText(text)
        if let (bound, line) = reader.excess {
            throw ProjectError("\(shown):\(line)", bound.excess, remedy: bound.remedy)
        }
        if let (line, column) = mistake {
            throw ProjectError(
                "\(shown):\(line):\(column)", "the XML is broken here",
                remedy: "correct it, or restore the file from version control")
        }
        events = reader.events
        lines = reader.lines
    }

    private final class Reader: BoundedXMLReader {
        private(set) var events: [Event] = []
        private(set) var lines: [Int] = []

        override var keptCount: Int { events.count }

        override func beginElement(_ name: String, _ attributes: [String: String], line: Int) {
            events.append(.begin(name, attributes))
            lines.append(line)
        }

        override func endElement(_ name: String, line: Int) {
            events.append(.end(name))
            lines.append(line)
        }
    }
}
