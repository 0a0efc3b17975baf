import Foundation

/// How large a file is, in the language of UIKit's own words: “29 bytes”, “29 Byte”.
///
/// - From: the document picker and browser, previews, a navigation bar's document
package enum FileSizeText {
    package static func text(_ bytes: Int) -> String {
        let language = Locale(identifier: WordTable.language)
        let code = language.language.languageCode?.identifier ?? "en"
        // `ByteCountFormatter` knows English alone here, and writes KB as on iOS, where the style has kB.
        guard code != "en", WordTable.languages.contains(where: { $0.hasPrefix(code) }) else {
            return ByteCountFormatter.string(fromByteCount: Int64(bytes), countStyle: .file)
        }
        var style = ByteCountFormatStyle(style: .file)
        // The device's region has its digits and separators.
        style.locale = Locale.current.language.languageCode?.identifier == code ? .current : language
        return style.format(Int64(bytes))
    }
}
