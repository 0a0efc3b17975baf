import UIKit

/// How what is typed is treated.
struct TextInputTraits: Equatable {
    var keyboardType = UIKeyboardType.default
    var contentType: UITextContentType?
    var capitalization: TextInputAutocapitalization?
    var isAutocorrectionDisabled: Bool?
    var submitLabel: SubmitLabel?
}

/// What runs when text or a search is submitted.
struct SubmitAction {
    let triggers: SubmitTriggers
    let action: () -> Void
}

private enum TextInputTraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }
private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

extension EnvironmentValues {
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
    /// Whether nothing is corrected while one types.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isAutocorrectionDisabled ?? false }
        set { textInputTraits.isAutocorrectionDisabled = newValue }
    }

    /// Runs what is to run for a trigger: all that the views around have said, the nearest first.
    func submit(_ trigger: SubmitTriggers) {
        for action in submitActions.reversed() where !action.triggers.intersection(trigger).isEmpty { action.action() }
    }
}

extension View {
    /// Sets the keyboard of fields in the view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInputTraits.keyboardType, type)
    }
    /// Says what is typed in fields of the view, so that the system can offer it.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInputTraits.contentType, textContentType)
    }
    /// Sets which letters become capitals.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        environment(\.textInputTraits.capitalization, autocapitalization)
    }
    /// Sets which letters become capitals.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.textInputTraits.capitalization, TextInputAutocapitalization(style))
    }
    /// Turns corrections off.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.textInputTraits.isAutocorrectionDisabled, disable)
    }
    /// Turns corrections off.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.textInputTraits.isAutocorrectionDisabled, disable)
    }
    /// Sets the word on the return key.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInputTraits.submitLabel, submitLabel)
    }
    /// Runs a closure when a field in the view is submitted.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { $0.append(SubmitAction(triggers: triggers, action: action)) }
    }
    /// Keeps submits of fields in the view from what is around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
