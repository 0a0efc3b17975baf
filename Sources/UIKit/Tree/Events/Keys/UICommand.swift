import Foundation
import PorticoObjC

/// A menu entry whose action goes up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    let selector: Selector
    public let propertyList: Any?
    public let alternates: [UICommandAlternate]
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, subtitle: nil, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

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

    public required init?(coder: NSCoder) {
        selector = Selector(coder.decodeObject(of: NSString.self, forKey: "action") as String? ?? "")
        propertyList = nil
        alternates = []
        attributes = []
        state = .off
        super.init(coder: coder)
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    open var action: Selector { selector }

    open override func copy(with zone: NSZone? = nil) -> Any {
        UICommand(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    public internal(set) var sender: Any?
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
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? ""
        action = Selector(coder.decodeObject(of: NSString.self, forKey: "action") as String? ?? "")
        modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString, forKey: "title")
        coder.encode(action.name as NSString, forKey: "action")
        coder.encode(modifierFlags.rawValue, forKey: "modifierFlags")
    }
}
