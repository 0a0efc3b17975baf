import Foundation
import PorticoObjC

/// Something that can be done with an element besides using it, offered by name.
open class UIAccessibilityCustomAction: NSObject {
    /// Says whether it could be done.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    private var text = AccessibilityText()
    private var action: Selector?

    public override init() {
        super.init()
    }

    // A subclass may call each of them, so none is a convenience.

    /// - Parameter selector: takes the action, or nothing; returns a `Bool`: whether it could be done.
    public init(name: String, target: Any?, selector: Selector) {
        text = AccessibilityText(name)
        action = selector
        super.init()
        self.target = target as AnyObject?
    }
    /// Makes an action with a picture beside its name, which calls `selector` on the target and asks whether it could be done.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        text = AccessibilityText(name)
        action = selector
        super.init()
        self.image = image
        self.target = target as AnyObject?
    }
    /// Makes an action whose name has attributes, and which calls `selector` on the target.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        text = AccessibilityText(attributedName)
        action = selector
        super.init()
        self.target = target as AnyObject?
    }
    /// Makes an action with a picture, whose name has attributes, and which calls `selector` on the target.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        text = AccessibilityText(attributedName)
        action = selector
        super.init()
        self.image = image
        self.target = target as AnyObject?
    }
    /// Makes an action that calls a handler, which returns whether it could be done.
    public init(name: String, actionHandler: @escaping Handler) {
        text = AccessibilityText(name)
        super.init()
        self.actionHandler = actionHandler
    }
    /// Makes an action with a picture beside its name that calls a handler.
    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        text = AccessibilityText(name)
        super.init()
        self.image = image
        self.actionHandler = actionHandler
    }
    /// Makes an action whose name has attributes and that calls a handler.
    public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        text = AccessibilityText(attributedName)
        super.init()
        self.actionHandler = actionHandler
    }
    /// Makes an action with a picture, whose name has attributes, and that calls a handler.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        text = AccessibilityText(attributedName)
        super.init()
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Setting this or `attributedName` sets the other.
    open var name: String {
        get { text.plain ?? "" }
        set { text.plain = newValue }
    }
    /// The name with its attributes. Setting this or `name` sets the other.
    open var attributedName: NSAttributedString {
        get { text.attributed ?? NSAttributedString(string: "") }
        set { text.attributed = newValue }
    }
    /// A picture shown with the name; nil for none.
    open var image: UIImage?
    /// Not kept alive.
    open weak var target: AnyObject?
    /// Empty for an action that was made with a handler.
    open var selector: Selector {
        get { action ?? Selector("") }
        set { action = newValue }
    }
    /// Asked instead of the target.
    open var actionHandler: Handler?

    /// Does it, as an assistive technology would on a person's behalf.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let action else { return false }
        return PorticoObjC.perform(selector: action, on: target, with: [self]) as? Bool ?? true
    }
}
