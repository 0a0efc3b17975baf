import CoreGraphics
import Foundation

/// A keyboard, or what stands above one, with a controller: a responder gives it as its `inputViewController` or
/// `inputAccessoryViewController`.
///
/// - From: `InputPanel`
/// - To: `UITextDocumentProxy`, the first responder
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    private lazy var proxy = DocumentProxy()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads the controller from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The controller's view, where that is an input view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    open override func loadView() {
        if loadFromNib() { return }
        let made = UIInputView(
            frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0), inputViewStyle: .keyboard)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    /// The text that is edited, as far as a keyboard sees it.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    /// What it is for; nil: not for one language.
    open var primaryLanguage: String?
    /// Whether the keyboard brings its own key for dictation; default false. Kept (DEV-212).
    open var hasDictationKey = false
    /// An app's own keyboard may do what the app may.
    open var hasFullAccess: Bool { true }
    /// There is no other keyboard to switch to.
    open var needsInputModeSwitchKey: Bool { false }
    /// Puts the keyboard away: the first responder resigns.
    open func dismissKeyboard() { FirstResponder.current?.resignFirstResponder() }
    /// Does nothing: there is no other keyboard (DEV-212).
    open func advanceToNextInputMode() {}
    /// Does nothing: there is no list of keyboards (DEV-212).
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Names of the person's contacts and abbreviations: there are none.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { MainActor.assumeIsolated { done(UILexicon()) } }
    }
    /// Names of the person's contacts and abbreviations: there are none, at once (DEV-212).
    open func requestSupplementaryLexicon() async -> UILexicon { UILexicon() }
}

/// What a keyboard may do with the text.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// What a person may have meant by letters: names of contacts, abbreviations. Empty here (DEV-212).
@preconcurrency @MainActor open class UILexicon: NSObject {
    /// All pairs, in no order. Always empty.
    open var entries: [UILexiconEntry] { [] }
    override init() { super.init() }
}

/// A pair of what is typed and what it stands for.
@preconcurrency @MainActor open class UILexiconEntry: NSObject {
    /// What belongs in the text.
    public let documentText: String
    /// What the person types for it.
    public let userInput: String

    init(documentText: String, userInput: String) {
        (self.documentText, self.userInput) = (documentText, userInput)
        super.init()
    }
}

/// Hands everything to the first responder.
@MainActor private final class DocumentProxy: NSObject, UITextDocumentProxy {
    let documentIdentifier = UUID()
    private var keys: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }
    private var text: (any UITextInput)? { FirstResponder.current as? any UITextInput }

    var hasText: Bool { keys?.hasText ?? false }
    func insertText(_ text: String) { keys?.insertText(text) }
    func deleteBackward() { keys?.deleteBackward() }

    var documentInputMode: UITextInputMode? { FirstResponder.current?.textInputMode }
    var documentContextBeforeInput: String? {
        guard let text, let range = text.selectedTextRange else { return nil }
        return text.textRange(from: text.beginningOfDocument, to: range.start).flatMap { text.text(in: $0) }
    }
    var documentContextAfterInput: String? {
        guard let text, let range = text.selectedTextRange else { return nil }
        return text.textRange(from: range.end, to: text.endOfDocument).flatMap { text.text(in: $0) }
    }
    var selectedText: String? {
        guard let text, let range = text.selectedTextRange, !range.isEmpty else { return nil }
        return text.text(in: range)
    }
    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let text, let range = text.selectedTextRange,
            let place = text.position(from: range.start, offset: offset)
        else { return }
        text.selectedTextRange = text.textRange(from: place, to: place)
    }
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        text?.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { text?.unmarkText() }
}
