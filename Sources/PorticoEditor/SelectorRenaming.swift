import Foundation

/// A method's or property's new name, brought to the selectors that name it: lowering makes texts of them, in which the server finds no
/// names. It is asked of each selector of the old name, shown as it was written, what it means; those that mean what is renamed are
/// renamed along.
///
/// - From: `LanguageProxy`
struct SelectorRenaming {
    /// A selector's last name, and its labels, if it has any.
    struct Place: Equatable {
        var uri: String
        /// The offset at which `#selector(` begins.
        var first: Int
        var line: Int
        var name: Range<Int>
        var labels: Range<Int>?
    }

    /// What the server has answered, at the editor's places.
    private(set) var answer: LanguageValue
    private let newName: String
    private var files: [(uri: String, places: [Place])]
    private var waiting: [LanguageValue: Place] = [:]
    private var count = 0

    /// Nil where no selector has the old name.
    ///
    /// - Parameter texts: the project's files as they are written, in order.
    init?(answer: LanguageValue, oldName: String, newName: String, texts: [(uri: String, text: EditorText)]) {
        guard answer["result"]["changes"].object != nil else { return nil }
        self.answer = answer
        self.newName = newName
        files = texts.compactMap { uri, text in
            let places = Self.places(of: oldName, in: text, uri: uri)
            return places.isEmpty ? nil : (uri, places)
        }
        if files.isEmpty { return nil }
    }

    // MARK: Finding

    /// Across lines: a long selector is often broken.
    private static func places(of name: String, in text: EditorText, uri: String) -> [Place] {
        let name = NSRegularExpression.escapedPattern(for: name)
        let pattern =
            #"#selector\(\s*(?:[gs]etter:\s*)?(?:[\w.`]+\s*\.\s*)?`?("# + name
            + #")`?(\([\w:]*\))?\s*(?:as\b[^\n]*)?\)"#
        let whole = text.text as NSString
        guard whole.range(of: "#selector(").location != NSNotFound,
            let expression = try? NSRegularExpression(pattern: pattern)
        else { return [] }
        let starts = text.lines.map { $0.startIndex.utf16Offset(in: text.text) }
        func line(of offset: Int) -> Int { (starts.firstIndex { $0 > offset } ?? starts.count) - 1 }
        return expression.matches(in: text.text, range: NSRange(location: 0, length: whole.length)).map { match in
            let (named, labels) = (match.range(at: 1), match.range(at: 2))
            let last = line(of: named.location)
            func columns(_ range: NSRange) -> Range<Int> {
                range.location - starts[last]..<range.location - starts[last] + range.length
            }
            return Place(
                uri: uri, first: line(of: match.range.location), line: last, name: columns(named),
                labels: labels.location == NSNotFound ? nil : columns(labels))
        }
    }

    // MARK: Asking

    /// The next file, the lines that have to be shown as they were written, and what to ask of it; nil when all were asked.
    mutating func next() -> (uri: String, lines: Set<Int>, questions: [LanguageValue])? {
        guard !files.isEmpty else { return nil }
        let (uri, places) = files.removeFirst()
        let questions = places.map { place -> LanguageValue in
            count += 1
            let id = LanguageValue.string("portico-selector-\(count)")
            waiting[id] = place
            return [
                "jsonrpc": "2.0", "id": id, "method": "textDocument/definition",
                "params": [
                    "textDocument": ["uri": .string(uri)],
                    "position": ["line": .int(place.line), "character": .int(place.name.lowerBound)],
                ],
            ]
        }
        return (uri, Set(places.flatMap { $0.first...$0.line }), questions)
    }

    func waits(for id: LanguageValue) -> Bool { waiting[id] != nil }

    /// Takes what a selector means, at the editor's places; returns whether the file was the last one's.
    mutating func takeDefinition(_ definition: LanguageValue, for id: LanguageValue) -> Bool {
        if let place = waiting.removeValue(forKey: id), means(definition) { renamePlace(place) }
        return waiting.isEmpty
    }

    /// Whether what is found there is renamed.
    private func means(_ definition: LanguageValue) -> Bool {
        (definition.array ?? [definition]).contains { one in
            let uri = one["uri"].string ?? one["targetUri"].string ?? ""
            let range = one["targetSelectionRange"].isNull ? one["range"] : one["targetSelectionRange"]
            return edits(uri).contains { $0["range"]["start"] == range["start"] }
        }
    }

    private func edits(_ uri: String) -> [LanguageValue] { answer["result"]["changes"][uri].array ?? [] }

    private mutating func renamePlace(_ place: Place) {
        let base = String(newName.prefix { $0 != "(" })
        var new = [Self.edit(place.line, place.name, base)]
        if let labels = place.labels, base.count < newName.count {
            new.append(Self.edit(place.line, labels, String(newName.dropFirst(base.count))))
        }
        let known = edits(place.uri)
        // Asked for at a selector, the server may have it already.
        new.removeAll { one in known.contains { $0["range"]["start"] == one["range"]["start"] } }
        answer["result"]["changes"][place.uri] = .array(known + new)
    }

    private static func edit(_ line: Int, _ columns: Range<Int>, _ text: String) -> LanguageValue {
        [
            "range": [
                "start": ["line": .int(line), "character": .int(columns.lowerBound)],
                "end": ["line": .int(line), "character": .int(columns.upperBound)],
            ],
            "newText": .string(text),
        ]
    }
}
