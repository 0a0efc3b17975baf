import Foundation

/// The pattern of `LIKE`: `?` stands for one character, `*` for any number of them.
///
/// Matching takes at most as many steps as the text's length times the pattern's: only the last `*` is ever tried again, because what
/// stands before it has been found at the earliest place that there is.
struct WildcardPattern {
    private let pattern: [Unicode.Scalar]
    private let folding: String.CompareOptions

    init(_ pattern: String, options: String.CompareOptions) {
        folding = options.intersection([.caseInsensitive, .diacriticInsensitive])
        self.pattern = Self.scalars(pattern, folding)
    }

    private static func scalars(_ text: String, _ folding: String.CompareOptions) -> [Unicode.Scalar] {
        Array((folding.isEmpty ? text : text.folding(options: folding, locale: nil)).unicodeScalars)
    }

    /// Whether the whole text matches.
    func matches(_ text: String) -> Bool {
        var steps = 0
        return matches(text, steps: &steps)
    }

    /// - Parameter steps: Grows by each comparison of a character with a part of the pattern.
    func matches(_ text: String, steps: inout Int) -> Bool {
        let text = Self.scalars(text, folding)
        var (at, part) = (0, 0)
        /// Behind the last `*`, and the place in the text from which what follows it was tried last.
        var retry: (part: Int, at: Int)?
        while at < text.count {
            steps += 1
            if part < pattern.count, pattern[part] == "*" {
                part += 1
                retry = (part, at)
            } else if part < pattern.count, pattern[part] == "?" || pattern[part] == text[at] {
                (at, part) = (at + 1, part + 1)
            } else if let last = retry {
                retry = (last.part, last.at + 1)
                (at, part) = (last.at + 1, last.part)
            } else {
                return false
            }
        }
        return pattern[part...].allSatisfy { $0 == "*" }
    }
}
