import Foundation

/// A text of the app's tables that is looked up when it is needed, maybe in another language or process.
public struct LocalizedStringResource: Equatable, Hashable, Sendable, Codable, ExpressibleByStringInterpolation,
    CustomLocalizedStringResourceConvertible
{
    /// The bundle whose tables are meant.
    public enum BundleDescription: Equatable, Sendable {
        /// The app's.
        case main
        /// Those of the bundle with this class in it.
        case forClass(AnyClass)
        /// Those of the bundle at a place.
        case atURL(URL)

        public static func == (left: BundleDescription, right: BundleDescription) -> Bool { left.url == right.url }

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }

        /// Nil for the app's own.
        fileprivate var url: URL? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type).bundleURL
            case .atURL(let url): url
            }
        }
    }

    /// The table's key.
    public let key: String
    /// The text that is shown where the table lacks the key.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil for `Localizable`.
    public let table: String?
    /// The locale that numbers are written in, and whose language the text is looked up in where the bundle has that.
    public var locale: Locale
    private let place: URL?

    /// The bundle whose tables are meant.
    public var bundle: BundleDescription { place.map { .atURL($0) } ?? .main }

    /// A text whose key is its text in the development language.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue) = (keyAndValue.format.text, keyAndValue)
        (self.table, self.locale, place) = (table, locale, bundle.url)
    }

    /// A text with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue) = ("\(key)", defaultValue)
        (self.table, self.locale, place) = (table, locale, bundle.url)
    }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// A key with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }

    public static func == (left: Self, right: Self) -> Bool {
        left.key == right.key && left.defaultValue == right.defaultValue && left.table == right.table
            && left.locale == right.locale && left.place == right.place
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(table)
    }
}

/// A type whose values can be shown to people.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text for the value.
    var localizedStringResource: LocalizedStringResource { get }
}
