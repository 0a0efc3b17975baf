import UIKit

/// This is what begins dictation in a field.
public struct TextInputDictationActivation: Equatable, Sendable {
    private let kind: Int

    /// Looking at the field's microphone.
    public static let onLook = TextInputDictationActivation(kind: 0)
    /// Choosing the field's microphone.
    public static let onSelect = TextInputDictationActivation(kind: 1)
}

/// Whether a field has a microphone.
public struct TextInputDictationBehavior: Equatable, Sendable {
    private let activation: TextInputDictationActivation?

    /// As the place has it.
    public static let automatic = TextInputDictationBehavior(activation: nil)
    /// In the field.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(activation: activation)
    }
}

extension View {
    /// Sets whether search fields of the view have a microphone. Nothing here hears what people say (DEV-1368).
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        self
    }
}
