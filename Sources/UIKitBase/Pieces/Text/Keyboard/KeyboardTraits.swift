/// What a responder wants of its keyboard, as it was when the keyboard came up or was loaded anew.
struct KeyboardTraits: Equatable {
    var type = UIKeyboardType.default
    var appearance = UIKeyboardAppearance.default
    var returnKey = UIReturnKeyType.default
    var isSecure = false
    var capitalization = UITextAutocapitalizationType.sentences
    var hasSmartQuotes = true
    var hasSmartDashes = true
    var corrects = true
    var needsText = false

    /// Words of a language are written with it, rather than addresses, names or numbers.
    static func isProse(_ type: UIKeyboardType) -> Bool {
        [.default, .twitter, .asciiCapable].contains(type)
    }

    static let standard = KeyboardTraits()

    private init() {}

    @MainActor init(_ input: any UIKeyInput) {
        type = input.keyboardType
        appearance = input.keyboardAppearance
        returnKey = input.returnKeyType
        isSecure = input.isSecureTextEntry
        let isProse = Self.isProse(type) && !isSecure
        let isWritten = isProse || [.webSearch, .namePhonePad].contains(type) && !isSecure
        capitalization = isWritten ? input.autocapitalizationType : .none
        hasSmartQuotes = input.smartQuotesType == .yes || (input.smartQuotesType == .default && isProse)
        hasSmartDashes = input.smartDashesType == .yes || (input.smartDashesType == .default && isProse)
        let mayCorrect = input.autocorrectionType != .no && input.spellCheckingType != .no
        corrects = (isProse || type == .webSearch && !isSecure) && mayCorrect
        needsText = input.enablesReturnKeyAutomatically
    }

    /// Whether misspelt words of a text are marked: where words are written, and neither addresses nor what nobody may read. By itself only
    /// where words are corrected, too.
    @MainActor static func marksSpelling(of input: any UITextInputTraits) -> Bool {
        guard !input.isSecureTextEntry, isProse(input.keyboardType) || input.keyboardType == .webSearch else {
            return false
        }
        if let content = input.textContentType, contentsWithoutWords.contains(content) { return false }
        return switch input.spellCheckingType {
        case .no: false
        case .yes: true
        case .default: input.autocorrectionType != .no
        }
    }

    private static let contentsWithoutWords: Set<UITextContentType> = [
        .username, .password, .newPassword, .oneTimeCode, .emailAddress, .URL, .telephoneNumber, .postalCode,
        .creditCardNumber,
    ]

    /// What the return key says; nil: what the language calls it.
    var returnTitle: String? {
        switch returnKey {
        case .default: nil
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency"
        case .continue: "continue"
        }
    }

    var showsSuggestions: Bool { corrects }

    /// Whether letters become other text: not in addresses, and not where nobody may read it.
    var composes: Bool { !isSecure && (Self.isProse(type) || type == .webSearch) && type != .asciiCapable }
}
