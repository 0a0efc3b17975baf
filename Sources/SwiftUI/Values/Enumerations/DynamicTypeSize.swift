import UIKit

/// The user's text size.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of those for people who don't see well.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Creates the size of one of UIKit's; nil where it says none.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let found = Self.allCases.first(where: { $0.contentSizeCategory == uiSizeCategory }) else { return nil }
        self = found
    }

    /// UIKit's form.
    package var contentSizeCategory: UIContentSizeCategory {
        switch self {
        case .xSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .extraLarge
        case .xxLarge: .extraExtraLarge
        case .xxxLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
    }
}

extension UIContentSizeCategory {
    /// Creates UIKit's form of a size.
    public init(_ dynamicTypeSize: DynamicTypeSize?) { self = dynamicTypeSize?.contentSizeCategory ?? .unspecified }
}

/// The user's text size, by its older name.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of those for people who don't see well.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// Creates the size of one of UIKit's; nil where it says none.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }

    package init(_ size: DynamicTypeSize) {
        self = zip(DynamicTypeSize.allCases, Self.allCases).first { $0.0 == size }?.1 ?? .large
    }

    /// The size by its newer name.
    package var size: DynamicTypeSize {
        zip(DynamicTypeSize.allCases, Self.allCases).first { $0.1 == self }?.0 ?? .large
    }
}

extension ContentSizeCategory {
    /// Whether the first is the smaller size.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size < rhs.size }
    /// Whether the first is the smaller size, or both are the same.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size <= rhs.size }
    /// Whether the first is the larger size.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size > rhs.size }
    /// Whether the first is the larger size, or both are the same.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size >= rhs.size }
}
