import CoreGraphics
import Foundation

/// The caret while the keyboard is a trackpad: it follows the finger, and the insertion point is where it is nearest.
///
/// - From: `KeyboardView`
/// - To: `UITextInput`
@MainActor enum FloatingCursor {
    @InSession private static var start: CGPoint? = nil

    private static var input: (any UITextInput)? { FirstResponder.current as? any UITextInput }

    /// False where the first responder has no caret.
    static func begin() -> Bool {
        guard let input, let caret = input.selectedTextRange?.end else { return false }
        let rect = input.caretRect(for: caret)
        let point = CGPoint(x: rect.midX, y: rect.midY)
        start = point
        input.beginFloatingCursor(at: point)
        return true
    }

    static func move(by distance: CGPoint) {
        guard let start, let input else { return }
        input.updateFloatingCursor(at: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
    }

    static func end() {
        guard start != nil else { return }
        start = nil
        input?.endFloatingCursor()
    }
}

extension TextEditing where Self: UIView {
    /// The insertion point goes to where the cursor is.
    func floatCursor(to point: CGPoint) {
        editor.select(NSRange(location: offset(nearest: point), length: 0))
    }
}
