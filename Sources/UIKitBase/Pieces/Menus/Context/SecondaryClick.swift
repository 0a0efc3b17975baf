import CoreGraphics
import Foundation

/// The second button of a pointer: the menu of the innermost view that has one there opens at once; over a text field its edit menu
/// does. Beside a menu that is open it closes that.
///
/// - From: `HostEvent.secondaryClick`
/// - To: `UIContextMenuInteraction`
@MainActor package enum SecondaryClick {
    package static func deliver(at point: CGPoint) {
        ToolTipPresenter.shared.hide()
        guard let (window, hit) = AppWindows.hit(at: point, with: nil) else { return }
        let place = window.convertFromScreen(point)
        var view: UIView? = hit
        while let here = view {
            if let overlay = here as? ContextMenuOverlay { return overlay.secondaryClick(at: place, on: hit) }
            for case let interaction as UIContextMenuInteraction in here.interactions {
                guard let session = interaction.prepare(at: place) else { continue }
                if interaction.open(session, prefersCompact: true) { return }
            }
            if let field = here as? any UIView & TextEditing, field.isFirstResponder || field.becomeFirstResponder() {
                return field.showEditMenu()
            }
            view = here.superview
        }
    }
}
