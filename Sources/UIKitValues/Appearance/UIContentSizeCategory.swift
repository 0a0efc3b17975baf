import Foundation

/// The text size that the user prefers, of twelve.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No size is specified; fonts count it as `large`.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Body text of 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Body text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Body text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What a device starts with.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Body text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Body text of 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Body text of 23 points: the largest size outside of Accessibility.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Body text of 28 points, under Accessibility.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Body text of 33 points, under Accessibility.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Body text of 40 points, under Accessibility.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Body text of 47 points, under Accessibility.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Body text of 53 points, under Accessibility.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user chose another text size.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category (a `UIContentSizeCategory`) in the notification's user info.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The twelve, smallest first: the columns of the Dynamic Type table.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let columns = Dictionary(
        uniqueKeysWithValues: ordered.enumerated().map { ($0.element, $0.offset) })

    /// The column of the Dynamic Type table; an unknown category counts as `large`.
    var column: Int { Self.columns[self] ?? 3 }

    /// Whether this is one of the five larger sizes offered under Accessibility.
    public var isAccessibilityCategory: Bool { column >= 7 }
}

extension UIContentSizeCategory: Comparable {
    /// Smaller text sorts first.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.column < right.column
    }
}

/// A view that can follow the user's text size by itself.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether fonts made for a text style are replaced when the user's text size changes. `false` to begin with.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
