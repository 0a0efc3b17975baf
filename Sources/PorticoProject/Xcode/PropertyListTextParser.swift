import Foundation
import PorticoBounds

/// Reads property lists in the text form of OpenStep, which project files and `.strings` files are written in.
///
/// Time and memory grow with the size of the file only; nesting is bounded.
struct PropertyListTextParser {
    /// Where a file is broken, and how.
    struct Failure: Error, Equatable {
        var line: Int
        var column: Int
        var reason: String
    }

    private let bytes: [UInt8]
    private var at = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    }

    /// Reads one value, with nothing but blanks and comments after it.
    static func parseList(_ data: Data) throws(Failure) -> PropertyListText {
        var parser = PropertyListTextParser([UInt8](data))
        let value = try parser.value()
        try parser.skipBlanks()
        if parser.at < parser.bytes.count { throw parser.failure("text after the end of the list") }
        return value
    }

    /// Reads the pairs of a `.strings` file, which has no braces around them: those before the first error, and that error.
    static func parsePairs(_ data: Data) -> (pairs: [String: PropertyListText], failure: Failure?) {
        var parser = PropertyListTextParser([UInt8](data))
        var pairs: [String: PropertyListText] = [:]
        do throws(Failure) {
            try parser.skipBlanks()
            if parser.peek == UInt8(ascii: "{") {
                return ((try parser.value()).table ?? [:], nil)
            }
            try parser.parsePairs(into: &pairs, until: nil)
            return (pairs, nil)
        } catch {
            return (pairs, error)
        }
    }

    // MARK: Values

    private mutating func value() throws(Failure) -> PropertyListText {
        try skipBlanks()
        guard let byte = peek else { throw failure("the file ends where a value should be") }
        switch byte {
        case UInt8(ascii: "{"): return try nested { (parser) throws(Failure) in try parser.table() }
        case UInt8(ascii: "("): return try nested { (parser) throws(Failure) in try parser.list() }
        case UInt8(ascii: "<"): return .data(try data())
        default: return .text(try text())
        }
    }

    private mutating func nested(
        _ body: (inout Self) throws(Failure) -> PropertyListText
    ) throws(Failure) -> PropertyListText {
        depth += 1
        defer { depth -= 1 }
        guard !ReaderBounds.propertyListDepth.isExceeded(by: depth) else {
            throw failure(ReaderBounds.propertyListDepth.excess)
        }
        at += 1
        return try body(&self)
    }

    private mutating func table() throws(Failure) -> PropertyListText {
        var result: [String: PropertyListText] = [:]
        try parsePairs(into: &result, until: UInt8(ascii: "}"))
        return .table(result)
    }

    private mutating func parsePairs(
        into result: inout [String: PropertyListText], until end: UInt8?
    ) throws(Failure) {
        while true {
            try skipBlanks()
            guard let byte = peek else {
                if end == nil { return }
                throw failure("the file ends inside of a table: a “}” is missing")
            }
            if byte == end {
                at += 1
                return
            }
            let key = try text()
            try skipBlanks()
            if peek == UInt8(ascii: ";") {
                // `key;` stands for `key = key;`.
                result[key] = .text(key)
                at += 1
                continue
            }
            try expectSign("=", after: "the key “\(Self.short(key))”")
            result[key] = try value()
            try skipBlanks()
            // The last semicolon of a table may be missing.
            if peek == end, end != nil { continue }
            try expectSign(";", after: "the value of “\(Self.short(key))”")
        }
    }

    private mutating func list() throws(Failure) -> PropertyListText {
        var result: [PropertyListText] = []
        while true {
            try skipBlanks()
            guard let byte = peek else { throw failure("the file ends inside of a list: a “)” is missing") }
            if byte == UInt8(ascii: ")") {
                at += 1
                return .list(result)
            }
            result.append(try value())
            try skipBlanks()
            if peek == UInt8(ascii: ",") {
                at += 1
            } else if peek != UInt8(ascii: ")") {
                throw failure("a list's items must be separated by “,”")
            }
        }
    }

    private mutating func data() throws(Failure) -> [UInt8] {
        if isConflict { throw failure("a merge conflict is left in the file") }
        at += 1
        var result: [UInt8] = []
        var half: UInt8?
        while let byte = peek {
            at += 1
            switch byte {
            case UInt8(ascii: ">"):
                if half != nil { throw failure("data with half a byte") }
                return result
            case UInt8(ascii: " "), 9, 10, 13: continue
            default:
                guard let digit = Self.hexDigit(byte) else { throw failure("data must be written in hexadecimal") }
                if let high = half {
                    result.append(high << 4 | digit)
                    half = nil
                } else {
                    half = digit
                }
            }
        }
        throw failure("the file ends inside of data: a “>” is missing")
    }

    // MARK: Text

    private mutating func text() throws(Failure) -> String {
        guard let byte = peek else { throw failure("the file ends where a text should be") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
        let start = at
        while let byte = peek, Self.isPlain(byte) { at += 1 }
        guard at > start else {
            if isConflict { throw failure("a merge conflict is left in the file") }
            let shown = byte < 0x80 ? String(UnicodeScalar(byte)) : "a letter outside of ASCII"
            throw failure("“\(shown)” must stand in quotes, or doesn't belong here")
        }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(Failure) -> String {
        let start = at
        at += 1
        var result: [UInt8] = []
        var surrogate: UInt16?
        while let byte = peek {
            at += 1
            if byte == quote { return String(decoding: result, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                try parseEscape(into: &result, surrogate: &surrogate)
            } else {
                result.append(byte)
            }
        }
        at = start
        throw failure("a text that begins here has no closing quote")
    }

    private mutating func parseEscape(into result: inout [UInt8], surrogate: inout UInt16?) throws(Failure) {
        guard let byte = peek else { throw failure("the file ends inside of a text") }
        at += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "a"): result.append(7)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "f"): result.append(12)
        case UInt8(ascii: "v"): result.append(11)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = Int(byte - 48)
            var count = 1
            while count < 3, let next = peek, (48...55).contains(next) {
                code = code * 8 + Int(next - 48)
                at += 1
                count += 1
            }
            appendScalar(UnicodeScalar(UInt8(truncatingIfNeeded: code)), to: &result)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            var unit: UInt16 = 0
            var count = 0
            while count < 4, let next = peek, let digit = Self.hexDigit(next) {
                unit = unit << 4 | UInt16(digit)
                at += 1
                count += 1
            }
            if count == 0 { throw failure("“\\U” needs hexadecimal digits after it") }
            if let high = surrogate, (0xDC00...0xDFFF).contains(unit) {
                let code = 0x10000 + (UInt32(high) - 0xD800) << 10 + UInt32(unit) - 0xDC00
                surrogate = nil
                if let scalar = UnicodeScalar(code) { appendScalar(scalar, to: &result) }
            } else if (0xD800...0xDBFF).contains(unit) {
                surrogate = unit
            } else {
                surrogate = nil
                appendScalar(UnicodeScalar(unit) ?? "\u{FFFD}", to: &result)
            }
        default: result.append(byte)
        }
    }

    private func appendScalar(_ scalar: UnicodeScalar, to result: inout [UInt8]) {
        result.append(contentsOf: Array(String(scalar).utf8))
    }

    // MARK: Bytes

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func skipBlanks() throws(Failure) {
        while let byte = peek {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                at += 1
            } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") {
                while let byte = peek, byte != 10 && byte != 13 { at += 1 }
            } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
                let start = at
                at += 2
                while at + 1 < bytes.count, !(bytes[at] == UInt8(ascii: "*") && bytes[at + 1] == UInt8(ascii: "/")) {
                    at += 1
                }
                if at + 1 >= bytes.count {
                    at = start
                    throw failure("a comment that begins here has no end")
                }
                at += 2
            } else {
                return
            }
        }
    }

    private mutating func expectSign(_ sign: Character, after what: String) throws(Failure) {
        guard peek == sign.asciiValue else {
            if isConflict { throw failure("a merge conflict is left in the file") }
            throw failure("“\(sign)” is missing after \(what)")
        }
        at += 1
    }

    /// `<<<<<<<`, `=======` or `>>>>>>>`, as version control leaves them.
    private var isConflict: Bool {
        guard let byte = peek, [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")].contains(byte) else {
            return false
        }
        return at + 7 <= bytes.count && bytes[at..<at + 7].allSatisfy { $0 == byte }
    }

    private func failure(_ reason: String) -> Failure {
        let before = bytes[..<min(at, bytes.count)]
        let line = before.count { $0 == 10 } + 1
        let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        return Failure(line: line, column: before.count - start + 1, reason: reason)
    }

    private static func short(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"):
            true
        default: false
        }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 48
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 87
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 55
        default: nil
        }
    }
}
