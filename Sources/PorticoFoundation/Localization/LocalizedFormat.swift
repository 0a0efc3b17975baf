import Foundation

/// A text with places for values, and the values: what an interpolated key is made of.
struct LocalizedFormat: Equatable, Hashable, Sendable, Codable {
    /// A value as `String(format:)` takes it.
    enum Argument: Equatable, Hashable, Sendable, Codable {
        case text(String)
        case signed(Int64)
        case unsigned(UInt64)
        case number(Double)
        case resource(LocalizedStringResource)
        /// A place that has no value yet.
        case placeholder(Int)
    }

    /// `Hello %@`: the key of the table, with `%%` for a percent sign if there are values.
    var text = ""
    var arguments: [Argument] = []

    /// The text of a table, or this one, with the values in their places.
    ///
    /// - Parameters:
    ///   - replacements: the values of places without one.
    ///   - asMarkdown: texts get a backslash in front of what Markdown would read.
    func filled(
        _ format: String, _ locale: Locale?, replacements: [any CVarArg] = [], asMarkdown: Bool = false
    ) -> String {
        guard !arguments.isEmpty else { return format }
        func escaped(_ text: String) -> String {
            asMarkdown ? text.map { "\\`*_{}[]<>()#+-.!|~".contains($0) ? "\\\($0)" : "\($0)" }.joined() : text
        }
        let values = arguments.map { argument -> any CVarArg in
            switch argument {
            case .text(let text): escaped(text)
            case .signed(let value): value
            case .unsigned(let value): value
            case .number(let value): value
            case .resource(let resource): escaped(String(localized: resource))
            case .placeholder(let index): replacements.indices.contains(index) ? replacements[index] : ""
            }
        }
        return String(format: format, locale: locale, arguments: values)
    }
}

/// Looks a key up in a bundle's tables.
enum LocalizedLookup {
    /// The table's text; the default's where there is none.
    static func format(
        _ key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ bundle: Bundle?
    ) -> String {
        let absent = "\u{F8FF}portico.absent"
        let found = (bundle ?? .main).localizedString(forKey: key, value: absent, table: table)
        return found == absent ? defaultValue.format.text : found
    }

    /// The text of a resource in the language of its locale, if its bundle has that; else in the app's.
    static func format(_ resource: LocalizedStringResource) -> String {
        let bundle = resource.bundle.bundle
        return format(
            resource.key, resource.defaultValue, resource.table, table(of: bundle, for: resource.locale) ?? bundle)
    }

    /// The folder of a language's tables; nil where the app's own language is meant, or the bundle lacks that language.
    private static func table(of bundle: Bundle, for locale: Locale) -> Bundle? {
        let wanted = locale.identifier(.bcp47)
        guard locale != Locale.current,
            let name = Bundle.preferredLocalizations(from: bundle.localizations, forPreferences: [wanted]).first,
            Locale.Language(identifier: name).languageCode == locale.language.languageCode
        else { return nil }
        let resources = bundle.resourceURL ?? bundle.bundleURL
        return Bundle(url: resources.appendingPathComponent("\(name).lproj", isDirectory: true))
    }
}
