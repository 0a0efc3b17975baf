import CLocale
import Foundation

/// `Locale.current` and its kin as the device is set: Foundation's own are fixed on Linux. These functions carry the names that the
/// linker knows Foundation's by, and are found first in an app that is launched with libPortico.so loaded in front
/// (`LD_PRELOAD`). Without `PORTICO_LOCALE` the device is set as a new one is, to English in the United States.
enum LocaleOverride {
    static let current = Locale(identifier: identifier)
    static let languages = [identifier.replacingOccurrences(of: "_", with: "-")]
    /// `de_AT`, as iOS writes it, also where `de-AT` was chosen.
    private static var identifier: String {
        guard let chosen = portico_locale() else { return "en_US" }
        return Locale.identifier(.icu, from: String(cString: chosen))
    }
}

/// `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func portico_locale_current() -> Locale { LocaleOverride.current }

/// `Locale.autoupdatingCurrent`: it never changes while an app runs, because a change ends the app.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func portico_locale_autoupdating() -> Locale { LocaleOverride.current }

/// `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
package func portico_locale_preferredLanguages() -> [String] { LocaleOverride.languages }
