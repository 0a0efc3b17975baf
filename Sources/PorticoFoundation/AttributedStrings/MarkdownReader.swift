import Foundation

/// Makes an attributed string of a document that cmark-gfm has parsed.
///
/// - From: `AttributedString.init(markdown:options:baseURL:)`
/// - To: `MarkdownLibrary`
struct MarkdownReader {
    private let library: MarkdownLibrary
    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?
    /// A space that the source doesn't have: put at the beginning of each line it keeps the line from beginning a block.
    private let guardMark: Character

    private var result = AttributedString()
    /// The blocks around what is being read, the outermost first.
    private var blocks: [PresentationIntent.IntentType] = []
    private var identity = 0
    private var ordinals: [Int] = []
    private var rows = 0
    private var cells = 0
    private var inline: [InlinePresentationIntent] = []
    private var links: [URL?] = []
    private var images: [(url: URL?, title: String?)] = []

    init?(_ options: AttributedString.MarkdownParsingOptions, baseURL: URL?, source: String) {
        guard let library = MarkdownLibrary.shared else { return nil }
        self.library = library
        self.options = options
        self.baseURL = baseURL
        let marks: [Character] = ["\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}"]
        guardMark = marks.first { !source.contains($0) } ?? marks[0]
    }

    private var isFull: Bool { options.interpretedSyntax == .full }
    private var keepsSpace: Bool { options.interpretedSyntax == .inlineOnlyPreservingWhitespace }

    mutating func readSource(_ source: String) -> AttributedString {
        let text = isFull ? source : guarded(source)
        let extensions = isFull ? ["table", "strikethrough"] : ["strikethrough"]
        library.walkText(text, extensions: extensions) { kind, node, begins in
            if begins { beginNode(kind, node) } else { endNode(kind) }
        }
        return result
    }

    /// All lines as one paragraph, whatever they begin with.
    private func guarded(_ source: String) -> String {
        source.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            let content = keepsSpace ? String(line) : line.trimmingCharacters(in: .whitespaces)
            return keepsSpace ? "\(guardMark)\(content)\(guardMark)" : "\(guardMark)\(content)"
        }.joined(separator: "\n")
    }

    // MARK: Nodes

    private mutating func beginNode(_ kind: String, _ node: MarkdownLibrary.Node) {
        let text = { (value: UnsafePointer<CChar>?) in value.map { String(cString: $0) } }
        switch kind {
        case "paragraph": openBlock(.paragraph)
        case "heading": openBlock(.header(level: Int(library.level(node))))
        case "block_quote": openBlock(.blockQuote)
        case "list":
            let isOrdered = library.listType(node) == 2
            ordinals.append(isOrdered ? Int(library.listStart(node)) : 1)
            openBlock(isOrdered ? .orderedList : .unorderedList)
        case "item":
            let ordinal = ordinals.last ?? 1
            if !ordinals.isEmpty { ordinals[ordinals.count - 1] += 1 }
            openBlock(.listItem(ordinal: ordinal))
        case "table":
            rows = 0
            openBlock(.table(columns: columns(node)))
        case "table_header":
            cells = 0
            openBlock(.tableHeaderRow)
        case "table_row":
            cells = 0
            rows += 1
            openBlock(.tableRow(rowIndex: rows))
        case "table_cell":
            openBlock(.tableCell(columnIndex: cells))
            cells += 1
        case "code_block":
            let hint = text(library.fence(node)).flatMap { $0.isEmpty ? nil : $0 }
            openBlock(.codeBlock(languageHint: hint))
            addText(text(library.literal(node)) ?? "")
            closeBlock()
        case "html_block": addText(text(library.literal(node)) ?? "", .blockHTML)
        case "thematic_break":
            openBlock(.thematicBreak)
            addText("\u{2E3B}")
            closeBlock()
        case "text": addText(text(library.literal(node)) ?? "")
        case "code": addText(text(library.literal(node)) ?? "", .code)
        case "html_inline": addText(text(library.literal(node)) ?? "", .inlineHTML)
        case "softbreak": addText(keepsSpace ? "\n" : " ", isFull ? .softBreak : [])
        case "linebreak": addText("\n", .lineBreak)
        case "emph": inline.append(.emphasized)
        case "strong": inline.append(.stronglyEmphasized)
        case "strikethrough": inline.append(.strikethrough)
        case "link": links.append(url(text(library.url(node))))
        case "image": images.append((url(text(library.url(node))), text(library.title(node))))
        default: break
        }
    }

    private mutating func endNode(_ kind: String) {
        switch kind {
        case "paragraph", "heading", "block_quote", "item", "table", "table_header", "table_row", "table_cell":
            closeBlock()
        case "list":
            closeBlock()
            _ = ordinals.popLast()
        case "emph", "strong", "strikethrough": _ = inline.popLast()
        case "link": _ = links.popLast()
        case "image": _ = images.popLast()
        default: break
        }
    }

    private mutating func openBlock(_ kind: PresentationIntent.Kind) {
        identity += 1
        blocks.append(.init(kind: kind, identity: identity))
    }

    private mutating func closeBlock() { _ = blocks.popLast() }

    private func columns(_ node: MarkdownLibrary.Node) -> [PresentationIntent.TableColumn] {
        let count = Int(library.columns(node))
        guard let alignments = library.alignments(node) else { return [] }
        return (0..<count).map { index in
            switch alignments[index] {
            case UInt8(ascii: "c"): .init(alignment: .center)
            case UInt8(ascii: "r"): .init(alignment: .right)
            default: .init(alignment: .left)
            }
        }
    }

    private func url(_ text: String?) -> URL? {
        guard let text, !text.isEmpty else { return nil }
        return URL(string: text, relativeTo: baseURL)
    }

    private mutating func addText(_ text: String, _ more: InlinePresentationIntent = []) {
        var text = text
        if !isFull { text.removeAll { $0 == guardMark } }
        guard !text.isEmpty else { return }
        var container = AttributeContainer()
        let intent = inline.reduce(more) { $0.union($1) }
        if !intent.isEmpty { container.inlinePresentationIntent = intent }
        if isFull, !blocks.isEmpty { container.presentationIntent = PresentationIntent(types: blocks.reversed()) }
        if let link = links.last ?? nil { container.link = link }
        if let image = images.last {
            container.imageURL = image.url
            if let title = image.title, !title.isEmpty { container.alternateDescription = title }
        }
        result += AttributedString(text, attributes: container)
    }
}
