import Foundation
import PorticoObjC

/// A menu entry whose action goes up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    let selector: Selector
    /// A value of a property list that tells commands with the same action apart; nil for none.
    public let propertyList: Any?
    /// What the command is instead while further modifier keys are down.
    public let alternates: [UICommandAlternate]
    /// A longer title for a list of shortcuts. Kept: nothing lists them. Nil by default.
    open var discoverabilityTitle: String?
    /// How the entry looks and whether it can be chosen. Empty by default.
    open var attributes: UIMenuElement.Attributes
    /// Whether the entry is marked as on. `off` by default.
    open var state: UIMenuElement.State

    /// Makes a command without a subtitle, whose action goes up the responder chain.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, subtitle: nil, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Makes a command with a subtitle below its title, whose action goes up the responder chain.
    public init(
        title: String = "", subtitle: String?, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        selector = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Reads what `encode(with:)` writes.
    public required init?(coder: NSCoder) {
        selector = Selector(coder.presentObject(NSString.self, "action") as String? ?? "")
        let list = coder.presentObject(NSData.self, "propertyList").map { Data(referencing: $0) }
        propertyList = list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        let others: Any? =
            coder.containsValue(forKey: "alternates")
            ? coder.decodeObject(of: [NSArray.self, UICommandAlternate.self], forKey: "alternates") : nil
        alternates = others as? [UICommandAlternate] ?? []
        attributes = UIMenuElement.Attributes(rawValue: UInt(max(0, coder.decodeInteger(forKey: "attributes"))))
        state = UIMenuElement.State(rawValue: coder.decodeInteger(forKey: "state")) ?? .off
        discoverabilityTitle = coder.presentObject(NSString.self, "discoverabilityTitle") as String?
        super.init(coder: coder)
    }

    /// Writes all of the command, its alternates too; a property list that isn't one is left out.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(selector.name as NSString, forKey: "action")
        if let propertyList,
            let list = try? PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
        {
            coder.encode(list as NSData, forKey: "propertyList")
        }
        if !alternates.isEmpty { coder.encode(alternates as NSArray, forKey: "alternates") }
        coder.encode(Int(attributes.rawValue), forKey: "attributes")
        coder.encode(state.rawValue, forKey: "state")
        if let title = discoverabilityTitle { coder.encode(title as NSString, forKey: "discoverabilityTitle") }
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    /// The method that the command calls on the first responder that performs it.
    open var action: Selector { selector }

    open override func copy(with zone: NSZone? = nil) -> Any {
        UICommand(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Who sends the command, while it is performed; nil otherwise.
    public internal(set) var sender: Any?
    /// Where to present something from, while it is performed: the sender, if that is something with a place.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }

    /// Sends the action to `target`, or to the first responder on the way up from the first one that does it now. The action's sender
    /// is the command.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        perform(action, target: target)
    }

    func perform(_ action: Selector, target: Any?) {
        let start = FirstResponder.current ?? sender as? UIResponder ?? AppWindows.key
        guard let receiver = target ?? start?.target(forAction: action, withSender: self) else { return }
        Above.application.sendAction(action, to: receiver, from: self, for: nil)
    }
}

/// What a command is instead while other modifier keys are down.
@preconcurrency @MainActor open class UICommandAlternate: NSObject, @preconcurrency NSSecureCoding {
    /// The title that the entry has while the modifier keys are down.
    public let title: String
    /// The method that is called while the modifier keys are down.
    public let action: Selector
    /// The keys that are held besides those of the command.
    public let modifierFlags: UIKeyModifierFlags

    /// Makes an alternate for when further modifier keys are held.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }

    /// True: it can be decoded where only named classes are allowed.
    open class var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? ""
        action = Selector(coder.decodeObject(of: NSString.self, forKey: "action") as String? ?? "")
        modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
        super.init()
    }

    /// Writes title, action and modifier keys.
    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString, forKey: "title")
        coder.encode(action.name as NSString, forKey: "action")
        coder.encode(modifierFlags.rawValue, forKey: "modifierFlags")
    }
}
