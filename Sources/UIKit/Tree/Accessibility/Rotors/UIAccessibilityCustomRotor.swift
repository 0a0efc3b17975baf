import Foundation

/// A way through an element's contents from one thing of a kind to the next.
open class UIAccessibilityCustomRotor: NSObject {
    /// The next thing from the predicate's current one on; nil at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    public enum Direction: Int, Sendable {
        case previous = 0
        case next = 1
    }

    /// The kinds that have a name in every language.
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    private var text: AccessibilityText
    /// `none` for a rotor with a name of its own.
    public let systemRotorType: SystemRotorType
    open var itemSearchBlock: Search

    private init(_ text: AccessibilityText, _ type: SystemRotorType, _ search: @escaping Search) {
        self.text = text
        systemRotorType = type
        itemSearchBlock = search
        super.init()
    }

    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(AccessibilityText(name), .none, itemSearchBlock)
    }
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(AccessibilityText(attributedName), .none, itemSearchBlock)
    }
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(AccessibilityText(), type, itemSearchBlock)
    }

    // A trailing closure means the ones above.
    @_disfavoredOverload public convenience init(name: String, itemSearchBlock: @escaping Search) {
        self.init(name: name, itemSearch: itemSearchBlock)
    }
    @_disfavoredOverload
    public convenience init(attributedName: NSAttributedString, itemSearchBlock: @escaping Search) {
        self.init(attributedName: attributedName, itemSearch: itemSearchBlock)
    }
    @_disfavoredOverload public convenience init(systemType type: SystemRotorType, itemSearchBlock: @escaping Search) {
        self.init(systemType: type, itemSearch: itemSearchBlock)
    }

    /// Setting this or `attributedName` sets the other.
    open var name: String {
        get { text.plain ?? "" }
        set { text.plain = newValue }
    }
    open var attributedName: NSAttributedString {
        get { text.attributed ?? NSAttributedString(string: "") }
        set { text.attributed = newValue }
    }
}
