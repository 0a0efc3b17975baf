import CoreGraphics
import Foundation

/// The loupe that follows a finger over a text, for gestures of the app's own.
///
/// - To: `TextLoupe`
@preconcurrency @MainActor open class UITextLoupeSession: NSObject {
    private weak var view: UIView?

    private init(in view: UIView) {
        self.view = view
        super.init()
    }

    /// Shows the loupe for a point of a view; nil for a view that is in no window.
    ///
    /// - Parameter selectionWidget: The cursor or handle that the loupe grows out of; here it grows out of the point.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> UITextLoupeSession? {
        guard interactionView.window != nil else { return nil }
        let session = UITextLoupeSession(in: interactionView)
        session.move(to: point, withCaretRect: .null, trackingCaret: false)
        return session
    }

    /// Moves the loupe.
    ///
    /// - Parameters:
    ///   - point: Where the finger is, in the view's coordinates.
    ///   - caretRect: Where the cursor is, in the view's coordinates; `null` where there is none.
    ///   - tracksCaret: Whether the loupe shows the cursor rather than the point.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard let view else { return }
        let place = CGRect(origin: point, size: .zero)
        TextLoupe.showPlace(tracksCaret && !caretRect.isNull ? caretRect : place, in: view, ink: view)
    }

    /// Takes the loupe away. A session that has ended can't be moved.
    open func invalidate() {
        guard view != nil else { return }
        view = nil
        TextLoupe.hide()
    }
}
