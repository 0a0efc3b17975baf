import CoreGraphics

/// One key of the keyboard on the screen: what it shows, what it does, and where it is.
struct KeyboardKey: Equatable {
    enum Action: Equatable {
        case text(String)
        case shift, delete, space, enter, nextLanguage, dismiss
        case page(KeyboardPage)
    }

    enum Tone {
        /// A letter's white, a command's grey, the blue of a return key that says what it does.
        case letter, command, accent
        /// No cap: only what it shows.
        case bare
    }

    var action: Action
    var label = ""
    /// In place of the label.
    var symbol: String?
    /// The letters below a digit, or what a tablet's key types when it is pulled down.
    var hint = ""
    var tone = Tone.letter
    /// In widths of a letter's key. 0: what the row has left.
    var width: CGFloat = 1
    /// The cap, in the keyboard's coordinates.
    var frame = CGRect.zero

    static func text(_ text: String, hint: String = "") -> KeyboardKey {
        KeyboardKey(action: .text(text), label: text, hint: hint)
    }

    static func command(
        _ action: Action, _ label: String = "", symbol: String? = nil, tone: Tone = .command, width: CGFloat = 1
    ) -> KeyboardKey {
        KeyboardKey(action: action, label: label, symbol: symbol, tone: tone, width: width)
    }

    /// What the key types, as far as it types one thing.
    var typed: String? {
        switch action {
        case .text(let text): text
        case .space: " "
        case .enter: "\n"
        default: nil
        }
    }

    /// Whether a finger on it sees a larger copy of it above.
    var popsUp: Bool { if case .text = action { tone == .letter && label.count == 1 } else { false } }

    /// What a test and assistive technologies call it.
    var name: String {
        switch action {
        case .text: label
        case .shift: "shift"
        case .delete: "delete"
        case .space: "space"
        case .enter: "Return"
        case .nextLanguage: "Next keyboard"
        case .dismiss: "Hide keyboard"
        case .page(.letters): "letters"
        case .page(.numbers): "numbers"
        case .page(.symbols): "symbols"
        case .page(.emoji): "Emoji"
        }
    }
}

/// What of a keyboard is shown.
enum KeyboardPage: CaseIterable {
    case letters, numbers, symbols, emoji
}

enum KeyboardShift {
    case off
    /// For one letter.
    case once
    case locked
}
