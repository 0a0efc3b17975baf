import UIKit

/// Assistive technologies, of which none runs here.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: UInt8

    private init(bits: UInt8) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = 0 }

    /// VoiceOver, which reads the screen aloud.
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: 1) }
    /// Switch Control, which is used with one or more switches.
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(bits: 2) }

    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        .init(bits: bits | other.bits)
    }
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        .init(bits: bits & other.bits)
    }
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        .init(bits: bits ^ other.bits)
    }
    public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { bits ^= other.bits }

    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.bits == 0 ? nil : common
    }

    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.bits == 0 ? nil : common
    }
}

/// Says at which of a view's elements an assistive technology is, and moves it.
///
/// None runs here. So the value stays what it is without one, `false` or nil, and setting it moves nothing: as on a device where
/// VoiceOver is off.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let none: Value

    /// A connection of an element to the state.
    @propertyWrapper public struct Binding {
        let none: Value

        /// The element at which an assistive technology is.
        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// Creates the state of one element.
    public init() where Value == Bool { none = false }
    /// Creates the state of one element for some technologies.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
    /// Creates the state of several elements, each with a value of its own.
    public init<T: Hashable>() where Value == T? { none = nil }
    /// Creates the state of several elements, each with a value of its own, for some technologies.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

    /// The element at which an assistive technology is.
    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    /// The connection that `accessibilityFocused` takes.
    public var projectedValue: Binding { Binding(none: none) }
}

extension View {
    /// Connects the view's element to a state that is on while an assistive technology is at it: never here.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }

    /// Connects the view's element to a state that has the value while an assistive technology is at it: never here.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Sets at which element an assistive technology begins in the view: none runs here.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }
}
