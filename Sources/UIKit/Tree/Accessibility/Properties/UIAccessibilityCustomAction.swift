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

    private init(_ text: AccessibilityText, image: UIImage?, handler: Handler?, target: Any?, action: Selector?) {
        self.text = text
        self.image = image
        self.action = action
        super.init()
        actionHandler = handler
        self.target = target as AnyObject?
    }

    /// - Parameter selector: takes the action, or nothing; returns a `Bool`: whether it could be done.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(AccessibilityText(name), image: nil, handler: nil, target: target, action: selector)
    }
    /// Makes an action with a picture beside its name, which calls `selector` on the target and asks whether it could be done.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(AccessibilityText(name), image: image, handler: nil, target: target, action: selector)
    }
    /// Makes an action whose name has attributes, and which calls `selector` on the target.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(AccessibilityText(attributedName), image: nil, handler: nil, target: target, action: selector)
    }
    /// Makes an action with a picture, whose name has attributes, and which calls `selector` on the target.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(AccessibilityText(attributedName), image: image, handler: nil, target: target, action: selector)
    }
    /// Makes an action that calls a handler, which returns whether it could be done.
    public convenience init(name: String, actionHandler: @escaping Handler) {
        self.init(AccessibilityText(name), image: nil, handler: actionHandler, target: nil, action: nil)
    }
    /// Makes an action with a picture beside its name that calls a handler.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(AccessibilityText(name), image: image, handler: actionHandler, target: nil, action: nil)
    }
    /// Makes an action whose name has attributes and that calls a handler.
    public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.init(AccessibilityText(attributedName), image: nil, handler: actionHandler, target: nil, action: nil)
    }
    /// Makes an action with a picture, whose name has attributes, and that calls a handler.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(AccessibilityText(attributedName), image: image, handler: actionHandler, target: nil, action: nil)
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
