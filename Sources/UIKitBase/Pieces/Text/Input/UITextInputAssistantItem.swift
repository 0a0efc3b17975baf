import Foundation

/// The shortcuts beside the suggestions above a tablet's keyboard. Kept and not shown (DEV-660).
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Bar buttons before the suggestions; empty by default. Kept (DEV-117).
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Bar buttons after the suggestions; empty by default. Kept (DEV-117).
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Whether a person may hide the shortcuts; default true. Kept (DEV-117).
    open var allowsHidingShortcuts = true

    override init() { super.init() }
}

@MainActor enum AssistantItems {
    static let store = AssociatedValues<UITextInputAssistantItem>()
}

extension UIResponder {
    /// Made when it is first asked for.
    var assistantItem: UITextInputAssistantItem {
        if let known = AssistantItems.store[self] { return known }
        let made = UITextInputAssistantItem()
        AssistantItems.store[self] = made
        return made
    }
}
