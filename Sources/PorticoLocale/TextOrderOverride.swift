import Foundation

/// The order of texts that comparators (`String.Comparator`, `SortDescriptor`, `KeyPathComparator`) tell, in front of Foundation's: this
/// function carries the name that the linker knows Foundation's by, as those of `LocaleOverride` do. Foundation's own knows no locale, and
/// ends the process where diacritics or widths shall not count.
enum TextOrderOverride {
    // The marks of `StandardComparators.swift` in PorticoFoundation.
    private static let inCurrentLocale = String.CompareOptions(rawValue: 1 << 20)
    private static let asFilesAre = String.CompareOptions(rawValue: 1 << 21)

    static func order(_ text: String, _ other: String, _ options: String.CompareOptions) -> ComparisonResult {
        var plain = options.subtracting([inCurrentLocale, asFilesAre])
        // What `localizedStandardCompare` asks for.
        if options.contains(asFilesAre) {
            plain.formUnion([.numeric, .caseInsensitive, .widthInsensitive, .forcedOrdering])
        }
        let locale = options.contains(inCurrentLocale) ? LocaleOverride.current as NSLocale : nil
        let text = text as NSString
        return text.compare(other, options: plain, range: NSRange(location: 0, length: text.length), locale: locale)
    }
}

extension StringProtocol {
    /// `StringProtocol.compare(_:options:range:)`.
    @_silgen_name(
        "$sSy20FoundationEssentialsE7compare_7options5rangeAA16ComparisonResultOqd___SSAAE14CompareOptionsVSnySS5IndexVGSgtSyRd__lF"
    )
    package func portico_compare<Other: StringProtocol>(
        _ other: Other, _ options: String.CompareOptions, _ range: Range<String.Index>?
    ) -> ComparisonResult {
        TextOrderOverride.order(range.map { String(self[$0]) } ?? String(self), String(other), options)
    }
}
