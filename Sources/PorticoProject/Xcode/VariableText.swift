import Foundation
import PorticoBounds

/// Text with build variables: `$(NAME)`, `${NAME}`, `$(NAME:rfc1034identifier)`, `$(A_$(B))`.
enum VariableText {
    /// - Parameters:
    ///   - value: what a variable stands for.
    ///   - missing: hears of variables that nobody knows and that have no default; they become empty text.
    static func expand(_ text: String, _ value: (String) -> String?, missing: (String) -> Void = { _ in }) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        let written = Written(text)
        return String(decoding: expand(written.bytes.indices, of: written, value, missing, depth: 0), as: UTF8.self)
    }

    /// A text with the end of each bracket, which is looked for once: looking from each `$(` to the end takes the square of their number.
    private struct Written {
        let bytes: [UInt8]
        /// By the place of an opening bracket, that of the one that closes it; 0 where none does.
        private(set) var closings: [Int]

        init(_ text: String) {
            bytes = Array(text.utf8)
            closings = Array(repeating: 0, count: bytes.count)
            var (round, curly): ([Int], [Int]) = ([], [])
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "("): round.append(index)
                case UInt8(ascii: "{"): curly.append(index)
                case UInt8(ascii: ")"): if let open = round.popLast() { closings[open] = index }
                case UInt8(ascii: "}"): if let open = curly.popLast() { closings[open] = index }
                default: break
                }
            }
        }

        func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    }

    private static func expand(
        _ range: Range<Int>, of text: Written, _ value: (String) -> String?, _ missing: (String) -> Void, depth: Int
    ) -> [UInt8] {
        var result: [UInt8] = []
        var at = range.lowerBound
        while let start = text.bytes[at..<range.upperBound].firstIndex(of: UInt8(ascii: "$")) {
            result += text.bytes[at..<start]
            let open = start + 1
            let end = open < range.upperBound ? text.closings[open] : 0
            guard end > open, end < range.upperBound, depth < ReaderBounds.settingDepth.value else {
                result.append(UInt8(ascii: "$"))
                at = open
                continue
            }
            let inside = open + 1..<end
            let name =
                text.bytes[inside].contains(UInt8(ascii: "$"))
                ? String(decoding: expand(inside, of: text, value, missing, depth: depth + 1), as: UTF8.self)
                : text.string(inside)
            result += variable(Substring(name), value, missing).utf8
            at = end + 1
        }
        return result + text.bytes[at..<range.upperBound]
    }

    private static func variable(_ text: Substring, _ value: (String) -> String?, _ missing: (String) -> Void) -> String
    {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var found = value(String(parts.first ?? ""))
        for operation in parts.dropFirst() {
            if operation.hasPrefix("default=") {
                if (found ?? "").isEmpty { found = String(operation.dropFirst(8)) }
            } else {
                found = found.map { applyOperation(operation, to: $0) }
            }
        }
        if found == nil { missing(String(parts.first ?? "")) }
        return found ?? ""
    }

    private static func applyOperation(_ operation: Substring, to text: String) -> String {
        switch operation {
        case "rfc1034identifier": rfc1034(text)
        case "c99extidentifier", "identifier": ProjectModel.identifier(from: text)
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        case "dir": FilePaths.folder(text)
        case "file": FilePaths.name(text)
        case "base": (FilePaths.name(text) as NSString).deletingPathExtension
        case "suffix": "." + (text as NSString).pathExtension
        case "standardizepath": (text as NSString).standardizingPath
        case "quote": text.replacingOccurrences(of: " ", with: "\\ ")
        default: text
        }
    }

    static func rfc1034(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    }
}
