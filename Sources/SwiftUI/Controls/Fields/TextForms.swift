import Foundation

/// This says how much of the system's help with writing texts get.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let kind: Int

    /// As the system has it.
    public static let automatic = WritingToolsBehavior(kind: 0)
    /// All, in the text itself.
    public static let complete = WritingToolsBehavior(kind: 1)
    /// Some, beside the text.
    public static let limited = WritingToolsBehavior(kind: 2)
    /// None.
    public static let disabled = WritingToolsBehavior(kind: 3)
}

/// A movement of the hand that does what a control does.
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String

    /// The main action of a screen.
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// The language by whose rules lines are spaced.
public struct TypesettingLanguage: Sendable, Equatable {
    private let language: Locale.Language?

    /// As the text and the person's languages have it.
    public static let automatic = TypesettingLanguage(language: nil)
    /// This language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension Text {
    /// Sets the language by whose rules the text's lines are spaced. All are spaced by the font here (DEV-1348).
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    /// Sets the language by whose rules the text's lines are spaced. All are spaced by the font here (DEV-1348).
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

extension View {
    /// Sets the language by whose rules texts in the view are spaced. All are spaced by the font here (DEV-1348).
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }
    /// Sets the language by whose rules texts in the view are spaced. All are spaced by the font here (DEV-1348).
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }
    /// Sets how much help with writing texts in the view get. There is none here (DEV-1348).
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    /// Sets the movement of the hand that does what the control does. A phone knows none (DEV-1348).
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        self
    }
}
