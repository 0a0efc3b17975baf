import CoreGraphics
import Foundation
import PorticoObjC

/// The edit menu over a field's selection or caret.
///
/// - From: touches
/// - To: `EditMenuPresenter`, `UITextFieldDelegate`
extension UITextField: EditMenuOwner {
    func showEditMenu() {
        guard isFirstResponder, window != nil else { return }
        EditMenuPresenter.show(self)
    }

    func hideEditMenu() { EditMenuPresenter.dismiss(self, animated: true) }

    var menuView: UIView? { self }
    var menuResponder: UIResponder? { self }
    var menuArrow: UIEditMenuArrowDirection { .automatic }
    var menuSender: Any? { self }

    /// The selection or the caret, as far as the field shows it.
    var menuTarget: CGRect {
        let selection = editor.selection
        let rects = selection.length > 0 ? rects(of: selection) : []
        let rect = rects.dropFirst().reduce(rects.first ?? caret(at: selection.location)) { $0.union($1) }
        let shown = rect.intersection(bounds)
        return shown.isNull ? bounds : shown
    }

    func menuElements(suggested: [UIMenuElement]) -> [UIMenuElement] {
        let suggested = suggested + UIMenuController.shared.itemCommands
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
        willDismissEditMenu(animator: animator)
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "textField:willDismissEditMenuWithAnimator:") {
            delegate.textField(self, willDismissEditMenuWith: animator)
        }
    }

    func menuDidHide() {}
}
