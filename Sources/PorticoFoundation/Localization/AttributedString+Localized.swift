import Foundation

extension AttributedString {
    /// How a text of a table becomes an attributed one.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Marks each value with its number. Kept only (DEV-974).
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// The text of a table under a key that is its text in the development language, read as Markdown of one paragraph. Values aren't.
    public init(
        localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) { self.init(LocalizedLookup.format(key.format.text, key, table, bundle), key, locale) }

    /// The text of a table under a key of its own, read as Markdown of one paragraph; `defaultValue` where the table lacks it.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) { self.init(LocalizedLookup.format("\(key)", defaultValue, table, bundle), defaultValue, locale) }

    /// The text of a resource, read as Markdown of one paragraph.
    public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
        self.init(LocalizedLookup.format(resource), resource.defaultValue, resource.locale)
    }

    private init(_ format: String, _ value: String.LocalizationValue, _ locale: Locale?) {
        // Most texts hold no markup, and the library that reads it isn't loaded for them.
        guard format.contains(where: { "*_[`~<\\".contains($0) }) else {
            self.init(value.format.filled(format, locale ?? .current))
            return
        }
        let text = GrammarAgreement.resolve(
            value.format.filled(format, locale ?? .current, asMarkdown: true), locale: locale ?? .current)
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}
