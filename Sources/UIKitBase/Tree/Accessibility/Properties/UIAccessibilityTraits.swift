/// How an element behaves, or what it is to be treated as: a set of the values below.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// What an array literal of traits is made of.
    public typealias ArrayLiteralElement = UIAccessibilityTraits
    /// A member of the set is a set itself.
    public typealias Element = UIAccessibilityTraits

    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The empty set: an element of no particular kind.
    public init() {
        rawValue = 0
    }

    private init(bit: UInt64) {
        rawValue = 1 << bit
    }

    /// Nothing is known: takes all other traits away when it is set.
    public static var none: UIAccessibilityTraits { .init() }
    /// Does something when it is tapped.
    public static var button: UIAccessibilityTraits { .init(bit: 0) }
    /// Leads elsewhere when it is tapped, as in text.
    public static var link: UIAccessibilityTraits { .init(bit: 1) }
    /// Shows a picture; combined with `button` or `link` where it can be used.
    public static var image: UIAccessibilityTraits { .init(bit: 2) }
    /// Is chosen at present: the tab shown, a marked row.
    public static var selected: UIAccessibilityTraits { .init(bit: 3) }
    /// Makes a sound of its own when it is activated.
    public static var playsSound: UIAccessibilityTraits { .init(bit: 4) }
    /// Types what it stands for, as a key does.
    public static var keyboardKey: UIAccessibilityTraits { .init(bit: 5) }
    /// Holds text that can't be edited.
    public static var staticText: UIAccessibilityTraits { .init(bit: 6) }
    /// Tells what is going on, when the app starts.
    public static var summaryElement: UIAccessibilityTraits { .init(bit: 7) }
    /// Can't be used at present, and doesn't react.
    public static var notEnabled: UIAccessibilityTraits { .init(bit: 8) }
    /// Its label or value changes too often to be told of each time.
    public static var updatesFrequently: UIAccessibilityTraits { .init(bit: 9) }
    /// Takes the text of a search.
    public static var searchField: UIAccessibilityTraits { .init(bit: 10) }
    /// Begins to play or record when it is activated, so that nothing should be spoken then.
    public static var startsMediaSession: UIAccessibilityTraits { .init(bit: 11) }
    /// Takes `accessibilityIncrement()` and `accessibilityDecrement()`.
    public static var adjustable: UIAccessibilityTraits { .init(bit: 12) }
    /// Takes touches as they are, without being read first: a piano, a drawing.
    public static var allowsDirectInteraction: UIAccessibilityTraits { .init(bit: 13) }
    /// Reading goes on with the next page when it has been read to its end.
    public static var causesPageTurn: UIAccessibilityTraits { .init(bit: 14) }
    /// Holds tabs, of which one is `selected`.
    public static var tabBar: UIAccessibilityTraits { .init(bit: 15) }
    /// Divides content into sections.
    public static var header: UIAccessibilityTraits { .init(bit: 16) }
    /// What a switch has besides `button`.
    package static var toggleButton: UIAccessibilityTraits { .init(bit: 53) }
}

extension UIAccessibilityTraits {
    private static let names: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
        (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
        (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
        (.tabBar, "tabBar"), (.header, "header"), (.toggleButton, "toggleButton"),
    ]

    /// The names of the traits that are in the set, in the order of their numbers.
    package var memberNames: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
