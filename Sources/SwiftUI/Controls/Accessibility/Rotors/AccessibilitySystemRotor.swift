import UIKit

/// A kind of things that rotors go through and that the system has a name for.
public struct AccessibilitySystemRotor: Sendable {
    let platform: UIAccessibilityCustomRotor.SystemRotorType

    /// Links, which were followed before or not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        visited ? .init(platform: .visitedLink) : links
    }
    /// Links.
    public static var links: AccessibilitySystemRotor { .init(platform: .link) }
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        switch level {
        case .unspecified: headings
        case .h1: .init(platform: .headingLevel1)
        case .h2: .init(platform: .headingLevel2)
        case .h3: .init(platform: .headingLevel3)
        case .h4: .init(platform: .headingLevel4)
        case .h5: .init(platform: .headingLevel5)
        case .h6: .init(platform: .headingLevel6)
        }
    }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { .init(platform: .heading) }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { .init(platform: .boldText) }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { .init(platform: .italicText) }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { .init(platform: .underlineText) }
    /// Words that are misspelled.
    public static var misspelledWords: AccessibilitySystemRotor { .init(platform: .misspelledWord) }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { .init(platform: .image) }
    /// Fields for text.
    public static var textFields: AccessibilitySystemRotor { .init(platform: .textField) }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { .init(platform: .table) }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { .init(platform: .list) }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { .init(platform: .landmark) }
}
