import Foundation

// `localizedDescription` in iOS's words, in front of Foundation's: these functions carry the names that the linker knows Foundation's by, as
// those of `LocaleOverride` do. Those of `NSError` stand in the table of Foundation's class, too (`ErrorTexts.c`).

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

    /// `NSError.hash`, which is a call of Core Foundation there that knows nothing of Swift's class and ends the process. Equal errors have
    /// the same domain and code.
    @_silgen_name("$s10Foundation7NSErrorC4hashSivg")
    package func portico_error_hash() -> Int { domain.hashValue ^ code }
}
