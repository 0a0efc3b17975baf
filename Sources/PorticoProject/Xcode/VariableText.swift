import Foundation

/// Text with build variables: `$(NAME)`, `${NAME}`, `$(NAME:rfc1034identifier)`, `$(A_$(B))`.
enum VariableText {
    /// - Parameters:
    ///   - value: what a variable stands for.
    ///   - missing: hears of variables that nobody knows and that have no default; they become empty text.
    static func expand(_ text: String, _ value: (String) -> String?, missing: (String) -> Void = { _ in }) -> String {
        guard text.contains("$") else { return text }
        return expand(Substring(text), value, missing, depth: 0)
    }

    private static func expand(
        _ text: Substring, _ value: (String) -> String?, _ missing: (String) -> Void, depth: Int
    ) -> String {
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            let after = rest.index(after: start)
            guard after < rest.endIndex, let close = closings[rest[after]], depth < 32,
                let end = matching(rest[after], close, in: rest, from: after)
            else {
                result.append("$")
                rest = rest[after...]
                continue
            }
            let inside = rest[rest.index(after: after)..<end]
            result += variable(
                inside.contains("$") ? Substring(expand(inside, value, missing, depth: depth + 1)) : inside, value,
                missing)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static let closings: [Character: Character] = ["(": ")", "{": "}"]

    private static func matching(
        _ open: Character, _ close: Character, in text: Substring, from start: Substring.Index
    ) -> Substring.Index? {
        var level = 0
        for index in text[start...].indices {
            if text[index] == open { level += 1 }
            if text[index] == close {
                level -= 1
                if level == 0 { return index }
            }
        }
        return nil
    }

    private static func variable(_ text: Substring, _ value: (String) -> String?, _ missing: (String) -> Void) -> String
    {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var found = value(String(parts.first ?? ""))
        for operation in parts.dropFirst() {
            if operation.hasPrefix("default=") {
                if (found ?? "").isEmpty { found = String(operation.dropFirst(8)) }
            } else {
                found = found.map { apply(operation, to: $0) }
            }
        }
        if found == nil { missing(String(parts.first ?? "")) }
        return found ?? ""
    }

    private static func apply(_ operation: Substring, to text: String) -> String {
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
