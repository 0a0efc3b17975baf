import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// An object that can answer events. What it does not handle goes on to `next`: view → controller → superview → window
/// → application → application delegate.
///
/// - From: `TouchDelivery`
/// - To: `UIResponder.next`
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
    public override init() {
        super.init()
    }

    /// The responder that gets what this one does not handle; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Keys that call methods while this responder is on the way up from the first responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Motion and remote control

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: First responder

    /// Whether this responder may get keyboard input; false unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Makes this the first responder of its window. False when it may not, or the present one does not resign.
    @discardableResult open func becomeFirstResponder() -> Bool {
        FirstResponder.become(self)
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        FirstResponder.resign(self)
    }

    open var inputView: UIView? { nil }

    open var inputAccessoryView: UIView? { nil }

    /// Shows the present input and accessory view of the first responder, at their present sizes.
    open func reloadInputViews() { InputPanel.shared.reload(for: self) }

    /// The input mode of the keyboard; nil: the user's. Kept for nobody: a hardware keyboard has its own.
    open var textInputMode: UITextInputMode? { nil }

    /// Names the input mode that the keyboard remembers for this responder.
    open var textInputContextIdentifier: String? { nil }

    // MARK: Actions

    /// Whether this responder handles `action` now; true where it has such a method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        StandardEdit.isOverridden(action, by: type(of: self)) ?? responds(to: action)
    }

    /// The first object of the chain that handles `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if candidate.canPerformAction(action, withSender: sender) { return candidate }
            responder = candidate.next
        }
        return nil
    }

    /// Changes the menus of a system while they are built. Does nothing by itself.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Says how a command of a menu is now, before it is shown or its key performs it: sets its title, image, state and attributes. Asked
    /// of the responder that would perform it.
    open func validate(_ command: UICommand) {}

    // What a responder doesn't override does nothing, and `canPerformAction` doesn't offer it.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}

    open var undoManager: UndoManager? { next?.undoManager }

    open var userActivity: NSUserActivity? {
        get { UserActivities.store[self] }
        set { UserActivities.store[self] = newValue }
    }

    open func updateUserActivityState(_ activity: NSUserActivity) {}

    open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

extension UIResponder {
    public class var keyboardWillShowNotification: NSNotification.Name { .init("UIKeyboardWillShowNotification") }
    public class var keyboardDidShowNotification: NSNotification.Name { .init("UIKeyboardDidShowNotification") }
    public class var keyboardWillHideNotification: NSNotification.Name { .init("UIKeyboardWillHideNotification") }
    public class var keyboardDidHideNotification: NSNotification.Name { .init("UIKeyboardDidHideNotification") }
    public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        .init("UIKeyboardWillChangeFrameNotification")
    }
    public class var keyboardDidChangeFrameNotification: NSNotification.Name {
        .init("UIKeyboardDidChangeFrameNotification")
    }
    public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
