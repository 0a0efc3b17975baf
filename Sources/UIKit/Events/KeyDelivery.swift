import PorticoHost

/// Keys of a hardware keyboard for the first responder.
///
/// - From: `HostEvent.key`
/// - To: `UIKeyInput`
@MainActor enum KeyDelivery {
    /// `UIKeyboardHIDUsage`: return, delete (backspace), tab, keypad enter.
    private static let (enter, backspace, tab, keypadEnter) = (40, 42, 43, 88)
    /// Command, control: no text.
    private static let commands = 1 << 20 | 1 << 18

    static func deliver(_ key: HostKey) {
        guard let input = FirstResponder.current as? any UIKeyInput, key.modifiers & commands == 0 else { return }
        switch key.usage {
        case backspace: input.deleteBackward()
        case enter, keypadEnter: input.insertText("\n")
        case tab: input.insertText("\t")
        default: if !key.characters.isEmpty { input.insertText(key.characters) }
        }
    }
}
