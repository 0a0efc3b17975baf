import Foundation
import PorticoHost

/// The keys held down with another: raw values as in AppKit.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static var alphaShift: UIKeyModifierFlags { .init(rawValue: 1 << 16) }
    public static var shift: UIKeyModifierFlags { .init(rawValue: 1 << 17) }
    public static var control: UIKeyModifierFlags { .init(rawValue: 1 << 18) }
    public static var alternate: UIKeyModifierFlags { .init(rawValue: 1 << 19) }
    public static var command: UIKeyModifierFlags { .init(rawValue: 1 << 20) }
    public static var numericPad: UIKeyModifierFlags { .init(rawValue: 1 << 21) }
}

/// A key of a hardware keyboard, as it was when it was pressed.
@preconcurrency @MainActor open class UIKey: NSObject {
    private let host: HostKey

    /// A key that types nothing.
    nonisolated public override init() {
        host = HostKey(usage: 0, phase: .down)
        super.init()
    }

    init(_ host: HostKey) {
        self.host = host
        super.init()
    }

    /// Nil: a key is what a keyboard has sent, and is kept nowhere.
    public required init?(coder: NSCoder) { nil }

    /// What the key types with its modifiers; for keys that type nothing, the `UIKeyCommand.input…` of the key or nothing.
    open var characters: String { host.characters.isEmpty ? named : host.characters }
    /// What the key stands for with no modifier held: the small letter, the
    /// digit, or for keys that type nothing their `UIKeyCommand.input…`.
    open var charactersIgnoringModifiers: String { plain ?? characters.lowercased() }
    /// The modifiers that were held when the key went down.
    open var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: host.modifiers) }
    /// Which key it is by its place on the keyboard; `keyboardErrorUndefined` for one without a number.
    open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: host.usage) ?? .keyboardErrorUndefined }

    /// Letters and digits by their place: command and control change what a key types, not which one it is.
    private var plain: String? {
        switch host.usage {
        case 4...29: String(UnicodeScalar(UInt8(97 + host.usage - 4)))
        case 30...38: String(host.usage - 29)
        case 39: "0"
        default: nil
        }
    }

    private var named: String {
        switch keyCode {
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardEscape: UIKeyCommand.inputEscape
        case .keyboardPageUp: UIKeyCommand.inputPageUp
        case .keyboardPageDown: UIKeyCommand.inputPageDown
        case .keyboardHome: UIKeyCommand.inputHome
        case .keyboardEnd: UIKeyCommand.inputEnd
        case .keyboardDeleteOrBackspace: UIKeyCommand.inputDelete
        case .keyboardReturnOrEnter, .keypadEnter: "\r"
        case .keyboardTab: "\t"
        case .keyboardSpacebar: " "
        default: plain ?? ""
        }
    }
}
