import Foundation

/// How people expect texts to be ordered. Foundation on Linux knows comparators by characters' numbers alone, and takes these for a key path
/// where none is named.
///
/// A comparator's options carry marks of ours, by which `PorticoLocale` knows, where comparators compare, which order is meant. Without it (in
/// a program that isn't an app) texts are compared by their characters' numbers: Foundation's own options end the process there.
extension String.CompareOptions {
    // `TextOrderOverride` in PorticoLocale has the same.
    fileprivate static let inCurrentLocale = String.CompareOptions(rawValue: 1 << 20)
    fileprivate static let asFilesAre = String.CompareOptions(rawValue: 1 << 21)
}

extension String.StandardComparator {
    /// Foundation's own structure, whose initialiser is its own.
    private struct Contents {
        var options: UInt
        var isLocalized: Bool
        var order: SortOrder
    }

    private init(_ options: String.CompareOptions) {
        let contents = Contents(
            options: options.union(.inCurrentLocale).rawValue, isLocalized: true, order: .forward)
        self =
            MemoryLayout<Contents>.size == MemoryLayout<Self>.size ? unsafeBitCast(contents, to: Self.self) : .lexical
    }

    /// Compares texts as lists of files do: in the current locale, without regard to case, numbers by their value.
    public static let localizedStandard = Self(.asFilesAre)

    /// Compares texts in the order of the current locale.
    public static let localized = Self([])
}

extension SortComparator where Self == String.Comparator {
    /// A comparator of texts as lists of files have them: in the current locale, without regard to case, numbers by their value.
    public static var localizedStandard: String.Comparator { String.Comparator(.localizedStandard) }

    /// A comparator of texts in the order of the current locale.
    public static var localized: String.Comparator { String.Comparator(.localized) }

    /// A comparator of texts by their characters' numbers.
    public static var lexical: String.Comparator { String.Comparator(.lexical) }
}

extension String.Comparator {
    /// Creates a comparator with options, in a locale's order, or in none's.
    public init(options: String.CompareOptions, locale: Locale?, order: SortOrder = .forward) {
        self.init(options: locale == nil ? options : options.union(.inCurrentLocale), order: order)
    }

    /// Creates a comparator with options, in the current locale's order.
    public init(options: String.CompareOptions) { self.init(options: options, locale: .current) }
}

extension SortDescriptor {
    /// Creates a descriptor that sorts by a text, as lists of files do.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable) {
        self.init(keyPath, comparator: .localizedStandard)
    }

    /// Creates a descriptor that sorts by a text, as lists of files do; those without one come first.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable) {
        self.init(keyPath, comparator: .localizedStandard)
    }

    /// Creates a descriptor that sorts by a text, as lists of files do, in an order.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Creates a descriptor that sorts by a text, as lists of files do, in an order.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }
}

extension KeyPathComparator {
    /// Creates a comparator by a text, as lists of files compare them.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: String.StandardComparator.localizedStandard, order: order)
    }

    /// Creates a comparator by a text, as lists of files compare them; those without one come first.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: String.StandardComparator.localizedStandard, order: order)
    }
}
