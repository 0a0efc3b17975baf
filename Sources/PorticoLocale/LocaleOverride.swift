import CLocale
import Foundation

/// `Locale.current` and its kin as the device is set: Foundation's own are fixed on Linux. These functions carry the names that the
/// linker knows Foundation's by, and are found first in an app that is launched with libPortico.so loaded in front
/// (`LD_PRELOAD`). Without `PORTICO_LOCALE` the device is set as a new one is, to English in the United States.
enum LocaleOverride {
    static let current = Locale(identifier: inAppsLanguage(identifier, .main))
    static let languages = [identifier.replacingOccurrences(of: "_", with: "-")]
    /// `de_AT`, as iOS writes it, also where `de-AT` was chosen.
    private static var identifier: String {
        guard let chosen = portico_locale() else { return "en_US" }
        return Locale.identifier(.icu, from: String(cString: chosen))
    }

    /// Only an app's bundle says in which languages the app speaks; another program speaks the device's.
    static func inAppsLanguage(_ device: String, _ bundle: Bundle) -> String {
        guard bundle.bundleIdentifier != nil else { return device }
        return identifier(
            device, localizations: bundle.localizations, development: developmentLanguage(of: bundle),
            mixes: bundle.object(forInfoDictionaryKey: "CFBundleAllowMixedLocalizations") as? Bool ?? false)
    }

    /// The language that a bundle was written in; nil where it says none. Foundation's own property ends the process there.
    private static func developmentLanguage(of bundle: Bundle) -> String? {
        (bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String).map { oldNames[$0] ?? $0 }
    }
    /// The names of languages that old projects say in the place of identifiers.
    private static let oldNames = [
        "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
        "Spanish": "es",
    ]

    /// The device's locale in the app's language: an app that isn't localised for the device's language writes dates and numbers in its
    /// own, for the device's region. `en_DE` is what an English app has on a German device.
    static func identifier(
        _ device: String, localizations: [String], development: String?, mixes: Bool
    ) -> String {
        func parts(_ name: String) -> [Substring] { name.split { $0 == "_" || $0 == "-" } }
        let own = development ?? "en"
        let offered = localizations.filter { $0 != "Base" } + [own]
        let language = parts(device).first?.lowercased()
        if mixes || offered.contains(where: { parts($0).first?.lowercased() == language }) { return device }
        let region = parts(device).dropFirst().first { $0.count == 2 || $0.allSatisfy(\.isNumber) }
        guard let region else { return own }
        let kept = parts(own).filter { $0.count != 2 || $0 == parts(own)[0] }
        return (kept + [region]).joined(separator: "_")
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
