import PorticoHost

/// What text input does with the first responder and with keys.
@MainActor package protocol TextInputSeam {
    /// While one responder gives way to the next, nothing is taken away that the next one may want.
    func whileChanging(_ body: () -> Bool) -> Bool
    func firstResponderChanged()
    /// The responder has other input views, or other sizes of them.
    func reloadInputViews(of responder: UIResponder)
    /// Whether a key types, moves or deletes in the first responder, rather than being a command.
    func wants(_ key: HostKey) -> Bool
    /// What a key does that no command wanted. False for keys that mean nothing to text.
    func perform(_ key: HostKey) -> Bool
    /// Whether the responder's text has its keys even where it keeps a press from its superclass.
    func keepsKeys(_ responder: UIResponder) -> Bool
}
