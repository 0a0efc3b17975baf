import Foundation

/// Says in words how the focus is, for the debugger's console.
@preconcurrency @MainActor open class UIFocusDebugger: NSObject {
    /// The item that has the focus.
    open class func status() -> any UIFocusDebuggerOutput {
        FocusDebuggerText(FocusEngine.shared.item.map { "The focused item is \($0)." } ?? "No item is focused.")
    }

    /// A list of what can be asked.
    open class func help() -> any UIFocusDebuggerOutput {
        FocusDebuggerText(
            """
            status(): the focused item
            checkFocusability(for:): why an item can't be focused
            simulateFocusUpdateRequest(from:), preferredFocusEnvironments(for:): where a request leads
            focusGroups(for:): the group of an environment
            """)
    }

    /// Why an item can't be focused, or that it can.
    open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        var reasons: [String] = []
        if !FocusEngine.isAvailable { reasons.append("The device has no focus system.") }
        if !FocusEngine.isOnScreen(item) { reasons.append("It is in no window that is shown.") }
        if !item.canBecomeFocused { reasons.append("canBecomeFocused is false.") }
        for case let view as UIView in FocusPath.outwards(from: item) {
            if view.isHidden { reasons.append("\(view) is hidden.") }
            if view.alpha <= 0.01 { reasons.append("\(view) is transparent.") }
            if !view.isUserInteractionEnabled { reasons.append("\(view) has user interaction disabled.") }
            if view !== item, view.canBecomeFocused { reasons.append("\(view) around it can be focused.") }
        }
        return FocusDebuggerText(reasons.isEmpty ? "\(item) can be focused." : reasons.joined(separator: "\n"))
    }

    /// The item that a request to an environment leads to.
    open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        preferredFocusEnvironments(for: environment)
    }

    /// The item that the preferred environments of one lead to.
    open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        FocusDebuggerText(FocusItems.preferred(in: environment).map { "\($0)" } ?? "No item in it can be focused.")
    }

    /// The group of an environment.
    open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        FocusDebuggerText(FocusItems.group(of: environment))
    }
}

/// A text of the debugger's: its description.
@preconcurrency @MainActor public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

private final class FocusDebuggerText: NSObject, UIFocusDebuggerOutput {
    private nonisolated let text: String
    init(_ text: String) {
        self.text = text
        super.init()
    }
    override nonisolated var description: String { text }
}
