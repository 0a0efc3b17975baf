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
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var smartQuotesType: UITextSmartQuotesType { .default }
    public var smartDashesType: UITextSmartDashesType { .default }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType! { nil }
    public var passwordRules: UITextInputPasswordRules? { nil }
}

/// What a generated password must look like.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    public required init?(coder: NSCoder) {
        passwordRulesDescriptor = coder.decodeObject(of: NSString.self, forKey: "descriptor") as String? ?? ""
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
