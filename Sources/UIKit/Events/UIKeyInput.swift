/// How a responder wants its keyboard.
@MainActor public protocol UITextInputTraits: AnyObject {}

/// A responder that takes simple text.
@MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
