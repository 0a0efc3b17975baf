import PorticoHost

/// Text input for the floors below.
///
/// - From: `FirstResponder`, `KeyDelivery`, `UIResponder.reloadInputViews()`
/// - To: `TextInputSession`, `TextRouter`, `InputPanel`
package struct TextInput: TextInputSeam {
    package init() {}

    package func whileChanging(_ body: () -> Bool) -> Bool { TextInputSession.whileChanging(body) }
    package func firstResponderChanged() { TextInputSession.firstResponderChanged() }
    package func reloadInputViews(of responder: UIResponder) { InputPanel.shared.reload(for: responder) }
    package func wants(_ key: HostKey) -> Bool { TextRouter.wants(key) }
    package func perform(_ key: HostKey) -> Bool { TextRouter.perform(key) }
    package func keepsKeys(_ responder: UIResponder) -> Bool { responder is any TextEditing }
}
