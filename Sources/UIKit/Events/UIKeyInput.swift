/// How a responder wants its keyboard.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

/// A responder that takes simple text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
