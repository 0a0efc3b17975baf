import UIKit

/// Keys that are held while something else happens.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// UIKit's form.
    package var platform: UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if contains(.capsLock) { flags.insert(.alphaShift) }
        if contains(.shift) { flags.insert(.shift) }
        if contains(.control) { flags.insert(.control) }
        if contains(.option) { flags.insert(.alternate) }
        if contains(.command) { flags.insert(.command) }
        if contains(.numericPad) { flags.insert(.numericPad) }
        return flags
    }
}

/// A key by what it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What the key types.
    public var character: Character

    /// Creates a key.
    public init(_ character: Character) { self.character = character }
    /// Creates a key.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{08}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")

    /// What UIKit's key commands call the key.
    @MainActor package var input: String {
        switch self {
        case .upArrow: UIKeyCommand.inputUpArrow
        case .downArrow: UIKeyCommand.inputDownArrow
        case .leftArrow: UIKeyCommand.inputLeftArrow
        case .rightArrow: UIKeyCommand.inputRightArrow
        case .escape: UIKeyCommand.inputEscape
        default: String(character)
        }
    }
}

/// A key, and the keys to hold with it.
public struct KeyboardShortcut: Hashable, Sendable {
    /// What decides whether a shortcut is another on a keyboard of another layout.
    public struct Localization: Hashable, Sendable {
        private let kind: Int

        public static let automatic = Localization(kind: 0)
        public static let withoutMirroring = Localization(kind: 1)
        public static let custom = Localization(kind: 2)
    }

    /// The key.
    public var key: KeyEquivalent
    /// The keys to hold.
    public var modifiers: EventModifiers
    /// Whether it is another on a keyboard of another layout.
    public var localization: Localization

    /// Creates a shortcut.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) { (self.key, self.modifiers, self.localization) = (key, modifiers, localization) }

    /// The shortcut of the main button: return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The shortcut of the button that gives up: escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
