import PorticoHost

/// Text input for the floors below.
///
/// - From: `FirstResponder`, `KeyDelivery`, `UIResponder.reloadInputViews()`
/// - To: `TextInputSession`, `TextRouter`, `InputPanel`
struct TextInput: TextInputSeam {
    func whileChanging(_ body: () -> Bool) -> Bool { TextInputSession.whileChanging(body) }
    func firstResponderChanged() { TextInputSession.firstResponderChanged() }
    func reloadInputViews(of responder: UIResponder) { InputPanel.shared.reload(for: responder) }
    func wants(_ key: HostKey) -> Bool { TextRouter.wants(key) }
    func perform(_ key: HostKey) -> Bool { TextRouter.perform(key) }
    func keepsKeys(_ responder: UIResponder) -> Bool { responder is any TextEditing }
}
