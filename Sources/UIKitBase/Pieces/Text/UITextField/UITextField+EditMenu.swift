import CoreGraphics
import Foundation
import PorticoObjC

/// The edit menu over a field's selection or caret.
///
/// - From: touches
/// - To: `EditMenuPresenter`, `UITextFieldDelegate`
extension UITextField: EditMenuOwner {
    func menuElements(suggested: [UIMenuElement]) -> [UIMenuElement] {
        let suggested = spelling?.replacements ?? suggested + UIMenuController.shared.itemCommands
        if let delegate {
            let menu = OptionalCall.call(.event, delegate, "textField:editMenuForCharactersInRange:suggestedActions:") {
                delegate.textField(self, editMenuForCharactersIn: editor.selection, suggestedActions: suggested)
            }
            if let menu = menu ?? nil { return menu.children }
        }
        return editMenu(for: IndexedTextRange(editor.selection), suggestedActions: suggested)?.children ?? suggested
    }

    func menuWillShow(_ animator: MenuAnimator) {
        willPresentEditMenu(animator: animator)
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "textField:willPresentEditMenuWithAnimator:") {
            delegate.textField(self, willPresentEditMenuWith: animator)
        }
    }

    func menuDidShow() {}

    func menuWillHide(_ animator: MenuAnimator) {
        spelling?.endOffer()
        willDismissEditMenu(animator: animator)
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "textField:willDismissEditMenuWithAnimator:") {
            delegate.textField(self, willDismissEditMenuWith: animator)
        }
    }

    func menuDidHide() {}
}
