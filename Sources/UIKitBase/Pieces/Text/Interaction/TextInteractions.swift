import Foundation

/// The interactions that texts of the app's own have: who shows a selection, and which text is only read.
///
/// - From: `TextInputSession`, `TextInputListener`, `TextRouter`
/// - To: `UITextSelectionDisplayInteraction`, `UITextInteraction`
@MainActor enum TextInteractions {
    @InSession private static var displays: [Weak<UITextSelectionDisplayInteraction>] = []
    @InSession private static var interactions: [Weak<UITextInteraction>] = []

    static func addDisplay(_ display: UITextSelectionDisplayInteraction) {
        displays.removeAll { $0.object == nil || $0.object === display }
        displays.append(Weak(object: display))
    }

    static func removeDisplay(_ display: UITextSelectionDisplayInteraction) {
        displays.removeAll { $0.object == nil || $0.object === display }
    }

    static func addInteraction(_ interaction: UITextInteraction) {
        interactions.removeAll { $0.object == nil || $0.object === interaction }
        interactions.append(Weak(object: interaction))
    }

    static func removeInteraction(_ interaction: UITextInteraction) {
        interactions.removeAll { $0.object == nil || $0.object === interaction }
    }

    /// The display by which the app itself shows a text's selection.
    static func display(of input: any UITextInput, except own: UITextSelectionDisplayInteraction?)
        -> UITextSelectionDisplayInteraction?
    { displays.lazy.compactMap(\.object).first { $0.textInput === input && $0 !== own } }

    /// A text that can be selected and isn't edited: it gets no keyboard, and no key types in it.
    static func isReadOnly(_ responder: UIResponder?) -> Bool {
        guard let responder else { return false }
        let modes = interactions.compactMap(\.object).filter { $0.textInput === responder }.map(\.textInteractionMode)
        return modes.contains(.nonEditable) && !modes.contains(.editable)
    }

    static func selectionChanged(of input: any UITextInput) {
        for display in displays.compactMap(\.object) where display.textInput === input {
            display.setNeedsSelectionUpdate()
        }
    }

    static func firstResponderChanged() {
        for interaction in interactions.compactMap(\.object) { interaction.firstResponderChanged() }
    }
}

/// Hears of the changes that an app makes in a text of its own while that is the first responder: the `inputDelegate` of that time, as on
/// iOS. What keys and fingers of the system change is told by whoever changes it.
///
/// - From: `TextInputSession`, `TextRouter`, the app's `UITextInput`
/// - To: `TextInteractions`, `TextInputSession`
@MainActor final class TextInputListener: NSObject, UITextInputDelegate {
    @InSession private static var shared = TextInputListener()
    private weak var followed: (any UITextInput)?

    /// Listens to a text of the app's own, and no longer to another one.
    static func followInput(_ responder: UIResponder?) {
        let input = responder is any TextEditing ? nil : responder as? any UITextInput
        guard input !== shared.followed else { return }
        if let old = shared.followed, old.inputDelegate === shared { old.inputDelegate = nil }
        shared.followed = input
        input?.inputDelegate = shared
    }

    /// A key or a finger of the system's has changed the text or the selection of the first responder.
    static func inputChanged() {
        guard let input = FirstResponder.current as? any UITextInput, !(input is any TextEditing) else { return }
        TextInteractions.selectionChanged(of: input)
        TextInputSession.tell()
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { Self.inputChanged() }
    func textDidChange(_ textInput: (any UITextInput)?) { Self.inputChanged() }
}
