import Foundation
import PorticoNib

/// A text input whose traits a document sets.
@MainActor protocol NibTextInput: UITextInputTraits {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

extension UITextField: NibTextInput {}
extension UITextView: NibTextInput {}

/// `textInputTraits` of a document, which fields and text views have.
@MainActor struct NibTextTraits {
    private let node: NibNode

    init(_ node: NibNode) { self.node = node }

    func setTraits(of input: some NibTextInput) {
        input.autocapitalizationType = autocapitalization
        if let value = yesNo("autocorrectionType") { input.autocorrectionType = value ? .yes : .no }
        if let value = yesNo("spellCheckingType") { input.spellCheckingType = value ? .yes : .no }
        if let value = yesNo("smartQuotesType") { input.smartQuotesType = value ? .yes : .no }
        if let value = yesNo("smartDashesType") { input.smartDashesType = value ? .yes : .no }
        if let value = yesNo("smartInsertDeleteType") { input.smartInsertDeleteType = value ? .yes : .no }
        input.keyboardType = keyboard
        input.keyboardAppearance = appearance
        input.returnKeyType = returnKey
        input.enablesReturnKeyAutomatically = node.flag("enablesReturnKeyAutomatically") ?? false
        input.isSecureTextEntry = node.flag("secureTextEntry") ?? false
        if let type = node.string("textContentType") { input.textContentType = UITextContentType(rawValue: type) }
    }

    private func yesNo(_ name: String) -> Bool? {
        switch node.string(name) {
        case "yes": true
        case "no": false
        default: nil
        }
    }

    /// A document that has traits and says nothing of this one means none.
    private var autocapitalization: UITextAutocapitalizationType {
        switch node.string("autocapitalizationType") {
        case "words": .words
        case "sentences": .sentences
        case "allCharacters": .allCharacters
        default: .none
        }
    }

    private var keyboard: UIKeyboardType {
        switch node.string("keyboardType") {
        case "alphabet", "asciiCapable": .asciiCapable
        case "numbersAndPunctuation": .numbersAndPunctuation
        case "URL": .URL
        case "numberPad": .numberPad
        case "phonePad": .phonePad
        case "namePhonePad": .namePhonePad
        case "emailAddress": .emailAddress
        case "decimalPad": .decimalPad
        case "twitter": .twitter
        case "webSearch": .webSearch
        case "asciiCapableNumberPad": .asciiCapableNumberPad
        default: .default
        }
    }

    private var appearance: UIKeyboardAppearance {
        switch node.string("keyboardAppearance") {
        case "alert", "dark": .dark
        case "light": .light
        default: .default
        }
    }

    private var returnKey: UIReturnKeyType {
        switch node.string("returnKeyType") {
        case "go": .go
        case "google": .google
        case "join": .join
        case "next": .next
        case "route": .route
        case "search": .search
        case "send": .send
        case "yahoo": .yahoo
        case "done": .done
        case "emergencyCall": .emergencyCall
        case "continue": .continue
        default: .default
        }
    }
}
