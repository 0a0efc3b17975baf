import CoreGraphics
import Foundation
import PorticoObjC

/// The edit menu over a text view's selection or caret.
///
/// - From: gestures
/// - To: `EditMenuPresenter`, `UITextViewDelegate`
extension UITextView: EditMenuOwner {
    func menuElements(suggested: [UIMenuElement]) -> [UIMenuElement] {
        let suggested = spelling?.replacements ?? suggested + UIMenuController.shared.itemCommands
        if let delegate {
            let menu = OptionalCall.call(.event, delegate, "textView:editMenuForTextInRange:suggestedActions:") {
                delegate.textView(self, editMenuForTextIn: editor.selection, suggestedActions: suggested)
            }
            if let menu = menu ?? nil { return menu.children }
        }
        return editMenu(for: IndexedTextRange(editor.selection), suggestedActions: suggested)?.children ?? suggested
    }

    func menuWillShow(_ animator: MenuAnimator) {
        willPresentEditMenu(animator: animator)
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "textView:willPresentEditMenuWithAnimator:") {
            delegate.textView(self, willPresentEditMenuWith: animator)
        }
    }

    func menuDidShow() {}

    func menuWillHide(_ animator: MenuAnimator) {
        spelling?.endOffer()
        willDismissEditMenu(animator: animator)
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "textView:willDismissEditMenuWithAnimator:") {
            delegate.textView(self, willDismissEditMenuWith: animator)
        }
    }

    func menuDidHide() {}
}
