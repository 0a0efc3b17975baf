import UIKit

/// A key of a hardware keyboard that was pressed, or let go, while a view had the focus.
public struct KeyPress: Sendable {
    /// What has become of a key.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key went down.
        public static let down = Phases(rawValue: 1)
        /// The key is held.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was let go.
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether others hear of a press.
    public enum Result: Sendable {
        /// Nobody else does.
        case handled
        /// The views around do.
        case ignored
    }

    /// What has become of the key.
    public let phase: Phases
    /// The key, by what it types without modifiers.
    public let key: KeyEquivalent
    /// What the press types.
    public let characters: String
    /// The modifier keys that are held.
    public let modifiers: EventModifiers
}

/// Which presses an action is called for.
struct KeyPressFilter {
    var phases: KeyPress.Phases = [.down, .repeat]
    var keys: Set<KeyEquivalent>?
    var characters: CharacterSet?

    func takes(_ press: KeyPress) -> Bool {
        guard phases.contains(press.phase) else { return false }
        if let keys, !keys.contains(press.key) { return false }
        guard let characters else { return true }
        return !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
    }
}

nonisolated struct KeyPressModifier: ElementModifier {
    typealias Body = Never
    let filter: KeyPressFilter
    let action: @MainActor (KeyPress) -> KeyPress.Result

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: KeyPressView())
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        guard let view = element.effectView as? KeyPressView else { return }
        view.filter = filter
        view.action = environment.isEnabled ? action : { _ in .ignored }
    }
}

/// Stands in the responder chain of the views in it, and takes presses out of it.
final class KeyPressView: PassthroughView {
    var filter = KeyPressFilter()
    var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !handles($0, .down) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !handles($0, .up) }
        if !left.isEmpty { super.pressesEnded(left, with: event) }
    }

    private func handles(_ press: UIPress, _ phase: KeyPress.Phases) -> Bool {
        guard let key = press.key, let made = KeyPress(key, phase), filter.takes(made) else { return false }
        return action(made) == .handled
    }
}

extension KeyPress {
    /// A press of UIKit's; nil for a key that types nothing and has no name, as modifier keys.
    @MainActor fileprivate init?(_ key: UIKey, _ phase: Phases) {
        let named: [(UIKeyboardHIDUsage, KeyEquivalent)] = [
            (.keyboardUpArrow, .upArrow), (.keyboardDownArrow, .downArrow), (.keyboardLeftArrow, .leftArrow),
            (.keyboardRightArrow, .rightArrow), (.keyboardEscape, .escape), (.keyboardReturnOrEnter, .return),
            (.keyboardTab, .tab), (.keyboardDeleteOrBackspace, .delete), (.keyboardDeleteForward, .deleteForward),
            (.keyboardHome, .home), (.keyboardEnd, .end), (.keyboardPageUp, .pageUp), (.keyboardPageDown, .pageDown),
            (.keyboardSpacebar, .space),
        ]
        let name = named.first { $0.0 == key.keyCode }?.1
        guard let equivalent = name ?? key.charactersIgnoringModifiers.first.map({ KeyEquivalent($0) }) else {
            return nil
        }
        let flags = key.modifierFlags
        var modifiers: EventModifiers = []
        for one: EventModifiers in [.capsLock, .shift, .control, .option, .command, .numericPad]
        where flags.contains(one.platform) { modifiers.insert(one) }
        self.init(
            phase: phase, key: equivalent, characters: name.map { String($0.character) } ?? key.characters,
            modifiers: modifiers)
    }
}

extension View {
    /// Does something when a key is pressed while the view has the focus.
    @preconcurrency nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(filter: KeyPressFilter(keys: [key])) { _ in action() })
    }

    /// Does something when a key is pressed or let go while the view has the focus.
    @preconcurrency nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(filter: KeyPressFilter(phases: phases, keys: [key]), action: action))
    }

    /// Does something when one of several keys is pressed or let go while the view has the focus.
    @preconcurrency nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(filter: KeyPressFilter(phases: phases, keys: keys), action: action))
    }

    /// Does something when a key that types one of several characters is pressed or let go while the view has the focus.
    @preconcurrency nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(filter: KeyPressFilter(phases: phases, characters: characters), action: action))
    }

    /// Does something when any key is pressed or let go while the view has the focus.
    @preconcurrency nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(filter: KeyPressFilter(phases: phases), action: action))
    }
}
