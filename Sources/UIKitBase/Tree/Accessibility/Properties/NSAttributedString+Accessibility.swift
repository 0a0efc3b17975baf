import Foundation

extension NSAttributedString.Key {
    /// A number: whether punctuation is spoken.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// A BCP 47 name.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// A number from 0 (low) to 2 (high); 1 is the voice's own.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// A number: whether an announcement waits for the ones before.
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// How the text is pronounced.
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// A number: whether the text is spoken letter by letter.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// A number from 0 (no heading) to 6.
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    /// The text of an annotation of the app's own.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    /// A `UIAccessibilityTextualContext`.
    public static let UIAccessibilityTextAttributeContext = Self("UIAccessibilityTextAttributeContext")
}
