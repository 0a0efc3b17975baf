import Foundation

/// Which language and direction an app is launched in: its arguments' word first, then the device's.
///
/// - From: `UIApplicationMain`
/// - To: `InterfaceDirection`, and what answers for Foundation's locale
enum LaunchLanguage {
    /// Before anything of the app asks for a locale.
    static func prepare(_ arguments: [String] = ProcessInfo.processInfo.arguments) {
        guard let language = language(in: arguments) else { return }
        setenv("PORTICO_LOCALE", language, 1)
    }

    static func apply(_ arguments: [String] = ProcessInfo.processInfo.arguments) {
        InterfaceDirection.isRightToLeft = isRightToLeft(
            arguments: arguments, localization: Bundle.main.preferredLocalizations.first)
    }

    /// The first of `-AppleLanguages "(ar, en)"`, of `-AppleLocale ar_EG` where there is none.
    static func language(in arguments: [String]) -> String? {
        if let list = value(of: "-AppleLanguages", in: arguments) {
            let first = list.trimmingCharacters(in: CharacterSet(charactersIn: "() \t\n")).split(separator: ",").first
            let word = first?.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
            if let word, !word.isEmpty { return word }
        }
        return value(of: "-AppleLocale", in: arguments)
    }

    /// As the app's own words run, or as the arguments force it.
    static func isRightToLeft(arguments: [String], localization: String?) -> Bool {
        for name in ["-NSForceRightToLeftWritingDirection", "-AppleTextDirection"] {
            guard let word = value(of: name, in: arguments) else { continue }
            if ["YES", "TRUE", "1"].contains(word.uppercased()) { return true }
        }
        guard let localization else { return false }
        return Locale.Language(identifier: localization).characterDirection == .rightToLeft
    }

    private static func value(of name: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }
}
