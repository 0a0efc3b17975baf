/// A responder that takes simple text: what is typed while it is the first responder.
///
/// - From: `TextRouter`
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that could be deleted.
    var hasText: Bool { get }
    /// Puts text where the insertion point is, in place of the selection.
    func insertText(_ text: String)
    /// Removes the selection, or the character before the insertion point.
    func deleteBackward()
}
