import Foundation

/// The shortcuts beside the suggestions above a tablet's keyboard. Kept and not shown: no keyboard is (DEV-078).
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var allowsHidingShortcuts = true

    override init() { super.init() }
}

@MainActor enum AssistantItems {
    static let store = AssociatedValues<UITextInputAssistantItem>()
}

/// Which gestures of editing (three fingers: undo, copy, paste) a responder takes.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none = 0
    case `default` = 1
}
