import Foundation

/// Joins items as the language does: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language whose commas and conjunctions are used. By default the user's.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes the items that aren't strings.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    /// A formatter of an archive; its settings are the defaults.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The strings joined by `and` in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        ICU.list(strings, .wide, .autoupdatingCurrent) ?? strings.joined(separator: ", ")
    }

    /// The items joined by `and` in the locale's language, each written by `itemFormatter` or by its description.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return ICU.list(texts, .wide, locale)
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
