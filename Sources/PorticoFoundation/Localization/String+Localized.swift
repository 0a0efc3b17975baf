import Foundation

extension String {
    /// The text of a table under a key that is its text in the development language: `"Hello \(name)"` is looked up as `Hello %@`. Where the
    /// table lacks it, the key itself with its values. Plurals of the table follow the values.
    ///
    /// - Parameters:
    ///   - table: the table's name; nil for `Localizable`.
    ///   - bundle: whose tables are meant; nil for the app's.
    ///   - locale: the locale that numbers are written in.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = LocalizedLookup.format(keyAndValue.format.text, keyAndValue, table, bundle)
        self = keyAndValue.format.filled(format, locale)
    }

    /// The same, with values for the placeholders of the key.
    public init(
        localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = LocalizedLookup.format(keyAndValue.format.text, keyAndValue, table, bundle)
        self = keyAndValue.format.filled(format, locale, replacements: options.replacements ?? [])
    }

    /// The text of a table under a key of its own; `defaultValue` where the table lacks it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = LocalizedLookup.format("\(key)", defaultValue, table, bundle)
        self = defaultValue.format.filled(format, locale)
    }

    /// The same, with values for the placeholders of the default.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, options: LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = LocalizedLookup.format("\(key)", defaultValue, table, bundle)
        self = defaultValue.format.filled(format, locale, replacements: options.replacements ?? [])
    }

    /// The text of a resource, as its table has it now, in the language of the resource's locale if its bundle has that.
    public init(localized resource: LocalizedStringResource) {
        let format = LocalizedLookup.format(resource)
        self = resource.defaultValue.format.filled(format, resource.locale)
    }

    /// The same, with values for the placeholders of the resource.
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        let format = LocalizedLookup.format(resource)
        self = resource.defaultValue.format.filled(
            format, resource.locale, replacements: options.replacements ?? [])
    }
}
