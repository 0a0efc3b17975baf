import Foundation
import PorticoObjC

/// A key with modifiers that calls a method: the first responder that has it, on the way up from the first responder.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    private let keys: (input: String?, modifiers: UIKeyModifierFlags)
    /// Whether the command comes before what the system does with the key: text input, arrows.
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true

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

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

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

    public required init?(coder: NSCoder) {
        keys = (coder.decodeObject(of: NSString.self, forKey: "input") as String?, [])
        super.init(coder: coder)
    }

    open var input: String? { keys.input }
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

    public class var inputUpArrow: String { "UIKeyInputUpArrow" }
    public class var inputDownArrow: String { "UIKeyInputDownArrow" }
    public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    public class var inputRightArrow: String { "UIKeyInputRightArrow" }
    public class var inputEscape: String { "UIKeyInputEscape" }
    public class var inputPageUp: String { "UIKeyInputPageUp" }
    public class var inputPageDown: String { "UIKeyInputPageDown" }
    public class var inputHome: String { "UIKeyInputHome" }
    public class var inputEnd: String { "UIKeyInputEnd" }
    public class var inputDelete: String { "\u{8}" }
    public class var f1: String { "UIKeyInputF1" }
    public class var f2: String { "UIKeyInputF2" }
    public class var f3: String { "UIKeyInputF3" }
    public class var f4: String { "UIKeyInputF4" }
    public class var f5: String { "UIKeyInputF5" }
    public class var f6: String { "UIKeyInputF6" }
    public class var f7: String { "UIKeyInputF7" }
    public class var f8: String { "UIKeyInputF8" }
    public class var f9: String { "UIKeyInputF9" }
    public class var f10: String { "UIKeyInputF10" }
    public class var f11: String { "UIKeyInputF11" }
    public class var f12: String { "UIKeyInputF12" }
}
