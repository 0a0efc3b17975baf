import UIKit

/// What an element is to someone who can't see it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt64

    private init(_ bits: UInt64) { self.bits = bits }

    public init() { bits = 0 }

    public static let isButton = AccessibilityTraits(1)
    public static let isHeader = AccessibilityTraits(1 << 1)
    public static let isSelected = AccessibilityTraits(1 << 2)
    public static let isLink = AccessibilityTraits(1 << 3)
    public static let isSearchField = AccessibilityTraits(1 << 4)
    public static let isImage = AccessibilityTraits(1 << 5)
    public static let playsSound = AccessibilityTraits(1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(1 << 7)
    public static let isStaticText = AccessibilityTraits(1 << 8)
    public static let isSummaryElement = AccessibilityTraits(1 << 9)
    public static let updatesFrequently = AccessibilityTraits(1 << 10)
    public static let startsMediaSession = AccessibilityTraits(1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(1 << 12)
    public static let causesPageTurn = AccessibilityTraits(1 << 13)
    public static let isModal = AccessibilityTraits(1 << 14)
    public static let isToggle = AccessibilityTraits(1 << 15)
    public static let isTabBar = AccessibilityTraits(1 << 16)

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits | other.bits) }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits & other.bits) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits ^ other.bits) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.bits == 0 ? nil : common
    }

    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.bits == 0 ? nil : common
    }

    /// UIKit's form; whether an element is modal is no trait there.
    package var platform: UIAccessibilityTraits {
        let table: [(AccessibilityTraits, UIAccessibilityTraits)] = [
            (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
            (.isSearchField, .searchField), (.isImage, .image), (.playsSound, .playsSound),
            (.isKeyboardKey, .keyboardKey), (.isStaticText, .staticText), (.isSummaryElement, .summaryElement),
            (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
            (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
            (.isToggle, .toggleButton), (.isTabBar, .tabBar),
        ]
        return table.reduce(into: UIAccessibilityTraits()) { if contains($1.0) { $0.formUnion($1.1) } }
    }
}

/// What becomes of the elements in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case ignore, contain, combine }

    let kind: Kind

    /// They aren't there.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They are elements of their own in a container.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// They are one element, which has the labels of all.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The direction in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// The level of a heading.
@frozen public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// What one of two elements that belong together is.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}
