import Foundation

/// Something to search for that is offered below a search field.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What is spoken in the suggestion's place. Optional.
    var localizedDescription: String? { get }
    /// Optional.
    var iconImage: UIImage? { get }
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// What is spoken in the suggestion's place. Default nil: its text.
    public var localizedDescription: String? { OptionalCall.missing(nil) }
    /// What stands before the suggestion's text. Default nil: a magnifier.
    public var iconImage: UIImage? { OptionalCall.missing(nil) }
}

/// A suggestion with a text and perhaps an icon.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text that is shown; nil where the suggestion was made with attributes.
    public let localizedSuggestion: String?
    /// The text with attributes; nil where the suggestion was made without.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// What is spoken in its place; nil: the text.
    public let localizedDescription: String?
    /// What stands before the text; nil: a magnifier.
    public let iconImage: UIImage?
    /// What the app wants to find again when the suggestion is chosen; nil by default, never looked at.
    open var representedObject: Any?

    /// Makes a suggestion of a text, with what is spoken for it and an icon.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?)
    {
        localizedSuggestion = suggestion
        localizedAttributedSuggestion = nil
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    /// Makes a suggestion of a text, with a magnifier before it.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Makes a suggestion of a text, with what is spoken for it.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Makes a suggestion of a text with attributes, what is spoken for it and an icon.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        localizedSuggestion = nil
        localizedAttributedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    /// Makes a suggestion of a text with attributes, with a magnifier before it.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Makes a suggestion of a text with attributes, with what is spoken for it.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
    ) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }
}
