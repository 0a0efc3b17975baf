import Foundation

/// Tints of what lies behind an alert, a popover or a sheet are grey: what can't be used doesn't look as if it could.
extension UIPresentationController {
    /// Dims the presenter's view, or gives it back the mode that it had.
    func dimPresentersTint(_ dims: Bool) {
        guard dims != (tintBefore != nil), let view = presentingViewController.viewIfLoaded else { return }
        if dims {
            tintBefore = view.extras?.tintAdjustmentMode ?? .automatic
            view.tintAdjustmentMode = .dimmed
        } else if let before = tintBefore {
            tintBefore = nil
            // An app that has chosen another mode meanwhile keeps it.
            if view.tintAdjustmentMode == .dimmed { view.tintAdjustmentMode = before }
        }
    }
}
