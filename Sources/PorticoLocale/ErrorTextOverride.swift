import Foundation

// `localizedDescription` in iOS's words, in front of Foundation's: these functions carry the names that the linker knows Foundation's by, as
// those of `LocaleOverride` do. The second one stands in the table of Foundation's class, too (`ErrorTexts.c`).

extension Error {
    /// `Error.localizedDescription`.
    @_silgen_name("$ss5ErrorP10FoundationE20localizedDescriptionSSvg")
    package func portico_error_localized_description() -> String {
        let error = self as NSError
        // An app's class of errors may say something of its own.
        return type(of: error) == NSError.self ? ErrorTexts.description(of: error) : error.localizedDescription
    }
}

extension NSError {
    /// `NSError.localizedDescription`.
    @_silgen_name("$s10Foundation7NSErrorC20localizedDescriptionSSvg")
    package func portico_localized_description() -> String { ErrorTexts.description(of: self) }
}
