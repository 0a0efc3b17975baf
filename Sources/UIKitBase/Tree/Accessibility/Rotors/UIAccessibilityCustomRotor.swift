import Foundation

/// A way through an element's contents from one thing of a kind to the next.
open class UIAccessibilityCustomRotor: NSObject {
    /// The next thing from the predicate's current one on; nil at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Which way a rotor is turned: to the thing before, or to the thing after.
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
    /// Finds the thing before or after the present one; called with where to start and which way.
    open var itemSearchBlock: Search

    private dynamic init(_ text: AccessibilityText, _ type: SystemRotorType, _ search: @escaping Search) {
        self.text = text
        systemRotorType = type
        itemSearchBlock = search
        super.init()
    }

    /// Makes a rotor under a name of the app's own, with the block that finds what comes next.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(AccessibilityText(name), .none, itemSearchBlock)
    }
    /// Makes a rotor whose name has attributes, with the block that finds what comes next.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(AccessibilityText(attributedName), .none, itemSearchBlock)
    }
    /// Makes a rotor of a kind that the system names, with the block that finds what comes next.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(AccessibilityText(), type, itemSearchBlock)
    }

    // A trailing closure means the ones above.
    /// The same as `init(name:itemSearch:)`, under its other label.
    @_disfavoredOverload public convenience init(name: String, itemSearchBlock: @escaping Search) {
        self.init(name: name, itemSearch: itemSearchBlock)
    }
    /// The same as `init(attributedName:itemSearch:)`, under its other label.
    @_disfavoredOverload
    public convenience init(attributedName: NSAttributedString, itemSearchBlock: @escaping Search) {
        self.init(attributedName: attributedName, itemSearch: itemSearchBlock)
    }
    /// The same as `init(systemType:itemSearch:)`, under its other label.
    @_disfavoredOverload public convenience init(systemType type: SystemRotorType, itemSearchBlock: @escaping Search) {
        self.init(systemType: type, itemSearch: itemSearchBlock)
    }

    /// Setting this or `attributedName` sets the other.
    open var name: String {
        get { text.plain ?? "" }
        set { text.plain = newValue }
    }
    /// The name with its attributes. Setting this or `name` sets the other.
    open var attributedName: NSAttributedString {
        get { text.attributed ?? NSAttributedString(string: "") }
        set { text.attributed = newValue }
    }
}
