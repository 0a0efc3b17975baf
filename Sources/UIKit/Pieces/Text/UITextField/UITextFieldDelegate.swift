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
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { OptionalCall.missing(true) }
    public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalCall.missing(()) }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { OptionalCall.missing(true) }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        OptionalCall.missing(())
    }
    public func textFieldDidEndEditing(_ textField: UITextField) { OptionalCall.missing(()) }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { OptionalCall.missing(true) }
    public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalCall.missing(()) }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { OptionalCall.missing(true) }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { OptionalCall.missing(true) }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { OptionalCall.missing(nil) }
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { OptionalCall.missing(()) }
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { OptionalCall.missing(()) }
}
