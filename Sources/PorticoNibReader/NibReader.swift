import Foundation
import FoundationXML
import PorticoBounds
import PorticoNib

/// Reads `.xib` and `.storyboard` files as Xcode saves them into a `NibDocument`, and nibs as it compiles them: elements and attributes by
/// the tables, values in their types. What the tables don't know is one problem with file, line and count, and the rest is read. A document that isn't
/// well-formed is read as far as it goes.
///
/// - From: `portico build`
/// - To: `NibDocument`
package enum NibReader {
    /// Why there is no document at all.
    package struct Failure: Error, CustomStringConvertible, Sendable {
        package var file: String
        package var line: Int
        package var message: String
        package var description: String { "\(file):\(line): \(message)" }

        init(file: String, line: Int, message: String) {
            (self.file, self.line, self.message) = (file, line, message)
        }

        init(file: String, line: Int, bound: ReaderBound) {
            self.init(file: file, line: line, message: "\(bound.excess): \(bound.remedy)")
        }
    }

    /// - Parameter file: what problems call it.
    package static func readDocument(_ data: Data, file: String) throws -> NibDocument {
        guard !ReaderBounds.documentBytes.isExceeded(by: data.count) else {
            throw Failure(file: file, line: 1, bound: ReaderBounds.documentBytes)
        }
        let isKeyed = BinaryPropertyList.isOne(data)
        if isKeyed || NibArchive.isArchive(data) {
            do {
                let archive = isKeyed ? try NibArchive(keyed: data) : try NibArchive(data)
                return NibArchiveTranslation.document(archive, file: file)
            } catch {
                throw Failure(file: file, line: 1, message: error.message)
            }
        }
        let text = XMLText(data)
        // Interface Builder's documents have none.
        if let line = text.declarationLine {
            throw Failure(file: file, line: line, message: "declares entities; save the document in Xcode again")
        }
        if let line = text.crowdedLine { throw Failure(file: file, line: line, bound: ReaderBounds.attributes) }
        let builder = NibTreeBuilder(file: file)
        builder.run(text)
        guard var root = builder.root, root.element == "document" else {
            let first = builder.notes.problems.first { $0.column != nil }
            throw Failure(
                file: file, line: first?.line ?? 1,
                message: first?.message ?? "no Interface Builder document: its root isn't <document>")
        }
        let type = root.string("type") ?? ""
        guard type.contains("CocoaTouch") else {
            throw Failure(
                file: file, line: root.line,
                message:
                    "made for another platform (\(type.isEmpty ? "without a type" : type)); iOS documents say CocoaTouch"
            )
        }
        var document = NibDocument(kind: type.contains("Storyboard") ? .storyboard : .xib)
        NibNormalizer.run(&root, builder.notes)
        for child in root.children {
            switch child.element {
            case "scenes":
                document.scenes = child.children.filter { $0.element == "scene" }.map {
                    NibScene(id: $0.string("sceneID") ?? "", objects: $0.list("objects"))
                }
            case "objects": document.objects = child.children
            case "resources": document.resources = child.children
            default: break
            }
        }
        root.children = []
        document.root = root
        document.problems = builder.notes.problems
        return document
    }
}

/// Problems by message: each once, with its first place and how often it was met.
final class NibNotes {
    let file: String
    private var places: [String: Int] = [:]
    private(set) var problems: [NibProblem] = []
    /// A document may be wrong everywhere.
    private static let most = 500

    init(file: String) { self.file = file }

    func addProblem(_ message: String, line: Int, column: Int? = nil) {
        if let place = places[message] {
            problems[place].count += 1
        } else if problems.count < Self.most {
            places[message] = problems.count
            problems.append(NibProblem(file: file, line: line, column: column, message))
        }
    }
}

/// Builds the tree from the parser's calls.
private final class NibTreeBuilder: NSObject, XMLParserDelegate {
    private static let holdText: Set<String> = ["string", "mutableString", "mutableData"]

    let notes: NibNotes
    private(set) var root: NibNode?
    private var open: [NibNode] = []
    /// How deep the parser is in something that is left out.
    private var skipping = 0
    private var count = 0
    private var gaveUp = false
    private var mistakes = 0
    /// Where the parser first found it broken: it goes on as far as it can, and may end without a word.
    private var brokenAt: (line: Int, column: Int, code: Int)?
    private let tables = NibTables.shared

    init(file: String) { notes = NibNotes(file: file) }

    func run(_ text: XMLText) {
        if let place = text.broken {
            notes.addProblem(
                "bytes that aren't UTF-8; they are read as “\u{FFFD}”", line: place.line, column: place.column)
        }
        let parser = XMLParser(data: text.data)
        parser.delegate = self
        parser.shouldResolveExternalEntities = false
        let isWhole = parser.parse() && open.isEmpty && skipping == 0
        if !gaveUp, !isWhole || brokenAt != nil {
            let place = brokenAt ?? (max(1, parser.lineNumber), parser.columnNumber, 77)
            notes.addProblem(
                "not well-formed XML (\(Self.reasons[place.code] ?? "error \(place.code) of libxml2")); what follows may be left out",
                line: place.line, column: place.column)
        }
        while open.count > 0 { closeElement() }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        mistakes += 1
        if ReaderBounds.documentMistakes.isExceeded(by: mistakes) { parser.abortParsing() }
        guard brokenAt == nil else { return }
        brokenAt = (max(1, parser.lineNumber), parser.columnNumber, (error as NSError).code)
    }

    private static let reasons = [
        4: "it is empty or begins with something else", 5: "there is more after its end", 26: "an unknown entity",
        38: "“<” in an attribute", 39: "an attribute without quotes", 41: "an attribute without a value",
        42: "an attribute twice", 68: "a name is missing", 73: "“>” is missing", 76: "tags that don't match",
        77: "it ends early", 81: "bytes that aren't UTF-8", 89: "entities that refer to each other",
    ]

    private func stopParser(_ parser: XMLParser, _ message: String) {
        guard !gaveUp else { return }
        gaveUp = true
        notes.addProblem(message, line: parser.lineNumber, column: parser.columnNumber)
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard !gaveUp else { return }
        if skipping > 0 {
            skipping += 1
            if ReaderBounds.elementDepth.isExceeded(by: skipping) {
                stopParser(
                    parser,
                    "\(ReaderBounds.elementDepth.excess), what follows is left out: \(ReaderBounds.elementDepth.remedy)"
                )
            }
            return
        }
        // A key of a text that is for the document's editors.
        if tables.skipped.contains(name) || attributes["key"] == "userComments" {
            skipping = 1
            return
        }
        guard tables.blocks[name] != nil else {
            notes.addProblem("unknown element <\(name)>, left out", line: parser.lineNumber)
            skipping = 1
            return
        }
        count += 1
        for (bound, number) in [(ReaderBounds.elementDepth, open.count), (ReaderBounds.elements, count)]
        where bound.isExceeded(by: number + 1) {
            return stopParser(parser, "\(bound.excess), what follows is left out: \(bound.remedy)")
        }
        var node = NibNode(name, line: parser.lineNumber)
        // The parser hands them over in no order; a tree has one.
        for (attribute, text) in attributes.sorted(by: Self.order) {
            if let value = value(text, attribute, of: name, line: parser.lineNumber) {
                node.attributes.append(.init(attribute, value))
            }
        }
        if let classes = tables.classes(of: name) { node.attributes.append(.init("class", .text(classes))) }
        open.append(node)
    }

    private static func order(_ one: (key: String, value: String), _ other: (key: String, value: String)) -> Bool {
        let rank = { (name: String) in name == "id" ? 0 : name == "key" ? 1 : 2 }
        return (rank(one.key), one.key) < (rank(other.key), other.key)
    }

    private func value(_ text: String, _ attribute: String, of element: String, line: Int) -> NibValue? {
        guard let row = tables.row(attribute, of: element) else {
            notes.addProblem("unknown attribute \(attribute) of <\(element)>, ignored", line: line)
            return nil
        }
        let value: NibValue?
        switch row.kind {
        case .editor: return nil
        case .string, .text, .reference: return .text(text)
        case .bool: value = text == "YES" ? .flag(true) : text == "NO" ? .flag(false) : nil
        case .integer, .number: value = NibNumber.parseNumber(text).map { .number($0) }
        case .ratio: value = NibNumber.ratio(text).map { .number($0) }
        case .choice(let known): value = known.contains(text) ? .text(text) : nil
        }
        if value == nil {
            notes.addProblem(
                "\(attribute)=\"\(text.prefix(60))\" of <\(element)> is no value of that attribute, ignored", line: line
            )
        }
        return value
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard skipping == 0, let last = open.indices.last, Self.holdText.contains(open[last].element) else { return }
        open[last].text += text
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if skipping > 0 { skipping -= 1 } else if !gaveUp { closeElement() }
    }

    private func closeElement() {
        guard var node = open.popLast() else { return }
        if node.flag("base64-UTF8") == true {
            let bytes = Data(base64Encoded: node.text, options: .ignoreUnknownCharacters) ?? Self.padded(node.text)
            node.text = String(decoding: bytes, as: UTF8.self)
            node["base64-UTF8"] = nil
        }
        if let parent = open.indices.last {
            open[parent].children.append(node)
        } else if root == nil {
            root = node
        }
    }

    /// Interface Builder writes base 64 without its padding.
    private static func padded(_ text: String) -> Data {
        let plain = text.filter { !$0.isWhitespace }
        let missing = (4 - plain.count % 4) % 4
        return Data(base64Encoded: plain + String(repeating: "=", count: missing)) ?? Data()
    }
}

/// Numbers as Interface Builder writes them.
enum NibNumber {
    /// The smallest double stands for nothing.
    static func parseNumber(_ text: String) -> Double? {
        guard let number = Double(text.trimmingCharacters(in: .whitespaces)) else {
            return text == "infinite" ? .infinity : nil
        }
        guard number.isFinite else { return nil }
        return abs(number) < 1e-300 ? 0 : number
    }

    /// `0.5`, `16:9` and `1/3`.
    static func ratio(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map(String.init)
        let numbers = parts.compactMap(parseNumber)
        guard numbers.count == parts.count else { return nil }
        switch numbers.count {
        case 1: return numbers[0]
        case 2 where numbers[1] != 0: return numbers[0] / numbers[1]
        default: return nil
        }
    }
}
