import Foundation

/// Has a say in the editing of a text field, and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Before the field becomes first responder; false keeps it from that. True by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Before the field resigns; false keeps it first responder, unless it has to go. True by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Instead of the one without a reason, where both are there.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Before a person's change. The range is in UTF-16 units; an empty string deletes. True by default.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// The clear button was tapped, or editing begins in a field that clears itself then. True by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// The return key was pressed; true, the default, sends the field's events for it.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// What the edit menu over some text holds; nil, the default, shows what the system suggests.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    /// Whether the field may become first responder. Default true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { OptionalCall.missing(true) }
    /// Editing has begun, after the control event. Optional.
    public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalCall.missing(()) }
    /// Whether the field may resign; asked in vain where it has to go. Default true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { OptionalCall.missing(true) }
    /// Editing has ended, after the control event; the reason is `committed` here. Optional: without it the method without a reason is
    /// called.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        OptionalCall.missing(())
    }
    /// Editing has ended, after the control event; called where the method with a reason isn't there. Optional.
    public func textFieldDidEndEditing(_ textField: UITextField) { OptionalCall.missing(()) }
    /// Whether a person's change may be made. Default true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { OptionalCall.missing(true) }
    /// The selection has moved, whoever moved it. Optional.
    public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalCall.missing(()) }
    /// Whether the clear button, or the beginning of editing, takes the text away. Default true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { OptionalCall.missing(true) }
    /// Whether the return key sends `editingDidEndOnExit` and `primaryActionTriggered`. Default true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { OptionalCall.missing(true) }
    /// The edit menu over some text. Default nil: what the system suggests.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { OptionalCall.missing(nil) }
    /// The field's edit menu is about to appear; animations that are added run beside its own. Optional.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { OptionalCall.missing(()) }
    /// The field's edit menu is about to go. Optional.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { OptionalCall.missing(()) }
}
