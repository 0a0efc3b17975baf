import Foundation

/// A bar of a controller's own at the lower edge of the screen, its input accessory view, which stands there while the controller, or
/// a view in it, is first responder.
///
/// - From: `AppearanceTransition`, `ModalPresenter`
/// - To: `FirstResponder`
extension UIViewController {
    /// Makes the controller first responder, as UIKit does by itself where nobody else is (DEV-739). Who can't become that isn't asked
    /// for a bar.
    func takeInputBar() {
        guard FirstResponder.current == nil, appearance.phase == .appeared, canBecomeFirstResponder,
            viewIfLoaded?.window?.isHidden == false, effectivePresented == nil,
            inputAccessoryView != nil || inputAccessoryViewController != nil
        else { return }
        becomeFirstResponder()
    }

    /// What is presented covers the bar, too: the bar would stand above it.
    func leaveInputBar() {
        // What is edited in the bar comes before the controller whose bar it is; when it ends, the controller is first responder.
        if let edited = FirstResponder.current as? UIView, let holder = edited.holderOfInputBar,
            holder.topmostAncestor === topmostAncestor
        {
            edited.resignFirstResponder()
        }
        guard let holder = FirstResponder.current as? UIViewController,
            holder.inputAccessoryView != nil || holder.inputAccessoryViewController != nil,
            holder.topmostAncestor === topmostAncestor
        else { return }
        holder.resignFirstResponder()
    }

    /// What was presented has gone: the bar of who is seen again comes back, the innermost controller's first.
    func returnInputBar() {
        for child in children { child.returnInputBar() }
        takeInputBar()
    }
}

extension UIView {
    /// The controller whose bar the view is in; nil for a view that isn't in one.
    fileprivate var holderOfInputBar: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first { isDescendant(of: $0.inputAccessoryView ?? $0.inputAccessoryViewController?.viewIfLoaded) }
    }

    private func isDescendant(of bar: UIView?) -> Bool { bar.map { isDescendant(of: $0) } ?? false }
}
