import Foundation

/// A text whose parts go by number, in the form that `PluralText` reads at run time: a mark, then JSON.
struct PluralEntry {
    static let categories: Set = ["zero", "one", "two", "few", "many", "other", "position"]
    /// A letter of the private use area, and a word. `PluralText` has the same.
    static let mark = "\u{F8FE}plural:"

    /// `%#@files@ in %#@folders@`.
    var format: String
    /// By variable: texts by the number's category.
    var rules: [String: [String: String]]

    var text: String {
        let object: [String: Any] = ["format": format, "rules": rules]
        let data = (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])) ?? Data()
        return Self.mark + String(decoding: data, as: UTF8.self)
    }
}
