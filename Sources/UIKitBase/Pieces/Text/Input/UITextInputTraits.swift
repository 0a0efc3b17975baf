import Foundation

/// What a keyboard should be like for a responder. Every property is optional; a responder that leaves one out has its default.
///
/// A hardware keyboard heeds `isSecureTextEntry` alone; the others are kept for front ends (`TextInputState`).
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get }
    var autocorrectionType: UITextAutocorrectionType { get }
    var spellCheckingType: UITextSpellCheckingType { get }
    var smartQuotesType: UITextSmartQuotesType { get }
    var smartDashesType: UITextSmartDashesType { get }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    var inlinePredictionType: UITextInlinePredictionType { get }
    var writingToolsBehavior: UIWritingToolsBehavior { get }
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get }
    var keyboardType: UIKeyboardType { get }
    var keyboardAppearance: UIKeyboardAppearance { get }
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key is off while there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether what is typed is hidden and can't be copied.
    var isSecureTextEntry: Bool { get }
    var textContentType: UITextContentType! { get }
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    /// When the keyboard on the screen begins with a capital. Default `sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// Whether the keyboard on the screen corrects words. Default: where words are written.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// Whether misspelt words are looked for; `no` also ends corrections. Default: yes.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// Whether typed quotes become those of the language. Default: where words are written.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// Whether two hyphens become a dash. Default: where words are written.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// Whether spaces are set right around what is pasted or cut. Kept (DEV-078).
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// Whether the end of what is typed is foretold in the text. Kept (DEV-078): nothing is foretold.
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    /// The part of Writing Tools that the text takes. Default: as the system likes. Kept (DEV-1447): there are none.
    public var writingToolsBehavior: UIWritingToolsBehavior { .default }
    /// The results that Writing Tools may put into the text. Default: as the text can show. Kept (DEV-1447).
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { .default }
    /// Which keys the keyboard on the screen begins with. Default: letters.
    public var keyboardType: UIKeyboardType { .default }
    /// Whether the keyboard on the screen is light or dark. Default: as the interface.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// What the return key says. Default: what the language calls it.
    public var returnKeyType: UIReturnKeyType { .default }
    /// Whether the return key is off while there is no text. Default false.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// Whether what is typed is hidden and can't be copied. Default false.
    public var isSecureTextEntry: Bool { false }
    /// What the text is about, for filling it in. Default nil. Kept (DEV-078).
    public var textContentType: UITextContentType! { nil }
    /// What a generated password must look like. Default nil: no rules. Kept (DEV-078).
    public var passwordRules: UITextInputPasswordRules? { nil }
}

/// What a generated password must look like.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying {
    /// The rules as one text: `required: upper; minlength: 20;`. Not read here (DEV-078).
    public let passwordRulesDescriptor: String

    /// Makes rules of a text, which isn't checked.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// Reads rules from an archive; empty ones where it has none.
    public required init?(coder: NSCoder) {
        passwordRulesDescriptor = coder.decodeObject(of: NSString.self, forKey: "descriptor") as String? ?? ""
        super.init()
    }

    /// The rules themselves: they can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
