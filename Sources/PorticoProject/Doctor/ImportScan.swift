import Foundation

/// The modules that a Swift file imports, read line by line: good enough to count them.
struct ImportScan {
    /// By module: the line of its first import.
    private(set) var imports: [String: Int] = [:]
    /// Modules that the file asks for before it imports them.
    private(set) var asked: Set<String> = []

    init(_ text: String) {
        var isComment = false
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            // One line may hold several, as lowered text does.
            for part in line.split(separator: ";") {
                let text = part.drop(while: \.isWhitespace)
                if text.hasPrefix("/*") { isComment = true }
                if !isComment { takeImport(text, line: index + 1) }
                if text.contains("*/") { isComment = false }
            }
        }
    }

    private mutating func takeImport(_ text: Substring, line: Int) {
        if text.hasPrefix("#"), let found = text.range(of: "canImport(") {
            asked.insert(String(text[found.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        }
        guard text.contains("import "),
            text.first == "i" || text.first == "@" || Self.levels.contains(where: text.hasPrefix)
        else { return }
        var words = text.split(whereSeparator: \.isWhitespace)
        guard let at = words.firstIndex(of: "import"),
            words[..<at].allSatisfy({ $0.hasPrefix("@") || Self.levels.contains(String($0)) })
        else { return }
        words.removeFirst(at + 1)
        if let first = words.first, Self.kinds.contains(String(first)) { words.removeFirst() }
        guard let name = words.first?.prefix(while: { $0 != "." && $0 != "/" }), !name.isEmpty else { return }
        if imports[String(name)] == nil { imports[String(name)] = line }
    }

    private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    private static let levels: Set = ["public", "internal", "private", "fileprivate", "package"]
}
