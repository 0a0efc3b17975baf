import CoreGraphics
import Foundation
import PorticoHost

/// What follows from a change of the first responder: its input views come up, and the host hears where text goes.
///
/// - From: `FirstResponder`, `UITextField`
/// - To: `InputPanel`, `AppMessage.textInput`
@MainActor enum TextInputSession {
    @InSession private static var depth = 0
    @InSession private static var told: TextInputState? = nil

    /// While one responder gives way to the next, nothing is taken away that the next one may want.
    static func whileChanging(_ body: () -> Bool) -> Bool {
        depth += 1
        let result = body()
        depth -= 1
        return result
    }

    static func firstResponderChanged() {
        guard depth == 0 else { return }
        TextInputListener.followInput(FirstResponder.current)
        TextInteractions.firstResponderChanged()
        InputPanel.shared.update(for: FirstResponder.current)
        tell()
    }

    /// The caret or the traits of the first responder may have changed.
    static func tell() {
        SoftwareKeyboard.shared.textChanged()
        guard let tellShell = Above.application.tellShell else {
            told = nil
            return
        }
        let state = state
        guard state != told else { return }
        told = state
        tellShell(.textInput(state))
    }

    private static var state: TextInputState? {
        guard TextRouter.takesText, let input = FirstResponder.current as? any UIKeyInput else { return nil }
        return TextInputState(
            keyboardType: input.keyboardType.rawValue, isSecure: input.isSecureTextEntry, caret: caret(of: input))
    }

    private static func caret(of input: any UIKeyInput) -> [Double]? {
        guard let input = input as? any UITextInput, let position = input.selectedTextRange?.end else { return nil }
        let view = input.textInputView
        guard let window = view.window else { return nil }
        let rect = window.convert(view.convert(input.caretRect(for: position), to: nil), to: nil)
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
        return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }
}
