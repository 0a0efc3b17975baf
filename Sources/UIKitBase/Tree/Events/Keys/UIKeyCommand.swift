import Foundation
import PorticoObjC

/// A key with modifiers that calls a method: the first responder that has it, on the way up from the first responder.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    private let keys: (input: String?, modifiers: UIKeyModifierFlags)
    /// Whether the command comes before what the system does with the key: text input, arrows.
    open var wantsPriorityOverSystemBehavior = false
    /// Kept: keys are matched as they are given, whatever the keyboard's layout. True by default.
    open var allowsAutomaticLocalization = true
    /// Kept: left and right arrows are matched as they are given, whatever the reading direction. True by default.
    open var allowsAutomaticMirroring = true

    /// Makes a command for a key, named by what it types or by an `input…` or `f…` constant, with modifiers.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        keys = (input, modifierFlags)
        super.init(
            title: title, subtitle: nil, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIKeyCommand(
            title: title, image: image, action: action, input: input ?? "", modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        copy.subtitle = subtitle
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.allowsAutomaticLocalization = allowsAutomaticLocalization
        copy.allowsAutomaticMirroring = allowsAutomaticMirroring
        return copy
    }

    /// Makes a command without a title for a key with modifiers.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command for a key with modifiers, and a title for a list of shortcuts, which is kept.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// A command without a key and without an action.
    public init() {
        keys = (nil, [])
        super.init(subtitle: nil, action: Selector(""))
    }

    /// Reads what `encode(with:)` writes.
    public required init?(coder: NSCoder) {
        let modifiers = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
        keys = (coder.presentObject(NSString.self, "input") as String?, modifiers)
        super.init(coder: coder)
        wantsPriorityOverSystemBehavior = coder.decodeBool(forKey: "wantsPriority")
        allowsAutomaticLocalization = !coder.decodeBool(forKey: "isNotLocalized")
        allowsAutomaticMirroring = !coder.decodeBool(forKey: "isNotMirrored")
    }

    /// Writes the command with its key and modifiers.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let input { coder.encode(input as NSString, forKey: "input") }
        coder.encode(modifierFlags.rawValue, forKey: "modifierFlags")
        coder.encode(wantsPriorityOverSystemBehavior, forKey: "wantsPriority")
        coder.encode(!allowsAutomaticLocalization, forKey: "isNotLocalized")
        coder.encode(!allowsAutomaticMirroring, forKey: "isNotMirrored")
    }

    /// What the key types, or the constant that names it; nil for a command without a key.
    open var input: String? { keys.input }
    /// The modifiers that must be held, and no others but caps lock and the key pad's.
    open var modifierFlags: UIKeyModifierFlags { keys.modifiers }

    /// What the key with what is held down with it means: the command's own method, or that of an alternate, whose modifiers are held
    /// besides the command's. Caps lock and the key pad don't matter. nil for any other key.
    func action(for key: UIKey) -> Selector? {
        guard let input = keys.input, !attributes.contains(.disabled) else { return nil }
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        let held = key.modifierFlags.intersection(relevant)
        let own = keys.modifiers.intersection(relevant)
        guard input == key.characters || input.lowercased() == key.charactersIgnoringModifiers else { return nil }
        if held == own { return action }
        return alternates.first { own.union($0.modifierFlags.intersection(relevant)) == held }?.action
    }

    /// Names the arrow key that points up.
    nonisolated public class var inputUpArrow: String { "UIKeyInputUpArrow" }
    /// Names the arrow key that points down.
    nonisolated public class var inputDownArrow: String { "UIKeyInputDownArrow" }
    /// Names the arrow key that points left.
    nonisolated public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    /// Names the arrow key that points right.
    nonisolated public class var inputRightArrow: String { "UIKeyInputRightArrow" }
    /// Names the escape key.
    nonisolated public class var inputEscape: String { "UIKeyInputEscape" }
    /// Names the page up key.
    nonisolated public class var inputPageUp: String { "UIKeyInputPageUp" }
    /// Names the page down key.
    nonisolated public class var inputPageDown: String { "UIKeyInputPageDown" }
    /// Names the home key.
    nonisolated public class var inputHome: String { "UIKeyInputHome" }
    /// Names the end key.
    nonisolated public class var inputEnd: String { "UIKeyInputEnd" }
    /// Names the backspace key, by the character that it sends.
    nonisolated public class var inputDelete: String { "\u{8}" }
    /// Names the function key F1.
    nonisolated public class var f1: String { "UIKeyInputF1" }
    /// Names the function key F2.
    nonisolated public class var f2: String { "UIKeyInputF2" }
    /// Names the function key F3.
    nonisolated public class var f3: String { "UIKeyInputF3" }
    /// Names the function key F4.
    nonisolated public class var f4: String { "UIKeyInputF4" }
    /// Names the function key F5.
    nonisolated public class var f5: String { "UIKeyInputF5" }
    /// Names the function key F6.
    nonisolated public class var f6: String { "UIKeyInputF6" }
    /// Names the function key F7.
    nonisolated public class var f7: String { "UIKeyInputF7" }
    /// Names the function key F8.
    nonisolated public class var f8: String { "UIKeyInputF8" }
    /// Names the function key F9.
    nonisolated public class var f9: String { "UIKeyInputF9" }
    /// Names the function key F10.
    nonisolated public class var f10: String { "UIKeyInputF10" }
    /// Names the function key F11.
    nonisolated public class var f11: String { "UIKeyInputF11" }
    /// Names the function key F12.
    nonisolated public class var f12: String { "UIKeyInputF12" }
}
