import UIKit

/// The word on the keyboard's return key.
public struct SubmitLabel: Hashable, Sendable {
    /// UIKit's form.
    package let returnKey: UIReturnKeyType

    public static var done: SubmitLabel { SubmitLabel(returnKey: .done) }
    public static var go: SubmitLabel { SubmitLabel(returnKey: .go) }
    public static var send: SubmitLabel { SubmitLabel(returnKey: .send) }
    public static var join: SubmitLabel { SubmitLabel(returnKey: .join) }
    public static var route: SubmitLabel { SubmitLabel(returnKey: .route) }
    public static var search: SubmitLabel { SubmitLabel(returnKey: .search) }
    public static var `return`: SubmitLabel { SubmitLabel(returnKey: .default) }
    public static var next: SubmitLabel { SubmitLabel(returnKey: .next) }
    public static var `continue`: SubmitLabel { SubmitLabel(returnKey: .continue) }
}

/// What makes a view's `onSubmit` run.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Fields of text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters of what is typed become capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
    /// UIKit's form.
    package let platform: UITextAutocapitalizationType

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(platform: .none) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(platform: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(platform: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(platform: .allCharacters) }

    private init(platform: UITextAutocapitalizationType) { self.platform = platform }

    /// Creates the value of one of UIKit's.
    public init?(_ type: UITextAutocapitalizationType) { platform = type }
}
