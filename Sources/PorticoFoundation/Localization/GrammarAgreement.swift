import Foundation

/// Agreement of words with a number: `^[\(count) stop](inflect: true)` reads “1 stop” and “2 stops”.
///
/// Foundation knows the grammar of several languages; here it is English's (DEV-1184). Words of other languages stay as they are written.
///
/// - From: `AttributedString(localized:)`, SwiftUI's texts
package enum GrammarAgreement {
    /// The text without the marks, its words in agreement. A place of an interpolation is one character, `placeholder`.
    ///
    /// - Parameter values: what stands at the places, in their order; nil where it is no text.
    package static func resolve(
        _ source: String, placeholder: Character = "\u{FFFC}", values: [String?] = [], locale: Locale
    ) -> String {
        guard source.contains("](inflect:") else { return source }
        var result = source, passed = 0
        while let mark = result.firstMatch(of: /\^\[([^\]]*)\]\(inflect: *true\)/) {
            passed = result[..<mark.range.lowerBound].count { $0 == placeholder }
            var next = passed
            // The number is the first of the words, written out or put in.
            let numbers: [String] = mark.1.split(separator: " ").compactMap { word in
                guard word.contains(placeholder) else { return String(word) }
                defer { next += 1 }
                return next < values.count ? values[next] : nil
            }
            let number = numbers.lazy.compactMap { value(of: $0, locale) }.first
            let isEnglish = locale.language.languageCode?.identifier == "en"
            let text = String(mark.1)
            result.replaceSubrange(
                mark.range, with: isEnglish && number != nil && number != 1 ? pluralised(text, placeholder) : text)
        }
        return result
    }

    private static func value(of word: String, _ locale: Locale) -> Double? {
        // A value's marks are escaped in Markdown.
        let word = word.filter { $0 != "\\" }
        return Double(word) ?? (try? Double(word, format: .number.locale(locale)))
    }

    /// The text with its last word in the plural.
    private static func pluralised(_ text: String, _ placeholder: Character) -> String {
        guard let end = text.lastIndex(where: \.isLetter) else { return text }
        let start = text[...end].lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
        let word = String(text[start...end])
        return text[..<start] + plural(of: word) + text[text.index(after: end)...]
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese",
        "mouse": "mice", "life": "lives", "knife": "knives", "wife": "wives", "leaf": "leaves", "half": "halves",
        "shelf": "shelves",
        "wolf": "wolves", "loaf": "loaves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
        "echo": "echoes",
        "quiz": "quizzes", "is": "are", "was": "were", "has": "have", "this": "these", "that": "those",
    ]
    private static let unchanging: Set = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "information", "equipment",
    ]

    package static func plural(of word: String) -> String {
        let lower = word.lowercased()
        if unchanging.contains(lower) { return word }
        if let other = irregular[lower] {
            return word.first!.isUppercase ? other.prefix(1).uppercased() + other.dropFirst() : other
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !vowels.contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }
}
