/// What a source may ask of the parser: it takes time that doubles with every bracket that is never closed, and grows with the square of the
/// marks that a merge has left; and its stack is finite.
///
/// Texts and comments are told roughly: a source that is taken for too deep by mistake would need hundreds of brackets in one text.
enum SourceBounds {
    /// The compiler's own bound on nesting is 256.
    static let maximumDepth = 250
    static let maximumUnclosed = 12

    /// The first bracket that is too deep, or that is one of too many without an end; nil for a source that can be parsed.
    static func problem(in source: String) -> (line: Int, column: Int, message: String)? {
        var open: [(line: Int, column: Int)] = []
        var scanner = BracketScanner(source)
        while let bracket = scanner.next() {
            guard bracket.opens else {
                _ = open.popLast()
                continue
            }
            open.append((bracket.line, bracket.column))
            if open.count > maximumDepth {
                return (bracket.line, bracket.column, "brackets are nested more than \(maximumDepth) deep")
            }
        }
        if let mark = scanner.conflict {
            return (mark.line, mark.column, "source control conflict marker in source file")
        }
        guard open.count > maximumUnclosed, let first = open.first else { return nil }
        return (first.line, first.column, "\(open.count) brackets are never closed, this is the first")
    }
}

/// Goes from bracket to bracket, past texts and comments.
private struct BracketScanner {
    private var bytes: ArraySlice<UInt8>
    private var line = 1
    private var lineStart = 0
    /// The first mark of a merge at the beginning of a line, so far.
    private(set) var conflict: (line: Int, column: Int)?

    init(_ source: String) { bytes = Array(source.utf8)[...] }

    mutating func next() -> (opens: Bool, line: Int, column: Int)? {
        while let byte = bytes.first {
            let column = bytes.startIndex - lineStart + 1
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                bytes.removeFirst()
                return (true, line, column)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                bytes.removeFirst()
                return (false, line, column)
            case UInt8(ascii: "\""): skipText()
            case UInt8(ascii: "<") where column == 1 && bytes.starts(with: "<<<<<<< ".utf8):
                conflict = conflict ?? (line, column)
                advance()
            case UInt8(ascii: "/") where bytes.dropFirst().first == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where bytes.dropFirst().first == UInt8(ascii: "*"): skipComment()
            default: advance()
            }
        }
        return nil
    }

    private mutating func advance() {
        if bytes.removeFirst() == UInt8(ascii: "\n") {
            line += 1
            lineStart = bytes.startIndex
        }
    }

    private mutating func skipLine() {
        while let byte = bytes.first, byte != UInt8(ascii: "\n") { bytes.removeFirst() }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if bytes.starts(with: "/*".utf8) {
                depth += 1
                bytes.removeFirst(2)
            } else if bytes.starts(with: "*/".utf8) {
                depth -= 1
                bytes.removeFirst(2)
            } else {
                advance()
            }
        } while depth > 0 && !bytes.isEmpty
    }

    private mutating func skipText() {
        let isLong = bytes.starts(with: "\"\"\"".utf8)
        bytes.removeFirst(isLong ? 3 : 1)
        while let byte = bytes.first {
            if isLong, bytes.starts(with: "\"\"\"".utf8) {
                bytes.removeFirst(3)
                return
            }
            if !isLong, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") {
                if byte == UInt8(ascii: "\"") { bytes.removeFirst() }
                return
            }
            if byte == UInt8(ascii: "\\"), bytes.count > 1 { advance() }
            advance()
        }
    }
}
