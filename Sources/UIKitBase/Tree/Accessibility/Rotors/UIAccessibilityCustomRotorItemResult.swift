import Foundation

/// Something that a rotor has found: an element, or a stretch of its text.
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// Not kept alive.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The stretch of the target's text that was found; nil: all of the target.
    open var targetRange: UITextRange?

    public override init() {
        super.init()
    }

    /// Makes a result from an element, which is not kept alive, and a stretch of its text, or nil for all of it.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        super.init()
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

/// From where a rotor is to look on, and which way.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Has no target at the first search.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way to look from the current item. `next` by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    public override init() {
        super.init()
    }
}
