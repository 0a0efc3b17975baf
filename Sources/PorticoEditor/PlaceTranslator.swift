/// Moves the places in a message from one text of a file to the other.
///
/// It goes by what the protocol calls things: a position is a line and a character, and belongs to the file that the object around it
/// names.
struct PlaceTranslator {
    let side: LineAlignment.Side
    /// The file of a URI; nil for one whose texts are the same.
    let file: (String) -> EditorFile?
    /// Whether a place of an edit isn't in both texts: what would be written there isn't what the user wrote.
    private(set) var missesEdits = false

    init(from side: LineAlignment.Side, file: @escaping (String) -> EditorFile?) {
        self.side = side
        self.file = file
    }

    /// - Parameter uri: The file of what names none.
    mutating func translate(_ value: LanguageValue, in uri: String?) -> LanguageValue {
        switch value {
        case .array(let values):
            return .array(values.filter { !isOurs($0, in: uri) }.map { translate($0, in: uri) })
        case .object(let object): return translate(object, in: uri)
        default: return value
        }
    }

    private mutating func translate(_ object: [String: LanguageValue], in uri: String?) -> LanguageValue {
        if let position = position(object, in: uri) { return position }
        let own = object["uri"]?.string ?? object["textDocument"]?["uri"].string ?? uri
        if object["newText"] != nil, let range = object["range"] { noteRange(range, in: own) }
        var result: [String: LanguageValue] = [:]
        for (key, value) in object {
            switch key {
            // The server's own, which it gets back as it was; and texts.
            case "data", "newText", "documentation", "contents", "text": result[key] = value
            case "changes":
                result[key] = .object(
                    (value.object ?? [:]).reduce(into: [:]) { $0[$1.key] = translate($1.value, in: $1.key) })
            case "targetRange", "targetSelectionRange":
                result[key] = translate(value, in: object["targetUri"]?.string ?? own)
            // Of who calls, in the caller's file.
            case "fromRanges": result[key] = translate(value, in: object["from"]?["uri"].string ?? own)
            default: result[key] = translate(value, in: own)
            }
        }
        if object["startLine"] != nil { foldRanges(&result, in: own) }
        return .object(result)
    }

    private func position(_ object: [String: LanguageValue], in uri: String?) -> LanguageValue? {
        guard object.count == 2, let line = object["line"]?.int, let column = object["character"]?.int else {
            return nil
        }
        guard let file = uri.flatMap(file) else { return .object(object) }
        let place = file.placeAt(line: line, column: column, from: side)
        return ["line": .int(place.line), "character": .int(place.column)]
    }

    /// A part that can be folded names its lines and columns apart.
    private func foldRanges(_ object: inout [String: LanguageValue], in uri: String?) {
        guard let file = uri.flatMap(file) else { return }
        for (line, column) in [("startLine", "startCharacter"), ("endLine", "endCharacter")] {
            guard let number = object[line]?.int else { continue }
            let place = file.placeAt(line: number, column: object[column]?.int ?? 0, from: side)
            object[line] = .int(place.line)
            if object[column] != nil { object[column] = .int(place.column) }
        }
    }

    private mutating func noteRange(_ range: LanguageValue, in uri: String?) {
        guard let file = uri.flatMap(file) else { return }
        for end in [range["start"], range["end"]] {
            guard let line = end["line"].int, let column = end["character"].int else { continue }
            if !file.placeAt(line: line, column: column, from: side).isExact { missesEdits = true }
        }
    }

    // MARK: What is ours alone

    /// Whether an entry of a list is about something that lowering has added: what it registers stands behind a file's last line, and
    /// has names of its own.
    private func isOurs(_ value: LanguageValue, in uri: String?) -> Bool {
        guard side == .lowered, let object = value.object else { return false }
        for key in ["name", "label"] {
            if let name = object[key]?.string, name.hasPrefix("_portico") || name.hasPrefix("_Portico") { return true }
        }
        // A mistake is told wherever it is.
        if object["message"] != nil { return false }
        let place = object["location"] ?? value
        let named = place["uri"].string ?? place["targetUri"].string ?? object["from"]?["uri"].string ?? uri
        guard let file = named.flatMap(file) else { return false }
        let range = [place["targetRange"], place["range"], place["selectionRange"]].first { !$0.isNull }
        if let line = range?["start"]["line"].int { return file.isOurs(line) }
        // A hint at a name that isn't in the user's text.
        guard let line = object["position"]?["line"].int, let column = object["position"]?["character"].int else {
            return false
        }
        return !file.placeAt(line: line, column: column, from: .lowered).isExact
    }

    // MARK: Colours

    /// Tokens as the protocol packs them: five numbers each, the first two relative to the token before.
    func tokens(_ data: [LanguageValue], in uri: String) -> [LanguageValue] {
        guard let file = file(uri) else { return data }
        var (line, column) = (0, 0)
        var (lastLine, lastColumn) = (0, 0)
        var result: [LanguageValue] = []
        for start in stride(from: 0, to: data.count - data.count % 5, by: 5) {
            let numbers = data[start..<start + 5].map { $0.int ?? 0 }
            column = numbers[0] == 0 ? column + numbers[1] : numbers[1]
            line += numbers[0]
            if file.isOurs(line) { break }
            let (first, end) = (
                file.placeAt(line: line, column: column, from: .lowered),
                file.placeAt(line: line, column: column + numbers[2], from: .lowered)
            )
            guard first.isExact, end.isExact, end.column > first.column else { continue }
            let after = first.line == lastLine ? first.column - lastColumn : first.column
            let numbersNow = [first.line - lastLine, after, end.column - first.column, numbers[3], numbers[4]]
            result += numbersNow.map(LanguageValue.int)
            (lastLine, lastColumn) = (first.line, first.column)
        }
        return result
    }
}
