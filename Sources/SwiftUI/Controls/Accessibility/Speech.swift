import Foundation

/// What kind of text it is, for how assistive technologies read it.
public struct AccessibilityTextContentType: Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// Text of no certain kind.
    public static let plain = AccessibilityTextContentType("plain")
    /// The output of a program.
    public static let console = AccessibilityTextContentType("console")
    /// Names of files.
    public static let fileSystem = AccessibilityTextContentType("fileSystem")
    /// Messages.
    public static let messaging = AccessibilityTextContentType("messaging")
    /// A story.
    public static let narrative = AccessibilityTextContentType("narrative")
    /// A program's source.
    public static let sourceCode = AccessibilityTextContentType("sourceCode")
    /// Cells of a table.
    public static let spreadsheet = AccessibilityTextContentType("spreadsheet")
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType("wordProcessing")
}

// How texts are spoken is heard only where an assistive technology speaks them. None does here, as on a device where VoiceOver is off.
extension Text {
    /// Speaks the text higher (above 0) or lower, between -1 and 1.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Speaks punctuation, too.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Speaks the text after what is spoken already.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    /// Speaks the text letter by letter.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// Says what kind of text it is.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

extension View {
    /// Speaks the texts in the view higher (above 0) or lower, between -1 and 1.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Speaks punctuation in the view, too.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Speaks announcements of the view after what is spoken already.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    /// Speaks the texts in the view letter by letter.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// Says what kind of text is in the view.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
}
