import Foundation
import FoundationXML

/// Reads the text that Xcode keeps a version of a model in, `contents`, element by element.
///
/// - From: `ModelFile`, which bounds the file's size
/// - To: `ModelBuilder`, which makes descriptions of what was read
final class ModelReader: NSObject, XMLParserDelegate {
    static let largestFile = 16 << 20
    /// Entities, properties and whatever else together.
    private static let mostElements = 200_000

    struct Element {
        let name: String
        let attributes: [String: String]
        var children: [Element] = []

        subscript(_ key: String) -> String? { attributes[key] }
        func isSet(_ key: String) -> Bool { attributes[key] == "YES" }
        func all(_ name: String) -> [Element] { children.filter { $0.name == name } }
    }

    private let data: Data
    private var open: [Element] = []
    private var root: Element?
    private var count = 0
    private var failure: String?

    init(_ data: Data) { self.data = data }

    func fill(_ model: NSManagedObjectModel) throws {
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = self
        let isWhole = parser.parse()
        if let failure { throw ModelFile.Failure(description: "line \(parser.lineNumber): \(failure)") }
        guard isWhole, let root else {
            let reason = parser.parserError.map { "\($0.localizedDescription)" } ?? "it is no XML"
            throw ModelFile.Failure(description: "line \(parser.lineNumber): \(reason)")
        }
        try ModelBuilder(root).build(model)
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        count += 1
        guard count <= Self.mostElements, open.count < 32 else {
            failure = "it has more than \(Self.mostElements) elements, or they lie more than 32 deep"
            return parser.abortParsing()
        }
        if open.isEmpty, elementName != "model" {
            failure = "it begins with <\(elementName)>, and a model begins with <model>"
            return parser.abortParsing()
        }
        open.append(Element(name: elementName, attributes: attributeDict))
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard let done = open.popLast() else { return }
        if open.isEmpty { root = done } else { open[open.count - 1].children.append(done) }
    }
}
