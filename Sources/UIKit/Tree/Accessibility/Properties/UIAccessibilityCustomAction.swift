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
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        text = AccessibilityText(name)
        action = selector
        super.init()
        self.image = image
        self.target = target as AnyObject?
    }
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        text = AccessibilityText(attributedName)
        action = selector
        super.init()
        self.target = target as AnyObject?
    }
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        text = AccessibilityText(attributedName)
        action = selector
        super.init()
        self.image = image
        self.target = target as AnyObject?
    }
    public init(name: String, actionHandler: @escaping Handler) {
        text = AccessibilityText(name)
        super.init()
        self.actionHandler = actionHandler
    }
    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        text = AccessibilityText(name)
        super.init()
        self.image = image
        self.actionHandler = actionHandler
    }
    public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        text = AccessibilityText(attributedName)
        super.init()
        self.actionHandler = actionHandler
    }
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
    open var attributedName: NSAttributedString {
        get { text.attributed ?? NSAttributedString(string: "") }
        set { text.attributed = newValue }
    }
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
