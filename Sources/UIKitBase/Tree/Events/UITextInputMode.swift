import Foundation

/// A language that text can be typed in.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    private let language: String?

    init(language: String?) {
        self.language = language
        super.init()
    }

    /// Reads the language from an archive.
    public required init?(coder: NSCoder) {
        language = coder.decodeObject(of: NSString.self, forKey: "primaryLanguage") as String?
        super.init()
    }

    /// A BCP 47 name: `en-US`.
    open var primaryLanguage: String? { language }

    /// The language of the user's locale; a hardware keyboard has no others.
    open class var activeInputModes: [UITextInputMode] {
        [UITextInputMode(language: Locale.current.identifier.replacingOccurrences(of: "_", with: "-"))]
    }

    /// Posted when the person has chosen another language on the keyboard.
    nonisolated public class var currentInputModeDidChangeNotification: NSNotification.Name {
        .init("UITextInputCurrentInputModeDidChangeNotification")
    }
}
