import Foundation

/// `String(format:)` and its kin with plurals of the app's tables, which Foundation on Linux can't read. These functions carry the names
/// that the linker knows Foundation's by, as those of `LocaleOverride` do. Any other format goes Foundation's way. Nothing in this
/// module may ask for `Locale.current`: the optimizer finds its name declared here, with another calling convention, and stops.
enum StringFormatOverride {
    static func text(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        let (format, arguments) =
            PluralText.format(format, arguments, locale ?? LocaleOverride.current) ?? (format, arguments)
        return withVaList(arguments) {
            NSString(format: format, locale: locale?._bridgeToObjectiveC(), arguments: $0) as String
        }
    }
}

/// `String(format:_:)`.
@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
package func portico_string_format(_ format: __shared String, _ arguments: __owned [any CVarArg]) -> String {
    StringFormatOverride.text(format, nil, arguments)
}

/// `String(format:arguments:)`.
@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
package func portico_string_format_arguments(_ format: __shared String, _ arguments: __shared [any CVarArg]) -> String {
    StringFormatOverride.text(format, nil, arguments)
}

/// `String(format:locale:_:)`.
@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
package func portico_string_format_locale(
    _ format: __shared String, _ locale: __shared Locale?, _ arguments: __owned [any CVarArg]
) -> String {
    StringFormatOverride.text(format, locale, arguments)
}

/// `String(format:locale:arguments:)`.
@_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
package func portico_string_format_locale_arguments(
    _ format: __shared String, _ locale: __shared Locale?, _ arguments: __shared [any CVarArg]
) -> String {
    StringFormatOverride.text(format, locale, arguments)
}

/// `String.localizedStringWithFormat(_:_:)`.
@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
package func portico_localized_string_with_format(_ format: String, _ arguments: [any CVarArg]) -> String {
    StringFormatOverride.text(format, LocaleOverride.current, arguments)
}
