import Foundation

/// Something that a rotor has found: an element, or a stretch of its text.
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// Not kept alive.
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    public override init() {
        super.init()
    }

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
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    public override init() {
        super.init()
    }
}
