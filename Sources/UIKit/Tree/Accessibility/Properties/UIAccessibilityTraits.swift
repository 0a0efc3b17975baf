/// How an element behaves, or what it is to be treated as: a set of the values below.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public typealias ArrayLiteralElement = UIAccessibilityTraits
    public typealias Element = UIAccessibilityTraits

    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public init() {
        rawValue = 0
    }

    private init(bit: UInt64) {
        rawValue = 1 << bit
    }

    /// Nothing is known: takes all other traits away when it is set.
    public static var none: UIAccessibilityTraits { .init() }
    public static var button: UIAccessibilityTraits { .init(bit: 0) }
    public static var link: UIAccessibilityTraits { .init(bit: 1) }
    public static var image: UIAccessibilityTraits { .init(bit: 2) }
    public static var selected: UIAccessibilityTraits { .init(bit: 3) }
    /// Makes a sound of its own when it is activated.
    public static var playsSound: UIAccessibilityTraits { .init(bit: 4) }
    public static var keyboardKey: UIAccessibilityTraits { .init(bit: 5) }
    public static var staticText: UIAccessibilityTraits { .init(bit: 6) }
    /// Tells what is going on, when the app starts.
    public static var summaryElement: UIAccessibilityTraits { .init(bit: 7) }
    public static var notEnabled: UIAccessibilityTraits { .init(bit: 8) }
    /// Its label or value changes too often to be told of each time.
    public static var updatesFrequently: UIAccessibilityTraits { .init(bit: 9) }
    public static var searchField: UIAccessibilityTraits { .init(bit: 10) }
    public static var startsMediaSession: UIAccessibilityTraits { .init(bit: 11) }
    /// Takes `accessibilityIncrement()` and `accessibilityDecrement()`.
    public static var adjustable: UIAccessibilityTraits { .init(bit: 12) }
    public static var allowsDirectInteraction: UIAccessibilityTraits { .init(bit: 13) }
    /// Reading goes on with the next page when it has been read to its end.
    public static var causesPageTurn: UIAccessibilityTraits { .init(bit: 14) }
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
