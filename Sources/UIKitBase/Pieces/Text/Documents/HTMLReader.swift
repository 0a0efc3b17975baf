import CoreGraphics
import Foundation

/// Reads HTML: the usual elements, style attributes and simple rules of style elements. Nothing is loaded, no script runs.
///
/// - From: `TextDocument`
/// - To: `HTMLLibrary`, `HTMLLooks`, `HTMLRules`
struct HTMLReader {
    private let data: Data
    private let encoding: String.Encoding?
    private let base: [NSAttributedString.Key: Any]
    private var rules = HTMLRules()
    private var result = NSMutableAttributedString()
    /// A space, not written yet: it may turn out to end a line.
    private var hasSpace = false
    private var isLineStart = true
    /// Spaces that come now aren't shown: a line has begun.
    private var dropsSpace = true
    /// The line holds the marker of an item, and nothing yet of the item itself.
    private var hasMarker = false
    /// Where the tables around begin, and whether other tables lie in them.
    private var tables: [(start: Int, hasInner: Bool)] = []
    /// The parts of the text that are the rows of a table.
    private var rows: [NSRange] = []

    init(_ data: Data, encoding: String.Encoding?, base: [NSAttributedString.Key: Any]) {
        self.data = data
        self.encoding = encoding
        self.base = base
    }

    private struct Place {
        var node: HTMLLibrary.Node
        var looks: HTMLLooks
        /// The children are done.
        var isEnd = false
    }

    func read() throws -> NSAttributedString {
        guard !data.allSatisfy({ $0 <= 0x20 }) else { return NSAttributedString(string: "") }
        guard let library = HTMLLibrary.shared else {
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey: "HTML can't be read: the library libxml2 isn't installed (libxml2)."
                ])
        }
        var reader = self
        let isRead = library.parse(data, encoding: Self.name(encoding)) { reader.walk($0) }
        guard isRead else { throw CocoaError(.fileReadCorruptFile) }
        HTMLTable.arrangeColumns(of: reader.result, in: reader.rows)
        return reader.result
    }

    private static func name(_ encoding: String.Encoding?) -> String? {
        switch encoding {
        case .utf8?: "UTF-8"
        case .utf16?, .unicode?: "UTF-16"
        case .isoLatin1?: "ISO-8859-1"
        case .windowsCP1252?: "windows-1252"
        case .shiftJIS?: "SHIFT_JIS"
        default: nil
        }
    }

    /// Without recursion: a document may nest as deep as it is long.
    private mutating func walk(_ root: HTMLLibrary.Node) {
        var stack = [Place(node: root, looks: HTMLLooks(base))]
        while let place = stack.popLast() {
            if place.isEnd {
                end(place)
                continue
            }
            if let next = place.node.next { stack.append(Place(node: next, looks: place.looks)) }
            if let text = place.node.text {
                add(text, place.looks)
                continue
            }
            guard place.node.isElement else { continue }
            let name = place.node.name
            if name == "style" { rules.read(place.node.firstChild?.text ?? "") }
            guard !Self.hidden.contains(name) else { continue }
            var looks = place.looks
            looks.enter(name, place.node.attributes, rules)
            guard !looks.isHidden else { continue }
            begin(name, looks)
            stack.append(Place(node: place.node, looks: looks, isEnd: true))
            if let child = place.node.firstChild { stack.append(Place(node: child, looks: looks)) }
        }
    }

    private static let hidden: Set<String> = [
        "style", "script", "title", "meta", "link", "noscript", "template", "select", "textarea", "iframe", "object",
        "audio",
        "video", "svg", "canvas", "map",
    ]

    // MARK: Elements

    private mutating func begin(_ name: String, _ looks: HTMLLooks) {
        switch name {
        case "br": write("\u{2028}", looks)
        case "hr":
            closeBlock(looks)
            write("\n", looks)
        case "td", "th":
            if looks.cell > 0 { write("\t", looks) }
        case "img": break
        default:
            guard HTMLLooks.blocks.contains(name) else { return }
            closeBlock(looks)
            if name == "table" { tables.append((result.length, false)) }
            guard name == "li" else { return }
            write(looks.marker, looks)
            (isLineStart, dropsSpace, hasMarker) = (true, true, true)
        }
    }

    private mutating func end(_ place: Place) {
        let name = place.node.name
        guard HTMLLooks.blocks.contains(name), name != "html", name != "body" else { return }
        closeBlock(place.looks, endsItem: name == "li")
        if name == "table" { endTable() }
    }

    /// The table's rows get their tabs when all is read. A table that others lie in only holds them in their places: it stays as it is.
    private mutating func endTable() {
        guard let table = tables.popLast() else { return }
        if let outer = tables.indices.last { tables[outer].hasInner = true }
        guard !table.hasInner else { return }
        rows.append(NSRange(location: table.start, length: result.length - table.start))
    }

    /// Ends the paragraph that text was written to.
    private mutating func closeBlock(_ looks: HTMLLooks, endsItem: Bool = false) {
        hasSpace = false
        guard !isLineStart || endsItem && hasMarker, result.length > 0 else { return }
        // The line end has the looks of the text that it ends.
        let last = result.attributes(at: result.length - 1, effectiveRange: nil)
        if result.string.hasSuffix("\u{2028}") {
            result.replaceCharacters(in: NSRange(location: result.length - 1, length: 1), with: "\n")
        } else {
            result.append(NSAttributedString(string: "\n", attributes: last))
        }
        (isLineStart, dropsSpace, hasMarker) = (true, true, false)
    }

    // MARK: Text

    private mutating func add(_ text: String, _ looks: HTMLLooks) {
        if looks.keepsSpace { return write(text.replacingOccurrences(of: "\r\n", with: "\n"), looks) }
        var words = ""
        for character in text.unicodeScalars {
            if character.value == 0x20 || (9...13).contains(character.value) {
                hasSpace = true
                continue
            }
            if hasSpace, !dropsSpace || !words.isEmpty { words += " " }
            hasSpace = false
            words.unicodeScalars.append(character)
        }
        if !words.isEmpty { write(looks.cased(words), looks) }
    }

    private mutating func write(_ text: String, _ looks: HTMLLooks) {
        guard !text.isEmpty else { return }
        result.append(NSAttributedString(string: text, attributes: looks.attributes))
        isLineStart = text.hasSuffix("\n")
        dropsSpace = isLineStart || text.hasSuffix("\u{2028}")
        hasMarker = false
        if dropsSpace { hasSpace = false }
    }
}
