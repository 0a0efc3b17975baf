import Foundation
import PorticoHost

/// What a person does to the window, in window points.
enum WindowEvent: Equatable {
    enum Phase { case down, moved, up }

    /// The mouse's main button, or its moves without one (`isDown` says which).
    case pointer(Phase, CGPoint, modifiers: KeyModifiers = [], clicks: Int = 1)
    /// The mouse's second button went down.
    case secondaryClick(CGPoint)
    case pointerLeft
    /// A finger on a touch screen.
    case finger(Int64, Phase, CGPoint)
    /// Notches; right and up are positive.
    case wheel(CGPoint, dx: Double, dy: Double)
    case key(WindowKey)
    case text(String)
    case composing(String, start: Int, length: Int)
    /// A file onto the window, by its path.
    case dropped(String)
    case focusLost
    case close
}

/// As `UIKeyModifierFlags`.
struct KeyModifiers: OptionSet {
    let rawValue: Int
    static let shift = KeyModifiers(rawValue: 1 << 17)
    static let control = KeyModifiers(rawValue: 1 << 18)
    static let alternate = KeyModifiers(rawValue: 1 << 19)
    static let command = KeyModifiers(rawValue: 1 << 20)
}

struct WindowKey: Equatable {
    /// HID usage of the keyboard page.
    var usage: Int
    /// What is printed on the key, without modifiers; nil for keys that type nothing.
    var character: Character?
    var modifiers: KeyModifiers = []
    var phase: HostKey.Phase
}

/// What the device, or the system around the window, is to do about it.
enum WindowOutput: Equatable {
    case device(ViewerMessage)
    /// The clipboard's text is wanted.
    case paste
    /// A file is to be sent as a push.
    case push(file: String)
    /// The volume is shown for a while.
    case volume
    /// The home indicator is shown for a while.
    case indicator
    case close
}
