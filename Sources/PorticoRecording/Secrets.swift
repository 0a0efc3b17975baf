import Foundation

/// Takes out of a text what looks like a secret: a recording is made to be given to somebody else. What an app prints of a request is
/// where most are.
///
/// - From: `Recorder`, `LineLog`
enum Secrets {
    /// Words in the names of what is secret.
    private static let names = "token|secret|passw|pwd|apikey|api[-_]key|signature|credential|session[-_]?id|cookie"
    /// A whole name that has one of them in it.
    private static let named = #"(?<![\w.-])(?>[\w.-]*?(?:\#(names)))[\w.-]*+"#

    /// What is found, and what stays of it. Each takes time in proportion to the text, whatever that is: a word that may be long is tried
    /// where it begins and nowhere else, and what was taken of it isn't given back (`(?>…)`, `*+`).
    private static let patterns: [(NSRegularExpression, String)] = [
        // A header, or its place in a printed dictionary, up to the end of the line or of the string.
        (#"\b((?:proxy-)?authorization|(?:set-)?cookie|x-api-key)("?\s*[:=]\s*"?)[^"\n\r]+"#, "$1$2…"),
        (#"\b(bearer)\s+[\w.~+/=-]{8,}"#, "$1 …"),
        // Who asks, in an address.
        (#"(://)[^/\s@"?#]++@"#, "$1…@"),
        // A value of a query, of a form, or of what an app prints of both.
        (#"(\#(named)|[?&](?:key|code|sig|auth))(\s?=\s?"?)[^&\s"'#;,)\]]+"#, "$1$2…"),
        // Of JSON.
        (#"(\#(named)["']\s*:\s*["'])[^"']+"#, "$1…"),
        // A token says that it is one: JSON in base64, with a signature.
        (#"(?<![\w-])((?>[\w-]*?\b(?=eyJ)))eyJ[\w-]{8,}+\.[\w-]++\.[\w-]*+"#, "$1…"),
    ].map { pattern, rest in
        guard let made = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
            preconditionFailure("“\(pattern)” is no pattern")
        }
        return (made, rest)
    }

    static func hidden(in text: String) -> String {
        guard mayHaveSome(text) else { return text }
        return patterns.reduce(text) { text, pattern in
            pattern.0.stringByReplacingMatches(
                in: text, range: NSRange(text.startIndex..., in: text), withTemplate: pattern.1)
        }
    }

    /// Most lines have none, and apps print many.
    private static func mayHaveSome(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "\"") }
            || ["earer", "EARER", "uthori", "UTHORI", "ookie", "OOKIE", "eyJ", "-api-", "-API-", "-Api-", "':"].contains
            {
                text.contains($0)
            }
    }

    /// As many signs as letters were typed where they aren't shown.
    static func dots(_ text: String) -> String { String(repeating: "•", count: text.count) }
}
