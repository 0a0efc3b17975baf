import Foundation

/// In what plays: the languages that it can be heard or read in, groups of options.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
/// In what plays: the options that are in use.
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"

/// Whether a language is heard or read.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
    case audible = 0
    case legible = 1
}

/// A language that something can be heard or read in.
open class MPNowPlayingInfoLanguageOption: NSObject, @unchecked Sendable {
    /// Whether it is heard or read.
    public let languageOptionType: MPNowPlayingInfoLanguageOptionType
    /// The language, such as `de`.
    public let languageTag: String?
    /// Further characteristics of the language.
    public let languageOptionCharacteristics: [String]?
    /// Its name for a person.
    public let displayName: String?
    /// Its name for the app.
    public let identifier: String?

    /// A language.
    public init(
        type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String,
        characteristics languageOptionCharacteristics: [String]?, displayName: String, identifier: String
    ) {
        (self.languageOptionType, self.languageTag) = (languageOptionType, languageTag)
        self.languageOptionCharacteristics = languageOptionCharacteristics
        (self.displayName, self.identifier) = (displayName, identifier)
        super.init()
    }
}

/// Languages of which one is in use.
open class MPNowPlayingInfoLanguageOptionGroup: NSObject, @unchecked Sendable {
    /// The languages.
    public let languageOptions: [MPNowPlayingInfoLanguageOption]
    /// The one that is in use at first.
    public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?
    /// Whether none may be in use.
    public let allowEmptySelection: Bool

    /// Languages.
    public init(
        languageOptions: [MPNowPlayingInfoLanguageOption], defaultLanguageOption: MPNowPlayingInfoLanguageOption?,
        allowEmptySelection: Bool
    ) {
        (self.languageOptions, self.defaultLanguageOption) = (languageOptions, defaultLanguageOption)
        self.allowEmptySelection = allowEmptySelection
        super.init()
    }
}
