import PorticoBounds

/// What a source may ask of the parser: it takes time that doubles with every bracket that is never closed, and grows with the square of the
/// marks that a merge has left; and its stack is finite, as is that of whoever walks its tree, in which each member of a chain
/// (`a.b.c`, `a()()`, `if … else if …`) lies in the next one.
///
/// Texts and comments are told roughly (a regular expression is taken for code): a source that is taken for too deep by mistake would need
/// hundreds of brackets in one of them.
enum SourceBounds {
    /// The first bracket that is too deep, or that is one of too many without an end, or the place where a chain gets too long; nil for a
    /// source that can be parsed.
    static func problem(in source: String) -> (line: Int, column: Int, message: String)? {
        var open: [(line: Int, column: Int)] = []
        var scanner = BracketScanner(source)
        while let bracket = scanner.next() {
            guard bracket.opens else {
                _ = open.popLast()
                continue
            }
            open.append((bracket.line, bracket.column))
            if ReaderBounds.bracketDepth.isExceeded(by: open.count) {
                return (
                    bracket.line, bracket.column,
                    "brackets are nested more than \(ReaderBounds.bracketDepth.value) deep"
                )
            }
        }
        if let excess = scanner.excess { return (excess.line, excess.column, excess.bound.excess) }
        if let mark = scanner.conflict {
            return (mark.line, mark.column, "source control conflict marker in source file")
        }
        guard ReaderBounds.openBrackets.isExceeded(by: open.count), let first = open.first else { return nil }
        return (first.line, first.column, "\(open.count) brackets are never closed, this is the first")
    }
}

/// Goes from bracket to bracket, past texts and comments. What is interpolated in a text is code.
private struct BracketScanner {
    private struct Text {
        /// The signs `#` of a raw text.
        let pounds: Int
        let isLong: Bool
    }

    private var bytes: ArraySlice<UInt8>
    private var line = 1
    private var lineStart = 0
    /// The texts around, and how many brackets are open in what is interpolated in each.
    private var interpolations: [(text: Text, depth: Int)] = []
    /// The text that goes on here.
    private var text: Text?
    /// The first mark of a merge at the beginning of a line, so far.
    private(set) var conflict: (line: Int, column: Int)?
    /// The first place at which something is over its bound.
    private(set) var excess: (line: Int, column: Int, bound: ReaderBound)?
    /// How many members, calls and branches hang together here, and in each bracket around.
    private var chain = 0
    private var chainsAround: [Int] = []
    private var isLineNew = false
    /// The last byte of code that is no blank.
    private var previous: UInt8 = 0
    /// How many `#if` are open.
    private var conditions = 0

    init(_ source: String) { bytes = Array(source.utf8)[...] }

    mutating func next() -> (opens: Bool, line: Int, column: Int)? {
        while let byte = bytes.first {
            if let text {
                skip(text)
                continue
            }
            let column = bytes.startIndex - lineStart + 1
            follow(byte, column: column)
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                bytes.removeFirst()
                chainsAround.append(chain)
                chain = 0
                if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
                return (true, line, column)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                bytes.removeFirst()
                closeBracket()
                return (false, line, column)
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                countConditions(column: column)
                beginText()
            case UInt8(ascii: "<") where column == 1 && bytes.starts(with: "<<<<<<< ".utf8):
                conflict = conflict ?? (line, column)
                advance()
            case UInt8(ascii: "/") where bytes.dropFirst().first == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where bytes.dropFirst().first == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\n"):
                // A text of one line ends with it, and with the text whatever is interpolated in it.
                while let last = interpolations.last, !last.text.isLong { interpolations.removeLast() }
                isLineNew = true
                advance()
            default: bytes.removeFirst()
            }
        }
        return nil
    }

    /// Counts what hangs together: a new line begins something new, unless it goes on with a member or a branch.
    private mutating func follow(_ byte: UInt8, column: Int) {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): return
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): chain += 1
        case UInt8(ascii: ">") where previous == UInt8(ascii: "-"):
            chain += 1
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"),
            UInt8(ascii: "&"),
            UInt8(ascii: "|"):
            chain = 0
        case UInt8(ascii: "/") where bytes.starts(with: "//".utf8) || bytes.starts(with: "/*".utf8): return
        default:
            let goesOn = [
                UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: ":"),
            ]
            if isLineNew, !goesOn.contains(byte), !bytes.starts(with: "else".utf8) { chain = 0 }
        }
        isLineNew = false
        previous = byte
        if excess == nil, ReaderBounds.chainLength.isExceeded(by: chain) {
            excess = (line, column, ReaderBounds.chainLength)
        }
    }

    private mutating func countConditions(column: Int) {
        if bytes.starts(with: "#if".utf8) { conditions += 1 }
        if bytes.starts(with: "#endif".utf8) { conditions -= 1 }
        if excess == nil, ReaderBounds.conditionDepth.isExceeded(by: conditions) {
            excess = (line, column, ReaderBounds.conditionDepth)
        }
    }

    private mutating func closeBracket() {
        chain = (chainsAround.popLast() ?? 0) + 1
        guard let last = interpolations.indices.last else { return }
        interpolations[last].depth -= 1
        if interpolations[last].depth == 0 {
            text = interpolations.removeLast().text
            chain -= 1
        }
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

    // MARK: Texts

    private mutating func beginText() {
        let pounds = bytes.prefix { $0 == UInt8(ascii: "#") }.count
        bytes.removeFirst(pounds)
        guard bytes.first == UInt8(ascii: "\"") else { return }
        let isLong = bytes.starts(with: "\"\"\"".utf8)
        bytes.removeFirst(isLong ? 3 : 1)
        text = Text(pounds: pounds, isLong: isLong)
    }

    /// To the text's end, or to what is interpolated in it.
    private mutating func skip(_ current: Text) {
        while let byte = bytes.first {
            switch byte {
            case UInt8(ascii: "\n") where !current.isLong:
                text = nil
                return
            case UInt8(ascii: "\"") where !current.isLong || bytes.starts(with: "\"\"\"".utf8):
                bytes.removeFirst(current.isLong ? 3 : 1)
                guard takePounds(current) else { continue }
                text = nil
                return
            case UInt8(ascii: "\\"):
                bytes.removeFirst()
                guard takePounds(current), let escaped = bytes.first else { continue }
                if escaped == UInt8(ascii: "(") {
                    interpolations.append((current, 0))
                    text = nil
                    return
                }
                if escaped != UInt8(ascii: "\n") { bytes.removeFirst() }
            default: advance()
            }
        }
    }

    /// Whether as many signs follow as the text began with, which are passed then.
    private mutating func takePounds(_ text: Text) -> Bool {
        guard text.pounds > 0 else { return true }
        guard bytes.prefix(text.pounds).elementsEqual(repeatElement(UInt8(ascii: "#"), count: text.pounds)) else {
            return false
        }
        bytes.removeFirst(text.pounds)
        return true
    }
}
